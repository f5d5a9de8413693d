/**
 * What every page does once it is there: it takes on the colours that are liked, and has the service
 * worker keep it, which helps only the next visit.
 */

import { applyTheme, keptSettings } from "../session/settings-storage.js";

applyTheme(keptSettings());

if ("serviceWorker" in navigator) {
  const { serviceWorker } = navigator;
  const register = async () => {
    try {
      await serviceWorker.register("/sw.js");
      // A page that was on its way before there was a worker has passed it by.
      (await serviceWorker.ready).active?.postMessage(location.href);
    } catch {
      // Without it the page works as before, as long as the server can be reached.
    }
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
