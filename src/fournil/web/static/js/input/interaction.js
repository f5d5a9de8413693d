/**
 * The player's interaction with the table: gestures and keys become actions, and refusals are explained.
 *
 * @typedef {import("../core/types.js").Translate} Translate
 * @typedef {import("../session/session.js").Action} Action
 */

import { outcome, refusalAloud, sentences, whereabouts } from "../ui/announce.js";
import { shake } from "../board/motion.js";
import { allPlaces, find, kindOf, legalPlaces } from "../core/places.js";
import { targetOf } from "../core/targets.js";

/** How long a tap waits for a second one before it counts as a mere "no". */
const NO_AFTER_MS = 360;

export class Interaction {
  /** @type {{card: string, place: string, action: Action|null, known: boolean}|null} */
  #lastTap = null;
  #no = 0;
  #offset = { dx: 0, dy: 0 };

  /**
   * @param {object} parts
   * @param {import("../session/session.js").Session} parts.session
   * @param {import("../board/board.js").Board} parts.board
   * @param {import("./selection.js").Selection} parts.selection
   * @param {ReturnType<typeof import("../ui/tooltip.js").tooltip>} parts.tip
   * @param {Translate} parts.t
   * @param {(text: string) => void} parts.announce
   * @param {(text: string) => void} parts.notify says something that no card is to blame for
   * @param {(sound: "lift"|"place"|"home"|"no") => void} parts.sound
   * @param {(view: import("../core/types.js").State) => void} [parts.show] draws a view; the board does
   */
  constructor({
    session, board, selection, tip, t, announce, notify, sound, show = (view) => board.show(view),
  }) {
    this.session = session;
    this.board = board;
    this.tip = tip;
    this.selection = selection;
    this.t = t;
    this.announce = announce;
    this.notify = notify;
    this.sound = sound;
    this.show = show;
    session.addEventListener("view", () => this.#viewChanged());
    session.addEventListener("answer", (event) => this.#answered(/** @type {any} */ (event).detail));
    session.addEventListener("refused", (event) => this.#refused(/** @type {any} */ (event).detail));
  }

  // what gestures ask for

  /** @param {string} card */
  mayLift(card) {
    const found = find(this.session.view, card);
    return Boolean(found) && kindOf(/** @type {any} */ (found).place) !== "foundation";
  }

  /** @param {string} card @returns {string[]} it, and all that lies on it */
  lift(card) {
    const cards = this.#take(card, true);
    this.board.hold(cards);
    return cards;
  }

  /** @param {number} dx @param {number} dy */
  drag(dx, dy) {
    for (const card of this.selection.cards) this.board.carry(card, dx, dy);
    this.#offset = { dx, dy };
    const target = this.#aimedAt();
    this.selection.aim(target?.legal ? target.place : null);
  }

  /** @returns {boolean} whether they were over another place */
  drop() {
    const [head] = this.selection.cards;
    const target = this.#aimedAt();
    this.#letGo();
    if (head && target) this.put(head, target.place);
    this.board.release();
    return Boolean(head && target);
  }

  cancel() {
    this.#letGo();
    this.board.release();
  }

  /** @param {string} card */
  tap(card) {
    clearTimeout(this.#no);
    this.#lastTap = null;
    // Cards that were lifted by keyboard are put back: the player has turned to the pointer.
    if (this.selection.active) this.cancel();
    const found = find(this.session.view, card);
    if (!found || !this.mayLift(card)) return;
    const { legal } = this.session.view;
    const known = legal !== null;
    const promotes = known && (legal[card] ?? []).includes("h");
    if (promotes) this.sound("home");
    const action = promotes || !known ? this.session.tap(card) : null;
    this.#lastTap = { card, place: found.place, action, known };
    if (!action) this.#no = window.setTimeout(() => this.#sayNo(card), NO_AFTER_MS);
  }

  /** @param {string} card */
  doubleTap(card) {
    clearTimeout(this.#no);
    const first = this.#lastTap;
    this.#lastTap = null;
    if (!first || first.card !== card) return;
    // The first tap has sent the card home: the second belongs to it and does nothing more.
    if (first.action && first.known) return;
    this.session.doubleTap(card, first.action);
  }

  /** @param {string} first @param {string} second */
  uncovered(first, second) {
    const tap = this.#lastTap;
    if (tap?.card !== first || !tap.action) return false;
    return find(this.session.view, second)?.place === tap.place;
  }

  // what keys ask for

  /** @param {string} card */
  pickUp(card) {
    const cards = this.#take(card, false);
    if (!cards.length) return false;
    const { t } = this;
    const count = cards.length;
    this.announce(t("announce-lifted", { card: this.#name(card), count }));
    return true;
  }

  /** @param {string} place */
  putDown(place) {
    const [head] = this.selection.cards;
    const home = this.selection.home;
    this.#letGo();
    if (head && place !== home) this.put(head, place);
    else this.announce(this.t("announce-put-back"));
  }

  /** @param {string} card @param {string} place */
  put(card, place) {
    this.sound(kindOf(place) === "foundation" ? "home" : "place");
    this.session.move(card, place);
  }

  /** @param {string} text two-key notation */
  play(text) {
    this.session.typed(text);
  }

  // within

  /** @param {string} card */
  #name(card) {
    return this.board.card(card)?.getAttribute("aria-label") ?? card;
  }

  /** @param {string} card @param {boolean} byHand */
  #take(card, byHand) {
    const found = find(this.session.view, card);
    if (!found || !this.mayLift(card)) return [];
    this.tip.hide();
    clearTimeout(this.#no);
    this.#offset = { dx: 0, dy: 0 };
    this.selection.begin(found.cards, found.place, legalPlaces(this.session.view, card), byHand);
    this.sound("lift");
    return found.cards;
  }

  #letGo() {
    this.board.held.forEach((card) => this.board.card(card)?.classList.remove("held"));
    this.selection.end();
  }

  #aimedAt() {
    const { view } = this.session;
    const [head] = this.selection.cards;
    if (!head) return null;
    const { home } = this.selection;
    const box = this.board.boxOf(head);
    const carried = { ...box, x: box.x + this.#offset.dx, y: box.y + this.#offset.dy };
    const places = allPlaces(view).filter((place) => place !== home).map((place) => ({
      place,
      box: this.board.groundOf(place),
      // While the page waits for the server any place may do: the server will say.
      legal: view.legal === null || this.selection.allows(place),
    }));
    return targetOf(carried, this.board.groundOf(home), places);
  }

  #viewChanged() {
    const { view } = this.session;
    const { cards, home } = this.selection;
    const found = cards.length ? find(view, cards[0]) : null;
    const stays = found && found.place === home && found.cards.join() === cards.join();
    if (cards.length && !stays) {
      this.#letGo();
      this.board.held.clear();
    }
    this.show(view);
    if (stays) this.selection.mark(legalPlaces(view, cards[0]));
  }

  /** @param {{action: Action, before: any, answer: any}} detail */
  #answered({ action, before, answer }) {
    this.announce(outcome(this.t, action.path, before, answer));
    if (action.path !== "moves") this.sound("place");
  }

  /** @param {{action: Action, error: import("../net/client.js").Refused}} detail */
  #refused({ action, error }) {
    if (action.quiet && action.card) {
      this.#sayNo(action.card);
      return;
    }
    this.sound("no");
    const { state } = this.session;
    const { params } = error;
    const about = ["first", "second", "third", "fourth", "needed"]
      .map((name) => params[name])
      .filter((card) => typeof card === "string" && find(state, card));
    const lines = [error.message];
    if (about.length === 1) lines.push(whereabouts(this.t, state, about[0]));
    this.announce(sentences(this.t, [refusalAloud(this.t, error), ...lines.slice(1)]));
    const card = action.card ?? this.#blamed(params);
    if (!card || !find(state, card)) {
      this.notify(sentences(this.t, lines));
      return;
    }
    const cards = this.board.runFrom(card).flatMap((each) => this.board.card(each) ?? []);
    shake(cards);
    const hidden = about.filter((each) => find(state, each)?.place[0] !== "h");
    this.tip.show(this.board.boxOf(card), lines, hidden);
  }

  /** @param {Record<string, any>} params @returns {string|undefined} */
  #blamed({ card }) {
    return typeof card === "string" ? card : undefined;
  }

  /** @param {string} card */
  #sayNo(card) {
    const element = this.board.card(card);
    if (element) shake([element]);
    this.sound("no");
    this.announce(this.t("announce-no"));
  }
}
