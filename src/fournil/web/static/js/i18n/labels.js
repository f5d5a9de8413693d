/**
 * What cards and places are called, aloud, in the player's language.
 *
 * @typedef {import("../core/types.js").Say} Say
 * @typedef {import("../core/types.js").State} State
 */

import { cardsAt, indexOf, kindOf, rankOf, suitOf } from "../core/places.js";

/** @param {Say} say @param {string} card */
export const cardName = (say, card) =>
  say("card-name", { rank: rankOf(card), suit: suitOf(card) });

/** @param {Say} say @param {string} place */
export function placeName(say, place) {
  const kind = kindOf(place);
  if (kind === "cell") return say("place-cell", { letter: place });
  if (kind === "foundation") return say("place-foundation", { suit: place[1] });
  return say("place-column", { number: indexOf(place) + 1 });
}

/**
 * A card with its place: "seven of hearts, column 3, top".
 *
 * @param {Say} say @param {State} state @param {string} place @param {number} depth
 */
export function cardLabel(say, state, place, depth) {
  const cards = cardsAt(state, place);
  const args = { card: cardName(say, cards[depth]), place: placeName(say, place) };
  if (kindOf(place) !== "column") return say("card-at", args);
  const above = cards.length - 1 - depth;
  if (above === 0) return say("card-at-top", args);
  return say("card-covered", { ...args, count: above });
}

/** @param {Say} say @param {string} place @param {boolean} closed */
export function emptyLabel(say, place, closed) {
  return say(closed ? "place-closed" : "place-empty", { place: placeName(say, place) });
}
