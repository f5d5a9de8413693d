/**
 * The header and the actions: what the game is called, how it stands, what can be taken back.
 *
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").Say} Say
 */

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {Say} say
 * @param {ReturnType<typeof import("./words.js").figures>} figure
 */
export function header(say, figure) {
  return {
    /** @param {State} view */
    show(view) {
      const name = say("page-game-name", { game: view.game });
      part("game-name").textContent = name;
      part("code-text").textContent = view.code;
      part("score").textContent = figure.number(view.score);
      part("moves").textContent = figure.number(view.moves);
      part("undo").setAttribute("aria-disabled", String(view.undo_left === 0));
      part("redo").setAttribute("aria-disabled", String(view.redo_left === 0));
      document.title = `${name} – ${say("page-title")}`;
      // FreeCell is played as Baker's Game is, Good Measure as Baker's Dozen is.
      const kin = view.cells.length ? "boulanger" : "dozen";
      for (const link of document.querySelectorAll("a[data-page]")) {
        const { page } = /** @type {HTMLElement} */ (link).dataset;
        link.setAttribute("href", `/${document.documentElement.lang}/${page}/${kin}`);
      }
    },
    /** @param {number} seconds */
    time(seconds) {
      part("time").textContent = figure.time(seconds);
    },
  };
}
