/**
 * Where everything stands: pure arithmetic from the size of the table to boxes on it.
 *
 * All lengths are CSS pixels, seen from the table's left upper corner. Proportions are given in
 * card widths (w). Left stays left in every language: a board is not text.
 *
 * @typedef {import("./types.js").Box} Box
 *
 * @typedef {object} Frame what the arithmetic starts from
 * @property {number} width
 * @property {number} height
 * @property {"desk"|"phone"|"landscape"} mode
 * @property {number[]} lengths the number of cards in each column
 * @property {number} cells
 * @property {boolean} leftHanded
 * @property {"small"|"medium"|"large"} size
 *
 * @typedef {object} Pile one column: where it begins and how its cards overlap
 * @property {number} x
 * @property {number} y
 * @property {number} strip how much of a covered card is seen
 * @property {number} rank the height of the rank in its corner
 * @property {boolean} stacked whether the suit stands under the rank instead of beside it
 *
 * @typedef {object} Layout
 * @property {{w: number, h: number}} card
 * @property {{w: number, h: number, rank: number}} side cards in cells and foundations
 * @property {Pile[]} piles
 * @property {Box[]} cells
 * @property {Box[]} foundations
 */

const SCALE = { small: 0.82, medium: 1, large: 1.22 };
/** A covered card never shows less than this part of its width, else its index would be cut. */
const LEAST = { desk: 0.285, phone: 0.5, landscape: 0.285 };
const FOUNDATIONS = 4;
/** Cards narrower than this have no room for rank and suit side by side. */
const NARROW = 32;
/** The card sizes follow at least this length of a column, so that they rarely change in a game. */
const USUAL_LENGTH = 9;

/** @param {number} w @param {number} strip */
function rankHeight(w, strip) {
  return Math.min(Math.max(0.25 * w, Math.min(0.475 * w, 20)), strip - 0.09 * w);
}

/** @param {Frame} frame @returns {Layout} */
export function layOut(frame) {
  if (frame.mode === "landscape") return beside(frame);
  return frame.mode === "phone" ? phone(frame) : desk(frame);
}

/** @param {Frame} frame @returns {Layout} */
function desk(frame) {
  const { width, height, lengths, size } = frame;
  const count = lengths.length;
  const many = count > 10;
  const gap = many ? 13 / 92 : 20 / 120;
  const [top, between] = many ? [0.28, 0.35] : [0.183, 0.205];
  const bottom = 12;
  const growth = Math.max(1, Math.min(width / 1440, (height + 56) / 900));
  const margin = Math.min(24, Math.max(8, width * 0.02));
  const w = Math.floor(Math.min(
    (many ? 92 : 120) * growth * SCALE[size],
    (width - 2 * margin) / (count + (count - 1) * gap),
    (height - bottom) / (top + between + 2.8 + (longest(lengths) - 1) * LEAST.desk),
  ));
  const y = Math.round(Math.max(10, top * w));
  return rows(frame, {
    w, h: Math.round(1.4 * w), side: { w, h: Math.round(1.4 * w) }, gap: gap * w,
    y, between: Math.round(Math.max(12, between * w)), bottom, strip: (many ? 0.46 : 0.36) * w,
  });
}

/** @param {Frame} frame @returns {Layout} */
function phone(frame) {
  const { width, height, lengths, size } = frame;
  const count = lengths.length;
  const many = count > 10;
  const small = width < 350;
  const [margin, gap] = many ? (small ? [4, 2] : [5, 3]) : (small ? [5, 3] : [6, 4]);
  const y = small ? 8 : 10;
  const bottom = 8;
  const fit = (width - 2 * margin - (count - 1) * gap) / count;
  const rest = 1.48 * 2 + 0.3 + (longest(lengths) - 1) * LEAST.phone;
  const w = Math.min(fit, (height - y - bottom) / rest) * Math.min(1, SCALE[size]);
  if (w < NARROW && many) {
    return rows(frame, {
      w, h: 2.05 * w, side: { w: 46, h: 64 }, gap, y, between: 20, bottom, strip: 1.66 * w,
    });
  }
  return rows(frame, {
    w, h: 1.48 * w, side: { w, h: 1.48 * w }, gap: Math.max(gap, Math.min((fit - w) / 2, 0.2 * w)),
    y, between: Math.max(11, 0.29 * w), bottom, strip: 0.88 * w,
  });
}

/**
 * Cells and foundations in a row above the columns.
 *
 * @param {Frame} frame
 * @param {{w: number, h: number, side: {w: number, h: number}, gap: number, y: number,
 *   between: number, bottom: number, strip: number}} sizes
 * @returns {Layout}
 */
function rows(frame, { w, h, side, gap, y, between, bottom, strip }) {
  const count = frame.lengths.length;
  const wide = count * w + (count - 1) * gap;
  const left = Math.round((frame.width - wide) / 2);
  const pitch = w + gap;
  const sidePitch = side.w === w ? pitch : side.w + 6;
  const fromLeft = (/** @type {number} */ index) => left + index * sidePitch;
  const fromRight = (/** @type {number} */ index, /** @type {number} */ total) =>
    left + wide - side.w - (total - 1 - index) * sidePitch;
  const box = (/** @type {number} */ x) => ({ x, y, w: side.w, h: side.h });
  const cells = upTo(frame.cells, (index) =>
    box(frame.leftHanded ? fromRight(index, frame.cells) : fromLeft(index)));
  const foundations = upTo(FOUNDATIONS, (index) =>
    box(frame.leftHanded ? fromLeft(index) : fromRight(index, FOUNDATIONS)));
  const start = y + side.h + between;
  const room = frame.height - bottom - start - h;
  const piles = frame.lengths.map((length, index) =>
    pile(frame.mode, left + index * pitch, start, w, strip, length, room));
  const sideRank = rankHeight(side.w, side.h);
  return { card: { w, h }, side: { ...side, rank: sideRank }, piles, cells, foundations };
}

/**
 * Cells and foundations as columns of their own, on both sides.
 *
 * @param {Frame} frame
 * @returns {Layout}
 */
function beside(frame) {
  const { width, height, lengths, cells, size } = frame;
  const count = lengths.length;
  const [top, bottom, gap, aside] = [8, 16, 0.126, 0.48];
  const sides = cells ? 2 : 1;
  const w = Math.floor(Math.min(
    (height - top - bottom) / (4 * 1.4 + 3 * 0.15),
    (width - 16) / (count + (count - 1) * gap + sides * (1 + aside)),
    (height - top - 8) / (1.4 + (longest(lengths) - 1) * LEAST.landscape),
  ) * Math.min(1, SCALE[size]));
  const h = 1.4 * w;
  const wide = w * (count + (count - 1) * gap);
  const total = wide + sides * w * (1 + aside);
  let x = Math.round((width - total) / 2);
  const step = h + Math.min(0.3 * w, (height - top - bottom - 4 * h) / 3);
  const stand = (/** @type {number} */ at, /** @type {number} */ number) =>
    upTo(number, (index) => ({ x: at, y: top + index * step, w, h }));
  const first = frame.leftHanded ? FOUNDATIONS : cells;
  const startX = x;
  if (first) x += Math.round(w * (1 + aside));
  const piles = lengths.map((length, index) =>
    pile("landscape", x + index * w * (1 + gap), top, w, 0.56 * w, length, height - 8 - top - h));
  const endX = Math.round(x + wide + w * aside);
  return {
    card: { w, h },
    side: { w, h, rank: rankHeight(w, h) },
    piles,
    cells: stand(frame.leftHanded ? endX : startX, cells),
    foundations: stand(frame.leftHanded ? startX : endX, FOUNDATIONS),
  };
}

/**
 * @param {Frame["mode"]} mode @param {number} x @param {number} y @param {number} w
 * @param {number} strip what a covered card shows when there is room
 * @param {number} length @param {number} room for the strips of all covered cards together
 * @returns {Pile}
 */
function pile(mode, x, y, w, strip, length, room) {
  const seen = length > 1 ? Math.min(strip, room / (length - 1)) : strip;
  const least = Math.max(seen, LEAST[mode] * w);
  const stacked = w < NARROW && least >= 1.5 * w;
  return { x, y, strip: least, rank: stacked ? 0.7 * w : rankHeight(w, least), stacked };
}

/** @param {number[]} lengths */
const longest = (lengths) => Math.max(USUAL_LENGTH, ...lengths);

/**
 * @template T
 * @param {number} count @param {(index: number) => T} make
 * @returns {T[]}
 */
const upTo = (count, make) => Array.from({ length: count }, (_, index) => make(index));
