/**
 * Verdicts as they are drawn, told apart by shape: a disc with a tick, an octagon with a cross, a
 * dashed ring with a question mark.
 *
 * @typedef {"winnable"|"unwinnable"|"unknown"} Verdict
 */

import { svg } from "../board/card.js";
import { SIGN_PATHS } from "../board/glyphs.js";

/** Best first. @type {Verdict[]} */
export const VERDICTS = ["winnable", "unknown", "unwinnable"];

/** The outline and the sign in it, in a box of 26. @type {Record<Verdict, [string, string]>} */
const SHAPES = {
  winnable: SIGN_PATHS.tick,
  unwinnable: SIGN_PATHS.cross,
  unknown: [
    "M13 2A11 11 0 1 0 13 24A11 11 0 1 0 13 2Z",
    "M9.8 10.6A3.2 3.2 0 1 1 14.6 13.2C13.5 13.9 13 14.5 13 15.6M13 18.8V18.9",
  ],
};

/** @param {Verdict} verdict @param {string} [className] */
export function verdictMark(verdict, className = "") {
  const mark = /** @type {SVGElement} */ (svg("svg", {
    class: `verdict-mark ${className}`, "data-verdict": verdict, viewBox: "0 0 26 26",
    "aria-hidden": "true", focusable: "false",
  }));
  const [shape, sign] = SHAPES[verdict];
  mark.append(svg("path", { d: shape, class: "verdict-shape" }), svg("path", { d: sign, class: "verdict-sign" }));
  return mark;
}

/** @param {Verdict[]} verdicts @returns {Verdict} */
export const bestOf = (verdicts) => VERDICTS.find((each) => verdicts.includes(each)) ?? "unknown";
