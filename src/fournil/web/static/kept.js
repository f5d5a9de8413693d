/**
 * What outlives the page in this browser: the last state of the game, and the actions that the
 * server has not answered. A page that opens without the server shows them; one that opens with it
 * sends what is left over. Settings are kept likewise, in keptsettings.js.
 *
 * @typedef {import("./types.js").State} State
 * @typedef {import("./session.js").Plan} Plan
 * @typedef {{state: State, plans: Plan[]}} Leftover
 */

const LAST = "fournil-last";
const WAITING = "fournil-waiting-";

/** What the browser would not keep: it lasts as long as the page. @type {Map<string, string>} */
const fleeting = new Map();

/** Whether the service worker stood in for the server. */
export const isCopy = () => document.documentElement.hasAttribute("data-copy");

/**
 * Notes whatever happens in a session.
 *
 * @param {import("./session.js").Session} session
 * @param {{shown?: boolean}} [options] shown: whether it is the game on the table
 */
export function keep(session, { shown = true } = {}) {
  if (shown) write(LAST, session.state);
  session.addEventListener("view", () => {
    const { state, plans } = session;
    if (shown) write(LAST, state);
    if (plans.length) write(WAITING + state.id, { state, plans });
    else forget(state.id);
  });
}

/** The game that was on the table last. @returns {State|null} */
export const lastState = () => {
  const state = read(LAST);
  return state && Array.isArray(state.columns) && state.id ? state : null;
};

/** What a game was still waiting for. @param {string} id @returns {Leftover|null} */
export const leftoverOf = (id) => {
  const left = read(WAITING + id);
  return left && left.state?.id === id && Array.isArray(left.plans) ? left : null;
};

/** The games that were still waiting for an answer. @returns {Leftover[]} */
export function leftovers() {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(WAITING))
      .flatMap((key) => leftoverOf(key.slice(WAITING.length)) ?? []);
  } catch {
    return [];
  }
}

/** @param {string} id */
const forget = (id) => remove(WAITING + id);

/** @param {string} key */
export function remove(key) {
  fleeting.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/** @param {string} key @returns {any} */
export function read(key) {
  try {
    return JSON.parse(fleeting.get(key) ?? localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function write(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    fleeting.delete(key);
  } catch {
    // A browser that keeps nothing still plays; only a reload without the server finds no board.
    fleeting.set(key, text);
  }
}
