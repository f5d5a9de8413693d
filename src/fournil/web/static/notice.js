/** News that no card is to blame for, at the lower edge of the table. */

const SHOWN_MS = 5000;

/** @param {(text: string) => void} announce */
export function noticeBoard(announce) {
  const box = /** @type {HTMLElement} */ (document.getElementById("notice"));
  const words = /** @type {HTMLElement} */ (document.getElementById("notice-text"));
  const buttons = /** @type {HTMLElement} */ (document.getElementById("notice-actions"));
  let timer = 0;
  let subject = "";

  /**
   * @param {string} text
   * @param {{about?: string, stays?: boolean, actions?: {label: string, act: () => void}[],
   *   silent?: boolean}} [options] about: what it is news of, so that it can be withdrawn; silent:
   *   it has been announced already
   */
  function show(text, { about = "", stays = false, actions = [], silent = false } = {}) {
    clearTimeout(timer);
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
    box.hidden = false;
    if (!silent) announce(text);
    if (!stays) timer = window.setTimeout(hide, SHOWN_MS);
  }

  function hide() {
    clearTimeout(timer);
    box.hidden = true;
    subject = "";
  }

  return {
    show,
    hide,
    /** @param {string} about */
    withdraw(about) {
      if (subject === about) hide();
    },
    get shown() {
      return !box.hidden;
    },
  };
}
