/**
 * A game that nobody keeps: the page carries it along, and the server plays one action at a time.
 *
 * @typedef {import("../core/types.js").State} State
 */

import { ask } from "../net/client.js";

/**
 * @param {string} deal
 * @param {string[]} before the moves that lead to where practice begins
 * @returns {import("./session.js").Server}
 */
export function practice(deal, before) {
  /** @param {State} state @param {object} what */
  async function one(state, what) {
    const { undone = [], id, version } = /** @type {State & {undone?: string[]}} */ (state);
    const moves = state.actions.slice(before.length);
    const answer = await ask("POST", "/api/try", { deal, before, moves, undone, ...what });
    return { ...answer, id, version: version + 1, elapsed: 0 };
  }

  return {
    act(state, path, body) {
      const [[act, on]] = path === "moves" ? Object.entries(body) : [[path, ""]];
      return one(state, { act, on });
    },
    read: (state) => one(state, {}),
  };
}

/**
 * Whole games that nobody keeps, for browsers that tell the server of no player.
 *
 * @type {import("./session.js").Server}
 */
export const UNKEPT_GAMES = {
  act: async (state, path, body) => ({ ...state, ...await practice(state.code, []).act(state, path, body) }),
  read: async (state) => state,
};
