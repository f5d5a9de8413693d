/**
 * What a screen reader says: once, politely, in the player's language.
 *
 * @typedef {import("../core/types.js").Translate} Translate
 * @typedef {import("../core/types.js").State} State
 */

import { cardName } from "../i18n/labels.js";
import { find, indexOf, kindOf, placeOfTarget } from "../core/places.js";

/** @param {HTMLElement} region a polite live region */
export function announcer(region) {
  let same = false;
  return (/** @type {string} */ text) => {
    if (!text) return;
    // The same words twice are news twice, but only a changed text is read out.
    same = region.textContent === text ? !same : false;
    region.textContent = same ? `${text}\u00a0` : text;
  };
}

/** What ends a sentence already. */
const ENDED = /[.!?؟…]["'”’»)\s]*$/u;

/**
 * One sentence after the other, each begun and ended as its language does.
 *
 * @param {Translate} t @param {string[]} texts those that are empty are left out
 */
export function sentences(t, texts) {
  const { lang } = document.documentElement;
  return texts.filter(Boolean).map((text) => {
    const [first] = text;
    const begun = first.toLocaleUpperCase(lang) + text.slice(first.length);
    return ENDED.test(begun) ? begun : t("announce-sentence", { text: begun });
  }).join(" ");
}

/** @type {RegExp} a card among the parameters of a message */
const CARD = /^[A2-9TJQK][SHDC]$/;

/**
 * Why something was refused, aloud: cards have their names where the screen shows their signs.
 *
 * @param {Translate} t @param {import("../net/client.js").Refused} error
 */
export function refusalAloud(t, { key, params, message }) {
  const named = Object.entries(params).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    if (CARD.test(value)) return [name, cardName(t, value)];
    // The number of a column has the digits of the language, too.
    return [name, /^\d$/.test(value) ? Number(value) : value];
  });
  const text = t(key, Object.fromEntries(named));
  // The page knows the words of moves alone.
  return text === key ? message : text;
}

/** @param {Translate} t @param {string[]} cards @param {string} target as the server says it */
export function journey(t, cards, target) {
  const card = cardName(t, cards[0]);
  const place = placeOfTarget(target, cards[0]);
  const kind = kindOf(place);
  if (kind === "foundation") return t("announce-to-foundation", { card });
  if (kind === "cell") return t("announce-to-cell", { card, letter: place });
  const number = indexOf(place) + 1;
  if (cards.length === 1) return t("announce-to-column", { card, number });
  return t("announce-run-to-column", { card, number, count: cards.length });
}

/**
 * What an answer of the server amounts to.
 *
 * @param {Translate} t
 * @param {import("../session/session.js").Action["path"]} path
 * @param {State} before
 * @param {State} after
 */
export function outcome(t, path, before, after) {
  const parts = [];
  if (path === "restart") parts.push(t("announce-restarted"));
  else if (after.last?.cards.length) {
    const { cards, move, to } = after.last;
    const text = move === "finish" ? t("announce-finished", { count: cards.length })
      : journey(t, cards, /** @type {string} */ (to));
    parts.push(path === "undo" ? t("announce-undone", { move: text }) : text);
  }
  if (before.score !== after.score) parts.push(t("announce-score", { score: after.score }));
  if (after.status === "won") parts.push(t("announce-won"));
  if (after.status === "stuck") parts.push(t("announce-stuck"));
  return parts.length > 1 ? sentences(t, parts) : parts.join("");
}

/**
 * Where the card lies that a refusal asks for.
 *
 * @param {Translate} t @param {State} state @param {string} card
 * @returns {string} a sentence, or nothing if there is nothing to say
 */
export function whereabouts(t, state, card) {
  const found = find(state, card);
  if (!found) return "";
  const kind = kindOf(found.place);
  if (kind === "foundation") return t("move-lies-home");
  if (kind === "cell") return t("move-lies-in-cell", { letter: found.place });
  const number = indexOf(found.place) + 1;
  const count = found.cards.length - 1;
  return count ? t("move-lies-under", { number, count }) : t("move-lies-on-top", { number });
}
