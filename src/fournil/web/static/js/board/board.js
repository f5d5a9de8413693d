/**
 * The table: draws a state, and lets cards travel when the next state differs.
 *
 * It knows where cards are and how they look; it neither listens to the player nor judges moves.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("../core/types.js").Box} Box
 * @typedef {import("../core/types.js").Translate} Translate
 */

import { cardButton, suitDrawing } from "./card.js";
import { layOut } from "../core/layout.js";
import { appear, stopTravel, still, travel, travelling } from "./motion.js";
import { cardLabel, emptyLabel, placeName } from "../i18n/labels.js";
import { allPlaces, cardsAt, find, indexOf, kindOf } from "../core/places.js";

/** How many cards of a foundation stay drawn: its top, and the one seen until a new top arrives. */
const SHOWN = 2;

export class Board {
  /** @type {Map<string, HTMLButtonElement>} */
  #cards = new Map();
  /** @type {Map<string, HTMLElement>} each place's group of buttons */
  #groups = new Map();
  /** @type {Map<string, HTMLButtonElement>} each place's empty button */
  #slots = new Map();
  /** @type {Map<string, Box>} where each card stands */
  #boxes = new Map();
  /** @type {State|null} */
  #state = null;
  /** @type {import("../core/layout.js").Layout|null} */
  #layout = null;
  /** What there is room for. */
  #room = { width: 0, height: 0 };
  /** @type {string} the dealt game that is drawn */
  #drawn = "";
  /** Cards that follow the finger and are not to be put anywhere. @type {Set<string>} */
  held = new Set();

  /**
   * @param {HTMLElement} host
   * @param {{t: Translate, mode: () => "desk"|"phone"|"landscape",
   *   look: () => {leftHanded: boolean, size: "small"|"medium"|"large"},
   *   closedColumns: (state: State) => boolean}} ways closedColumns: whether empty columns of this
   *   game stay empty
   */
  constructor(host, ways) {
    this.host = host;
    this.ways = ways;
    // The first thing that is observed is the room in which the board has just been drawn.
    new ResizeObserver(() => {
      const { width, height } = host.getBoundingClientRect();
      // Nothing moves under a hand that holds cards: they are drawn anew when it lets go.
      if (this.held.size) return;
      if (width !== this.#room.width || height !== this.#room.height) this.refresh();
    }).observe(host);
  }

  get state() {
    return this.#state;
  }

  /** @param {string} card */
  card(card) {
    return this.#cards.get(card);
  }

  /** @param {string} place */
  slot(place) {
    return this.#slots.get(place);
  }

  /** The button that stands for a place: its top card, or its empty slot. @param {string} place */
  face(place) {
    const top = this.#state && cardsAt(this.#state, place).at(-1);
    return (top && this.#cards.get(top)) || this.#slots.get(place);
  }

  /** Where a card stands, wherever it is drawn right now. @param {string} card @returns {Box} */
  boxOf(card) {
    return this.#boxes.get(card) ?? { x: 0, y: 0, w: 0, h: 0 };
  }

  /** The empty slot's box. @param {string} place @returns {Box} */
  slotBox(place) {
    const layout = /** @type {import("../core/layout.js").Layout} */ (this.#layout);
    const kind = kindOf(place);
    if (kind === "cell") return layout.cells[indexOf(place)];
    if (kind === "foundation") return layout.foundations[indexOf(place)];
    const { x, y } = layout.piles[indexOf(place)];
    return { x, y, ...layout.card };
  }

  /**
   * Where a drop counts for a place: a column reaches down to the next row, or to the edge.
   *
   * @param {string} place @returns {Box}
   */
  groundOf(place) {
    const box = this.slotBox(place);
    if (kindOf(place) !== "column" || !this.#layout) return box;
    return { ...box, h: Math.max(box.h, this.#layout.piles[indexOf(place)].foot - box.y) };
  }

  /** The box of a place's top card or slot. @param {string} place @returns {Box} */
  faceBox(place) {
    const top = this.#state && cardsAt(this.#state, place).at(-1);
    return (top && this.#boxes.get(top)) || this.slotBox(place);
  }

  /** Draws the same state anew: the table or the settings have changed. */
  refresh() {
    if (this.#state) this.#draw(this.#state, false);
  }

  /** @param {State} state */
  show(state) {
    const fresh = this.#drawn !== state.id;
    const active = document.activeElement;
    const focused = fresh && this.host.contains(active) ? /** @type {HTMLElement} */ (active) : null;
    if (fresh) this.#build(state);
    this.#draw(state, !fresh);
    if (focused) this.#keepFocus(focused);
    if (fresh) appear(this.#dealt());
    this.#drawn = state.id;
  }

  /**
   * What appears with a new deal: a column as one, since each thing that fades is a picture of its own
   * to the browser, and 52 of them cost more than all else that is drawn.
   */
  #dealt() {
    return [...this.#groups].flatMap(([place, group]) =>
      (kindOf(place) === "column" ? [group] : [...group.querySelectorAll(".card")]));
  }

  /** Moves a card by hand. @param {string} card @param {number} dx @param {number} dy */
  carry(card, dx, dy) {
    const element = this.#cards.get(card);
    const box = this.boxOf(card);
    if (!element) return;
    stopTravel(element);
    element.style.transform = at(box.x + dx, box.y + dy);
  }

  /** Lets go of carried cards: they travel to where the state has them. @param {boolean} [smooth] */
  release(smooth = true) {
    const carried = [...this.held];
    this.held.clear();
    for (const card of carried) this.#cards.get(card)?.classList.remove("held");
    if (this.#state) this.#draw(this.#state, smooth);
  }

  /** @param {Iterable<string>} cards */
  hold(cards) {
    for (const card of cards) {
      this.held.add(card);
      this.#cards.get(card)?.classList.add("held");
    }
  }

  /** @param {State} state */
  #build(state) {
    const places = allPlaces(state);
    this.#groups.clear();
    this.#slots.clear();
    this.#cards.clear();
    this.#boxes.clear();
    const order = [
      places.filter((place) => kindOf(place) === "cell"),
      places.filter((place) => kindOf(place) === "foundation"),
    ].map((row) => group(row.map((place) => this.#place(place))));
    const columns = places.filter((place) => kindOf(place) === "column");
    this.host.replaceChildren(
      ...order.filter((row) => row.childElementCount),
      ...columns.map((place) => this.#place(place)),
    );
    for (const place of places) {
      for (const card of cardsAt(state, place)) this.#cards.set(card, cardButton(card));
    }
  }

  /** @param {string} place */
  #place(place) {
    const element = document.createElement("div");
    element.className = `place place-${kindOf(place)}`;
    element.dataset.place = place;
    element.setAttribute("role", "group");
    const slot = document.createElement("button");
    slot.type = "button";
    slot.className = `slot slot-${kindOf(place)}`;
    slot.dataset.place = place;
    slot.tabIndex = -1;
    if (kindOf(place) === "foundation") slot.append(suitDrawing(place[1], "slot-suit"));
    element.append(slot);
    this.#groups.set(place, element);
    this.#slots.set(place, slot);
    return element;
  }

  /** @param {State} state @param {boolean} smooth */
  #draw(state, smooth) {
    const { width, height } = this.host.getBoundingClientRect();
    this.#room = { width, height };
    if (!width || !height) {
      this.#state = state;
      return;
    }
    const { leftHanded, size } = this.ways.look();
    const layout = layOut({
      width, height, mode: this.ways.mode(), portrait: innerHeight > innerWidth, leftHanded, size,
      cells: state.cells.length, lengths: state.columns.map((column) => column.length),
    });
    const moves = smooth && !still();
    const seen = moves ? this.#whereSeen() : new Map();
    this.#layout = layout;
    this.#state = state;
    this.host.style.setProperty("--w", `${layout.card.w}px`);
    this.host.style.setProperty("--h", `${layout.card.h}px`);
    const focused = document.activeElement;
    const had = this.host.contains(focused);
    for (const place of this.#groups.keys()) this.#fill(state, place, layout);
    for (const [card, from] of seen) {
      const element = this.#cards.get(card);
      const to = element?.style.transform;
      if (element && to && from !== to && !this.held.has(card)) travel(element, from, to);
    }
    this.#label(state);
    if (had && focused instanceof HTMLElement) this.#keepFocus(focused);
    this.host.dispatchEvent(new Event("drawn"));
  }

  /**
   * The focus stays with what had it, or where that lay once other cards have covered it: it is never
   * on something that is not seen or has no name.
   *
   * @param {HTMLElement} focused
   */
  #keepFocus(focused) {
    const { card, place = "" } = focused.dataset;
    const bare = !card && this.#state && !cardsAt(this.#state, place).length;
    const seen = this.host.contains(focused) && !focused.hidden
      && (card ? !focused.classList.contains("buried") : bare);
    const here = seen ? focused : this.face(place) ?? this.face("1");
    if (here !== document.activeElement) here?.focus({ preventScroll: true });
  }

  /** The transform with which each card is seen now, in the middle of a journey or not. */
  #whereSeen() {
    const seen = new Map();
    for (const [card, element] of this.#cards) {
      if (!element.style.transform) continue;
      const now = travelling(element) ? getComputedStyle(element).transform : "";
      const matrix = now && now !== "none" ? new DOMMatrixReadOnly(now) : null;
      seen.set(card, matrix ? at(matrix.e, matrix.f) : element.style.transform);
    }
    return seen;
  }

  /** @param {State} state @param {string} place @param {import("../core/layout.js").Layout} layout */
  #fill(state, place, layout) {
    const element = /** @type {HTMLElement} */ (this.#groups.get(place));
    const slot = /** @type {HTMLElement} */ (this.#slots.get(place));
    const kind = kindOf(place);
    const cards = cardsAt(state, place);
    const base = this.slotBox(place);
    const pile = kind === "column" ? layout.piles[indexOf(place)] : null;
    setBox(slot, base);
    setSize(element, pile ? layout.card : layout.side, pile?.rank ?? layout.side.rank);
    if (pile) element.style.setProperty("--strip", `${round(pile.strip)}px`);
    slot.classList.toggle("covered", cards.length > 0);
    slot.classList.toggle("closed", kind === "column" && this.ways.closedColumns(state));
    const first = kind === "foundation" ? Math.max(0, cards.length - SHOWN) : 0;
    const children = [slot];
    cards.forEach((card, depth) => {
      const button = /** @type {HTMLElement} */ (this.#cards.get(card));
      const y = pile ? base.y + depth * pile.strip : base.y;
      this.#boxes.set(card, { x: base.x, y, w: base.w, h: base.h });
      if (!this.held.has(card)) button.style.transform = at(base.x, y);
      button.style.setProperty("--depth", String(depth));
      button.dataset.place = place;
      button.hidden = depth < first;
      const buried = kind === "foundation" && depth < cards.length - 1;
      button.classList.toggle("buried", buried);
      if (buried) button.setAttribute("aria-hidden", "true");
      else button.removeAttribute("aria-hidden");
      if (depth >= first) children.push(button);
      else button.remove();
    });
    arrange(element, children);
  }

  /** @param {State} state */
  #label(state) {
    const { t, closedColumns } = this.ways;
    const closed = closedColumns(state);
    for (const [place, element] of this.#groups) {
      const slot = /** @type {HTMLElement} */ (this.#slots.get(place));
      const cards = cardsAt(state, place);
      element.setAttribute("aria-label", placeName(t, place));
      slot.setAttribute("aria-label", emptyLabel(t, place, closed && kindOf(place) === "column"));
      slot.setAttribute("aria-hidden", String(cards.length > 0));
      cards.forEach((card, depth) => {
        this.#cards.get(card)?.setAttribute("aria-label", cardLabel(t, state, place, depth));
      });
    }
  }

  /** The cards from one to the top of its place. @param {string} card @returns {string[]} */
  runFrom(card) {
    return (this.#state && find(this.#state, card)?.cards) || [];
  }
}

/** @param {number} x @param {number} y */
const at = (x, y) => `translate(${round(x)}px, ${round(y)}px)`;

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/** @param {HTMLElement[]} children */
function group(children) {
  const element = document.createElement("div");
  element.className = "row";
  element.append(...children);
  return element;
}

/** @param {HTMLElement} element @param {Box} box */
function setBox(element, box) {
  element.style.transform = at(box.x, box.y);
}

/** @param {HTMLElement} element @param {{w: number, h: number}} size @param {number} rank */
function setSize(element, size, rank) {
  element.style.setProperty("--w", `${round(size.w)}px`);
  element.style.setProperty("--h", `${round(size.h)}px`);
  element.style.setProperty("--rank", `${round(rank)}px`);
}

/**
 * Puts children in order, touching only those that are not yet there.
 *
 * @param {HTMLElement} parent @param {HTMLElement[]} children
 */
function arrange(parent, children) {
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
  while (parent.childElementCount > children.length) parent.lastElementChild?.remove();
}
