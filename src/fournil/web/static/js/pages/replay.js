/**
 * The page of a replay: the board, the player below it, the list of moves, and the truth if asked.
 *
 * @typedef {import("../core/types.js").Bootstrap} Bootstrap
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("../core/replay-states.js").Step} Step
 * @typedef {import("../analysis/verdict.js").Verdict} Verdict
 */

import { announcer, journey, sentences } from "../ui/announce.js";
import { Refused, ask } from "../net/client.js";
import { Board } from "../board/board.js";
import { ignoreHeldEnter } from "../input/held-keys.js";
import { keptSettings } from "../session/settings-storage.js";
import { layOut } from "../core/layout.js";
import { Player } from "./replay-player.js";
import { gameText, statesOf } from "../core/replay-states.js";
import { drawTruth, findingOf } from "./replay-verdicts.js";
import { copy } from "../net/clipboard.js";
import { PHONE, part as byId, partsOf, readBootstrap } from "../ui/page.js";
import { translator } from "../i18n/translator.js";

const LOW = matchMedia("(max-height: 479.98px) and (max-width: 899.98px)");
const SPEED = "fournil-replay-speed";
const TRUTH = "fournil-replay-truth";
/** A whole game of a slow kind is waited for much longer than a move. */
const TRUTH_PATIENCE_MS = 120000;
/** Browsers take only so many changes of the address a minute. */
const ADDRESS_AFTER_MS = 400;

const part = partsOf(document);

/**
 * @typedef {Pick<Bootstrap, "words"|"settings">
 *   & {start: State, steps: Step[], won: boolean, closed: boolean}} ReplayData
 */
const { words, settings, start, steps, won, closed } = /** @type {ReplayData} */ (
  readBootstrap());
Object.assign(settings, keptSettings());
const t = translator(words);
const announce = announcer(byId("live"));
const states = statesOf(start, steps);
const player = new Player(steps.length);
/** @type {HTMLInputElement} */
const slider = part("position");
/** @type {Verdict[]|null} */
let verdicts = null;
/** @type {import("./replay-verdicts.js").Finding|null} */
let finding = null;

/** @returns {"desk"|"phone"|"landscape"} */
const mode = () => (LOW.matches ? "landscape" : PHONE.matches ? "phone" : "desk");
const look = /** @type {const} */ ({ leftHanded: settings.left_handed, size: "medium" });
const board = new Board(part("table"), {
  t, mode, look: () => look, closedColumns: () => closed,
});

// Where the page scrolls, the board takes no more room than the longest column of the game needs.

const ROOMY = 4000;
const longest = start.columns.map((_, index) =>
  Math.max(...states.map(({ columns }) => columns[index].length)));

function takeRoom() {
  const { parentElement: stage, clientWidth: width } = board.host;
  const { card, piles } = layOut({
    width, height: ROOMY, mode: mode(), portrait: innerHeight > innerWidth,
    cells: start.cells.length, lengths: longest, ...look,
  });
  const foot = Math.max(...piles.map(({ y, strip }, index) =>
    y + strip * Math.max(0, longest[index] - 1)));
  stage?.style.setProperty("--needed", `${Math.ceil(foot + card.h + 16)}px`);
}
new ResizeObserver(takeRoom).observe(/** @type {HTMLElement} */ (part("table").parentElement));

// Where it stands

/** What a position is called; aloud, cards have their full names. @param {boolean} aloud */
function caption(aloud) {
  const step = steps[player.at - 1];
  if (!step) return t(steps.length ? "replay-at-deal" : "replay-no-moves");
  const move = aloud ? journey(t, step.cards, step.to) : step.words;
  return t("replay-at", { number: player.at, count: steps.length, move });
}

const verdictNow = () => {
  const verdict = verdicts?.[player.at];
  return verdict ? t("replay-verdict", { verdict }) : "";
};

/** Where it stands, aloud, and what is known of that position. */
function standing() {
  const verdict = verdictNow();
  return verdict ? sentences(t, [caption(true), verdict]) : caption(true);
}

function show() {
  board.show(states[player.at]);
  for (const each of board.host.querySelectorAll(".replay-moved")) {
    each.classList.remove("replay-moved");
  }
  for (const card of steps[player.at - 1]?.cards ?? []) {
    board.card(card)?.classList.add("replay-moved");
  }
  slider.value = String(player.at);
  part("track").style.setProperty("--at", `${(player.at / Math.max(1, steps.length)) * 100}%`);
  part("now").textContent = caption(false);
  tellVerdict();
  for (const name of ["first", "back"]) able(name, player.at > 0);
  for (const name of ["forward", "last"]) able(name, player.at < steps.length);
  mark();
}

/** @param {string} name @param {boolean} wanted */
const able = (name, wanted) => part(name).setAttribute("aria-disabled", String(!wanted));

function tellVerdict() {
  const verdict = verdicts?.[player.at];
  const chip = part("verdict");
  chip.hidden = !verdict;
  if (verdict) {
    chip.dataset.verdict = verdict;
    chip.replaceChildren(signOf(verdict), verdictNow());
  }
  slider.setAttribute("aria-valuetext", standing());
}

/** The sign of a verdict, as the legend explains it. @param {Verdict} verdict @returns {Element} */
const signOf = (verdict) =>
  part("legend").querySelector(`svg[data-verdict="${verdict}"]`).cloneNode(true);

/** Marks the present move in the list, and brings it into the list's own sight. */
function mark() {
  const list = part("moves");
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const link = list.querySelector(`[data-at="${player.at}"]`);
  link.setAttribute("aria-current", "step");
  const { offsetTop: top, offsetHeight: height } = link.parentElement;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + height - list.clientHeight;
  }
}

let address = 0;
function keepAddress() {
  clearTimeout(address);
  address = setTimeout(() => {
    // The query says that it is a solution: at the deal, too.
    const { pathname, search } = location;
    history.replaceState(null, "", `${pathname}${search}${player.at ? `#${player.at}` : ""}`);
  }, ADDRESS_AFTER_MS);
}

/** Goes somewhere by hand: that stops what moves by itself. @param {number} at */
function step(at) {
  player.pause();
  const before = player.at;
  player.go(at);
  // The slider says its own value.
  if (player.at !== before && document.activeElement !== slider) {
    announce(standing());
  }
}

player.addEventListener("go", () => {
  show();
  keepAddress();
});
/** The buttons by which it moves by itself: which way, and what each is called while it does not. */
const PLAYS = /** @type {const} */ ([
  ["rewind", -1, "replay-play-backwards"],
  ["play", 1, "replay-play"],
]);

player.addEventListener("play", () => {
  for (const [name, way, still] of PLAYS) {
    const button = part(name);
    const playing = player.way === way;
    button.toggleAttribute("data-playing", playing);
    button.title = t(playing ? "replay-pause" : still);
    button.setAttribute("aria-label", button.title);
  }
  if (!player.way) announce(standing());
});

// By hand and by keys

/** @param {-1|1} way */
const toggle = (way) => (player.way === way ? player.pause() : player.play(way));
const ways = {
  first: () => step(0),
  back: () => step(player.at - 1),
  rewind: () => toggle(-1),
  play: () => toggle(1),
  forward: () => step(player.at + 1),
  last: () => step(steps.length),
};
for (const [name, way] of Object.entries(ways)) part(name).addEventListener("click", way);
slider.addEventListener("input", () => step(Number(slider.value)));
part("moves").addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const link = /** @type {Element} */ (event.target).closest("a");
  if (!link) return;
  event.preventDefault();
  step(Number(link.dataset.at));
});

const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
ignoreHeldEnter(document);
document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest("select")) return;
  // Held, arrows step on; whatever else a key does, it does once.
  const once = event.key !== "ArrowLeft" && event.key !== "ArrowRight";
  if (event.key === " " && target.closest("a, button, [type=checkbox]")) return;
  const way = {
    ArrowLeft: forward === "ArrowLeft" ? ways.forward : ways.back,
    ArrowRight: forward === "ArrowRight" ? ways.forward : ways.back,
    Home: ways.first,
    End: ways.last,
    " ": event.shiftKey ? ways.rewind : ways.play,
  }[event.key];
  if (!way) return;
  event.preventDefault();
  if (!(event.repeat && once)) way();
});

const speed = part("speed");
speed.value = kept(SPEED) ?? "1";
if (!speed.value) speed.value = "1";
player.speed = Number(speed.value);
speed.addEventListener("change", () => {
  player.speed = Number(speed.value);
  keep(SPEED, speed.value);
});

// The truth

const truth = part("truth");
let asking = new AbortController();

async function showTruth() {
  asking.abort();
  const mine = new AbortController();
  asking = mine;
  verdicts = null;
  finding = null;
  drawTruths();
  if (!truth.checked) return;
  part("finding").textContent = t("replay-truth-asking");
  const timer = setTimeout(() => mine.abort(), TRUTH_PATIENCE_MS);
  try {
    const answer = await ask("POST", "/api/replay/truth", {
      deal: start.code, moves: steps.map(({ move }) => move),
    }, { signal: mine.signal });
    if (mine !== asking) return;
    ({ verdicts } = answer);
    finding = findingOf(/** @type {Verdict[]} */ (verdicts), won);
    drawTruths();
  } catch (error) {
    if (mine !== asking) return;
    truth.checked = false;
    part("finding").textContent =
      error instanceof Refused ? error.message : t("replay-unreachable");
  } finally {
    clearTimeout(timer);
  }
}

function drawTruths() {
  drawTruth(part("track"), verdicts, finding);
  part("legend").hidden = !verdicts;
  part("finding").textContent = sentence();
  part("ways").hidden = !finding?.last;
  const list = part("moves");
  list.querySelector(".verdict-sign")?.remove();
  if (finding?.last) {
    list.querySelector(`[data-at="${finding.last}"]`).append(signOf("unwinnable"));
  }
  tellVerdict();
}

/** What the truth amounts to. */
function sentence() {
  if (!finding) return "";
  const { kind, first = 0, last = 0 } = finding;
  const move = steps[last - 1]?.words ?? "";
  switch (kind) {
    case "lost-with": return t("replay-lost-with", { number: last, move });
    case "lost-between": return t("replay-lost-between", { first, last });
    case "lost-by": return t("replay-lost-by", { number: last, move });
    case "never": return t("replay-never");
    case "won": return t("replay-won");
    case "still": return t("replay-still-winnable");
    default: return t("replay-end-unknown");
  }
}

truth.addEventListener("change", () => {
  keep(TRUTH, truth.checked ? "on" : "");
  showTruth();
});
part("show-loss").addEventListener("click", () => step(finding?.last ?? player.at));
part("before-loss").addEventListener("click", () => playOn((finding?.first ?? 1) - 1));

// What can be done with the game

/** @param {string} text */
const tell = (text) => {
  part("news").textContent = text;
};

/** Brings the game to the table as it stands at a position. @param {number} at */
async function playOn(at) {
  const moves = steps.slice(0, at).map(({ move }) => move);
  try {
    await ask("POST", "/api/games/import", { text: gameText(start.code, moves) });
    location.assign(`/${document.documentElement.lang}/`);
  } catch (error) {
    tell(error instanceof Refused ? error.message : t("replay-unreachable"));
  }
}

async function share() {
  const path = location.pathname.replace(/^\/[a-z]{2}\//, "/");
  const url = `${location.origin}${path}${player.at ? `#${player.at}` : ""}`;
  if (navigator.share) {
    try {
      await navigator.share({ text: t("replay-share-text", { code: start.code }), url });
      return;
    } catch (error) {
      if (/** @type {Error} */ (error).name === "AbortError") return;
    }
  }
  tell(await copy(url) ? t("page-link-copied") : t("page-copy-by-hand", { text: url }));
}

const wholeText = () => gameText(start.code, steps.map(({ move }) => move));

const file = document.createElement("a");
file.download = `${start.code.slice(0, 40)}.txt`;

function save() {
  // Nothing tells when the browser has read it: the one small file stays as long as its page.
  file.href ||= URL.createObjectURL(new Blob([wholeText()], { type: "text/plain" }));
  file.click();
}

part("play-on").addEventListener("click", () => playOn(player.at));
part("share").addEventListener("click", share);
part("save").addEventListener("click", save);
part("copy").addEventListener("click", async () => {
  const text = wholeText();
  tell(await copy(text) ? t("page-copied") : t("page-copy-by-hand", { text }));
});

// Small things that outlive the page

/** @param {string} key */
function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing begins every replay in the same way.
  }
}

/** The position that the address names. */
const named = () => Number(/^#(\d{1,5})$/.exec(location.hash)?.[1] ?? 0);

addEventListener("hashchange", () => step(named()));
for (const query of [PHONE, LOW]) query.addEventListener("change", () => board.refresh());
player.go(named());
show();
for (const element of board.host.querySelectorAll("button")) {
  element.setAttribute("aria-disabled", "true");
}
truth.checked = Boolean(/** @type {any} */ (settings).truth) || kept(TRUTH) === "on";
if (truth.checked) showTruth();
document.querySelector(".replay")?.setAttribute("data-live", "");
