/**
 * Marks on a board of an example: a tick where the next move goes, a cross where it is refused.
 *
 * @typedef {import("../core/types.js").State} State
 */

import { svg } from "./card.js";
import { SIGN_PATHS } from "./glyphs.js";
import { cardsAt, placeOfTarget } from "../core/places.js";

const SIZE = 26;
const SHAPES = { allowed: SIGN_PATHS.tick, refused: SIGN_PATHS.cross };

/**
 * @param {import("./board.js").Board} board
 * @param {State} state where the example begins
 * @param {string|undefined} allowed the move that the example goes on with
 * @param {string[]} refused the moves that the rules refuse there
 */
export function markMoves(board, state, allowed, refused) {
  /** @type {{place: string, element: SVGElement}[]} */
  const marks = [];
  /** @param {string} move @param {"allowed"|"refused"} kind */
  const add = (move, kind) => {
    const place = placeOfTarget(move[1], headOf(state, move));
    const shapes = SHAPES[kind].map((d) => svg("path", { d }));
    const element = /** @type {SVGElement} */ (svg("svg", {
      class: "mark", "data-kind": kind, viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true",
    }));
    element.append(...shapes);
    marks.push({ place, element });
  };
  // Marks compare what one card, or one run, may do: other moves are no part of the comparison.
  const card = headOf(state, allowed ?? refused[0] ?? "");
  const compared = refused.filter((move) => headOf(state, move) === card);
  if (compared.length) {
    if (allowed) add(allowed, "allowed");
    for (const move of compared) add(move, "refused");
  }
  let shown = false;

  function refresh() {
    if (!shown) return;
    for (const { place, element } of marks) {
      const { x, y, w, h } = board.faceBox(place);
      const left = x + w / 2 - SIZE / 2;
      const top = Math.min(y + h - SIZE / 2, board.host.clientHeight - SIZE - 1);
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    }
  }

  return {
    refresh,
    /** @param {boolean} wanted */
    show(wanted) {
      if (wanted === shown) return;
      shown = wanted;
      for (const { element } of marks) {
        if (wanted) board.host.append(element);
        else element.remove();
      }
      if (marks.length) board.card(card)?.classList.toggle("meant", wanted);
      refresh();
    },
  };
}

/** The card farthest from the top that a move takes along. @param {State} state @param {string} move */
function headOf(state, move) {
  const count = Number(move.split("x")[1] ?? 1);
  return move ? cardsAt(state, move[0]).at(-count) ?? "" : "";
}
