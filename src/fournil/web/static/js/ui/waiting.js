/**
 * What the table shows of actions whose outcome only the server can tell, while it is slow or away:
 * the card that is meant is marked, and words say that it waits.
 */

/** An answer that comes sooner needs no words. */
const SLOW_MS = 400;
const BUTTONS = ["undo", "redo"];

/**
 * @param {object} parts
 * @param {import("../session/session.js").Session} parts.session
 * @param {import("../board/board.js").Board} parts.board
 * @param {() => void} parts.tell says that something waits
 * @param {() => void} parts.over nothing does any more
 */
export function mindWaiting({ session, board, tell, over }) {
  /** @type {WeakSet<import("../session/session.js").Action>} */
  const told = new WeakSet();
  let timer = 0;
  let spoken = false;

  function look() {
    board.host.toggleAttribute("data-waiting", !session.settled);
    const { unforeseen } = session;
    if (spoken) mark();
    if (unforeseen.length) {
      if (unforeseen.every((action) => told.has(action)) || timer) return;
      timer = window.setTimeout(speak, session.unreachable ? 0 : SLOW_MS);
      return;
    }
    clearTimeout(timer);
    timer = 0;
    if (!spoken) return;
    spoken = false;
    over();
  }

  function speak() {
    clearTimeout(timer);
    timer = 0;
    if (!session.unforeseen.length) return;
    for (const action of session.unforeseen) told.add(action);
    spoken = true;
    mark();
    tell();
  }

  function mark() {
    const { unforeseen } = session;
    const cards = new Set(unforeseen.map(({ card }) => card));
    for (const element of board.host.querySelectorAll(".card")) {
      const { card } = /** @type {HTMLElement} */ (element).dataset;
      element.toggleAttribute("data-waits", cards.has(card));
    }
    for (const path of BUTTONS) {
      const waits = unforeseen.some((action) => action.path === path);
      document.getElementById(path)?.toggleAttribute("data-waits", waits);
    }
  }

  session.addEventListener("view", look);
  session.addEventListener("waits", speak);
}
