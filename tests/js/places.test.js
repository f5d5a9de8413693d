import assert from "node:assert/strict";
import { test } from "node:test";

import {
  SUITS, afterMove, allHome, allPlaces, cardOf, cardsAt, find, indexOf, kindOf, legalPlaces, notation,
  placeOfTarget, rankOf, suitOf, topOf,
} from "../../src/fournil/web/static/js/core/places.js";
import { stateOf } from "./states.js";

const BOARD = stateOf({
  columns: [["9S", "8S", "7S"], ["KD"], [], ["2H"]],
  cells: ["QC", null],
  foundations: { S: 2, H: 1, D: 0, C: 0 },
  legal: { "7S": ["a", "3"], "2H": ["h", "b"] },
});

test("a card is its rank and its suit", () => {
  for (const suit of SUITS) {
    for (let rank = 1; rank <= 13; rank += 1) {
      const card = cardOf(rank, suit);
      assert.deepEqual([rankOf(card), suitOf(card)], [rank, suit]);
    }
  }
});

test("a place has a kind, a number and a letter of notation", () => {
  const seen = ["1", "D", "a", "g", "hS", "hC"].map((place) => [kindOf(place), indexOf(place), notation(place)]);
  assert.deepEqual(seen, [
    ["column", 0, "1"], ["column", 12, "D"], ["cell", 0, "a"], ["cell", 6, "g"],
    ["foundation", 0, "h"], ["foundation", 3, "h"],
  ]);
});

test("the foundation that a target names is that of the card", () => {
  assert.equal(placeOfTarget("h", "2H"), "hH");
  assert.equal(placeOfTarget("3", "2H"), "3");
  assert.deepEqual(legalPlaces(BOARD, "2H"), ["hH", "b"]);
  assert.deepEqual(legalPlaces(BOARD, "KD"), []);
  assert.deepEqual(legalPlaces({ ...BOARD, legal: null }, "2H"), []);
});

test("every card is found where it lies", () => {
  assert.deepEqual(allPlaces(BOARD), ["a", "b", "hS", "hH", "hD", "hC", "1", "2", "3", "4"]);
  assert.deepEqual(find(BOARD, "8S"), { place: "1", depth: 1, cards: ["8S", "7S"] });
  assert.deepEqual(find(BOARD, "QC"), { place: "a", depth: 0, cards: ["QC"] });
  assert.deepEqual(find(BOARD, "AS"), { place: "hS", depth: 0, cards: ["AS", "2S"] });
  assert.equal(find(BOARD, "3D"), null);
  assert.deepEqual(cardsAt(BOARD, "9"), [], "a column that the game does not have");
  assert.equal(topOf(BOARD, "hS"), "2S");
  assert.equal(topOf(BOARD, "3"), undefined);
});

test("a move takes the cards above along and leaves the state as it was", () => {
  const before = structuredClone(BOARD);
  const after = afterMove(BOARD, "8S", "3");
  assert.deepEqual(after.columns, [["9S"], ["KD"], ["8S", "7S"], ["2H"]]);
  assert.equal(after.legal, null, "what is legal now only the server knows");
  assert.deepEqual(BOARD, before);
});

test("a move goes from a cell, to a cell and to a foundation", () => {
  assert.deepEqual(afterMove(BOARD, "QC", "2").cells, [null, null]);
  assert.deepEqual(afterMove(BOARD, "KD", "b").cells, ["QC", "KD"]);
  assert.equal(afterMove(BOARD, "2H", "hH").foundations.H, 2);
});

test("a move of no card, or to where the card is, changes nothing", () => {
  assert.equal(afterMove(BOARD, "3D", "3"), BOARD);
  assert.equal(afterMove(BOARD, "KD", "2"), BOARD);
});

test("finishing puts up everything, in an order in which it can go", () => {
  const board = stateOf({
    columns: [["3S", "2S"], ["AS"], [], []], cells: ["AH", null], finish: 4,
    foundations: { S: 0, H: 0, D: 13, C: 13 },
  });
  const after = allHome(board);
  assert.deepEqual(after.foundations, { S: 3, H: 1, D: 13, C: 13 });
  assert.deepEqual(after.columns, [[], [], [], []]);
  assert.deepEqual(after.cells, [null, null]);
  assert.equal(after.finish, 0);
  assert.deepEqual([...after.last?.cards ?? []].sort(), ["2S", "3S", "AH", "AS"]);
  const spades = after.last?.cards.filter((card) => suitOf(card) === "S");
  assert.deepEqual(spades, ["AS", "2S", "3S"]);
});
