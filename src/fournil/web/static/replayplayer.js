/**
 * Where a replay stands, and how it moves on by itself.
 *
 * Events: "go" when the position changes, "play" when it begins or stops to move on.
 */

/** How long a position is looked at, at the usual speed. */
const PACE_MS = 900;

export class Player extends EventTarget {
  #at = 0;
  #timer = 0;
  speed = 1;

  /** @param {number} count how many moves there are */
  constructor(count) {
    super();
    this.count = count;
  }

  get at() {
    return this.#at;
  }

  get playing() {
    return this.#timer !== 0;
  }

  /** @param {number} wanted a position; beyond the ends it is an end */
  go(wanted) {
    const at = Math.min(this.count, Math.max(0, Math.round(wanted) || 0));
    if (at === this.#at) return;
    this.#at = at;
    this.dispatchEvent(new Event("go"));
  }

  /** Moves on until the end; from the end it begins anew. */
  play() {
    if (this.playing || !this.count) return;
    if (this.#at === this.count) this.go(0);
    this.#wait();
    this.dispatchEvent(new Event("play"));
  }

  pause() {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.dispatchEvent(new Event("play"));
  }

  #wait() {
    this.#timer = setTimeout(() => {
      this.go(this.#at + 1);
      if (this.#at === this.count) this.pause();
      else this.#wait();
    }, PACE_MS / this.speed);
  }
}
