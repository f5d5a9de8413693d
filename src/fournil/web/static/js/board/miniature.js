/** A game's layout at a glance, for the New game window. */

import { svg } from "./card.js";
import { MANY } from "../core/layout.js";

const WIDE = 76;
const HIGH = 40;
const FOUNDATIONS = 4;

/** @param {import("../core/types.js").Variant} variant @returns {Element} */
export function miniature(variant) {
  const drawing = svg("svg", {
    class: "miniature", viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true", focusable: "false",
  });
  const shapes = variant.layout.length < MANY ? [inRows(variant, 1, "")]
    : [inRows(variant, 1, "in-one-row"), inRows(variant, 2, "in-two-rows")];
  drawing.append(...shapes);
  return drawing;
}

/**
 * Columns under cells and foundations. The style sheet shows the drawing that the table would look like.
 *
 * @param {import("../core/types.js").Variant} variant @param {number} rows @param {string} name
 */
function inRows({ layout, cells, aces_up: aces }, rows, name) {
  const each = Math.ceil(layout.length / rows);
  const pitch = WIDE / each;
  const w = Math.max(4, pitch - 1.6);
  const box = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ h, fresh = false) =>
    svg("rect", {
      x: (x * pitch + 0.8).toFixed(1), y, width: w.toFixed(1), height: h, rx: 1, class: fresh ? "fresh" : "",
    });
  const shape = svg("g", { class: name });
  for (let index = 0; index < cells; index += 1) shape.append(box(index, 1, 8));
  for (let index = 0; index < FOUNDATIONS; index += 1) {
    shape.append(box(each - FOUNDATIONS + index, 1, 8, cells > 0 || index < aces));
  }
  const tall = Math.max(...layout);
  const high = rows > 1 ? 12 : 18 + (tall > 5 ? 8 : 0);
  layout.forEach((length, index) => {
    const row = Math.floor(index / each);
    shape.append(box(index % each, (rows > 1 ? 12 : 13) + row * 14.5, high + (length - tall) * 3, true));
  });
  return shape;
}
