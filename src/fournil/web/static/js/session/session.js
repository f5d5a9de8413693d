/**
 * One game being played: what the server last said, and what the player has done since.
 *
 * Actions wait in line and go out one by one, so that quick play is neither lost nor reordered. The
 * view is the server's state with the waiting actions already carried out, as far as the page can
 * foresee them from what the server has said (past.js); of the others it says that they wait.
 *
 * @typedef {import("../core/types.js").State} State
 *
 * @typedef {object} Action
 * @property {"moves"|"undo"|"redo"|"restart"|"finish"} path
 * @property {(state: State) => object|null} body what to send, or null when it no longer applies
 * @property {(view: State) => State|null} [ahead] the view once it is carried out; null when only
 *   the server can tell
 * @property {boolean} [foreseen] whether the view shows what it leads to
 * @property {string} [card] the card that it is about
 * @property {boolean} [promoted] whether the card went to its foundation
 * @property {boolean} [quiet] a refusal needs no explanation
 * @property {SerializedAction} serialized how to ask for it again
 * @property {boolean} [sent] another page may have sent it already
 *
 * @typedef {[string, ...string[]]} SerializedAction a method of the session and its arguments, as plain data
 *
 * @typedef {object} Server who plays the actions and knows the rules
 * @property {(state: State, path: Action["path"], body: object) => Promise<State>} act
 * @property {(state: State) => Promise<State>} read
 */

import { Refused, Unreachable, ask, pause } from "../net/client.js";
import { Past, moveText } from "./past.js";
import { allHome, find, foundationPlace, notation, placeOfTarget, suitOf } from "../core/places.js";

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 4000;

/** The player's own games, which the server keeps. @type {Server} */
export const KEPT_GAMES = {
  act: (state, path, body) =>
    ask("POST", `${address(state)}/${path}`, { version: state.version, ...body }),
  read: (state) => ask("GET", address(state)),
};

/** @param {State} state */
const address = (state) => `/api/games/${encodeURIComponent(state.id)}`;

export class Session extends EventTarget {
  #server;
  /** @type {Action[]} */
  #waiting = [];
  #busy = false;
  #game = 0;
  #silent = false;
  /** Whether the player was told that what waits is sent later. */
  #promised = false;
  /** Whether the server is back, and has not had everything yet. */
  #back = false;
  #past = new Past();

  /** @param {State} state @param {Server} [server] */
  constructor(state, server = KEPT_GAMES) {
    super();
    this.#server = server;
    /** What the server last said. */
    this.state = state;
    /** What the player sees. */
    this.view = state;
    this.#past.note(state);
  }

  /** Whether the server has answered everything. */
  get settled() {
    return this.#waiting.length === 0;
  }

  /** What only the server can tell the outcome of, and has not yet. @returns {Action[]} */
  get unforeseen() {
    return this.#waiting.filter(({ foreseen }) => !foreseen);
  }

  /** What the server has not answered yet. @returns {SerializedAction[]} */
  get serialized() {
    return this.#waiting.map(({ serialized }) => serialized);
  }

  /**
   * Takes up what another page was waiting for when it went away. Its first action may have
   * arrived, with nobody left to hear the answer.
   *
   * @param {SerializedAction[]} actions
   * @param {{sent?: boolean}} [options] sent: whether the first may have arrived
   */
  resume(actions, { sent = true } = {}) {
    this.#promised = true;
    /** @type {Action|null} */
    let last = null;
    actions.forEach(([name, what, target], index) => {
      /** @type {Action|null} */
      let action = null;
      if (name === "move") action = this.move(what, target);
      else if (name === "typed") action = this.typed(what);
      else if (name === "tap") action = this.tap(what);
      else if (name === "doubleTap") action = this.doubleTap(what, last?.card === what ? last : null);
      else if (name === "undo" || name === "redo" || name === "restart" || name === "finish") {
        action = this[name]();
      }
      if (action && index === 0) action.sent = sent;
      last = action;
    });
  }

  /** Another game, or another moment of this one, takes the place. @param {State} state */
  replace(state) {
    this.#game += 1;
    this.#waiting = [];
    this.#promised = false;
    this.#stand(state);
    this.#look("replaced");
  }

  /**
   * Cards go from where they are to a place on the screen.
   *
   * @param {string} card the card farthest from the top
   * @param {string} target
   */
  move(card, target) {
    const expected = find(this.view, card);
    if (!expected) return null;
    const cards = expected.cards.join();
    return this.#add({
      path: "moves", card, serialized: ["move", card, target],
      body(state) {
        const found = find(state, card);
        // Where it was wanted it may be already: a drop that was repeated.
        if (!found || found.cards.join() !== cards || found.place === target) return null;
        return { move: moveText(found.place, target, found.cards.length) };
      },
      ahead: (view) => this.#past.foresee(view, card, target),
    });
  }

  /** A move as the player typed it: from one place to another. @param {string} text */
  typed(text) {
    return this.#add({
      path: "moves", serialized: ["typed", text],
      body: () => ({ move: text }),
      ahead: (view) => {
        // The longest run that may go is the one whose head lies deepest.
        const head = this.#past.headOf(view, text);
        return head ? this.#past.foresee(view, head, placeOfTarget(text[1], head)) : null;
      },
    });
  }

  /** @param {string} card */
  tap(card) {
    return this.#add({
      path: "moves", card, quiet: true, serialized: ["tap", card],
      body: () => ({ tap: card }),
      ahead: (view) => this.#past.foresee(view, card, foundationPlace(suitOf(card))),
    });
  }

  /**
   * @param {string} card
   * @param {Action|null} first the tap that the same gesture began with, if it was sent
   */
  doubleTap(card, first) {
    return this.#add({
      path: "moves", card, serialized: ["doubleTap", card],
      // The first tap may have promoted the card meanwhile: then the gesture is complete.
      body: () => (first?.promoted ? null : { double_tap: card }),
      ahead: (view) => (first && find(view, card)?.place.startsWith("h") ? view
        : this.#past.foresee(view, card, foundationPlace(suitOf(card)))),
    });
  }

  undo() {
    return this.#add({ path: "undo", body: () => ({}), serialized: ["undo"] });
  }

  redo() {
    return this.#add({ path: "redo", body: () => ({}), serialized: ["redo"] });
  }

  restart() {
    return this.#add({ path: "restart", body: () => ({}), serialized: ["restart"] });
  }

  /** All cards that are left go up: one action. */
  finish() {
    return this.#add({
      path: "finish", body: () => ({}), serialized: ["finish"],
      ahead: (view) => (view.finish ? allHome(view) : null),
    });
  }

  /** The server has moved this game to another moment, asked beside the line. @param {State} state */
  accept(state) {
    if (state.id !== this.state.id || !this.settled) return;
    this.#stand(state);
    this.#look("moved on");
  }

  /** Resolves once the server has answered everything. @returns {Promise<void>} */
  async answered() {
    while (!this.settled) {
      await new Promise((resolve) => this.addEventListener("view", resolve, { once: true }));
    }
  }

  /** Asks how the game stands: another window may have played on. */
  async refresh() {
    if (this.#busy) return;
    const game = this.#game;
    try {
      const state = await this.#server.read(this.state);
      if (game !== this.#game || this.#busy || !this.settled) return;
      if (state.version === this.state.version) return;
      this.#stand(state);
      this.#look("moved on");
    } catch {
      // Nothing was asked for by the player; the next action will speak of the trouble.
    }
  }

  /** @param {Action} action */
  #add(action) {
    // What is asked for again because nothing was seen of it is asked for once.
    const last = this.#waiting.at(-1);
    if (last && !last.foreseen && action.card && last.serialized.join() === action.serialized.join()) {
      this.#tell("waits");
      return last;
    }
    this.#waiting.push(action);
    this.#look("ahead");
    void this.#send();
    return action;
  }

  /** @param {"replaced"|"ahead"|"answered"|"refused"|"moved on"} why */
  #look(why) {
    if (this.settled) this.#promised = false;
    this.view = this.#foreseen();
    this.#tell("view", { why });
  }

  /** The server's state with the waiting actions carried out, each noted as foreseen or not. */
  #foreseen() {
    const past = this.#past;
    let view = this.state;
    /** The views that undo and redo lead to before the server has told any. @type {State[]} */
    let back = [];
    /** @type {State[]} */
    let forth = [];
    for (const action of this.#waiting) {
      /** @type {State|null|undefined} */
      let next;
      if (action.path === "undo") {
        next = back.pop() ?? past.before(view);
        forth.push(view);
        next = next && { ...next, redo_left: view.redo_left + 1 };
      } else if (action.path === "redo") {
        next = forth.pop() ?? past.after(view);
        back.push(view);
      } else if (action.path === "restart") {
        // What was played ahead is not among what the server can be asked to redo yet.
        next = back.length || forth.length ? null : past.start(view);
        [back, forth] = [[], []];
        if (!next) view = { ...view, actions: [], undo_left: 0, redo_left: 0 };
      } else {
        next = action.ahead?.(view);
        if (next !== view) {
          back.push(view);
          forth = [];
          if (next) next = played(next, view);
        }
      }
      action.foreseen = Boolean(next);
      view = next ?? { ...view, legal: null };
    }
    return view;
  }

  /** @param {State} state as the server said it */
  #stand(state) {
    this.state = state;
    this.#past.note(state);
  }

  /** @param {string} type @param {object} [detail] */
  #tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  async #send() {
    if (this.#busy) return;
    this.#busy = true;
    const game = this.#game;
    while (this.#waiting.length && game === this.#game) {
      const action = this.#waiting[0];
      const body = action.body(this.state);
      if (!body) {
        this.#waiting.shift();
        this.#look("answered");
        this.#allSaved();
        continue;
      }
      const before = this.state;
      try {
        const { answer, repeated } = await this.#insist(action, body, game);
        if (game !== this.#game) break;
        this.#accept(action, before, answer, repeated);
      } catch (error) {
        if (game !== this.#game) break;
        this.#refuse(action, error);
      }
    }
    this.#busy = false;
    // A new game may have begun while the last answer was on its way, with actions of its own.
    if (this.#waiting.length) void this.#send();
  }

  /** @param {Action} action @param {State} before @param {State} answer @param {boolean} repeated */
  #accept(action, before, answer, repeated) {
    this.#waiting.shift();
    this.#stand(answer);
    const found = action.card ? find(answer, action.card) : null;
    action.promoted = Boolean(found?.place.startsWith("h"));
    this.#look("answered");
    this.#tell("answer", { action, before, answer, repeated });
    this.#allSaved();
  }

  /** @param {Action} action @param {unknown} error */
  #refuse(action, error) {
    const { serialized } = this;
    const promised = this.#promised;
    const before = this.state;
    this.#waiting.shift();
    if (!(error instanceof Refused)) {
      this.#waiting = [];
      this.#look("refused");
      reportError(error);
      return;
    }
    if (error.state) this.#stand(error.state);
    if (error.status === 409 || error.status === 404) {
      // Another window played on: what was meant for the old board is not played on the new one.
      this.#waiting = [];
      this.#back = false;
      this.#look("moved on");
      if (error.status === 404) this.#tell("gone", { error });
      else this.#tell("elsewhere", { error, before, kept: promised ? serialized : [] });
      return;
    }
    // Taking back was meant for the action that has just failed.
    this.#waiting = this.#waiting.filter((each) => each.path === "moves");
    this.#look("refused");
    this.#allSaved();
    this.#tell("refused", { action, error });
  }

  /**
   * Asks until there is an answer. The version makes asking twice safe: if the first answer was
   * lost on its way, the second question is told so, with the state that the first one led to.
   *
   * @param {Action} action @param {object} body @param {number} game
   * @returns {Promise<{answer: State, repeated: boolean}>}
   */
  async #insist(action, body, game) {
    const before = this.state;
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await this.#server.act(before, action.path, body);
        this.#reached();
        return { answer, repeated: tries > 0 };
      } catch (error) {
        if (error instanceof Unreachable && game === this.#game) {
          if (!this.#silent) this.#tell("unreachable", { message: error.message });
          this.#silent = true;
          this.#promised = true;
          await pause(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries));
          continue;
        }
        this.#reached();
        const state = error instanceof Refused ? error.state : undefined;
        if ((tries > 0 || action.sent) && error instanceof Refused && error.status === 409 && state
          && arrived(action, body, before, state)) return { answer: state, repeated: true };
        throw error;
      }
    }
  }

  #reached() {
    if (this.#silent) this.#back = true;
    this.#silent = false;
  }

  /** Says that the server is back, once it has everything. */
  #allSaved() {
    if (!this.#back || !this.settled) return;
    this.#back = false;
    this.#tell("reachable");
  }

  /** Whether the server is known to be out of reach. */
  get unreachable() {
    return this.#silent;
  }
}

/**
 * A view after one more action: it can be taken back, and nothing is left to redo.
 *
 * @param {State} next @param {State} view @returns {State}
 */
const played = (next, view) => ({
  ...next, moves: view.moves + 1, undo_left: view.undo_left + 1, redo_left: 0,
});

/**
 * Whether a state is what an action led to whose answer was lost.
 *
 * @param {Action} action @param {any} body @param {State} before @param {State} after
 */
function arrived(action, body, before, after) {
  if (after.version !== before.version + 1) return false;
  const played = after.actions.length - before.actions.length;
  if (action.path === "undo") return played === -1;
  if (action.path === "restart") return after.actions.length === 0;
  if (played !== 1) return false;
  const last = after.actions.at(-1) ?? "";
  if (body.move) return last.startsWith(body.move.slice(0, 2));
  if (!action.card) return true;
  const now = find(after, action.card);
  return Boolean(now && notation(now.place) === last[1]);
}
