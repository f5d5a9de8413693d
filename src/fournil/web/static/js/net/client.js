/** Requests to the server, the two ways in which they fail, and the pause before the next try. */

const PATIENCE_MS = 12000;
/** What a server that is not there is answered for by whatever stands before it; sw.js has these, too. */
export const NOT_NOW = [502, 503, 504];

/** The server could not be reached, or was not able to answer: asking again may help. */
export class Unreachable extends Error {
  /** @param {string} [message] what the server says about it, if it says anything */
  constructor(message = "") {
    super(message);
  }
}

/** The server understood and said no. */
export class Refused extends Error {
  /** @param {number} status @param {any} answer */
  constructor(status, answer) {
    const error = answer?.error ?? {};
    super(error.message ?? "");
    this.status = status;
    /** @type {string} */
    this.key = error.key ?? "";
    /** @type {Record<string, any>} */
    this.params = error.params ?? {};
    /** @type {import("../core/types.js").State|undefined} */
    this.state = answer?.state;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {{keepalive?: boolean, signal?: AbortSignal}} [options] signal: ends the request, as if the
 *   server could not be reached
 * @returns {Promise<any>}
 */
export async function ask(method, path, body, options = {}) {
  let response;
  let answer;
  try {
    response = await fetch(path, {
      method,
      headers: {
        // The page may be shown in another language than the one that the player once picked.
        "Fournil-Language": document.documentElement.lang,
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
      credentials: "same-origin",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...options,
    });
    answer = response.status === 204 ? null : await response.json();
  } catch {
    throw new Unreachable();
  }
  if (NOT_NOW.includes(response.status)) throw new Unreachable(answer?.error?.message);
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

/** Waits, but no longer than until the network says that it is back. @param {number} ms */
export function pause(ms) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve(undefined);
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });
}
