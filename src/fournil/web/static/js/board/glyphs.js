/**
 * The drawings of the cards: suits as filled outlines, ranks as strokes, courts as line drawings.
 *
 * Suits and courts live in a box of 100 x 100. A rank is 100 high, its stroke included; its lines
 * keep half a stroke from the edge, so that no end is cut.
 */

/** Filled outlines of the suits. @type {Record<string, string>} */
export const SUIT_PATHS = {
  S: "M50 2.5C57 20 95 37 95 63.5C95 77.5 84.5 85.5 74 85.5C64.5 85.5 57 80.5 54 73C54.5 84 59.5 91.5 67.5 97.5H32.5C40.5 91.5 45.5 84 46 73C43 80.5 35.5 85.5 26 85.5C15.5 85.5 5 77.5 5 63.5C5 37 43 20 50 2.5Z",
  H: "M50 93.5C37 79 4 64 4 33.5C4 17 15.5 6.5 28 6.5C39 6.5 47.5 13.5 50 23C52.5 13.5 61 6.5 72 6.5C84.5 6.5 96 17 96 33.5C96 64 63 79 50 93.5Z",
  D: "M50 0Q66 30 90 50Q66 70 50 100Q34 70 10 50Q34 30 50 0Z",
  C: "M50 2A23 23 0 0 1 66.5 41A23 23 0 1 1 53.6 72C54.5 84 59 91.5 67 97.5H33C41 91.5 45.5 84 46.4 72A23 23 0 1 1 33.5 41A23 23 0 0 1 50 2Z",
};

/**
 * Centre lines of the ranks, and how wide each is with its stroke.
 *
 * @type {Record<string, {width: number, lines: string}>}
 */
export const RANK_PATHS = {
  A: { width: 68, lines: "M8 92L34 8L60 92M17.5 63H50.5" },
  2: { width: 66, lines: "M9 29C10 15 20 8 33 8C48 8 58 17 58 31C58 42 52 49 44 57.5L9 92H58.5" },
  3: { width: 66, lines: "M10 8H55L33 39C49 39 58.5 50 58.5 65C58.5 82 48 92 33 92C20 92 11 85.5 8 75" },
  4: { width: 70, lines: "M37 8L8.5 70H62M46 45V92" },
  5: { width: 67, lines: "M55 8H17L13.5 44C19.5 40 26 38 33 38C49 38 59 49 59 64.5C59 81.5 48 92 33 92C21 92 12 86.5 8 77" },
  6: { width: 68, lines: "M43 8L13 51M8 65.5A26 26.5 0 1 0 60 65.5A26 26.5 0 1 0 8 65.5Z" },
  7: { width: 67, lines: "M8 8H59.5L29 92" },
  8: { width: 68, lines: "M14 27.5A20 19.5 0 1 0 54 27.5A20 19.5 0 1 0 14 27.5ZM8 69.5A26 22.5 0 1 0 60 69.5A26 22.5 0 1 0 8 69.5Z" },
  9: { width: 68, lines: "M25 92L55 49M8 34.5A26 26.5 0 1 0 60 34.5A26 26.5 0 1 0 8 34.5Z" },
  T: { width: 84, lines: "M3 24L18 8V92M42 35C42 18 48 8 59 8C70 8 76 18 76 35V65C76 82 70 92 59 92C48 92 42 82 42 65Z" },
  J: { width: 58, lines: "M24 8H50V67C50 83 42 92 29 92C18.5 92 11.5 87 8 78.5" },
  Q: { width: 70, lines: "M8 42C8 20 18 8 33.5 8C49 8 59 20 59 42V58C59 80 49 92 33.5 92C18 92 8 80 8 58ZM42 70L62 93" },
  K: { width: 66, lines: "M9 8V92M57 8L9 61M27.5 41L58 92" },
};

/**
 * Outlines of the courts: filled with gilding, drawn in the suit's colour.
 *
 * @type {Record<string, string>}
 */
export const COURT_PATHS = {
  K: "M17 33L22 74H78L83 33L66 56L50 21L34 56ZM21 82H79V92.5H21ZM43 13.5A7 7 0 1 0 57 13.5A7 7 0 1 0 43 13.5ZM5.5 26.5A7 7 0 1 0 19.5 26.5A7 7 0 1 0 5.5 26.5ZM80.5 26.5A7 7 0 1 0 94.5 26.5A7 7 0 1 0 80.5 26.5Z",
  Q: "M50 98V31M50 3C60 14 60 24 50 31C40 24 40 14 50 3ZM50 53C50 39 57 31 69 29C71 43 64 52 50 53ZM50 53C50 39 43 31 31 29C29 43 36 52 50 53ZM50 73C50 59 57 51 70 48C72 63 64 72 50 73ZM50 73C50 59 43 51 30 48C28 63 36 72 50 73ZM50 93C50 78 57 70 71 67C73 83 64 92 50 93ZM50 93C50 78 43 70 29 67C27 83 36 92 50 93Z",
  J: "M22 36H78Q84 36 84 42V58Q84 64 78 64H22Q16 64 16 58V42Q16 36 22 36ZM16 45H-5A5 5 0 0 0 -5 55H16M84 45H105A5 5 0 0 1 105 55H84M31 45H52",
};

/**
 * How far a court is turned, in degrees: the rolling pin leans.
 *
 * @type {Record<string, number>}
 */
export const COURT_TURN = { K: 0, Q: 0, J: -45 };

/**
 * A disc with a tick and an octagon with a cross, in a box of 26: the outline and the sign in it.
 *
 * @type {Record<"tick"|"cross", [string, string]>}
 */
export const SIGN_PATHS = {
  tick: ["M13 1A12 12 0 1 0 13 25A12 12 0 1 0 13 1Z", "M7.5 13.5L11.5 17.5L18.5 9.5"],
  cross: ["M8.5 2H17.5L24 8.5V17.5L17.5 24H8.5L2 17.5V8.5Z", "M9 9L17 17M17 9L9 17"],
};
