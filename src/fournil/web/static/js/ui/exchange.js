/**
 * Games as text: given away, and taken in.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {object} Parts
 * @property {import("../session/session.js").Session} session
 * @property {import("../core/types.js").Translate} t
 * @property {(text: string) => void} tell
 * @property {(state: State) => void} dealt puts another game on the table
 */

import { Refused, Unreachable, ask } from "../net/client.js";
import { copy } from "../net/clipboard.js";
import { windowOf } from "./dialogs.js";
import { part } from "./page.js";

/** The longest game that people play is a few kilobytes. */
const LARGEST = 64 * 1024;

/** @param {string} id */
const field = (id) => /** @type {HTMLTextAreaElement} */ (part(id));

/** @param {Parts} parts */
export async function showExport({ session, t, tell }) {
  await session.answered();
  const address = `/api/games/${encodeURIComponent(session.state.id)}/export`;
  let text;
  try {
    const answer = await fetch(address, { credentials: "same-origin", cache: "no-store" });
    if (!answer.ok) throw new Unreachable();
    text = await answer.text();
  } catch {
    tell(t("page-no-answer"));
    return;
  }
  field("export-text").value = text;
  part("export-download").setAttribute("href", address);
  part("export-copy").onclick = async () => {
    // First, since the way of old browsers selects text on the page, which an open window blocks.
    windowOf("export").close();
    tell(await copy(text) ? t("page-copied") : t("page-copy-by-hand", { text }));
  };
  windowOf("export").showModal();
  field("export-text").scrollTop = 0;
}

/** @param {Parts} parts */
export function showImport({ t, tell, dealt }) {
  const window = windowOf("import");
  const form = /** @type {HTMLFormElement} */ (window.querySelector("form"));
  const text = field("import-text");
  const file = /** @type {HTMLInputElement} */ (part("import-file"));
  const fault = part("import-fault");
  form.reset();
  fault.textContent = "";
  text.oninput = () => { fault.textContent = ""; };
  file.onchange = async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    fault.textContent = chosen.size > LARGEST ? t("page-import-too-large") : "";
    text.value = chosen.size > LARGEST ? "" : await chosen.text();
    // Choosing the same file once more is a change, too.
    file.value = "";
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    try {
      const state = await ask("POST", "/api/games/import", { text: text.value });
      window.close();
      dealt(state);
      if (state.implied) tell(t("page-import-implied", { count: state.implied }));
    } catch (error) {
      fault.textContent = error instanceof Refused ? error.message : t("page-no-answer");
      text.focus();
    }
  };
  window.showModal();
  text.focus();
}
