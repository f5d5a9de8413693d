/**
 * What the server has said about one game so far, and what it lets the page foresee: the positions
 * that undo and redo lead to, and moves like those that it has called legal before.
 *
 * Nothing here knows a rule. What the server never said is not foreseen: the page waits for it.
 *
 * @typedef {import("../core/types.js").State} State
 */

import {
  afterMove, cardsAt, find, foundationPlace, kindOf, legalPlaces, notation, rankOf, suitOf,
} from "../core/places.js";

/** More positions than undo leads back to. */
const MOST = 160;

/** @param {string[]} actions */
const keyOf = (actions) => actions.join(" ");

/** How many places of a state are empty: how many cards may move as one hangs on it. @param {State} state */
const roomIn = (state) => `${state.cells.filter((card) => !card).length} ${
  state.columns.filter((column) => !column.length).length}`;

export class Past {
  #game = "";
  /** The positions that the server has told, by the actions that lead to them. @type {Map<string, State>} */
  #told = new Map();
  /** The longest way that is known to lead on from here: redo follows it. @type {string[]} */
  #line = [];
  /** What has been legal: which cards on which card. @type {Set<string>} */
  #seen = new Set();
  /** Whether an empty cell has taken a card. */
  #cells = false;

  /** @param {State} state as the server said it */
  note(state) {
    const { id, actions, redo_left: left } = state;
    if (id !== this.#game) {
      this.#game = id;
      this.#told.clear();
      this.#line = [];
      this.#seen.clear();
      this.#cells = false;
    }
    const goesOn = left > 0 && actions.every((action, index) => this.#line[index] === action);
    if (!goesOn) this.#line = actions;
    const key = keyOf(actions);
    this.#told.delete(key);
    this.#told.set(key, state);
    if (this.#told.size > MOST) this.#told.delete(this.#told.keys().next().value ?? "");
    for (const card of Object.keys(state.legal ?? {})) {
      for (const target of legalPlaces(state, card)) this.#learn(state, card, target);
    }
  }

  /** The position before the last action of a view. @param {State} view @returns {State|null} */
  before(view) {
    if (!view.undo_left || !view.actions.length) return null;
    return this.#at(view, view.actions.length - 1, view.actions, -1);
  }

  /** The position after the next action that was taken back. @param {State} view @returns {State|null} */
  after(view) {
    const { actions } = view;
    if (!view.redo_left || this.#line.length <= actions.length) return null;
    if (!actions.every((action, index) => this.#line[index] === action)) return null;
    return this.#at(view, actions.length + 1, this.#line, 1);
  }

  /** The deal as it lay first. @param {State} view @returns {State|null} */
  start(view) {
    return this.#at(view, 0, [], -view.actions.length);
  }

  /**
   * The view after a move like one that has been legal before; null when it takes the server to know.
   *
   * @param {State} view @param {string} card @param {string} target a place on the screen
   * @returns {State|null}
   */
  foresee(view, card, target) {
    const found = find(view, card);
    if (!found || found.place === target || kindOf(found.place) === "foundation") return null;
    return this.#expects(view, found.cards, target) ? afterMove(view, card, target) : null;
  }

  /** The head of the cards that a typed move takes, if that is known. @param {State} view @param {string} text */
  headOf(view, text) {
    const [source, target] = text;
    const cards = cardsAt(view, source);
    if (view.legal) return cards.find((card) => view.legal?.[card]?.includes(target));
    return cards.find((card, depth) => {
      const place = target === "h" ? foundationPlace(suitOf(card)) : target;
      return this.#expects(view, cards.slice(depth), place);
    });
  }

  /** @param {State} view @param {string[]} cards @param {string} target */
  #expects(view, cards, target) {
    const [card] = cards;
    if (view.legal) return legalPlaces(view, card).includes(target);
    const kind = kindOf(target);
    if (kind === "column") return this.#seen.has(this.#sight(view, cards, target));
    if (cards.length > 1) return false;
    if (kind === "cell") return this.#cells && !cardsAt(view, target).length;
    return target === foundationPlace(suitOf(card))
      && cardsAt(view, target).length === rankOf(card) - 1;
  }

  /** @param {State} state @param {string} card @param {string} target */
  #learn(state, card, target) {
    const kind = kindOf(target);
    const { cards } = /** @type {{cards: string[]}} */ (find(state, card));
    if (kind === "cell") this.#cells = true;
    else if (kind === "column") this.#seen.add(this.#sight(state, cards, target));
  }

  /** What there is to see of a move to a column. @param {State} state @param {string[]} cards @param {string} target */
  #sight(state, cards, target) {
    const top = cardsAt(state, target).at(-1) ?? "";
    return `${cards.join()} ${top} ${cards.length > 1 ? roomIn(state) : ""}`;
  }

  /**
   * A told position in the place of a view.
   *
   * @param {State} view @param {number} length @param {string[]} line @param {number} steps
   * @returns {State|null}
   */
  #at(view, length, line, steps) {
    const told = view.id === this.#game ? this.#told.get(keyOf(line.slice(0, length))) : undefined;
    if (!told) return null;
    const { columns, cells, foundations, score, moves, actions, legal, last, finish, status } = told;
    return {
      ...view, columns, cells, foundations, score, moves, actions, legal, last, finish,
      // That a game is won is for the server to say.
      status: status === "won" ? view.status : status,
      undo_left: length && Math.max(0, view.undo_left + steps),
      redo_left: Math.max(0, view.redo_left - steps),
    };
  }
}

/** The text of a move as the server takes it. @param {string} source @param {string} target @param {number} count */
export function moveText(source, target, count) {
  const between = /[1-9A-D]{2}/.test(source + target) && !target.startsWith("h");
  return `${source}${notation(target)}${between ? `x${count}` : ""}`;
}
