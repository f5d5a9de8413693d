/** The line of actions of a session, with a server that answers when a test tells it to. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { goOnline, reported } from "./browser.js";
import { Refused, Unreachable } from "../../src/fournil/web/static/js/net/client.js";
import { Session } from "../../src/fournil/web/static/js/session/session.js";
import { stateOf } from "./states.js";

/** @typedef {import("../../src/fournil/web/static/js/core/types.js").State} State */

const FIRST = stateOf({
  columns: [["9S", "8D"], ["7S"], [], ["2H"]],
  legal: { "8D": ["a", "b", "3"], "7S": ["1", "a", "b", "3"], "2H": ["a", "b", "3"] },
});

/** A state that follows another one. @param {State} state @param {string} action @param {Partial<State>} [parts] @returns {State} */
const after = (state, action, parts = {}) => ({
  ...state, version: state.version + 1, moves: state.moves + 1, undo_left: state.undo_left + 1,
  actions: [...state.actions, action], ...parts,
});
const SECOND = after(FIRST, "21x1", { columns: [["9S", "8D", "7S"], [], [], ["2H"]] });
const THIRD = after(SECOND, "4a", { columns: [["9S", "8D", "7S"], [], [], []], cells: ["2H", null] });

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A game with a server whose answers a test gives one by one. @param {State} [state] */
function play(state = FIRST) {
  /** @type {{path: string, body: any, version: number, answer: (state: State) => Promise<unknown>, fail: (error: Error) => Promise<unknown>}[]} */
  const asked = [];
  /** @type {[string, any][]} */
  const events = [];
  const server = {
    /** @param {State} before @param {string} path @param {object} body @returns {Promise<State>} */
    act: (before, path, body) => new Promise((resolve, reject) => {
      asked.push({
        path, body, version: before.version,
        answer(next) {
          resolve(next);
          return settle();
        },
        fail(error) {
          reject(error);
          return settle();
        },
      });
    }),
    read: async () => server.stored,
    stored: state,
  };
  const session = new Session(state, server);
  for (const type of ["view", "answer", "refused", "elsewhere", "gone", "unreachable", "reachable", "waits"]) {
    session.addEventListener(type, (event) => events.push([type, /** @type {CustomEvent} */ (event).detail]));
  }
  /** @param {string} type */
  const told = (type) => events.filter(([name]) => name === type).map(([, detail]) => detail);
  return { session, server, asked, told };
}

/** @param {number} status @param {State} [state] */
const refusal = (status, state) => new Refused(status, { error: { key: "no", message: "No." }, state });

test("a legal move is seen at once and sent with the version that it was made on", async () => {
  const { session, asked, told } = play();
  session.move("7S", "1");
  assert.deepEqual(session.view.columns[0], ["9S", "8D", "7S"]);
  assert.deepEqual([session.view.moves, session.view.undo_left, session.view.legal], [1, 1, null]);
  assert.deepEqual(session.state, FIRST);
  assert.deepEqual(asked.map(({ path, body, version }) => [path, body, version]),
    [["moves", { move: "21x1" }, 1]]);
  await asked[0].answer(SECOND);
  assert.ok(session.settled);
  assert.equal(session.view, SECOND);
  assert.deepEqual(told("answer").map(({ repeated }) => repeated), [false]);
});

test("actions go out one by one, in the order in which they were made", async () => {
  const { session, asked } = play();
  session.move("7S", "1");
  session.move("2H", "a");
  session.undo();
  assert.equal(asked.length, 1, "the second waits for the answer to the first");
  assert.deepEqual(session.serialized, [["move", "7S", "1"], ["move", "2H", "a"], ["undo"]]);
  assert.deepEqual(session.view.columns[3], ["2H"], "taken back, before any answer");
  await asked[0].answer(SECOND);
  assert.deepEqual([asked[1].path, asked[1].body, asked[1].version], ["moves", { move: "4a" }, 2]);
  await asked[1].answer(THIRD);
  assert.equal(asked[2].path, "undo");
  await asked[2].answer({ ...SECOND, version: 4, redo_left: 1 });
  await session.answered();
  assert.equal(asked.length, 3);
});

test("what only the server can tell leaves the view and waits", async () => {
  const { session, asked } = play();
  session.typed("1h");
  assert.deepEqual(session.view.columns, FIRST.columns);
  assert.equal(session.unforeseen.length, 1);
  await asked[0].fail(refusal(422));
  assert.equal(session.unforeseen.length, 0);
});

test("what is asked for again while it waits unseen is asked for once", async () => {
  const { session, asked, told } = play();
  assert.equal(session.tap("7S"), session.tap("7S"));
  assert.equal(told("waits").length, 1);
  await asked[0].fail(refusal(422));
  assert.equal(asked.length, 1);
});

test("a refused action is taken out of the view; the moves after it go on", async () => {
  const { session, asked, told } = play();
  session.move("7S", "1");
  session.move("2H", "a");
  session.undo();
  await asked[0].fail(refusal(422));
  assert.deepEqual(told("refused").map(({ error }) => error.key), ["no"]);
  assert.deepEqual(session.view.columns[1], ["7S"]);
  assert.deepEqual(session.serialized, [["move", "2H", "a"]], "undo was meant for what failed");
  assert.deepEqual(asked[1].body, { move: "4a" });
});

test("a move of cards that are no longer together is not sent", async () => {
  const { session, asked } = play();
  session.move("8D", "3");
  session.move("8D", "a");
  await asked[0].answer(after(FIRST, "13x1", { columns: [["9S"], ["7S"], ["8D", "7H"], ["2H"]] }));
  assert.equal(asked.length, 1);
  assert.ok(session.settled);
});

test("another window that played on ends what waits, and its state is shown", async () => {
  const { session, asked, told } = play();
  session.move("7S", "1");
  session.move("2H", "a");
  const elsewhere = after(FIRST, "1b");
  await asked[0].fail(refusal(409, elsewhere));
  assert.equal(session.view, elsewhere);
  assert.deepEqual(told("elsewhere").map(({ kept }) => kept), [[]], "nothing was promised to be sent");
  assert.equal(asked.length, 1);
});

test("a game that is gone says so", async () => {
  const { session, asked, told } = play();
  session.undo();
  await asked[0].fail(refusal(404));
  assert.equal(told("gone").length, 1);
  assert.ok(session.settled);
});

test("without the server an action is asked for again until there is an answer", async () => {
  const { session, asked, told } = play();
  session.move("7S", "1");
  await asked[0].fail(new Unreachable());
  assert.deepEqual([session.unreachable, session.settled], [true, false]);
  goOnline();
  await settle();
  await asked[1].fail(new Unreachable());
  goOnline();
  await settle();
  assert.deepEqual([asked[2].body, asked[2].version], [asked[0].body, 1]);
  await asked[2].answer(SECOND);
  assert.deepEqual([told("unreachable").length, told("reachable").length], [1, 1], "each is said once");
  assert.deepEqual(told("answer").map(({ repeated }) => repeated), [true]);
});

test("an answer that was lost on its way is recognised and not taken for another window", async () => {
  const { session, asked, told } = play();
  session.move("7S", "1");
  await asked[0].fail(new Unreachable());
  goOnline();
  await settle();
  await asked[1].fail(refusal(409, SECOND));
  assert.equal(told("elsewhere").length, 0);
  assert.equal(session.view, SECOND);
});

test("what was promised to be sent later is handed back when another window played on", async () => {
  const { session, asked, told } = play();
  session.move("7S", "1");
  await asked[0].fail(new Unreachable());
  goOnline();
  await settle();
  await asked[1].fail(refusal(409, after(FIRST, "1b", { version: 5 })));
  assert.deepEqual(told("elsewhere").map(({ kept }) => kept), [[["move", "7S", "1"]]]);
});

test("what a page that is gone was waiting for is taken up, its first action perhaps sent", async () => {
  const { session, asked } = play();
  session.resume([["move", "7S", "1"], ["move", "2H", "a"], ["undo"]]);
  assert.equal(session.serialized.length, 3);
  await asked[0].fail(refusal(409, SECOND));
  assert.deepEqual(asked[1].body, { move: "4a" }, "the first had arrived; the second goes on from it");
});

test("a double tap whose first tap put the card up asks for nothing more", async () => {
  const { session, asked } = play(stateOf({ columns: [["AS"], [], [], []], legal: { AS: ["h", "a"] } }));
  const first = session.tap("AS");
  session.doubleTap("AS", first);
  await asked[0].answer(after(session.state, "1h", {
    columns: [[], [], [], []], foundations: { S: 1, H: 0, D: 0, C: 0 },
  }));
  assert.equal(asked.length, 1);
  assert.ok(session.settled);
});

test("another game takes the place: answers to the old one are not heard", async () => {
  const { session, asked } = play();
  session.move("7S", "1");
  const other = stateOf({ id: "other", columns: [["KS"], [], [], []], legal: { KS: ["2"] } });
  session.replace(other);
  session.move("KS", "2");
  await asked[0].answer(SECOND);
  assert.equal(session.state, other);
  await settle();
  assert.deepEqual(asked[1].body, { move: "12x1" });
});

test("a game is refreshed only while nothing waits", async () => {
  const { session, server, asked, told } = play();
  server.stored = SECOND;
  session.undo();
  await session.refresh();
  assert.equal(session.state, FIRST);
  await asked[0].fail(refusal(422));
  await session.refresh();
  assert.equal(session.view, SECOND);
  assert.equal(told("view").at(-1)?.why, "moved on");
});

test("a mistake of the page itself is reported and ends what waits", async () => {
  const { session, asked } = play();
  session.move("7S", "1");
  const mistake = new TypeError("slip");
  await asked[0].fail(mistake);
  assert.deepEqual(reported, [mistake]);
  assert.ok(session.settled);
  assert.equal(session.view.columns[1][0], "7S");
});
