/**
 * Which place a carried card is meant for: forgiving, but never surprising.
 *
 * @typedef {import("./types.js").Box} Box
 *
 * @typedef {object} Candidate
 * @property {string} place
 * @property {Box} box where a drop counts as a drop on this place
 * @property {boolean} legal whether it takes the cards, as far as the page knows
 */

/** How far around a legal place a drop still counts, in card widths. */
const TOLERANCE = 0.35;
/** How far away the nearest legal place may be when nothing is touched, in card widths. */
const REACH = 0.9;
/** The part of the carried card that must lie on a forbidden place to be a try to go there. */
const MEANT = 0.3;
/** A card that lies this much on a forbidden place is not meant for a legal one beside it... */
const PLAINLY = 0.65;
/** ...unless it lies this much on that. */
const CLEARLY = 0.2;

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** @param {Box} box @param {number} by */
const grown = ({ x, y, w, h }, by) => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** From the middle of the one to the nearest point of the other. @param {Box} one @param {Box} other */
function distance(one, other) {
  const [x, y] = [one.x + one.w / 2, one.y + one.h / 2];
  const dx = Math.max(other.x - x, 0, x - other.x - other.w);
  const dy = Math.max(other.y - y, 0, y - other.y - other.h);
  return Math.hypot(dx, dy);
}

/**
 * @param {Candidate[]} items @param {(item: Candidate) => number} measure
 * @returns {{item: Candidate|null, most: number}} the largest above zero, the first of equals
 */
function largest(items, measure) {
  let item = null;
  let most = 0;
  for (const each of items) {
    const size = measure(each);
    if (size > most) [item, most] = [each, size];
  }
  return { item, most };
}

/**
 * @param {Box} carried the head of the carried cards, where it is now
 * @param {Box} home the place that they come from
 * @param {Candidate[]} places all others
 * @returns {Candidate|null} the one that they would go to, legal or not; null for none
 */
export function targetOf(carried, home, places) {
  const area = carried.w * carried.h;
  const legal = places.filter((each) => each.legal);
  const forbidden = largest(places.filter((each) => !each.legal), ({ box }) => overlap(carried, box));
  const touched = largest(legal, ({ box }) => overlap(carried, grown(box, TOLERANCE * carried.w)));
  const onHome = overlap(carried, home);
  if (touched.item) {
    const onLegal = overlap(carried, touched.item.box);
    const elsewhere = Math.max(forbidden.most, onHome);
    if (elsewhere < PLAINLY * area || onLegal >= CLEARLY * area) {
      if (onLegal >= onHome || onHome < MEANT * area) return touched.item;
    }
  }
  if (onHome >= forbidden.most && onHome > 0) return null;
  if (forbidden.most >= MEANT * area) return forbidden.item;
  const reach = REACH * carried.w;
  return largest(legal, ({ box }) => reach - distance(carried, box)).item;
}
