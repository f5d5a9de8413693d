/**
 * The list of moves with what each leads to: moves to one or another empty cell, or to one or another
 * empty column, are one row.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("../core/types.js").Translate} Translate
 * @typedef {import("./verdict.js").Verdict} Verdict
 * @typedef {{move: string, verdict: Verdict}} Judged
 *
 * @typedef {object} Row
 * @property {import("../core/moves.js").Journey} journey the best of its moves
 * @property {Verdict} verdict that of the journey
 * @property {"cell"|"column"|"foundation"|"card"} kind what its targets are
 * @property {import("../core/moves.js").Journey[]} all
 */

import { sentences } from "../ui/announce.js";
import { index } from "../board/card.js";
import { moveName, readMove, targetKind } from "../core/moves.js";
import { cardsAt } from "../core/places.js";
import { VERDICTS, verdictMark } from "./verdict.js";

/** @param {State} state @param {Judged[]} moves @returns {Row[]} the best first */
export function rowsOf(state, moves) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const { move, verdict } of moves) {
    const journey = readMove(state, move);
    if (!journey) continue;
    const kind = targetKind(state, journey.place);
    const key = `${journey.cards} ${kind === "card" ? journey.place : kind}`;
    const row = rows.get(key);
    if (!row) rows.set(key, { journey, verdict, kind, all: [journey] });
    else {
      row.all.push(journey);
      if (VERDICTS.indexOf(verdict) < VERDICTS.indexOf(row.verdict)) Object.assign(row, { journey, verdict });
    }
  }
  return [...rows.values()]
    .sort((one, other) => VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict));
}

/** @param {Translate} t @param {"cell"|"column"|"foundation"} kind */
const targetWords = (t, kind) => ({
  cell: t("page-to-cell"), column: t("page-to-column"), foundation: t("page-to-foundation"),
})[kind];

/**
 * @param {Translate} t @param {State} state @param {Row} row @param {(value: number) => string} figure
 * @returns {HTMLButtonElement}
 */
export function rowButton(t, state, { journey, verdict, kind }, figure) {
  const { cards, place } = journey;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "move-row";
  button.dataset.verdict = verdict;
  const target = document.createElement("span");
  target.className = "move-target";
  let name;
  if (kind === "card") {
    target.append(cardIndex(/** @type {string} */ (cardsAt(state, place).at(-1))));
    name = moveName(t, journey);
  } else {
    target.textContent = targetWords(t, kind);
    name = moveName(t, journey, target.textContent);
  }
  const source = document.createElement("span");
  source.className = "move-source";
  source.append(cardIndex(cards[0]));
  if (cards.length > 1) {
    const more = document.createElement("small");
    more.dir = "ltr";
    more.textContent = `+${figure(cards.length - 1)}`;
    source.append(more);
  }
  button.append(verdictMark(verdict), source, arrow(), target);
  button.setAttribute("aria-label", sentences(t, [name, t("page-verdict", { verdict })]));
  return button;
}

/** Rank and suit, as in the corner of the card. @param {string} card */
function cardIndex(card) {
  const box = document.createElement("span");
  box.className = "card-index";
  box.dataset.suit = card[1];
  box.dir = "ltr";
  box.append(...index(card));
  return box;
}

/** From start to end of the line, whatever the direction. */
function arrow() {
  const sign = document.createElement("span");
  sign.className = "move-arrow";
  return sign;
}
