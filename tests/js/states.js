/** Small games for the tests: states as the server says them. */

/**
 * @typedef {import("../../src/fournil/web/static/js/core/types.js").State} State
 */

/** @param {Partial<State>} [parts] what differs from an empty board of four columns @returns {State} */
export const stateOf = (parts = {}) => ({
  id: "game", version: 1, code: "CODE", game: "bakers_game", variant: "BK4-C2", deal: "deal",
  columns: [[], [], [], []], cells: [null, null], foundations: { S: 0, H: 0, D: 0, C: 0 },
  score: 0, status: "playing", undo_left: 0, redo_left: 0, moves: 0, actions: [], elapsed: 0,
  legal: {}, last: null, finish: 0, help: [], wish: null, level: null, ...parts,
});
