/**
 * What is seen when a game is won: golden foundations, then how it went beside the player's best.
 *
 * @typedef {import("../core/types.js").State} State
 */

import { ask } from "../net/client.js";
import { bake } from "../board/motion.js";
import { foundationPlace, SUITS, topOf } from "../core/places.js";
import { loadStylesheet } from "./stylesheets.js";
import { anyOpen, windowOf } from "./dialogs.js";
import { part } from "./page.js";

/**
 * @param {object} parts
 * @param {State} parts.state
 * @param {import("../board/board.js").Board} parts.board
 * @param {import("../core/types.js").Translate} parts.t
 * @param {ReturnType<typeof import("../i18n/translator.js").numberFormat>} parts.figure
 * @param {number} parts.seconds
 * @param {() => boolean} parts.still whether the game still stands there, won
 */
export async function celebrateWin({ state, board, t, figure, seconds, still }) {
  const asked = ask("GET", `/api/statistics?variant=${encodeURIComponent(state.variant)}`)
    .catch(() => null);
  const tops = SUITS.flatMap((suit) => board.card(topOf(state, foundationPlace(suit)) ?? "") ?? []);
  // Without its sheet the window is plain, and says the same.
  const sheet = loadStylesheet("won.css").catch(() => {});
  await bake(tops);
  await sheet;
  if (!still()) return;
  part("won-moves").textContent = figure.number(state.moves);
  part("won-score").textContent = figure.number(state.score);
  part("won-time").textContent = figure.time(seconds);
  part("won-help").hidden = !state.help?.length;
  for (const id of ["won-streak", "won-best-moves", "won-best-time"]) part(id).hidden = true;
  void asked.then((statistics) => {
    if (statistics && still()) compare(statistics);
  });
  if (!anyOpen()) windowOf("won").showModal();

  /** @param {any} statistics */
  function compare({ streak, best_moves: moves, best_time: time }) {
    show("won-streak", streak >= 2 && t("page-won-streak", { count: streak }));
    show("won-best-moves", moves && t("page-won-best", { value: figure.number(moves) }));
    show("won-best-time", time && t("page-won-best", { value: figure.time(time) }));
  }
}

/** @param {string} id @param {string|false|null|undefined|0} text */
function show(id, text) {
  part(id).textContent = text || "";
  part(id).hidden = !text;
}
