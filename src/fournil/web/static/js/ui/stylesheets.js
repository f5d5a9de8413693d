/** Style sheets of parts that come later than the page. */

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** @param {string} name @returns {Promise<void>} when it applies */
export function loadStylesheet(name) {
  const known = worn.get(name);
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../../css/${name}`, import.meta.url).href;
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      worn.delete(name);
      link.remove();
      reject(new Error(name));
    });
  });
  document.head.append(link);
  worn.set(name, ready);
  return ready;
}
