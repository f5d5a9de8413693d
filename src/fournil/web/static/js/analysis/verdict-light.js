/**
 * The truth light: says after every move whether the game can still be won. Lit only when asked for,
 * and "lost" only when that is proved.
 *
 * @typedef {import("./verdict.js").Verdict} Verdict
 */

import { PositionWatcher } from "./client.js";
import { announcer } from "../ui/announce.js";
import { verdictMark } from "./verdict.js";

/** An answer that comes sooner than this takes the place of the last without a word between. */
const QUICK_MS = 300;

/**
 * @param {object} parts
 * @param {import("../session/session.js").Session} parts.session
 * @param {import("../core/types.js").Translate} parts.t
 * @param {() => void} parts.lost called once when a position is proved lost
 * @param {() => void} parts.saved called when what was lost is winnable again
 */
export function truthLight({ session, t, lost, saved }) {
  const chip = /** @type {HTMLElement} */ (document.getElementById("truth"));
  const mark = /** @type {Element} */ (chip.querySelector("svg"));
  // A voice of its own: a verdict must not cut off what is said of the move.
  const region = document.createElement("p");
  region.className = "unseen";
  region.setAttribute("role", "status");
  document.body.append(region);
  const announce = announcer(region);
  let timer = 0;
  let game = "";
  /** @type {Verdict|""} what was said last of this game */
  let said = "";
  let told = false;

  const watcher = new PositionWatcher(session, "truth", {
    asks() {
      chip.dataset.busy = "";
      clearTimeout(timer);
      timer = window.setTimeout(() => paint("asking"), QUICK_MS);
    },
    told({ verdict }, { id, status }) {
      show(verdict);
      if (game !== id) [game, said, told] = [id, "", false];
      if (said !== verdict) announce(t("announce-truth", { verdict }));
      said = verdict;
      if (verdict === "winnable") {
        told = false;
        saved();
      } else if (verdict === "unwinnable" && status === "playing" && !told) {
        told = true;
        lost();
      }
    },
    fails() {
      show("unknown");
      said = "";
    },
  });

  /** @param {Verdict} verdict */
  function show(verdict) {
    clearTimeout(timer);
    delete chip.dataset.busy;
    paint(verdict);
  }

  /** @param {Verdict|"asking"} verdict */
  function paint(verdict) {
    chip.dataset.verdict = verdict;
    if (verdict === "asking") mark.replaceChildren();
    else mark.replaceChildren(...verdictMark(verdict).children);
  }

  return {
    /** @param {boolean} on */
    set(on) {
      chip.hidden = !on;
      if (on) watcher.start();
      else {
        watcher.stop();
        clearTimeout(timer);
        [said, told] = ["", false];
        saved();
      }
    },
  };
}
