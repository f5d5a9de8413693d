/**
 * What cards and places are called, aloud, in the player's language.
 *
 * @typedef {import("../core/types.js").Translate} Translate
 * @typedef {import("../core/types.js").State} State
 */

import { cardsAt, indexOf, kindOf, rankOf, suitOf } from "../core/places.js";

/** @param {Translate} t @param {string} card */
export const cardName = (t, card) =>
  t("card-name", { rank: rankOf(card), suit: suitOf(card) });

/** @param {Translate} t @param {string} place */
export function placeName(t, place) {
  const kind = kindOf(place);
  if (kind === "cell") return t("place-cell", { letter: place });
  if (kind === "foundation") return t("place-foundation", { suit: place[1] });
  return t("place-column", { number: indexOf(place) + 1 });
}

/**
 * A card with its place: "seven of hearts, column 3, top".
 *
 * @param {Translate} t @param {State} state @param {string} place @param {number} depth
 */
export function cardLabel(t, state, place, depth) {
  const cards = cardsAt(state, place);
  const args = { card: cardName(t, cards[depth]), place: placeName(t, place) };
  if (kindOf(place) !== "column") return t("card-at", args);
  const above = cards.length - 1 - depth;
  if (above === 0) return t("card-at-top", args);
  return t("card-covered", { ...args, count: above });
}

/** @param {Translate} t @param {string} place @param {boolean} closed */
export function emptyLabel(t, place, closed) {
  return t(closed ? "place-closed" : "place-empty", { place: placeName(t, place) });
}
