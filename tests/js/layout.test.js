import assert from "node:assert/strict";
import { test } from "node:test";

import { inTwoRows, layOut } from "../../src/fournil/web/static/js/core/layout.js";

/**
 * @typedef {Parameters<typeof layOut>[0]} Frame
 * @typedef {ReturnType<typeof layOut>} Layout
 */

const GAMES = {
  small: { cells: 4, lengths: [7, 7, 7, 7, 6, 6, 6, 6] },
  dozen: { cells: 0, lengths: Array(13).fill(4) },
  long: { cells: 4, lengths: [1, 18, 0, 7, 6, 6, 6, 6] },
};
/** @type {Record<string, Pick<Frame, "width"|"height"|"mode"|"portrait">>} */
const WINDOWS = {
  desk: { width: 1280, height: 640, mode: "desk", portrait: false },
  tablet: { width: 800, height: 1000, mode: "desk", portrait: true },
  phone: { width: 390, height: 640, mode: "phone", portrait: true },
  narrow: { width: 320, height: 480, mode: "phone", portrait: true },
  lying: { width: 740, height: 300, mode: "landscape", portrait: false },
};

/** Calls a check for every window, game, size and hand. @param {(frame: Frame, layout: Layout, what: string) => void} check */
function everywhere(check) {
  for (const [window, place] of Object.entries(WINDOWS)) {
    for (const [game, board] of Object.entries(GAMES)) {
      for (const size of /** @type {const} */ (["small", "medium", "large"])) {
        for (const leftHanded of [false, true]) {
          const frame = { ...place, ...board, size, leftHanded };
          check(frame, layOut(frame), `${window} ${game} ${size} ${leftHanded ? "left" : "right"}`);
        }
      }
    }
  }
}

/** @param {{x: number, y: number, w: number, h: number}} one @param {{x: number, y: number, w: number, h: number}} other */
const overlap = (one, other) => Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > 0.01
  && Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > 0.01;

test("every place of the game has its box", () => {
  everywhere(({ cells, lengths }, layout, what) => {
    assert.deepEqual([layout.cells.length, layout.foundations.length, layout.piles.length],
      [cells, 4, lengths.length], what);
  });
});

test("no place lies on another or beyond the edge to the left and right", () => {
  everywhere(({ width }, { card, cells, foundations, piles }, what) => {
    const boxes = [...cells, ...foundations, ...piles.map(({ x, y }) => ({ x, y, ...card }))];
    boxes.forEach((box, index) => {
      assert.ok(box.x >= 0 && box.x + box.w <= width + 0.5, `${what}: ${JSON.stringify(box)}`);
      for (const other of boxes.slice(index + 1)) assert.ok(!overlap(box, other), what);
    });
  });
});

test("columns stay above the lower edge, and covered cards show their index", () => {
  everywhere(({ height, lengths }, { card, piles }, what) => {
    piles.forEach(({ y, strip, rank }, index) => {
      const end = y + Math.max(0, lengths[index] - 1) * strip + card.h;
      assert.ok(end <= height, `${what}: column ${index + 1} ends at ${end}`);
      assert.ok(strip >= 0.28 * card.w && rank < strip, what);
    });
  });
});

test("the left hand has the cells where the right hand has the foundations", () => {
  everywhere((frame, { cells, foundations }, what) => {
    if (!frame.cells) return;
    const right = Math.max(...(frame.leftHanded ? cells : foundations).map(({ x }) => x));
    const left = Math.min(...(frame.leftHanded ? foundations : cells).map(({ x }) => x));
    assert.ok(left < right, what);
    const ends = [...cells, ...foundations].map(({ x }) => x);
    assert.deepEqual([left, right], [Math.min(...ends), Math.max(...ends)], what);
  });
});

test("many columns stand in two rows on an upright phone alone, and no move changes that", () => {
  const phone = { ...WINDOWS.phone, size: /** @type {const} */ ("medium"), leftHanded: false };
  assert.ok(inTwoRows({ ...phone, ...GAMES.dozen }));
  assert.ok(!inTwoRows({ ...phone, ...GAMES.small }));
  assert.ok(!inTwoRows({ ...phone, ...WINDOWS.desk, ...GAMES.dozen }));
  assert.ok(inTwoRows({ ...phone, cells: 0, lengths: [40, ...Array(12).fill(1)] }));
  const rows = new Set(layOut({ ...phone, ...GAMES.dozen }).piles.map(({ y }) => y));
  assert.equal(rows.size, 2);
});

test("larger cards are not smaller", () => {
  for (const place of Object.values(WINDOWS)) {
    const widths = /** @type {const} */ (["small", "medium", "large"]).map((size) =>
      layOut({ ...place, ...GAMES.small, size, leftHanded: false }).card.w);
    assert.deepEqual(widths, [...widths].sort((one, other) => one - other));
  }
});
