/**
 * Play without a pointer: arrows walk over the table, Enter lifts and lowers, two keys name a move.
 *
 * One button of the table can be tabbed to; the arrows move on from there. Screen readers press
 * buttons by a click that has no pointer behind it: that is the same as Enter.
 */

import { ignoreHeldEnter } from "./held-keys.js";
import { isVirtual } from "./pointer.js";
import { allPlaces, cardsAt, columnPlace, find, indexOf, kindOf, topOf } from "../core/places.js";

const ARROWS = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
/** A step sideways in the other direction costs this much more than one straight ahead. */
const ASIDE = 2.5;

/** @typedef {"undo"|"redo"|"new"|"help"|"hint"|"truth"|"moves"|"winnable"|"finish"} Command */

const COMMANDS = /** @type {Record<string, Command>} */ ({
  u: "undo", r: "redo", n: "new", "?": "help",
  i: "hint", t: "truth", m: "moves", w: "winnable", f: "finish",
});

/**
 * What a key stands for on any keyboard layout: a Latin letter, a digit, or what it is called.
 *
 * @param {KeyboardEvent} event
 */
function meaning({ key, code, shiftKey }) {
  if (key === "?" || key === "؟") return "?";
  if (key.length > 1 || /^[a-z0-9]$/i.test(key)) return key;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (digit) return digit[1];
  const letter = /^Key([A-Z])$/.exec(code);
  if (!letter) return key;
  return shiftKey ? letter[1] : letter[1].toLowerCase();
}

export class Keyboard {
  /** Where the focus is: a place, and how deep in it. */
  #at = { place: "", depth: 0 };
  /** The first of two keys. */
  #first = "";
  /** @type {HTMLElement|null} the button that can be tabbed to */
  #stop = null;

  /**
   * @param {object} parts
   * @param {import("../board/board.js").Board} parts.board
   * @param {import("../session/session.js").Session} parts.session
   * @param {import("./interaction.js").Interaction} parts.interaction
   * @param {(command: Command) => void} parts.command
   * @param {() => boolean} parts.busy whether a pointer drags, or a window is open
   * @param {() => boolean} parts.back backs out of whatever else is open
   * @param {Document|HTMLElement} [parts.keys] where keys are heard: in the whole page, unless it
   *   holds several tables
   */
  constructor({ board, session, interaction, command, busy, back, keys = document }) {
    this.board = board;
    this.session = session;
    this.interaction = interaction;
    this.command = command;
    this.busy = busy;
    this.back = back;
    ignoreHeldEnter(keys);
    keys.addEventListener("keydown", (event) => this.#pressed(/** @type {KeyboardEvent} */ (event)));
    board.host.addEventListener("focusin", (event) => this.#focused(event));
    board.host.addEventListener("click", (event) => this.#clicked(event));
    let virtual = false;
    board.host.addEventListener("pointerdown", (event) => {
      virtual = isVirtual(event);
      if (!virtual) this.#forget();
    }, true);
    this.wasVirtual = () => virtual;
    session.addEventListener("view", () => this.settle());
    if (keys === document) this.#keepFocus();
    this.settle();
  }

  /** A button that goes away with what it has done, as windows do, leaves the focus to the table. */
  #keepFocus() {
    /** @type {Element|null} */
    let last = null;
    const check = () => requestAnimationFrame(() => {
      if (document.activeElement !== document.body || !last || last.checkVisibility()) return;
      last = null;
      this.#element()?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", ({ target }) => { last = /** @type {Element} */ (target); });
    for (const type of ["click", "keydown", "close"]) document.addEventListener(type, check, true);
    this.session.addEventListener("view", check);
  }

  /** Keeps one button of the table within reach of Tab, whatever has moved. */
  settle() {
    const state = this.session.view;
    if (!allPlaces(state).includes(this.#at.place)) {
      const first = state.columns.findIndex((column) => column.length);
      this.#at = { place: allPlaces(state)[state.cells.length + 4 + Math.max(0, first)], depth: 99 };
    }
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.dataset.card && this.board.host.contains(active)) {
      const found = find(state, active.dataset.card);
      if (found) this.#at = { place: found.place, depth: found.depth };
    }
    this.#offer(this.#element());
  }

  #element() {
    const { place, depth } = this.#at;
    const cards = cardsAt(this.session.view, place);
    if (!cards.length) return this.board.slot(place);
    const last = cards.length - 1;
    const index = kindOf(place) === "foundation" ? last : Math.min(depth, last);
    this.#at.depth = index;
    return this.board.card(cards[index]);
  }

  /** @param {HTMLElement|undefined} element */
  #offer(element) {
    if (!element || element === this.#stop) return;
    if (this.#stop) this.#stop.tabIndex = -1;
    element.tabIndex = 0;
    this.#stop = element;
  }

  #go() {
    const element = this.#element();
    this.#offer(element);
    element?.focus({ preventScroll: true });
    const { selection, t, announce } = this.interaction;
    if (!selection.active || this.session.view.legal === null) return;
    const { place } = this.#at;
    selection.aim(selection.allows(place) ? place : null);
    if (place !== selection.home) announce(t(selection.allows(place) ? "announce-takes" : "announce-refuses"));
  }

  /** @param {FocusEvent} event */
  #focused({ target }) {
    if (!(target instanceof HTMLElement)) return;
    const { card, place } = target.dataset;
    const found = card ? find(this.session.view, card) : null;
    if (found) this.#at = { place: found.place, depth: found.depth };
    else if (place) this.#at = { place, depth: 0 };
    this.#offer(target);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (event.detail > 0 && !this.wasVirtual()) return;
    const target = /** @type {Element} */ (event.target).closest("[data-place]");
    if (!(target instanceof HTMLElement)) return;
    const { card, place } = target.dataset;
    const { interaction } = this;
    this.#forget();
    if (interaction.selection.active) {
      const head = interaction.selection.cards[0];
      interaction.putDown(/** @type {string} */ (place));
      this.#follow(head);
    } else if (card) {
      interaction.pickUp(card);
    }
  }

  /** The focus goes along with a card. @param {string} card */
  #follow(card) {
    const found = find(this.session.view, card);
    if (!found) return;
    this.#at = { place: found.place, depth: found.depth };
    this.#go();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const key = meaning(event);
    const target = /** @type {Element|null} */ (event.target);
    // A window that was closed a moment ago holds the focus until the next frame: keys are the table's.
    const dialog = /** @type {HTMLDialogElement|null|undefined} */ (target?.closest?.("dialog"));
    if (dialog ? dialog.open : target?.closest?.("input, textarea, select")) return;
    if (event.repeat && !this.#repeats(event, key)) {
      // Held, it does nothing; nor does whatever the browser would do by this key.
      if (this.#isOurs(key)) event.preventDefault();
      return;
    }
    if (this.#control(event, key)) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || this.busy()) return;
    const onTable = this.board.host.contains(target);
    if ((key in ARROWS && (onTable || target === document.body) && this.#arrow(key, event.shiftKey))
      || this.#letter(key)) event.preventDefault();
  }

  /**
   * Whether a held key goes on: it takes back, plays again, or moves the focus.
   *
   * @param {KeyboardEvent} event @param {string} key
   */
  #repeats({ ctrlKey, metaKey, shiftKey }, key) {
    const letter = key.toLowerCase();
    if (ctrlKey || metaKey) return letter === "z" || letter === "y";
    if (key in ARROWS) return !(shiftKey && this.interaction.selection.active);
    return COMMANDS[letter] === "undo" || COMMANDS[letter] === "redo";
  }

  /** @param {string} key */
  #isOurs(key) {
    return key in ARROWS || Boolean(this.#placeOf(key) || COMMANDS[key.toLowerCase()]);
  }

  /** @param {KeyboardEvent} event @param {string} key */
  #control(event, key) {
    if (key === "Escape") return this.#escape();
    if (!(event.ctrlKey || event.metaKey)) return false;
    const letter = key.toLowerCase();
    if (letter === "z") this.command(event.shiftKey ? "redo" : "undo");
    else if (letter === "y") this.command("redo");
    else return false;
    return true;
  }

  #escape() {
    if (this.#first) this.#forget();
    else if (this.interaction.selection.active && !this.busy()) {
      const { home, cards } = this.interaction.selection;
      this.interaction.putDown(home);
      this.#follow(cards[0] ?? "");
    } else return this.back();
    return true;
  }

  /** @param {string} key @param {boolean} shift */
  #arrow(key, shift) {
    const [dx, dy] = ARROWS[/** @type {"ArrowUp"} */ (key)];
    const { selection } = this.interaction;
    const cards = cardsAt(this.session.view, this.#at.place);
    if (!this.board.host.contains(document.activeElement)) {
      this.#go();
      return true;
    }
    if (shift && selection.active) return this.#resize(dy);
    if (dy && kindOf(this.#at.place) === "column" && !selection.active) {
      const depth = this.#at.depth + dy;
      if (depth >= 0 && depth < cards.length) {
        this.#at.depth = depth;
        this.#go();
        return true;
      }
    }
    const next = this.#beside(dx, dy);
    if (!next) return true;
    this.#at = { place: next, depth: cardsAt(this.session.view, next).length - 1 };
    this.#go();
    return true;
  }

  /** Takes one card more, or one less. @param {number} by */
  #resize(by) {
    const { home, cards } = this.interaction.selection;
    const pile = cardsAt(this.session.view, home);
    const depth = pile.indexOf(cards[0]) + by;
    if (!by || kindOf(home) !== "column" || depth < 0 || depth >= pile.length) return true;
    this.interaction.cancel();
    this.interaction.pickUp(pile[depth]);
    if (this.#at.place === home) {
      this.#at.depth = depth;
      this.#go();
    }
    return true;
  }

  /** The nearest place in a direction. @param {number} dx @param {number} dy */
  #beside(dx, dy) {
    const here = this.board.slotBox(this.#at.place);
    const along = dx !== 0 && kindOf(this.#at.place) === "column";
    // Sideways columns follow one another as they are read, on from the end of one row to the next.
    const next = along ? indexOf(this.#at.place) + dx : -1;
    if (next >= 0 && next < this.session.view.columns.length) return columnPlace(next);
    let best = "";
    let least = Infinity;
    for (const place of allPlaces(this.session.view)) {
      const box = this.board.slotBox(place);
      const [x, y] = [box.x - here.x, box.y - here.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      // Beyond the last column there is only what stands beside it.
      if (ahead < 1 || (along && (aside >= here.h || kindOf(place) === "column"))) continue;
      if (ahead + ASIDE * aside < least) [best, least] = [place, ahead + ASIDE * aside];
    }
    return best;
  }

  /** @param {string} key */
  #letter(key) {
    const place = this.#placeOf(key);
    if (place) this.#named(place);
    else if (Object.hasOwn(COMMANDS, key.toLowerCase())) {
      this.#forget();
      this.command(COMMANDS[key.toLowerCase()]);
    } else return false;
    return true;
  }

  /** The place that a key names in this game. @param {string} key */
  #placeOf(key) {
    const places = allPlaces(this.session.view);
    // Where there are no cells, small letters name columns too.
    return [key, key.toUpperCase(), key.toLowerCase()].find(
      (name) => (places.includes(name) && name[0] !== "h") || name === "h",
    );
  }

  /** @param {string} place a column, a cell or "h" */
  #named(place) {
    const { interaction } = this;
    const { selection } = interaction;
    const { view } = this.session;
    if (selection.active && !this.#first) {
      const head = selection.cards[0];
      interaction.putDown(place === "h" ? `h${head[1]}` : place);
      this.#follow(head);
      return;
    }
    if (!this.#first) {
      if (place === "h") return;
      const top = topOf(view, place);
      // While answers are on their way a place may hold a card that is not seen there yet.
      if (!top && this.session.settled) return;
      this.#first = place;
      if (top) interaction.pickUp(top);
      return;
    }
    const text = this.#first + place;
    const same = this.#first === place;
    this.#forget();
    if (!same) interaction.play(text);
  }

  #forget() {
    if (!this.#first) return;
    this.#first = "";
    this.interaction.cancel();
  }
}
