/**
 * The way back to the last position from which the game could still be won.
 *
 * @typedef {import("../core/types.js").State} State
 */

import { askOnce } from "./client.js";
import { Refused } from "../net/client.js";

/** A search that takes longer than this is spoken of. */
const QUICK_MS = 300;

let searching = false;

/**
 * @param {object} parts
 * @param {import("../session/session.js").Session} parts.session
 * @param {import("../core/types.js").Translate} parts.t
 * @param {ReturnType<typeof import("../ui/toast.js").toast>} parts.notice
 */
export async function goBack({ session, t, notice }) {
  if (searching) return;
  searching = true;
  const stop = new AbortController();
  const timer = setTimeout(() => notice.show(t("page-last-winnable-busy"), {
    about: "search", stays: true,
    actions: [{ label: t("page-cancel"), act: () => stop.abort() }],
  }), QUICK_MS);
  try {
    await session.answered();
    const before = session.state;
    /** @type {State|null} */
    const after = await askOnce(session, "back", stop.signal);
    if (!after) return;
    session.accept(after);
    notice.show(t("page-went-back", { count: before.moves - after.moves }));
  } catch (error) {
    if (error instanceof Refused && error.status === 409 && error.state) session.accept(error.state);
    notice.show(error instanceof Refused ? error.message : t("page-no-answer"), { about: "advice" });
  } finally {
    searching = false;
    clearTimeout(timer);
    notice.withdraw("search");
  }
}
