/**
 * A page that was opened without the server: which game it shows, and how it gets back in touch.
 *
 * @typedef {import("../core/types.js").State} State
 */

import { Unreachable, ask, pause } from "./client.js";
import { lastState } from "../session/storage.js";

const ASK_AGAIN_MS = 2000;

/**
 * The game to show while the server is away: the last one, unless the address names another deal.
 *
 * @returns {State|null}
 */
export function gameOffline() {
  const state = lastState();
  const named = /^\/(?:[a-z]{2}\/)?g\/(.+)$/.exec(location.pathname)?.[1];
  if (!state || !named) return state;
  const plain = (/** @type {string} */ text) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const wanted = plain(decodeURIComponent(named));
  return [state.code, state.deal].map(plain).includes(wanted) ? state : null;
}

/** Asks again and again until the server answers, whatever it says. */
export async function serverIsBack() {
  for (;;) {
    try {
      await ask("GET", "/api/settings");
      return;
    } catch (error) {
      if (!(error instanceof Unreachable)) return;
    }
    await pause(ASK_AGAIN_MS);
  }
}
