/** A way to win from here: opened in the replay, where it can be stepped through. */

import { askOnce } from "./client.js";
import { Refused } from "../net/client.js";

const QUICK_MS = 300;

/**
 * @param {object} parts
 * @param {import("../session/session.js").Session} parts.session
 * @param {import("../core/types.js").Translate} parts.t
 * @param {ReturnType<typeof import("../ui/toast.js").toast>} parts.notice
 * @param {(text: string, lost: boolean) => void} parts.tell
 */
export async function showSolution({ session, t, notice, tell }) {
  const stop = new AbortController();
  const timer = setTimeout(() => notice.show(t("page-solution-busy"), {
    about: "search", stays: true,
    actions: [{ label: t("page-cancel"), act: () => stop.abort() }],
  }), QUICK_MS);
  try {
    const answer = await askOnce(session, "solution", stop.signal);
    if (!answer) return;
    clearTimeout(timer);
    notice.withdraw("search");
    const { verdict, moves } = answer;
    if (moves) location.assign(replayAddress(session.state, moves));
    else tell(t(verdict === "unwinnable" ? "page-hint-lost" : "page-hint-unknown"), verdict === "unwinnable");
  } catch (error) {
    tell(error instanceof Refused ? error.message : t("page-no-answer"), false);
  } finally {
    clearTimeout(timer);
    notice.withdraw("search");
  }
}

/**
 * What has been played and what would win, as one game. The moment between the two is where the
 * replay begins.
 *
 * @param {import("../core/types.js").State} state @param {string[]} moves
 */
function replayAddress({ deal, actions, moves: played }, moves) {
  const { lang } = document.documentElement;
  const line = [...actions, ...moves].map(encodeURIComponent).join(".");
  return `/${lang}/replay/${encodeURIComponent(deal)}/${line}?solution#${played}`;
}
