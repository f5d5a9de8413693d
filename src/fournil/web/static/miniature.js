/** A game's layout at a glance, for the New game window. */

import { svg } from "./card.js";

const WIDE = 76;
const HIGH = 40;

/** @param {import("./types.js").Variant} variant @returns {Element} */
export function miniature(variant) {
  const { layout, cells, aces_up: aces } = variant;
  const pitch = WIDE / layout.length;
  const w = Math.max(4, pitch - 1.6);
  const box = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ h, fresh = false) =>
    svg("rect", { x: x.toFixed(1), y, width: w.toFixed(1), height: h, rx: 1, class: fresh ? "fresh" : "" });
  const row = [];
  for (let index = 0; index < cells; index += 1) row.push(box(index * pitch + 0.8, 1, 8));
  for (let index = 0; index < 4; index += 1) {
    row.push(box(WIDE - (4 - index) * pitch + 0.8, 1, 8, cells > 0 || index < aces));
  }
  const tall = Math.max(...layout);
  const columns = layout.map((length, index) =>
    box(index * pitch + 0.8, 13, 18 + (length - tall) * 3 + (tall > 5 ? 8 : 0), true));
  const drawing = svg("svg", {
    class: "miniature", viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true", focusable: "false",
  });
  drawing.append(...row, ...columns);
  return drawing;
}
