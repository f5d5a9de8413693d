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
const NOT_NOW = [502, 503, 504];
const ANY = { ignoreSearch: true, ignoreVary: true };

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(page(event, url));
  }
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  await worker.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
  // The pages that are open now came without this worker: it has no copy of them yet.
  const open = await worker.clients.matchAll({ type: "window" });
  await Promise.all(open.map(async (/** @type {{url: string}} */ { url }) => {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) await keep(new URL(url), answer);
  }));
}

/** @param {Request} request */
async function file(request) {
  const cache = await caches.open(CACHE);
  return await cache.match(request, ANY) ?? fetch(request);
}

/** @param {any} event @param {URL} url */
async function page(event, url) {
  const asked = fetch(event.request).then((answer) => {
    if (NOT_NOW.includes(answer.status)) return null;
    if (answer.ok) event.waitUntil(keep(url, answer.clone()));
    return answer;
  }, () => null);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([asked, late]);
  if (answer) return answer;
  return await copyOf(url) ?? await asked ?? Response.error();
}

/** The table has one copy a language, whatever deal it was opened by. @param {URL} url */
const isTable = ({ pathname }) => pathname === "/"
  || /^\/(?:[a-z]{2}\/)?(?:g\/.*)?$/.test(pathname);

/** @param {URL} url @param {Response} answer */
async function keep(url, answer) {
  const cache = await caches.open(CACHE);
  const language = answer.headers.get("Content-Language") ?? languages[0];
  if (isTable(url)) {
    await cache.put("/", answer.clone());
    await cache.put(`/${language}/`, answer);
  } else {
    await cache.put(url.pathname, answer);
  }
  const apology = `/${language}/offline`;
  if (!await cache.match(apology, ANY)) await cache.add(apology);
}

/** The last copy of a page, marked as a copy. @param {URL} url */
async function copyOf(url) {
  const cache = await caches.open(CACHE);
  const [, first] = url.pathname.split("/");
  const tag = languages.includes(first) ? first : "";
  const wanted = isTable(url) ? [tag ? `/${tag}/` : "/", "/"] : [url.pathname, `/${tag}/offline`];
  for (const path of [...wanted, ...languages.map((each) => `/${each}/offline`)]) {
    const copy = await cache.match(path, ANY);
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
