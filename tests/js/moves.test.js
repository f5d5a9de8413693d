import assert from "node:assert/strict";
import { test } from "node:test";

import { moveName, readMove, seenBox, targetKind } from "../../src/fournil/web/static/js/core/moves.js";
import { stateOf } from "./states.js";

const BOARD = stateOf({ columns: [["9S", "8S", "7S"], ["KD"], [], []], cells: ["QC", null] });
/** Says what it is asked for. @param {string} id @param {object} [args] */
const echo = (id, args = {}) => `${id}(${Object.values(args).join(" ")})`;

test("a move names its cards, the deepest first, and its place on the screen", () => {
  assert.deepEqual(readMove(BOARD, "13x2"), { cards: ["8S", "7S"], place: "3" });
  assert.deepEqual(readMove(BOARD, "1b"), { cards: ["7S"], place: "b" });
  assert.deepEqual(readMove(BOARD, "ah"), { cards: ["QC"], place: "hC" });
  assert.equal(readMove(BOARD, "3a"), null, "nothing lies there");
});

test("empty cells are all alike, and so are empty columns", () => {
  assert.deepEqual(["a", "b", "2", "3", "hS"].map((place) => targetKind(BOARD, place)),
    ["card", "cell", "card", "column", "foundation"]);
});

test("a move is said with its card, or with its run, and where it leads", () => {
  assert.equal(moveName(echo, { cards: ["7S"], place: "b" }),
    "move-leads(card-name(7 S) place-cell(b))");
  assert.equal(moveName(echo, { cards: ["8S", "7S"], place: "3" }),
    "move-leads(move-run(card-name(8 S) 2) place-column(3))");
  assert.equal(moveName(echo, { cards: ["7S"], place: "b" }, "there"), "move-leads(card-name(7 S) there)");
});

test("of a covered card that part counts that is seen", () => {
  const boxes = { "8S": { x: 0, y: 10, w: 40, h: 60 }, "7S": { x: 0, y: 24, w: 40, h: 60 } };
  const board = /** @type {any} */ ({
    boxOf: (/** @type {"8S"|"7S"} */ card) => boxes[card],
    runFrom: (/** @type {string} */ card) => (card === "8S" ? ["8S", "7S"] : ["7S"]),
  });
  assert.deepEqual(seenBox(board, "8S"), { x: 0, y: 10, w: 40, h: 14 });
  assert.deepEqual(seenBox(board, "7S"), boxes["7S"]);
});
