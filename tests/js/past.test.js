import assert from "node:assert/strict";
import { test } from "node:test";

import { Past, moveText } from "../../src/fournil/web/static/js/session/past.js";
import { stateOf } from "./states.js";

const FIRST = stateOf({
  columns: [["9S", "8D"], ["7S"], [], ["2H"]], legal: { "8D": ["a", "b"], "7S": ["1", "a", "3"] },
  actions: [], moves: 0,
});
const SECOND = stateOf({
  columns: [["9S", "8D", "7S"], [], [], ["2H"]], legal: { "2H": ["a"] },
  actions: ["21x1"], moves: 1, undo_left: 1,
});

/** @param {...import("../../src/fournil/web/static/js/core/types.js").State} states */
function told(...states) {
  const past = new Past();
  for (const state of states) past.note(state);
  return past;
}

test("undo leads to the position that the server told before", () => {
  const before = told(FIRST, SECOND).before(SECOND);
  assert.deepEqual(before?.columns, FIRST.columns);
  assert.deepEqual(before?.legal, FIRST.legal);
  assert.deepEqual([before?.undo_left, before?.redo_left], [0, 1]);
});

test("undo is not foreseen where nothing was told, or nothing is left", () => {
  assert.equal(told(SECOND).before(SECOND), null);
  assert.equal(told(FIRST, SECOND).before({ ...SECOND, undo_left: 0 }), null);
});

test("redo leads on along the longest line that is known", () => {
  const undone = { ...FIRST, redo_left: 1 };
  const past = told(FIRST, SECOND, undone);
  assert.deepEqual(past.after(undone)?.columns, SECOND.columns);
  assert.equal(past.after(FIRST), null, "nothing is left to redo");
});

test("another move takes the place of the line that redo follows", () => {
  const other = { ...SECOND, actions: ["2a"], redo_left: 0 };
  const past = told(FIRST, SECOND, other);
  assert.deepEqual(past.after({ ...FIRST, redo_left: 1 })?.actions, ["2a"]);
});

test("the deal is told once and known until another game comes", () => {
  const past = told(FIRST, SECOND);
  assert.deepEqual(past.start(SECOND)?.columns, FIRST.columns);
  past.note({ ...FIRST, id: "another" });
  assert.equal(past.start(SECOND), null);
});

test("whether a game is won only the server says", () => {
  const won = { ...SECOND, status: /** @type {const} */ ("won") };
  const undone = { ...FIRST, redo_left: 1 };
  assert.equal(told(FIRST, won, undone).after(undone)?.status, "playing");
});

test("a legal move is foreseen, an illegal one is not", () => {
  const past = told(FIRST);
  assert.deepEqual(past.foresee(FIRST, "7S", "1")?.columns[0], ["9S", "8D", "7S"]);
  assert.equal(past.foresee(FIRST, "8D", "2"), null);
  assert.equal(past.foresee(FIRST, "7S", "2"), null, "it is there already");
  assert.equal(past.foresee(FIRST, "KC", "1"), null, "nobody has seen it");
});

test("while the page waits, moves like those that were legal are foreseen", () => {
  const past = told(FIRST);
  const waiting = { ...FIRST, legal: null };
  assert.ok(past.foresee(waiting, "7S", "1"), "the same card on the same card");
  assert.ok(past.foresee(waiting, "2H", "b"), "cells have taken a card");
  assert.equal(past.foresee(waiting, "2H", "2"), null, "the server has never said so");
  const ace = { ...waiting, columns: [["AS"], ["3H"], [], []] };
  assert.ok(past.foresee(ace, "AS", "hS"));
  assert.equal(past.foresee(ace, "3H", "hH"), null);
  assert.equal(told(SECOND).foresee({ ...SECOND, legal: null, columns: [["9S", "8D"], [], [], []] },
    "9S", "a"), null, "two cards do not go to a cell");
});

test("a typed move takes the longest run that may go", () => {
  const state = stateOf({
    columns: [["9S", "8D", "7S"], [], [], []], legal: { "8D": ["2"], "7S": ["2", "a"] },
  });
  const past = told(state);
  assert.equal(past.headOf(state, "12"), "8D");
  assert.equal(past.headOf(state, "1a"), "7S");
  assert.equal(past.headOf(state, "1h"), undefined);
  assert.equal(past.headOf({ ...state, legal: null }, "12"), "8D");
});

test("the number of cards stands in moves between columns alone", () => {
  assert.equal(moveText("2", "6", 3), "26x3");
  assert.equal(moveText("2", "a", 1), "2a");
  assert.equal(moveText("a", "hS", 1), "ah");
  assert.equal(moveText("D", "hH", 1), "Dh");
});
