/** Installs the service worker once the page is there: what it does helps only the next visit. */

if ("serviceWorker" in navigator) {
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => {
    // Without it the page works as before, as long as the server can be reached.
  });
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
