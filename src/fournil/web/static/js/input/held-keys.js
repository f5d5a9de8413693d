/** Keys that are held down: what a repeat may do, and what it may not. */

/** What may be repeated by holding Enter on its button. */
const REPEATED = "[data-command=undo], [data-command=redo]";

/**
 * Keeps a held Enter from pressing a button again and again, or from sending a form twice.
 *
 * @param {Document|HTMLElement} within
 */
export function ignoreHeldEnter(within) {
  within.addEventListener("keydown", (event) => {
    const { key, repeat, target } = /** @type {KeyboardEvent} */ (event);
    if (!repeat || key !== "Enter" || !(target instanceof Element)) return;
    if (!target.closest(`textarea, ${REPEATED}`)) event.preventDefault();
  }, true);
}
