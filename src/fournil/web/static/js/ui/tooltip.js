/** A refusal with its reason, beside the card that was refused. */

import { still } from "../board/motion.js";

const SHOWN_MS = 3000;
const MARGIN = 8;
const ARROW = 10;

/**
 * @typedef {import("../core/types.js").Box} Box
 * @param {import("../board/board.js").Board} board
 */
export function tooltip(board) {
  const element = document.createElement("div");
  element.className = "bubble";
  element.hidden = true;
  const first = document.createElement("strong");
  const second = document.createElement("span");
  element.append(first, second);
  element.setAttribute("aria-hidden", "true");
  element.dir = document.documentElement.dir;
  /** @type {HTMLElement[]} */
  let pointed = [];
  let timer = 0;

  function hide() {
    clearTimeout(timer);
    element.hidden = true;
    for (const card of pointed) card.classList.remove("pointed");
    pointed = [];
  }

  /**
   * @param {Box} at what was refused
   * @param {string[]} lines one or two
   * @param {string[]} [about] cards that the reason speaks of, which must stay in sight
   */
  function show(at, lines, about = []) {
    hide();
    board.host.append(element);
    [first.textContent, second.textContent] = [lines[0], lines[1] ?? ""];
    second.hidden = lines.length < 2;
    element.hidden = false;
    pointed = about.flatMap((card) => board.card(card) ?? []);
    for (const card of pointed) card.classList.add("pointed");
    place(at, about.map((card) => board.boxOf(card)));
    if (!still()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    timer = window.setTimeout(hide, SHOWN_MS);
  }

  /** @param {Box} at @param {Box[]} keep */
  function place(at, keep) {
    const table = { w: board.host.clientWidth, h: board.host.clientHeight };
    const { offsetWidth: w, offsetHeight: h } = element;
    const middle = at.x + at.w / 2;
    const x = Math.max(MARGIN, Math.min(middle - w / 2, table.w - w - MARGIN));
    const below = { x, y: at.y + at.h + ARROW, w, h };
    const above = { x, y: at.y - h - ARROW, w, h };
    const fits = (/** @type {Box} */ box) => box.y >= 0 && box.y + h <= table.h
      && !keep.some((other) => box.x < other.x + other.w && other.x < box.x + w
        && box.y < other.y + other.h * 0.4 && other.y < box.y + h);
    const box = [below, above].find(fits) ?? (below.y + h <= table.h ? below : above);
    const y = Math.max(MARGIN, Math.min(box.y, table.h - h - MARGIN));
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    element.classList.toggle("above", box === above);
    element.style.setProperty("--arrow", `${Math.round(middle - x)}px`);
  }

  addEventListener("pointerdown", hide, { capture: true });
  addEventListener("keydown", hide, { capture: true });
  return { show, hide };
}
