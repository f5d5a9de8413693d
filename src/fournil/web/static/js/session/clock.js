/** How long a game has been played: from its first move, and only while the page is seen. */

import { ask } from "../net/client.js";

const TELL_EVERY_S = 20;

export class Clock {
  #game = "";
  #base = 0;
  /** @type {number|null} the moment from which time is counted, in ms: it may well be 0 */
  #since = null;
  #running = false;
  #told = 0;

  /** @param {(seconds: number) => void} show */
  constructor(show) {
    this.show = show;
    setInterval(() => this.#tick(), 1000);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        this.#pause();
        this.tell(true);
      } else this.#resume();
    });
    addEventListener("pagehide", () => {
      this.#pause();
      this.tell(true);
    });
    addEventListener("pageshow", () => this.#resume());
  }

  get seconds() {
    const now = this.#since === null ? 0 : performance.now() - this.#since;
    return Math.floor(this.#base + now / 1000);
  }

  /** @param {import("../core/types.js").State} state */
  follow(state) {
    if (state.id !== this.#game) {
      if (this.#game) this.tell(true);
      this.#pause();
      this.#game = state.id;
      this.#base = state.elapsed;
      this.#told = state.elapsed;
    } else if (state.elapsed > this.seconds) {
      // Another window has played on.
      this.#pause();
      this.#base = state.elapsed;
    }
    const begun = state.moves > 0 || state.redo_left > 0 || this.seconds > 0;
    this.#running = begun && state.status !== "won";
    if (this.#running) this.#resume();
    else {
      this.#pause();
      if (state.status === "won") this.tell(false);
    }
    this.show(this.seconds);
  }

  #resume() {
    if (this.#running && this.#since === null && !document.hidden) this.#since = performance.now();
  }

  #pause() {
    if (this.#since === null) return;
    this.#base += (performance.now() - this.#since) / 1000;
    this.#since = null;
  }

  #tick() {
    if (this.#since === null) return;
    this.show(this.seconds);
    if (this.seconds - this.#told >= TELL_EVERY_S) this.tell(false);
  }

  /** @param {boolean} leaving whether the page may be gone before the answer comes */
  tell(leaving) {
    const elapsed = this.seconds;
    if (!this.#game || elapsed <= this.#told) return;
    this.#told = elapsed;
    const path = `/api/games/${encodeURIComponent(this.#game)}/time`;
    // Told again soon in any case: a figure that is lost is made good by the next.
    ask("POST", path, { elapsed }, { keepalive: leaving }).catch(() => {});
  }
}
