/**
 * Questions about the position on the table: asked beside the line of actions, so that no move ever
 * waits for them, and dropped as soon as the position is another.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("../session/session.js").Session} Session
 */

import { Refused, Unreachable, ask } from "../net/client.js";

const PATIENCE_MS = 120000;
const ASK_AGAIN_MS = 4000;

/**
 * @param {State} state the position that the question is about
 * @param {"truth"|"analysis"|"hint"|"solution"|"back"} what
 * @param {AbortSignal} signal
 * @returns {Promise<any>} the answer; null when nobody wants it any more
 */
export async function askAbout(state, what, signal) {
  if (signal.aborted) return null;
  const own = new AbortController();
  const end = () => own.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  signal.addEventListener("abort", end, { once: true });
  const path = `/api/games/${encodeURIComponent(state.id)}/${what}`;
  try {
    const answer = what === "back"
      ? await ask("POST", path, { version: state.version }, { signal: own.signal })
      : await ask("GET", path, undefined, { signal: own.signal });
    return signal.aborted || (what !== "back" && answer.version !== state.version) ? null : answer;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}

/** Which position a session shows. @param {State} state */
const positionOf = ({ id, version }) => `${id} ${version}`;

/**
 * One question about the position of the moment: gone when the position is.
 *
 * @param {Session} session
 * @param {"hint"|"solution"|"back"} what
 * @param {AbortSignal} [given] ends it, too
 * @returns {Promise<any>} null when it was overtaken
 */
export async function askOnce(session, what, given) {
  await session.answered();
  const { state } = session;
  const here = positionOf(state);
  const own = new AbortController();
  const look = () => {
    if (!session.settled || positionOf(session.state) !== here) own.abort();
  };
  const end = () => own.abort();
  session.addEventListener("view", look);
  given?.addEventListener("abort", end);
  try {
    return given?.aborted ? null : await askAbout(state, what, own.signal);
  } finally {
    session.removeEventListener("view", look);
    given?.removeEventListener("abort", end);
  }
}

/** Asks the same question about every position that comes on the table. */
export class PositionWatcher {
  #on = false;
  /** The position that was asked about last. */
  #asked = "";
  #question = new AbortController();
  #timer = 0;

  /**
   * @param {Session} session
   * @param {"truth"|"analysis"} what
   * @param {{asks: () => void, told: (answer: any, state: State) => void,
   *   fails: (message: string) => void}} ways asks: what was known is not known any more; fails: there
   *   is no answer now, with the server's words for it, if any
   */
  constructor(session, what, ways) {
    this.session = session;
    this.what = what;
    this.ways = ways;
    session.addEventListener("view", () => this.#look());
    addEventListener("online", () => this.#again());
  }

  get on() {
    return this.#on;
  }

  start() {
    if (this.#on) return;
    this.#on = true;
    this.#look();
  }

  stop() {
    this.#on = false;
    this.#drop();
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#question.abort();
    this.#asked = "";
  }

  #again() {
    this.#drop();
    this.#look();
  }

  #look() {
    if (!this.#on) return;
    const { session } = this;
    const here = session.settled ? positionOf(session.state) : "";
    if (here && here === this.#asked) return;
    this.#drop();
    this.ways.asks();
    if (here) void this.#ask(here);
  }

  /** @param {string} here */
  async #ask(here) {
    this.#asked = here;
    this.#question = new AbortController();
    const { signal } = this.#question;
    const { state } = this.session;
    try {
      const answer = await askAbout(state, this.what, signal);
      if (answer) this.ways.told(answer, state);
      else if (!signal.aborted) await this.session.refresh();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused && (error.status === 409 || error.status === 404)) {
        await this.session.refresh();
        return;
      }
      this.ways.fails(error instanceof Error ? error.message : "");
      if (error instanceof Unreachable) this.#timer = window.setTimeout(() => this.#again(), ASK_AGAIN_MS);
    }
  }
}
