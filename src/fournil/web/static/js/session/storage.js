/**
 * What outlives the page in this browser: the last state of the game, and the actions that the
 * server has not answered. A page that opens without the server shows them; one that opens with it
 * sends what is left over. Settings are kept likewise, in settings-storage.js.
 *
 * Several tabs may play one game, so each keeps its own actions, under a name of its own. As long as
 * a tab is there it holds a lock of that name: what belongs to a name without a lock is left over.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("./session.js").SerializedAction} SerializedAction
 * @typedef {{state: State, plans: SerializedAction[], key: string}} PendingActions of one game; `key` is
 *   the name under which the browser keeps the rest
 */

const LAST = "fournil-last";
const WAITING = "fournil-waiting-";
const LOCK = "fournil-tab-";

/** The name of this tab, for as long as this page is in it. */
const TAB = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
let claims = 0;

/** What the browser would not keep: it lasts as long as the page. @type {Map<string, string>} */
const fleeting = new Map();

/** Whether the service worker stood in for the server. */
export const isOfflineCopy = () => document.documentElement.hasAttribute("data-copy");

/** Whether everything that was to be kept is kept where it outlives the page. */
export const isKept = () => fleeting.size === 0;

/** Resolves once other tabs can tell that this one is there. @returns {Promise<void>} */
export function takeName() {
  const { locks } = navigator;
  if (!locks) return Promise.resolve();
  return new Promise((resolve) => {
    locks.request(LOCK + TAB, () => {
      resolve();
      return new Promise(() => {});
    }).catch(() => resolve());
  });
}

/**
 * Notes whatever happens in a session.
 *
 * @param {import("./session.js").Session} session
 * @param {{shown?: boolean, key?: string}} [options] shown: whether it is the game on the table;
 *   key: where its actions are kept already
 */
export function persist(session, { shown = true, key } = {}) {
  if (shown) write(LAST, session.state);
  let before = "";
  session.addEventListener("view", () => {
    const { state, serialized: plans } = session;
    const place = key ?? keyOf(state.id, TAB);
    // Another game has taken its place: what was waiting is set aside by whoever dealt.
    if (before && before !== place) remove(before);
    before = place;
    if (shown) write(LAST, state);
    if (plans.length) write(place, { state, plans });
    else remove(place);
  });
}

/** @param {string} id of a game @param {string} owner */
const keyOf = (id, owner) => `${WAITING}${id} ${owner}`;

/**
 * Keeps actions for later that are in no line any more. @param {State} state @param {SerializedAction[]} plans
 *
 * @returns {PendingActions}
 */
export function setAside(state, plans) {
  const key = keyOf(state.id, `${TAB} ${claims += 1}`);
  write(key, { state, plans });
  return { state, plans, key };
}

/** The game that was on the table last. @returns {State|null} */
export const lastState = () => {
  const state = read(LAST);
  return state && Array.isArray(state.columns) && state.id ? state : null;
};

/**
 * Takes over what pages that are gone were still waiting for: nobody else will take it then.
 *
 * @returns {Promise<PendingActions[]>}
 */
export async function takePendingActions() {
  /** @type {PendingActions[]} */
  const taken = [];
  for (const key of foreignKeys()) {
    await whileGone(ownerOf(key), { ifAvailable: true }, () => taken.push(...take(key)));
  }
  return taken;
}

/**
 * Has what other tabs are waiting for taken over as soon as they are gone.
 *
 * @param {(left: PendingActions) => void} found
 */
export function mindOtherTabs(found) {
  /** @type {Set<string>} */
  const minded = new Set();
  const look = () => {
    for (const key of foreignKeys()) {
      const owner = ownerOf(key);
      if (!owner || minded.has(owner)) continue;
      minded.add(owner);
      void whileGone(owner, {}, () => {
        for (const each of foreignKeys().filter((other) => ownerOf(other) === owner)) {
          take(each).forEach(found);
        }
      });
    }
  };
  addEventListener("storage", look);
  look();
}

/** What others have kept, or what was kept before tabs had names. @returns {string[]} */
function foreignKeys() {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(WAITING) && ownerOf(key) !== TAB);
  } catch {
    return [];
  }
}

/** @param {string} key */
const ownerOf = (key) => key.slice(WAITING.length).split(" ")[1] ?? "";

/**
 * Does something while the tab of a name is not there.
 *
 * @param {string} owner @param {{ifAvailable?: boolean}} options @param {() => void} task
 */
async function whileGone(owner, options, task) {
  const { locks } = navigator;
  // Where no tab can tell of itself, the version of a game keeps an action from being done twice.
  if (!owner || !locks) {
    if (options.ifAvailable) task();
    return;
  }
  await locks.request(LOCK + owner, options, (lock) => {
    if (lock) task();
  }).catch(() => {});
}

/** Puts something left over under the name of this tab. @param {string} key @returns {PendingActions[]} */
function take(key) {
  const left = read(key);
  if (!left || !left.state?.id || !Array.isArray(left.plans)) return [];
  const mine = setAside(left.state, left.plans);
  remove(key);
  return [mine];
}

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
