/**
 * Arrows over the table, from cards to where they may go.
 *
 * @typedef {import("../core/moves.js").Journey} Journey
 */

import { svg } from "./card.js";
import { seenBox } from "../core/moves.js";

/** How far an arrow bows out, as a part of its length. */
const BOW = 0.16;
const HEAD = 11;

export class Arrows {
  #layer = /** @type {SVGElement} */ (svg("svg", { class: "arrows", "aria-hidden": "true" }));
  /** @type {{journey: Journey, verdict: string}[]} */
  #shown = [];

  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    board.host.addEventListener("drawn", () => this.#draw());
  }

  /** @param {{journey: Journey, verdict: string}[]} arrows */
  show(arrows) {
    this.#shown = arrows;
    this.#draw();
  }

  #draw() {
    if (!this.#shown.length) {
      this.#layer.remove();
      return;
    }
    // The host's children may have been made anew.
    if (this.#layer.parentNode !== this.board.host) this.board.host.append(this.#layer);
    this.#layer.replaceChildren(...this.#shown.flatMap(({ journey, verdict }) => {
      const line = this.#line(journey);
      return ["arrow-halo", "arrow"].map((name) =>
        svg("path", { d: line, class: name, "data-verdict": verdict }));
    }));
  }

  /** @param {Journey} journey */
  #line({ cards, place }) {
    const source = seenBox(this.board, cards[0]);
    const target = this.board.faceBox(place);
    // Beside the corner that names a card, which must stay legible.
    const from = { x: source.x + source.w * 0.62, y: source.y + source.h / 2 };
    const to = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.hypot(dx, dy) || 1;
    // It bows upwards where it runs sideways, else to the right, away from the corners of cards.
    const side = Math.abs(dx) > Math.abs(dy) ? Math.sign(dx) : Math.sign(dy);
    const bow = BOW * far * side;
    const bend = { x: from.x + dx / 2 + (dy / far) * bow, y: from.y + dy / 2 - (dx / far) * bow };
    const start = towards(from, bend, Math.min(source.h * 0.3, far / 4));
    const end = towards(to, bend, Math.min(target.h * 0.16, far / 4));
    const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
    const wing = (/** @type {number} */ turn) => {
      const way = angle + Math.PI + turn;
      return `${num(end.x + HEAD * Math.cos(way))} ${num(end.y + HEAD * Math.sin(way))}`;
    };
    return `M${num(start.x)} ${num(start.y)}Q${num(bend.x)} ${num(bend.y)} ${num(end.x)} ${num(end.y)}`
      + `M${wing(0.5)}L${num(end.x)} ${num(end.y)}L${wing(-0.5)}`;
  }
}

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} by */
function towards(from, to, by) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  return { x: from.x + (dx / far) * by, y: from.y + (dy / far) * by };
}

/** @param {number} value */
const num = (value) => value.toFixed(1);
