/**
 * Hints: the next move of a way to win, shown by an arrow, and played when asked for once more.
 *
 * @typedef {import("../core/moves.js").Journey} Journey
 */

import { askOnce } from "./client.js";
import { Refused } from "../net/client.js";
import { Arrows } from "../board/arrows.js";
import { moveName, readMove } from "../core/moves.js";
import { loadStylesheet } from "../ui/stylesheets.js";

/**
 * @param {object} parts
 * @param {import("../session/session.js").Session} parts.session
 * @param {import("../board/board.js").Board} parts.board
 * @param {import("../input/interaction.js").Interaction} parts.interaction
 * @param {import("../core/types.js").Translate} parts.t
 * @param {(text: string) => void} parts.announce
 * @param {(text: string, lost: boolean) => void} parts.tell why there is no hint
 */
export async function hints({ session, board, interaction, t, announce, tell }) {
  await loadStylesheet("analysis.css");
  const button = /** @type {HTMLElement} */ (document.getElementById("hint"));
  const arrows = new Arrows(board);
  /** @type {Journey|null} */
  let shown = null;
  let asking = false;
  session.addEventListener("view", hide);

  function hide() {
    if (!shown) return;
    for (const card of shown.cards) board.card(card)?.classList.remove("hinted");
    shown = null;
    arrows.show([]);
    delete button.dataset.ready;
  }

  async function ask() {
    asking = true;
    button.setAttribute("aria-busy", "true");
    try {
      const answer = await askOnce(session, "hint");
      if (answer) show(answer);
    } catch (error) {
      tell(error instanceof Refused ? error.message : t("page-no-answer"), false);
    } finally {
      asking = false;
      button.removeAttribute("aria-busy");
    }
  }

  /** @param {{verdict: string, move: string|null}} answer */
  function show({ verdict, move }) {
    const journey = move ? readMove(session.view, move) : null;
    if (!journey) {
      if (session.view.status === "won") return;
      tell(t(verdict === "unwinnable" ? "page-hint-lost" : "page-hint-unknown"), verdict === "unwinnable");
      return;
    }
    shown = journey;
    for (const card of journey.cards) board.card(card)?.classList.add("hinted");
    arrows.show([{ journey, verdict: "winnable" }]);
    button.dataset.ready = "";
    announce(t("announce-hint", { move: moveName(t, journey) }));
  }

  return {
    /** The hint, or when it is shown already: its move. */
    press() {
      if (asking) return;
      if (!shown) {
        void ask();
        return;
      }
      const { cards, place } = shown;
      interaction.put(cards[0], place);
    },
    /** @returns {boolean} whether there was one to hide */
    hide() {
      const was = shown !== null;
      hide();
      return was;
    },
  };
}
