/**
 * The truth of each position of a replay: drawn as a strip, and what it amounts to in a sentence.
 *
 * @typedef {import("../analysis/verdict.js").Verdict} Verdict
 *
 * @typedef {object} Finding
 * @property {"lost-with"|"lost-between"|"lost-by"|"never"|"won"|"still"|"unknown"} kind
 * @property {number} [last] the move after which the game was lost for certain
 * @property {number} [first] the earliest move that can have lost it
 */

import { svg } from "../board/card.js";
import { SIGN_PATHS } from "../board/glyphs.js";

/**
 * What the verdicts say about the whole game. What is lost stays lost, so the first lost position and
 * the winnable one before it enclose the mistake.
 *
 * @param {Verdict[]} verdicts one for each position, from the deal on
 * @param {boolean} won whether the last position is won
 * @returns {Finding}
 */
export function findingOf(verdicts, won) {
  const last = verdicts.indexOf("unwinnable");
  if (last === 0) return { kind: "never" };
  if (last > 0) {
    const good = verdicts.lastIndexOf("winnable", last);
    if (good < 0) return { kind: "lost-by", first: 1, last };
    return { kind: good === last - 1 ? "lost-with" : "lost-between", first: good + 1, last };
  }
  if (won) return { kind: "won" };
  return { kind: verdicts[verdicts.length - 1] === "winnable" ? "still" : "unknown" };
}

/**
 * Draws the verdicts along the track; without any it is a plain rail. A position's segment reaches
 * half a move to both sides of where the slider stands for it.
 *
 * @param {HTMLElement} track @param {Verdict[]|null} verdicts @param {Finding|null} finding
 */
export function drawTruth(track, verdicts, finding) {
  track.replaceChildren();
  track.toggleAttribute("data-truth", Boolean(verdicts));
  if (!verdicts) return;
  const end = verdicts.length - 1;
  for (let from = 0; from <= end;) {
    let to = from;
    while (to < end && verdicts[to + 1] === verdicts[from]) to += 1;
    const begins = Math.max(0, from - 0.5);
    const ends = Math.min(end, to + 0.5);
    const segment = document.createElement("span");
    segment.className = "replay-segment";
    segment.dataset.verdict = verdicts[from];
    segment.style.width = end ? `${((ends - begins) / end) * 100}%` : "100%";
    track.append(segment);
    from = to + 1;
  }
  if (!finding?.last || !end) return;
  const mark = /** @type {SVGElement} */ (svg("svg", { class: "replay-loss", viewBox: "0 0 26 26" }));
  mark.append(...SIGN_PATHS.cross.map((d) => svg("path", { d })));
  mark.style.insetInlineStart = `${(finding.last / end) * 100}%`;
  track.append(mark);
}
