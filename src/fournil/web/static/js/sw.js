/**
 * The service worker: opens the page when the server is out of reach.
 *
 * The server puts a first line before this text, `self.SHELL = {version, files, languages}`. Files
 * have addresses that change with their content and are taken from the cache; pages are asked for
 * first, and the last copy is a stand-in, which is marked as such. The API is never answered from
 * here: what a game is, only the server knows.
 */

/* global SHELL */
const { version, files, languages } =
  /** @type {{version: string, files: string[], languages: string[]}} */ (
    /** @type {any} */ (self).SHELL);
const worker = /** @type {any} */ (self);

const PREFIX = "fournil-";
const CACHE = PREFIX + version;
/** How long a page is waited for when there is a copy of it. */
const PATIENCE_MS = 3000;
/** As in net/client.js: a worker that is no module imports none. */
const NOT_NOW = [502, 503, 504];
const ANY = { ignoreSearch: true, ignoreVary: true };
const EXACT = { ignoreVary: true };
/** How many replays are kept: every game has an address of its own, so they would pile up. */
const REPLAYS = 40;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  event.waitUntil(keepOpen(new URL(event.data)));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (isFile(url)) event.respondWith(file(request));
  else if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(page(event, url));
  }
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  await worker.skipWaiting();
}

/**
 * Takes over from an older worker, with fresh copies of the pages that it had. Old copies go once
 * there are new ones.
 */
async function activate() {
  await worker.clients.claim();
  const addresses = new Set();
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of old) {
    for (const { url } of await (await caches.open(name)).keys()) {
      if (!isFile(new URL(url))) addresses.add(url);
    }
  }
  const renewed = await Promise.all([...addresses].map(renew));
  if (renewed.every(Boolean)) await Promise.all(old.map((name) => caches.delete(name)));
}

/** Has a copy of a page that is open, and may have come without any worker. @param {URL} url */
async function keepOpen(url) {
  const cache = await caches.open(CACHE);
  if (url.origin === location.origin && !await cache.match(placeOf(url), EXACT)) await renew(url);
}

/** @param {any} url @returns {Promise<boolean>} whether the server said anything about it */
async function renew(url) {
  const answer = await fetch(url).catch(() => null);
  if (!answer || NOT_NOW.includes(answer.status)) return false;
  if (answer.ok) await keep(new URL(url), answer);
  return true;
}

/** @param {URL} url */
const isFile = ({ pathname }) => pathname.startsWith("/static/");

/** The newest copy that there is. @param {Request|string} what */
async function find(what) {
  const cache = await caches.open(CACHE);
  return await cache.match(what, EXACT) ?? await cache.match(what, ANY) ?? caches.match(what, ANY);
}

/** @param {Request} request */
const file = async (request) => await find(request) ?? fetch(request);

/** @param {any} event @param {URL} url */
async function page(event, url) {
  /** @type {Promise<Response|null>} */
  const asked = fetch(event.request).catch(() => null);
  // A late answer is kept, too, for the next time.
  event.waitUntil(asked.then((answer) => (answer?.ok ? keep(url, answer.clone()) : undefined)));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([asked, late]);
  if (answer && !NOT_NOW.includes(answer.status)) return answer;
  return await copyOf(url) ?? await asked ?? Response.error();
}

/** @param {URL} url */
const isTable = ({ pathname }) => pathname === "/"
  || /^\/(?:[a-z]{2}\/)?(?:g\/.*)?$/.test(pathname);

/** @param {URL} url */
const isReplay = ({ pathname }) => /^\/[a-z]{2}\/replay\//.test(pathname);

/** The language that an address names, if it names one. @param {URL} url */
function tagOf({ pathname }) {
  const [, first] = pathname.split("/");
  return languages.includes(first) ? first : "";
}

/**
 * Where the copy of a page is. The table has one copy a language, whatever deal it was opened by; a
 * page of statistics is another one for each choice in its address, and a solution is no replay.
 *
 * @param {URL} url
 */
function placeOf(url) {
  const { pathname, search } = url;
  if (isTable(url)) return tagOf(url) ? `/${tagOf(url)}/` : "/";
  return /^\/[a-z]{2}\/(?:statistics$|replay\/)/.test(pathname) ? pathname + search : pathname;
}

/** Lets go of the replays that were opened longest ago. @param {Cache} cache */
async function thinOut(cache) {
  const replays = (await cache.keys()).filter(({ url }) => isReplay(new URL(url)));
  for (const old of replays.slice(0, Math.max(0, replays.length - REPLAYS))) {
    await cache.delete(old);
  }
}

/** @param {URL} url @param {Response} answer */
async function keep(url, answer) {
  const cache = await caches.open(CACHE);
  const language = answer.headers.get("Content-Language") ?? languages[0];
  if (isTable(url)) {
    await cache.put("/", answer.clone());
    await cache.put(`/${language}/`, answer);
  } else {
    await cache.put(placeOf(url), answer);
    if (isReplay(url)) await thinOut(cache);
  }
  const apology = `/${language}/offline`;
  if (!await cache.match(apology, ANY)) await cache.add(apology);
}

/** The last copy of a page, marked as a copy. @param {URL} url */
async function copyOf(url) {
  const wanted = [placeOf(url), isTable(url) ? "/" : `/${tagOf(url)}/offline`];
  for (const path of [...wanted, ...languages.map((each) => `/${each}/offline`)]) {
    const copy = await find(path);
    if (copy) return marked(copy);
  }
  return undefined;
}

/** @param {Response} copy */
async function marked(copy) {
  const html = await copy.text();
  const headers = new Headers(copy.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(html.replace("<html", "$& data-copy"), { status: 200, headers });
}
