/**
 * Where a replay stands, and how it moves by itself, forwards or backwards.
 *
 * Events: "go" when the position changes, "play" when it begins, turns or stops moving.
 */

/** How long a position is looked at, at the usual speed. */
const PACE_MS = 900;

export class Player extends EventTarget {
  #at = 0;
  #timer = 0;
  /** @type {-1|0|1} */
  #way = 0;
  speed = 1;

  /** @param {number} count how many moves there are */
  constructor(count) {
    super();
    this.count = count;
  }

  get at() {
    return this.#at;
  }

  /** Which way it moves by itself: 1 forwards, -1 backwards, 0 not at all. */
  get way() {
    return this.#way;
  }

  /** @param {number} wanted a position; beyond the ends it is an end */
  go(wanted) {
    const at = Math.min(this.count, Math.max(0, Math.round(wanted) || 0));
    if (at === this.#at) return;
    this.#at = at;
    this.dispatchEvent(new Event("go"));
  }

  /** Moves until an end; from that end it begins at the other. @param {-1|1} way */
  play(way) {
    if (this.#way === way || !this.count) return;
    clearTimeout(this.#timer);
    this.#way = way;
    if (this.#atEnd()) this.go(way > 0 ? 0 : this.count);
    this.#wait();
    this.dispatchEvent(new Event("play"));
  }

  pause() {
    if (!this.#way) return;
    clearTimeout(this.#timer);
    this.#way = 0;
    this.dispatchEvent(new Event("play"));
  }

  #atEnd() {
    return this.#at === (this.#way > 0 ? this.count : 0);
  }

  #wait() {
    this.#timer = setTimeout(() => {
      this.go(this.#at + this.#way);
      if (this.#atEnd()) this.pause();
      else this.#wait();
    }, PACE_MS / this.speed);
  }
}
