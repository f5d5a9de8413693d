/**
 * Cards that finish a game fly up one after the other. Only the eye has to wait: the session is at
 * the end already, and whatever the player does next cuts the flight short.
 *
 * @typedef {import("../core/types.js").State} State
 */

import { still } from "./motion.js";
import { afterMove, foundationPlace, suitOf } from "../core/places.js";

/** All cards together take no longer than this. */
const LONGEST_MS = 1300;
const CARD_MS = 55;

export class FinishAnimation {
  #timer = 0;
  /** @type {State|null} where it leads */
  #end = null;
  /** @type {(() => void)[]} */
  #landing = [];

  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Shows a view, at once or card by card. @param {State} view */
  show(view) {
    if (this.#end && sameCards(this.#end, view)) {
      this.#end = view;
      return;
    }
    const from = this.board.state;
    this.#stop();
    if (!from || !finishes(from, view) || still()) {
      this.board.show(view);
      return;
    }
    this.#end = view;
    this.#next(from, [.../** @type {{cards: string[]}} */ (view.last).cards]);
  }

  /** Resolves when nothing flies. @returns {Promise<void>} */
  landed() {
    return this.#end ? new Promise((resolve) => this.#landing.push(resolve)) : Promise.resolve();
  }

  /** @param {State} seen @param {string[]} cards those that are still to go */
  #next(seen, cards) {
    const [card, ...rest] = cards;
    if (!card || !this.#end) {
      const end = this.#end;
      this.#stop();
      if (end) this.board.show(end);
      return;
    }
    const then = afterMove(seen, card, foundationPlace(suitOf(card)));
    this.board.show(then);
    // Whoever heard of the drawing may have cut the flight short: an undo is drawn at once.
    if (!this.#end) return;
    const pace = Math.min(CARD_MS, LONGEST_MS / (this.#end.last?.cards.length ?? 1));
    this.#timer = window.setTimeout(() => this.#next(then, rest), pace);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#end = null;
    for (const land of this.#landing.splice(0)) land();
  }
}

/** Whether cards have just been played out. @param {State} from @param {State} view */
const finishes = (from, view) => view.last?.move === "finish" && view.last.to === "h"
  && from.id === view.id && home(view) - home(from) === view.last.cards.length;

/** @param {State} state */
const home = ({ foundations }) => Object.values(foundations).reduce((sum, rank) => sum + rank, 0);

/** @param {State} one @param {State} other */
const sameCards = (one, other) => one.id === other.id
  && String([one.columns, one.cells]) === String([other.columns, other.cells]);
