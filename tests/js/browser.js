/** What the session asks of a browser and Node does not have. */

const page = new EventTarget();
const scope = /** @type {any} */ (globalThis);
scope.addEventListener = page.addEventListener.bind(page);
scope.removeEventListener = page.removeEventListener.bind(page);
scope.CustomEvent ??= class extends Event {
  /** @param {string} type @param {{detail?: unknown}} [options] */
  constructor(type, { detail } = {}) {
    super(type);
    this.detail = detail;
  }
};
/** Errors that nothing catches: the page's own mistakes. @type {unknown[]} */
export const reported = [];
scope.reportError = (/** @type {unknown} */ error) => reported.push(error);

/** The network is back: whoever pauses goes on at once. */
export const goOnline = () => page.dispatchEvent(new Event("online"));
