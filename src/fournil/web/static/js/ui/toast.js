/** News that no card is to blame for, at the lower edge of the table. */

import { part } from "./page.js";

const SHOWN_MS = 5000;

/**
 * @typedef {object} Options
 * @property {string} [about] what it is news of, so that it can be withdrawn; a "search" makes room
 *   again for what stood there before
 * @property {boolean} [stays]
 * @property {{label: string, act: () => void}[]} [actions]
 * @property {boolean} [silent] it has been announced already
 */

/** @param {(text: string) => void} announce */
export function toast(announce) {
  const box = part("notice");
  const words = part("notice-text");
  const buttons = part("notice-actions");
  const close = part("notice-close");
  close.addEventListener("click", () => hide());
  let timer = 0;
  let subject = "";
  /** @type {{text: string, options: Options}|null} */
  let shown = null;
  /** What a search stands in front of. @type {{text: string, options: Options}|null} */
  let behind = null;

  /** @param {string} text @param {Options} [options] */
  function show(text, options = {}) {
    const { about = "", stays = false, actions = [], silent = false } = options;
    clearTimeout(timer);
    behind = about === "search" && shown?.options.stays ? shown : null;
    shown = { text, options };
    subject = about;
    words.textContent = text;
    buttons.replaceChildren(...actions.map(({ label, act }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.addEventListener("click", () => {
        hide();
        act();
      });
      return button;
    }));
    close.hidden = !stays || !actions.length;
    box.hidden = false;
    if (!silent) announce(text);
    if (!stays) timer = window.setTimeout(hide, SHOWN_MS);
  }

  function hide() {
    clearTimeout(timer);
    const back = behind;
    box.hidden = true;
    subject = "";
    [shown, behind] = [null, null];
    if (back) show(back.text, { ...back.options, silent: true });
  }

  return {
    show,
    hide,
    /** @param {string} about */
    withdraw(about) {
      if (behind?.options.about === about) behind = null;
      if (subject === about) hide();
    },
    get shown() {
      return !box.hidden;
    },
  };
}
