/**
 * One board of a page to read: drawn as at the table, to be stepped through or played on freely.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("../core/types.js").Translate} Translate
 *
 * @typedef {object} ExampleData what the server says about a board
 * @property {State} state where the example begins
 * @property {string[]} before the moves that led there
 * @property {string[]} line the moves that the reader can step through
 * @property {string[]} refused moves that the rules refuse where the example begins
 * @property {boolean} closed whether empty columns of this game stay empty
 */

import { Board } from "../board/board.js";
import { tooltip } from "../ui/tooltip.js";
import { Keyboard } from "../input/keyboard.js";
import { Selection } from "../input/selection.js";
import { markMoves } from "../board/example-marks.js";
import { cardsAt, placeOfTarget } from "../core/places.js";
import { Interaction } from "../input/interaction.js";
import { bindPointer } from "../input/pointer.js";
import { practice } from "../session/practice.js";
import { Session } from "../session/session.js";
import { PHONE, partsOf } from "../ui/page.js";
import { mindWaiting } from "../ui/waiting.js";

/**
 * @param {HTMLElement} figure
 * @param {ExampleData} example
 * @param {{t: Translate, number: (value: number) => string, announce: (text: string) => void,
 *   sound: (name: "lift"|"place"|"home"|"no") => void, leftHanded: boolean}} page
 */
export function layOutExample(figure, example, { t, number, announce, sound, leftHanded }) {
  const { state: start, before, line, refused, closed } = example;
  /** @type {(name: string) => HTMLElement} */
  const part = partsOf(figure);
  const [next, back, again, news] = ["next", "back", "again", "news"].map(part);
  const hint = news.textContent ?? "";
  let trouble = "";

  const session = new Session(start, practice(start.deal, before));
  const board = new Board(part("table"), {
    t,
    mode: () => (PHONE.matches ? "phone" : "desk"),
    look: () => ({ leftHanded, size: "medium" }),
    closedColumns: () => closed,
  });
  board.show(start);
  const selection = new Selection(board, number);
  const interaction = new Interaction({
    session, board, selection, sound, t, announce, tip: tooltip(board), notify: tell,
  });
  const pointers = bindPointer(board.host, interaction);
  const keyboard = new Keyboard({
    board, session, interaction, keys: figure,
    command(name) {
      if (name === "undo") session.undo();
      else if (name === "redo") session.redo();
    },
    busy: () => pointers.dragging(),
    back() {
      const dragged = pointers.dragging();
      pointers.cancel();
      return dragged;
    },
  });

  /** What has been played since the example began. */
  const played = () => session.state.actions.slice(before.length);

  /** The move of the example that comes next; undefined when the reader went another way. */
  function coming() {
    const soFar = played();
    return soFar.every((move, index) => move === line[index]) ? line[soFar.length] : undefined;
  }

  /** Plays a move of the example as a hand would. @param {string} move */
  function play(move) {
    const [source, target] = move;
    const count = Number(move.split("x")[1] ?? 1);
    const card = cardsAt(session.view, source).at(-count);
    if (card) session.move(card, placeOfTarget(target, card));
  }

  /** @param {string} text */
  function tell(text) {
    news.textContent = text;
  }

  /** @param {HTMLElement} button @param {boolean} able */
  const enable = (button, able) => button.setAttribute("aria-disabled", String(!able));

  function update() {
    const soFar = played();
    const move = coming();
    const left = move === undefined && line.length > 0;
    const over = left && soFar.join() === line.join();
    enable(next, move !== undefined);
    enable(back, soFar.length > 0);
    enable(again, soFar.length > 0);
    // That one card moves goes without saying.
    part("move").textContent = move?.replace(/x1$/, "") ?? "";
    tell(trouble || (left ? t(over ? "page-example-over" : "page-example-own-way") : hint));
    for (const element of board.host.querySelectorAll(".card")) {
      const { card, place } = /** @type {HTMLElement} */ (element).dataset;
      const top = place !== undefined && cardsAt(session.view, place).at(-1) === card;
      element.classList.toggle("playable", top || Boolean(session.view.legal?.[card ?? ""]));
    }
    const fresh = session.settled && soFar.length === 0;
    marks.show(fresh && !selection.active);
  }

  /**
   * A press that comes while the server is being asked counts for what its answer leads to.
   *
   * @param {Element} button @param {() => void} act
   */
  function pressed(button, act) {
    button.addEventListener("click", async () => {
      // Another press that waited, too, may have come first.
      do await session.answered(); while (!session.settled);
      act();
    });
  }

  const marks = markMoves(board, start, line[0], refused);
  pressed(next, () => {
    const move = coming();
    if (move) play(move);
  });
  pressed(back, () => {
    if (played().length) session.undo();
  });
  pressed(again, () => {
    if (played().length) session.restart();
  });
  for (const button of figure.querySelectorAll("[data-refused]")) {
    pressed(button, () => {
      const { refused: move = "" } = /** @type {HTMLElement} */ (button).dataset;
      if (!played().length) {
        play(move);
        return;
      }
      // The reason is that of the board as the example begins.
      session.restart();
      session.addEventListener("answer", () => play(move), { once: true });
    });
  }
  session.addEventListener("view", update);
  mindWaiting({
    session, board,
    tell() {
      trouble ||= t("page-waiting");
      tell(trouble);
    },
    over() {
      if (trouble === t("page-waiting")) trouble = "";
      update();
    },
  });
  session.addEventListener("unreachable", (event) => {
    trouble = /** @type {CustomEvent} */ (event).detail.message || t("page-unreachable-unkept");
    tell(trouble);
  });
  session.addEventListener("reachable", () => {
    trouble = "";
    update();
  });
  PHONE.addEventListener("change", () => board.refresh());
  new ResizeObserver(() => marks.refresh()).observe(board.host);
  update();
  keyboard.settle();
  figure.dataset.live = "";
}
