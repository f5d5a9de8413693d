/**
 * Moves as text, found on the board: which cards go along, and where to.
 *
 * @typedef {import("./types.js").State} State
 * @typedef {{cards: string[], place: string}} Journey the card farthest from the top comes first; the
 *   place is one on the screen
 */

import { cardName, placeName } from "../i18n/labels.js";
import { cardsAt, kindOf, placeOfTarget } from "./places.js";

/** @param {State} state @param {string} move such as "26x3" @returns {Journey|null} */
export function readMove(state, move) {
  const [source, target] = move;
  const cards = cardsAt(state, source).slice(-Number(move.split("x")[1] ?? 1));
  return cards.length ? { cards, place: placeOfTarget(target, cards[0]) } : null;
}

/**
 * What kind of target a place is: moves to one or another empty cell, or empty column, are the same.
 *
 * @param {State} state @param {string} place
 * @returns {"cell"|"column"|"foundation"|"card"}
 */
export function targetKind(state, place) {
  const kind = kindOf(place);
  if (kind === "foundation") return kind;
  return cardsAt(state, place).length ? "card" : kind;
}

/** A move as a screen reader says it. @param {import("./types.js").Translate} t @param {Journey} journey */
export function moveName(t, { cards, place }, target = placeName(t, place)) {
  const card = cardName(t, cards[0]);
  const count = cards.length;
  return t("move-leads", {
    cards: count > 1 ? t("move-run", { card, count }) : card, target,
  });
}

/** The part of a card that is seen. @param {import("../board/board.js").Board} board @param {string} card */
export function seenBox(board, card) {
  const box = board.boxOf(card);
  const [, above] = board.runFrom(card);
  return above ? { ...box, h: board.boxOf(above).y - box.y } : box;
}

