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
 * @property {boolean} portrait whether the window is higher than wide, whatever part of it the table has
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
 * @property {number} foot how far down the table belongs to it
 *
 * @typedef {object} Layout
 * @property {{w: number, h: number}} card
 * @property {{w: number, h: number, rank: number}} side cards in cells and foundations
 * @property {Pile[]} piles
 * @property {Box[]} cells
 * @property {Box[]} foundations
 *
 * @typedef {[number, number]} Length pixels, and card widths to be added to them
 *
 * @typedef {object} Style the proportions of a table whose cells and foundations stand above
 * @property {number} margin
 * @property {Length} gap between columns
 * @property {Length} top above the foundations
 * @property {Length} between the foundations and the columns
 * @property {Length} apart one row of columns from the next
 * @property {number} bottom
 * @property {number} high the height of a card, in widths
 * @property {number} strip what is seen of a covered card, in widths
 * @property {number} open what is seen of it on a tall table, in widths
 * @property {number} least what is always seen of it, in widths
 * @property {(w: number) => number} round
 */

const SCALE = { small: 0.82, medium: 1, large: 1.22 };
/** A covered card never shows less than this part of its width, else its index would be cut. */
const LEAST = { desk: 0.285, phone: 0.5, landscape: 0.285 };
const FOUNDATIONS = 4;
const DECK = 52;
/** As many columns are laid in two rows where one row would make narrow cards of them. */
export const MANY = 10;
/** The part of the width that a card takes at least in two rows: 44 px of 390, 36 px of 320. */
const WIDTH_SHARE = 0.113;
/** The lowest card of two full rows, in widths: its index and its centre are still seen. */
const LOWEST = 1.1;
/** How a row of columns closes before it takes room from the other, in widths. */
const CLOSE = 0.5;
/** The card sizes follow at least this length of a column, so that they rarely change in a game. */
const USUAL_LENGTH = 9;
/** The cards that may come onto a column of the deal before anything gives way to them. */
const TO_COME = 6;
/** What is seen then of a covered card on a desk, in widths: cards grow until there is no more room. */
const IN_VIEW = 0.31;

/** @param {number} w @param {number} strip */
function rankHeight(w, strip) {
  return Math.min(Math.max(0.25 * w, Math.min(0.475 * w, 20)), strip - 0.09 * w);
}

/** @param {Frame} frame @returns {Layout} */
export function layOut(frame) {
  if (frame.mode === "landscape") return beside(frame);
  return above(frame, split(frame, inTwoRows(frame) ? 2 : 1));
}

/**
 * Whether the columns stand in two rows. It hangs on the table and the game alone: no move changes it.
 *
 * @param {Omit<Frame, "leftHanded">} frame
 */
export function inTwoRows({ width, height, mode, portrait, lengths, cells }) {
  const count = lengths.length;
  const upright = mode === "phone" || (mode === "desk" && portrait);
  if (!upright || count < MANY || cells + FOUNDATIONS > Math.ceil(count / 2)) return false;
  const widest = (/** @type {number} */ rows) => {
    const style = styleOf(mode, width, count, rows);
    return Math.min(wideFit(style, width, Math.ceil(count / rows)),
      highFit(style, height, rows, rows * (USUAL_LENGTH - 1), style.high));
  };
  return widest(2) > widest(1);
}

/** The columns of each row. @param {Frame} frame @param {number} rows @returns {number[][]} */
function split({ lengths }, rows) {
  const each = Math.ceil(lengths.length / rows);
  return upTo(rows, (row) => lengths.slice(row * each, (row + 1) * each));
}

/**
 * @param {"desk"|"phone"} mode @param {number} width @param {number} count of columns
 * @param {number} rows @returns {Style}
 */
function styleOf(mode, width, count, rows) {
  const dozen = count > MANY;
  const crowded = dozen && rows === 1;
  if (mode === "phone") {
    const small = width < 350;
    const [margin, gap] = crowded ? (small ? [4, 2] : [5, 3]) : (small ? [5, 3] : [6, 4]);
    const top = small ? 8 : 10;
    return {
      margin, gap: [gap, 0], top: [top, 0], between: [0, 0.29], apart: [0, 0.29], bottom: 8,
      high: 1.48, strip: 0.88, open: 0.88, least: rows > 1 ? LEAST.desk : LEAST.phone,
      round: (w) => w,
    };
  }
  return {
    margin: crowded ? Math.min(60, Math.max(8, width * 0.03)) : Math.min(24, Math.max(8, width * 0.02)),
    gap: [0, dozen ? 13 / 92 : 20 / 120],
    top: [8, crowded ? 0.193 : 0.117], between: [8, crowded ? 0.263 : 0.138], apart: [8, 0.2], bottom: 12,
    high: 1.4, strip: dozen ? 0.46 : 0.36, open: 0.7, least: LEAST.desk, round: Math.floor,
  };
}

/**
 * The width of cards of which so many fill the table's width.
 *
 * @param {Style} style @param {number} width @param {number} count
 */
function wideFit({ margin, gap: [px, part] }, width, count) {
  return (width - 2 * margin - (count - 1) * px) / (count + (count - 1) * part);
}

/**
 * The width of cards that fill the table's height.
 *
 * @param {Style} style @param {number} height @param {number} rows
 * @param {number} strips the covered cards of the longest column of each row, together
 * @param {number} high the height of a card, in widths
 * @param {number} [seen] what is seen of a covered card, in widths
 */
function highFit({ top, between, apart, bottom, least }, height, rows, strips, high, seen = least) {
  const px = top[0] + between[0] + (rows - 1) * apart[0] + bottom;
  const part = top[1] + between[1] + (rows - 1) * apart[1] + (rows + 1) * high + strips * seen;
  return (height - px) / part;
}

/**
 * How wide cards are, and how high.
 *
 * @param {Frame} frame @param {Style} style @param {number[][]} rows
 */
function cardSize({ width, height, mode, lengths, size }, style, rows) {
  const dealt = dealtTo(lengths.length);
  const fit = wideFit(style, width, rows[0].length);
  const strips = Math.max(rows.length * (USUAL_LENGTH - 1), covered(rows));
  const filling = (/** @type {number} */ high) => highFit(style, height, rows.length, strips, high);
  // A desk has room for the cards to come; a phone has none to give away.
  const wanted = mode === "phone" ? fit * Math.min(1, SCALE[size]) : SCALE[size] * highFit(
    style, height, rows.length, rows.length * (dealt + TO_COME - 1), style.high,
    rows.length > 1 ? style.least : lengths.length > MANY ? style.strip : IN_VIEW);
  const w = Math.min(fit, wanted, filling(style.high));
  const floor = Math.min(fit, WIDTH_SHARE * width);
  if (rows.length === 1 || w >= floor) {
    const even = style.round(w);
    return { w: even, h: style.high * even, fit };
  }
  // Two long columns below each other: cards become lower before they become narrower.
  const narrow = Math.min(floor, filling(LOWEST));
  const spare = height - edges(style, narrow, rows.length) - strips * style.least * narrow;
  const h = Math.min(style.high * narrow, spare / (rows.length + 1));
  return { w: narrow, h, fit };
}

/**
 * What of the table's height is neither card nor strip.
 *
 * @param {Style} style @param {number} w @param {number} rows
 */
function edges({ top, between, apart, bottom }, w, rows) {
  return inPixels(top, w) + inPixels(between, w) + (rows - 1) * inPixels(apart, w) + bottom;
}

/** @param {Length} length @param {number} w */
const inPixels = ([px, part], w) => px + part * w;

/** The cards of a long column of a deal, where so many columns share a deck. @param {number} count */
const dealtTo = (count) => Math.round(DECK / count);

/** The covered cards of the longest column of each row, together. @param {number[][]} rows */
const covered = (rows) => rows.reduce((sum, row) => sum + Math.max(1, ...row) - 1, 0);

/**
 * Cells and foundations above the columns.
 *
 * @param {Frame} frame @param {number[][]} rows the lengths of the columns of each row
 * @returns {Layout}
 */
function above(frame, rows) {
  const { width, height, cells, leftHanded, lengths } = frame;
  const mode = frame.mode === "phone" ? "phone" : "desk";
  const style = styleOf(mode, width, lengths.length, rows.length);
  const { w, h, fit } = cardSize(frame, style, rows);
  const least = style.gap[0] + style.gap[1] * w;
  const gap = mode === "phone" ? Math.max(least, Math.min((fit - w) / 2, 0.2 * w)) : least;
  const count = rows[0].length;
  const wide = count * w + (count - 1) * gap;
  const left = Math.round((width - wide) / 2);
  const pitch = w + gap;
  const y = Math.round(inPixels(style.top, w));
  const box = (/** @type {number} */ index) => ({ x: left + index * pitch, y, w, h });
  const atEnd = (/** @type {number} */ index, /** @type {number} */ total) =>
    box(count - total + index);
  const start = y + h + Math.round(inPixels(style.between, w));
  const apart = inPixels(style.apart, w);
  const room = height - style.bottom - start - rows.length * h - (rows.length - 1) * apart;
  const dealt = dealtTo(lengths.length);
  const shares = share(rows, room, w, style, dealt);
  let top = start;
  const piles = rows.flatMap((row, at) => {
    const here = top;
    top += shares[at] + h + apart;
    const foot = at + 1 < rows.length ? top - apart / 2 : height;
    const strip = rows.length > 1 ? style.open * w : fan(style, row, room, w, dealt);
    return row.map((length, index) =>
      pile({ x: left + index * pitch, y: here, foot }, w, strip, length, shares[at], style.least));
  });
  return {
    card: { w, h },
    side: { w, h, rank: rankHeight(w, h) },
    piles,
    cells: upTo(cells, (index) => (leftHanded ? atEnd(index, cells) : box(index))),
    foundations: upTo(FOUNDATIONS, (index) => (leftHanded ? box(index) : atEnd(index, FOUNDATIONS))),
  };
}

/**
 * How much of the height the covered cards of each row may take. The rows have equal shares, so that
 * the lower one seldom moves; one that cannot do with its own takes what the other leaves.
 *
 * @param {number[][]} rows @param {number} room @param {number} w @param {Style} style
 * @param {number} dealt cards in a column of a deal
 */
function share(rows, room, w, style, dealt) {
  if (rows.length === 1) return [room];
  const [upper, lower] = rows.map((row) => Math.max(1, ...row) - 1);
  const [needed, kept] = [upper * CLOSE * w, lower * CLOSE * w];
  // On a very high table the rows stay together.
  const most = Math.max(upper, dealt + TO_COME / 2 - 1) * style.open * w;
  const first = needed + kept > room ? (room * upper) / (upper + lower)
    : Math.max(needed, Math.min(room / 2, room - kept, most));
  return [first, room - first];
}

/**
 * What is seen of a covered card where one row of columns has all the height. On a tall table the fan
 * opens; it closes again, all of it alike, when a column grows beyond what usually comes.
 *
 * @param {Style} style @param {number[]} row @param {number} room @param {number} w @param {number} dealt
 */
function fan({ strip, open }, row, room, w, dealt) {
  const strips = Math.max(dealt + TO_COME, ...row) - 1;
  return Math.max(strip * w, Math.min(open * w, room / strips));
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
    pile({ x: x + index * w * (1 + gap), y: top, foot: height }, w, 0.56 * w, length,
      height - 8 - top - h, LEAST.landscape));
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
 * @param {{x: number, y: number, foot: number}} ground @param {number} w
 * @param {number} strip what a covered card shows when there is room
 * @param {number} length @param {number} room for the strips of all covered cards together
 * @param {number} least what a covered card always shows, in widths
 * @returns {Pile}
 */
function pile(ground, w, strip, length, room, least) {
  const fitting = length > 1 ? Math.min(strip, room / (length - 1)) : strip;
  const seen = Math.max(fitting, least * w);
  return { ...ground, strip: seen, rank: rankHeight(w, seen) };
}

/** @param {number[]} lengths */
const longest = (lengths) => Math.max(USUAL_LENGTH, ...lengths);

/**
 * @template T
 * @param {number} count @param {(index: number) => T} make
 * @returns {T[]}
 */
const upTo = (count, make) => Array.from({ length: count }, (_, index) => make(index));
