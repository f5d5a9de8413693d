/**
 * The header and the actions: what the game is called, how it stands, what can be taken back.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("../core/types.js").Translate} Translate
 */

import { part } from "./page.js";

const LEAST_TO_FINISH = 2;

/**
 * @param {Translate} t
 * @param {ReturnType<typeof import("../i18n/translator.js").numberFormat>} figure
 */
export function header(t, figure) {
  /** One card alone is as soon sent up by hand. @param {State} view */
  const offersFinish = (view) => view.status === "playing" && view.finish >= LEAST_TO_FINISH;

  return {
    offersFinish,
    /** @param {State} view */
    show(view) {
      const name = t("page-game-name", { game: view.game });
      part("game-name").textContent = name;
      part("code-text").textContent = view.code;
      part("score").textContent = figure.number(view.score);
      part("moves").textContent = figure.number(view.moves);
      part("undo").setAttribute("aria-disabled", String(view.undo_left === 0));
      part("redo").setAttribute("aria-disabled", String(view.redo_left === 0));
      part("finish").hidden = !offersFinish(view);
      part("chip").hidden = !view.level;
      // Most deals are just any deals, of which nothing is known.
      if (view.level) void import("./deal-chip.js").then((chip) => chip.showChip(part("chip"), view, t));
      part("finish-text").textContent = t("page-finish", { count: view.finish ?? 0 });
      document.title = `${name} – ${t("page-title")}`;
      // FreeCell is played as Baker's Game is, Good Measure as Baker's Dozen is.
      const kin = view.cells.length ? "boulanger" : "dozen";
      for (const link of document.querySelectorAll("a[data-page]")) {
        const { page } = /** @type {HTMLElement} */ (link).dataset;
        link.setAttribute("href", `/${document.documentElement.lang}/${page}/${kin}`);
      }
      for (const link of document.querySelectorAll("a[data-replay]")) {
        const id = encodeURIComponent(view.id);
        link.setAttribute("href", `/${document.documentElement.lang}/games/${id}/replay`);
      }
    },
    /** @param {number} seconds */
    time(seconds) {
      part("time").textContent = figure.time(seconds);
    },
  };
}
