/**
 * Which moves keep the win: a panel beside the board that follows play, with marks on the cards and
 * arrows. It is no window: the table stays playable.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("./moves-list.js").Row} Row
 * @typedef {import("./moves-list.js").Judged} Judged
 * @typedef {import("./verdict.js").Verdict} Verdict
 */

import { PositionWatcher } from "./client.js";
import { Arrows } from "../board/arrows.js";
import { readMove } from "../core/moves.js";
import { rowButton, rowsOf } from "./moves-list.js";
import { sentences } from "../ui/announce.js";
import { loadStylesheet } from "../ui/stylesheets.js";
import { VERDICTS, bestOf, verdictMark } from "./verdict.js";

const COUNTS = {
  winnable: "page-moves-keep", unknown: "page-moves-unknown", unwinnable: "page-moves-lose",
};

/**
 * @param {object} parts
 * @param {import("../session/session.js").Session} parts.session
 * @param {import("../board/board.js").Board} parts.board
 * @param {import("../input/interaction.js").Interaction} parts.interaction
 * @param {import("../core/types.js").Translate} parts.t
 * @param {(value: number) => string} parts.figure
 * @param {(text: string) => void} parts.announce
 * @param {() => void} parts.closed
 */
export async function analysis({ session, board, interaction, t, figure, announce, closed }) {
  await loadStylesheet("analysis.css");
  const main = /** @type {HTMLElement} */ (document.getElementById("main"));
  const { panel, close, counts, scroller, list, note } = build(t);
  const arrows = new Arrows(board);
  /** @type {State|null} the position that the rows are about */
  let state = null;
  /** @type {Judged[]} */
  let judged = [];
  /** @type {Row[]} */
  let rows = [];
  /** @type {Element[]} */
  let marks = [];
  /** Whether the answer of the moment is to be read out: the player has just asked. */
  let asked = false;
  /** @type {HTMLElement|null} */
  let before = null;

  const watcher = new PositionWatcher(session, "analysis", {
    asks() {
      panel.setAttribute("aria-busy", "true");
      unmark();
      arrows.show([]);
    },
    told({ moves }, about) {
      panel.removeAttribute("aria-busy");
      state = about;
      judged = moves;
      rows = rowsOf(about, moves);
      fill();
      mark();
      if (asked) announce(sentences(t, [...counts.children].map((each) => each.textContent ?? "")));
      asked = false;
    },
    fails(message) {
      panel.removeAttribute("aria-busy");
      [state, judged, rows] = [null, [], []];
      list.replaceChildren();
      counts.replaceChildren();
      note.textContent = message || t("page-no-answer");
      if (asked) announce(note.textContent);
      asked = false;
    },
  });

  function fill() {
    const inside = list.contains(document.activeElement);
    // Each row counts once, as the eye counts it.
    counts.replaceChildren(...VERDICTS.flatMap((verdict) => {
      const count = rows.filter((row) => row.verdict === verdict).length;
      return count ? countOf(verdict, t(COUNTS[verdict], { count })) : [];
    }));
    list.replaceChildren(...rows.map((row, at) => {
      const item = document.createElement("li");
      const button = rowButton(t, /** @type {State} */ (state), row, figure);
      button.tabIndex = at === 0 ? 0 : -1;
      button.addEventListener("click", () => interaction.put(row.journey.cards[0], row.journey.place));
      for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => point([row]));
      for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => point([]));
      item.append(button);
      return item;
    }));
    const unknown = rows.some((row) => row.verdict === "unknown");
    note.textContent = !rows.length ? t("announce-stuck")
      : t(unknown ? "page-moves-note-unknown" : "page-moves-note");
    scroller.scrollTop = 0;
    if (inside) (list.querySelector("button") ?? panel).focus({ preventScroll: true });
  }

  /** Shows the arrows of some rows. @param {Row[]} chosen */
  function point(chosen) {
    if (interaction.selection.active) return;
    arrows.show(chosen.map(({ journey, verdict }) => ({ journey, verdict })));
    [...list.querySelectorAll("button")].forEach((button, at) => {
      button.classList.toggle("pointed-at", chosen.includes(rows[at]));
    });
  }

  /** A card under the pointer or the focus: what it can do. @param {Event} event */
  function over({ target }) {
    if (!watcher.on || panel.hasAttribute("aria-busy")) return;
    const element = /** @type {Element} */ (target).closest("[data-card]");
    const card = element instanceof HTMLElement ? element.dataset.card : "";
    point(rows.filter((row) => row.journey.cards[0] === card));
  }

  function unmark() {
    for (const each of marks) each.remove();
    marks = [];
    for (const card of board.host.querySelectorAll("[aria-description]")) {
      card.removeAttribute("aria-description");
    }
  }

  /** Marks cards with the best that they can do, or the targets of a lifted card. */
  function mark() {
    unmark();
    if (!watcher.on || !state || panel.hasAttribute("aria-busy")) return;
    const { selection } = interaction;
    /** @type {Map<HTMLElement, Verdict[]>} */
    const found = new Map();
    for (const { move, verdict } of judged) {
      const journey = readMove(state, move);
      if (!journey) continue;
      const mine = selection.active && journey.cards[0] === selection.cards[0];
      const face = mine ? board.face(journey.place) : selection.active ? null : board.card(journey.cards[0]);
      if (face) found.set(face, [...found.get(face) ?? [], verdict]);
    }
    for (const [face, verdicts] of found) {
      const best = bestOf(verdicts);
      const drawn = verdictMark(best, "on-card");
      face.append(drawn);
      face.setAttribute("aria-description", t("page-verdict", { verdict: best }));
      marks.push(drawn);
    }
    if (selection.active) arrows.show([]);
  }

  panel.addEventListener("keydown", (event) => {
    const buttons = [...list.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {any} */ (document.activeElement));
    const steps = /** @type {Record<string, number>} */ ({
      ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: buttons.length - 1,
    });
    const next = Object.hasOwn(steps, event.key) && buttons[steps[event.key]];
    if (!next) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
  board.host.addEventListener("pointerover", over);
  board.host.addEventListener("focusin", over);
  board.host.addEventListener("pointerleave", () => point([]));
  close.addEventListener("click", hide);
  interaction.selection.changed = mark;

  function show() {
    before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    main.append(panel);
    main.dataset.panel = "";
    asked = true;
    panel.focus({ preventScroll: true });
    watcher.start();
  }

  function hide() {
    if (!watcher.on) return false;
    const inside = panel.contains(document.activeElement);
    watcher.stop();
    panel.remove();
    delete main.dataset.panel;
    unmark();
    arrows.show([]);
    if (inside) before?.focus({ preventScroll: true });
    closed();
    return true;
  }

  return { hide, toggle: () => (watcher.on ? hide() : show()) };
}

/** @param {Verdict} verdict @param {string} text */
function countOf(verdict, text) {
  const item = document.createElement("span");
  item.append(verdictMark(verdict), text);
  return item;
}

/** @param {import("../core/types.js").Translate} t */
function build(t) {
  const panel = document.createElement("section");
  panel.id = "moves-panel";
  panel.className = "panel";
  panel.tabIndex = -1;
  panel.setAttribute("aria-labelledby", "moves-title");
  const head = document.createElement("header");
  const title = document.createElement("h2");
  title.id = "moves-title";
  title.textContent = t("page-which-moves");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.setAttribute("aria-label", t("page-close"));
  close.append(closeIcon());
  const counts = document.createElement("p");
  counts.className = "counts";
  const scroller = document.createElement("div");
  scroller.className = "panel-rest";
  const list = document.createElement("ul");
  const note = document.createElement("p");
  note.className = "panel-note";
  head.append(title, close);
  scroller.append(list, note);
  panel.append(head, counts, scroller);
  return { panel, close, counts, scroller, list, note };
}

/** The icon that every window closes with. */
const closeIcon = () =>
  /** @type {Element} */ (document.querySelector(".icon-close")).cloneNode(true);
