/** What every page is made of: its elements, what the server put into it, and how wide it is. */

/** Whether the window is as narrow as a phone held upright. */
export const PHONE = matchMedia("(max-width: 599.98px)");

/** An element of the page by its id. @param {string} id */
export const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Finds elements by their `data-part`, for pages on which several boards have the same parts.
 *
 * @param {ParentNode} root
 * @returns {(name: string) => any}
 */
export const partsOf = (root) => (name) => root.querySelector(`[data-part="${name}"]`);

/** What the server put into the page. @returns {any} */
export const readBootstrap = () => JSON.parse(part("bootstrap").textContent ?? "");
