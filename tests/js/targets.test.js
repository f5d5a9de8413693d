import assert from "node:assert/strict";
import { test } from "node:test";

import { targetOf } from "../../src/fournil/web/static/js/core/targets.js";

/** A card of 100 by 140. @param {number} x @param {number} [y] */
const at = (x, y = 0) => ({ x, y, w: 100, h: 140 });
/** @param {string} place @param {number} x @param {boolean} legal */
const candidate = (place, x, legal) => ({ place, box: at(x), legal });
const HOME = at(1000);

/** @param {import("../../src/fournil/web/static/js/core/types.js").Box} carried @param {ReturnType<typeof candidate>[]} places */
const meant = (carried, places, home = HOME) => targetOf(carried, home, places)?.place;

test("a card that touches a legal place goes there, and to the one that it covers most", () => {
  const places = [candidate("1", 0, true), candidate("2", 120, true)];
  assert.equal(meant(at(40), places), "1");
  assert.equal(meant(at(90), places), "2");
});

test("a legal place that is missed by a few pixels still counts", () => {
  assert.equal(meant(at(130), [candidate("1", 0, true)]), "1");
});

test("nothing near is no target, however few places there are", () => {
  assert.equal(meant(at(500), [candidate("1", 0, true), candidate("2", 120, false)]), undefined);
  assert.equal(meant(at(0), []), undefined);
});

test("a card that lies plainly on a forbidden place is not taken by the legal one beside it", () => {
  const places = [candidate("1", 0, false), candidate("2", 120, true)];
  assert.equal(meant(at(0), places), "1", "the try is refused, with its reason");
  assert.equal(meant(at(60), places), "2");
});

test("a card that is hardly moved from where it came goes back", () => {
  assert.equal(meant(at(10), [candidate("2", 120, true)], at(0)), undefined);
  assert.equal(meant(at(80), [candidate("2", 120, true)], at(0)), "2");
});
