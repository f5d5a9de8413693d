/**
 * Where this browser knows better than the page how the player likes it: what the server has not
 * confirmed yet, and, on a copy that stands in for the server, what was liked last.
 *
 * @typedef {import("../core/types.js").Settings} Settings
 */

import { isOfflineCopy, read, remove, write } from "./storage.js";

const UNCONFIRMED = "fournil-settings";
const LAST = "fournil-settings-last";
/** What the system draws around the page, by day and by night. */
const FRAMES = { light: "#F4EDE0", dark: "#1C1917" };

/** @returns {Partial<Settings>} */
export const unconfirmed = () => read(UNCONFIRMED) ?? {};

/** @param {Partial<Settings>} changes */
export const keepChanges = (changes) => write(UNCONFIRMED, { ...unconfirmed(), ...changes });

/** @param {Settings} settings */
export const noteLast = (settings) => write(LAST, settings);

/** The server has these; another choice may have been made since. @param {Partial<Settings>} sent */
export function noteConfirmed(sent) {
  const left = Object.entries(unconfirmed())
    .filter(([name, value]) => sent[/** @type {"truth"} */ (name)] !== value);
  if (left.length) write(UNCONFIRMED, Object.fromEntries(left));
  else remove(UNCONFIRMED);
}

/** What takes the place of what the page says. @returns {Partial<Settings>} */
export const keptSettings = () => ({ ...(isOfflineCopy() && read(LAST)), ...unconfirmed() });

/** Gives the page the colours that are liked. @param {Partial<Settings>} settings */
export function applyTheme({ theme, suits }) {
  const { dataset } = document.documentElement;
  if (suits) dataset.suits = String(suits);
  if (!theme) return;
  dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.remove();
  for (const [scheme, content] of Object.entries(FRAMES)) {
    const media = theme === "auto" ? `(prefers-color-scheme: ${scheme})` : "";
    if (!media && theme !== scheme) continue;
    const meta = document.createElement("meta");
    document.head.append(Object.assign(meta, { name: "theme-color", content, media }));
  }
}
