/** The windows over the table: opening, closing, and what closes them. */

/** @param {string} id @returns {HTMLDialogElement} */
export const windowOf = (id) => /** @type {HTMLDialogElement} */ (document.getElementById(id));

/** @returns {boolean} whether any window is open */
export const anyOpen = () => Boolean(document.querySelector("dialog[open]"));

/** @param {string} id */
export function open(id) {
  closeAll();
  windowOf(id).showModal();
}

export function closeAll() {
  for (const each of document.querySelectorAll("dialog[open]")) {
    /** @type {HTMLDialogElement} */ (each).close();
  }
}

/** Lets buttons, a press beside the window, and a pull downwards close it. */
export function bindDialogs() {
  for (const element of document.querySelectorAll("dialog")) {
    const dialog = /** @type {HTMLDialogElement} */ (element);
    let outside = false;
    dialog.addEventListener("pointerdown", (event) => {
      outside = event.target === dialog && !within(dialog, event);
    });
    dialog.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      if ((outside && event.target === dialog) || target.closest("[data-close]")) dialog.close();
    });
  }
}

/** @param {Element} element @param {MouseEvent} event */
function within(element, { clientX, clientY }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
