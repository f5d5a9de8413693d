/**
 * One card as the player sees it: a button with two small drawings, the index and the centre.
 *
 * Sizes come from the style sheet by way of custom properties, so that a squeezed column shrinks
 * its indices without drawing anything anew.
 */

import { rankOf, suitOf } from "../core/places.js";
import { COURT_PATHS, COURT_TURN, RANK_PATHS, SUIT_PATHS } from "./glyphs.js";

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string|number>} attributes */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** @param {string} className @param {string} viewBox @param {Element[]} children */
function drawing(className, viewBox, children) {
  const element = svg("svg", { class: className, viewBox, "aria-hidden": "true", focusable: "false" });
  element.append(...children);
  return element;
}

/** A suit symbol that fills its box. @param {string} suit @param {string} className */
export const suitDrawing = (suit, className) =>
  drawing(className, "0 0 100 100", [svg("path", { d: SUIT_PATHS[suit] })]);

/** @param {string} card @returns {Element[]} rank and suit of the corner */
export function index(card) {
  const { width, lines } = RANK_PATHS[card[0]];
  const rank = drawing("card-rank", `0 0 ${width} 100`, [svg("path", { d: lines })]);
  rank.style.setProperty("--ratio", String(width / 100));
  return [rank, suitDrawing(suitOf(card), "card-pip")];
}

/** @param {string} card @returns {Element} what stands in the middle */
function centre(card) {
  const lines = COURT_PATHS[card[0]];
  if (lines) {
    const turn = `rotate(${COURT_TURN[card[0]]} 50 50)`;
    const court = svg("path", { d: lines, transform: turn });
    return drawing("card-centre card-court", "0 0 100 100", [court]);
  }
  return suitDrawing(suitOf(card), rankOf(card) === 1 ? "card-centre card-ace" : "card-centre");
}

/** @param {string} card @returns {HTMLButtonElement} */
export function cardButton(card) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "card";
  button.tabIndex = -1;
  button.dataset.card = card;
  button.dataset.suit = suitOf(card);
  button.append(...index(card), centre(card));
  return button;
}
