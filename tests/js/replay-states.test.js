import assert from "node:assert/strict";
import { test } from "node:test";

import { gameText, statesOf } from "../../src/fournil/web/static/js/core/replay-states.js";
import { stateOf } from "./states.js";

test("a replay has a state before its first step and one after each", () => {
  const start = stateOf({ columns: [["AS", "8S", "7S"], [], [], []] });
  const step = { move: "", from: "1", words: "" };
  const states = statesOf(start, [
    { ...step, cards: ["8S", "7S"], to: "2" }, { ...step, cards: ["AS"], to: "h" },
  ]);
  assert.deepEqual(states.map(({ columns }) => columns.map((column) => column.join(" "))), [
    ["AS 8S 7S", "", "", ""], ["AS", "8S 7S", "", ""], ["", "8S 7S", "", ""],
  ]);
  assert.deepEqual(states.map(({ foundations }) => foundations.S), [0, 0, 1]);
  assert.deepEqual(statesOf(start, []), [start]);
});

test("a game's text is its deal and its moves, sixteen a line", () => {
  const moves = Array.from({ length: 17 }, (_, index) => `${index % 9 + 1}a`);
  const lines = gameText("CODE", moves).split("\n");
  assert.deepEqual(lines, [
    "deal CODE", `moves ${moves.slice(0, 16).join(" ")}`, "moves 8a", "",
  ]);
  assert.equal(gameText("CODE", []), "deal CODE\n");
});
