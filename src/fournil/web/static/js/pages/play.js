/**
 * The table's beginning: reads what the server put into the page and puts the parts together.
 *
 * @typedef {import("../core/types.js").Bootstrap} Bootstrap
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("../session/storage.js").PendingActions} PendingActions
 */

import { adviser } from "../analysis/index.js";
import { announcer } from "../ui/announce.js";
import { Refused, ask } from "../net/client.js";
import { Board } from "../board/board.js";
import { tooltip } from "../ui/tooltip.js";
import { Clock } from "../session/clock.js";
import { header } from "../ui/header.js";
import {
  isKept, isOfflineCopy, mindOtherTabs, persist, remove, setAside, takeName, takePendingActions,
} from "../session/storage.js";
import { keptSettings } from "../session/settings-storage.js";
import { Keyboard } from "../input/keyboard.js";
import { Selection } from "../input/selection.js";
import { toast } from "../ui/toast.js";
import { gameOffline, serverIsBack } from "../net/offline.js";
import { Interaction } from "../input/interaction.js";
import { bindPointer } from "../input/pointer.js";
import { UNKEPT_GAMES } from "../session/practice.js";
import { KEPT_GAMES, Session } from "../session/session.js";
import { bindSettings } from "../ui/settings.js";
import { PHONE, part, readBootstrap } from "../ui/page.js";
import { soundBox } from "../ui/sounds.js";
import { mindWaiting } from "../ui/waiting.js";
import { anyOpen, bindDialogs, closeAll, open } from "../ui/dialogs.js";
import { numberFormat, translator } from "../i18n/translator.js";

const LANDSCAPE = matchMedia("(max-height: 479.98px) and (min-aspect-ratio: 1/1)");
/** The commands that ask about a game that the server keeps. */
const KEEPING = ["truth", "hint", "moves", "winnable", "solution", "export"];

const bootstrap = /** @type {Bootstrap} */ (readBootstrap());
const { catalogue } = bootstrap;
const settings = Object.assign(bootstrap.settings, keptSettings());
const t = translator(bootstrap.words);
const figure = numberFormat(String(bootstrap.words["page-locale"] ?? bootstrap.language));
const announce = announcer(part("live"));
const notice = toast(announce);
const bar = header(t, figure);

/** @param {State} state */
const variantOf = (state) => catalogue.find((each) => each.name === state.variant);

/** Whether this browser lets the server know no player, so that it can keep no game for one. */
let unkept = false;

/** @type {import("../session/session.js").Server} */
const server = {
  act: (...what) => (unkept ? UNKEPT_GAMES : KEPT_GAMES).act(...what),
  read: (state) => (unkept ? UNKEPT_GAMES : KEPT_GAMES).read(state),
};

/** What is said while the server is away: no more than this browser can hold to. */
const reachWords = () => t(isKept() && !unkept ? "page-unreachable" : "page-unreachable-unkept");

/**
 * Finds out whether a game that has just been dealt is still this player's in the next request: a
 * browser that takes no cookies is another player each time.
 *
 * @param {State} state
 */
async function mindKeeping({ id }) {
  try {
    await ask("GET", `/api/games/${encodeURIComponent(id)}`);
    unkept = false;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) unkept = true;
  }
  document.body.toggleAttribute("data-unkept", unkept);
}

/** Says what this page needs, and what can be done without. */
function tellUnkept() {
  notice.show(t("page-unkept"), {
    about: "unkept", stays: true,
    actions: [{ label: t("page-reload"), act: () => location.reload() }],
  });
}

/** The game to begin with: the one in the page, else a fresh one. @returns {Promise<State>} */
async function firstGame() {
  if (isOfflineCopy()) return gameOffline() ?? waitForPage();
  if (bootstrap.game) return bootstrap.game;
  const { open: wanted } = bootstrap;
  for (;;) {
    try {
      const body = wanted ? { deal: wanted.deal, game: wanted.variant } : {};
      const state = await ask("POST", "/api/games", body);
      if (!bootstrap.known) await mindKeeping(state);
      return state;
    } catch (error) {
      if (error instanceof Refused) throw error;
      notice.show(error instanceof Error && error.message || reachWords(), { about: "reach", stays: true });
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}

/** Nothing to show without the server: the page comes anew once it is back. */
async function waitForPage() {
  notice.show(reachWords(), { about: "reach", stays: true });
  await serverIsBack();
  location.reload();
  return new Promise(() => {});
}

/** @param {State} first @param {PendingActions[]} pendingActions what pages that are gone were waiting for */
function begin(first, pendingActions) {
  notice.withdraw("reach");
  // What was meant for a board that was played on meanwhile is not shown as if it stood.
  const left = pendingActions.find(({ state }) =>
    state.id === first.id && first.version <= state.version + 1);
  const session = new Session(left?.state ?? first, server);
  if (!unkept) persist(session);
  const board = new Board(part("board"), {
    t,
    mode: () => (LANDSCAPE.matches ? "landscape" : PHONE.matches ? "phone" : "desk"),
    look: () => ({ leftHanded: settings.left_handed, size: settings.card_size }),
    closedColumns: (state) => variantOf(state)?.fill === "nothing",
  });
  const tip = tooltip(board);
  const selection = new Selection(board, figure.number);
  const sound = soundBox(() => settings.sounds);
  const tell = (/** @type {string} */ text) => notice.show(text);
  board.show(session.view);
  /** @type {import("../board/finish-animation.js").FinishAnimation|undefined} loaded when there may be something to fly */
  let finishAnimation;
  const interaction = new Interaction({
    session, board, selection, tip, t, announce, sound,
    show: (view) => (finishAnimation ?? board).show(view),
    notify: (text) => notice.show(text, { silent: true }),
  });
  const pointers = bindPointer(board.host, interaction);
  const clock = new Clock((seconds) => bar.time(seconds));
  const advice = adviser({
    session, board, interaction, t, figure: figure.number, announce, notice, newGame: () => commands.new(),
  });
  const liked = bindSettings(settings, {
    changed() {
      board.refresh();
      void advice.shine(settings.truth);
    },
    failed: tell,
  });

  /** @type {import("../ui/new-game.js").NewGame|undefined} */
  let newGame;
  /** @type {Record<string, () => void>} */
  const commands = {
    undo: () => session.undo(),
    redo: () => session.redo(),
    restart: () => { closeAll(); session.restart(); },
    again: () => { closeAll(); session.restart(); },
    new: () => { closeAll(); later(openNewGame); },
    menu: () => open("menu"),
    settings: () => open("settings"),
    help: () => open("help"),
    copy: () => later(async () => (await import("../net/clipboard.js")).copyCode(session.view.code, t, tell)),
    share() {
      closeAll();
      later(async () => (await import("../net/clipboard.js")).shareDeal(session.view.code, t, tell));
    },
    truth: () => liked.save({ truth: !settings.truth }),
    finish() {
      if (bar.offersFinish(session.view)) session.finish();
    },
    export: () => { closeAll(); later(() => exchange("showExport")); },
    import: () => { closeAll(); later(() => exchange("showImport")); },
  };
  for (const [name, command] of Object.entries(advice.commands)) {
    commands[name] = () => { closeAll(); command(); };
  }
  for (const name of KEEPING) {
    const command = commands[name];
    commands[name] = () => {
      if (!unkept) return command();
      closeAll();
      return tellUnkept();
    };
  }

  /** What comes in modules of its own: without the server they cannot be had. @param {() => unknown} task */
  async function later(task) {
    try {
      await task();
    } catch {
      tell(t("page-no-answer"));
    }
  }

  async function openNewGame() {
    const { NewGame } = await import("../ui/new-game.js");
    newGame ??= new NewGame({ catalogue, t, figure: figure.number, dealt });
    await newGame.open(session.view.variant);
  }

  /** @param {"showExport"|"showImport"} window */
  const exchange = async (window) =>
    (await import("../ui/exchange.js"))[window]({ session, t, tell, dealt });

  const keyboard = new Keyboard({
    board, session, interaction,
    command: (name) => {
      if (!pointers.dragging()) commands[name]();
    },
    busy: () => anyOpen() || pointers.dragging(),
    back() {
      if (pointers.dragging()) pointers.cancel();
      else if (advice.hide()) return true;
      else if (notice.shown) notice.hide();
      else return false;
      return true;
    },
  });
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-command]");
    if (button instanceof HTMLElement) commands[button.dataset.command ?? ""]?.();
  });

  /** @param {State} state */
  function dealt(state) {
    const { state: before, serialized: plans } = session;
    // What the server has not answered yet is still meant, and goes on beside the new game.
    const aside = plans.length && !unkept ? setAside(before, plans) : null;
    notice.withdraw("kept");
    session.replace(state);
    if (aside) flushPending(aside);
    if (unkept || gone) void mindKeeping(state).then(() => unkept && tellUnkept());
    announce(t("announce-new-game", {
      game: t("page-game-name", { game: state.game }), code: state.code,
    }));
    resetUrl();
    keyboard.settle();
  }

  /** What was played beside what another window played: for the player to decide. @type {PendingActions[]} */
  const offers = [];

  /** @param {PendingActions} left */
  function offer(left) {
    offers.push(left);
    if (offers.length === 1) showOffer();
  }

  function showOffer() {
    const [left] = offers;
    if (!left) return;
    const decide = (/** @type {boolean} */ plays) => {
      offers.shift();
      if (plays) session.resume(left.plans, { sent: false });
      remove(left.key);
      showOffer();
    };
    notice.show(t("page-elsewhere-kept"), {
      about: "kept", stays: true,
      actions: [
        { label: t("page-kept-play"), act: () => decide(true) },
        { label: t("page-kept-drop"), act: () => decide(false) },
      ],
    });
  }

  /** Sends what a page was waiting for when it went away. @param {PendingActions} left */
  async function flushPending(left) {
    const here = () => session.state.id === left.state.id;
    // What was played in this tab comes first.
    if (here()) await session.answered();
    const other = new Session(left.state);
    persist(other, { shown: false, key: left.key });
    other.addEventListener("elsewhere", (event) => {
      const { before, kept } = /** @type {CustomEvent} */ (event).detail;
      const aside = setAside(before, kept);
      if (here()) offer(aside);
    });
    other.addEventListener("answer", async () => {
      if (!here() || !other.settled) return;
      await session.refresh();
      notice.show(t("page-elsewhere"));
    });
    other.resume(left.plans);
  }

  let standing = "";
  function update() {
    const { view } = session;
    bar.show(view);
    clock.follow(view);
    if (!finishAnimation && bar.offersFinish(view)) {
      void later(async () => { finishAnimation ??= new (await import("../board/finish-animation.js")).FinishAnimation(board); });
    }
    const now = `${view.id} ${view.status}`;
    if (now === standing) return;
    const fresh = !standing.startsWith(view.id);
    standing = now;
    for (const about of ["stuck", "lost"]) notice.withdraw(about);
    if (view.status === "stuck") {
      notice.show(t("page-stuck"), {
        about: "stuck", stays: true, silent: !fresh,
        actions: [
          { label: t("page-undo"), act: commands.undo },
          { label: t("page-restart"), act: commands.restart },
          { label: t("page-new-game"), act: commands.new },
          ...advice.wayBack(),
        ],
      });
    }
    const won = view.status === "won";
    if (won) void celebrate(view);
    else for (const card of board.host.querySelectorAll(".baked")) card.classList.remove("baked");
  }

  /** @param {State} state */
  async function celebrate(state) {
    const { celebrateWin } = await import("../ui/won.js");
    await finishAnimation?.landed();
    // It may have been taken back, and even won anew, meanwhile.
    const still = () => {
      const { id, version, status } = session.view;
      return id === state.id && version === state.version && status === "won";
    };
    if (still()) await celebrateWin({ state, board, t, figure, seconds: clock.seconds, still });
  }

  session.addEventListener("view", update);
  session.addEventListener("unreachable", (event) => {
    const { message } = /** @type {CustomEvent} */ (event).detail;
    notice.show(message || reachWords(), { about: "reach", stays: true });
  });
  session.addEventListener("reachable", () => {
    if (unkept) notice.withdraw("reach");
    else notice.show(t("page-reachable"));
  });
  session.addEventListener("elsewhere", (event) => {
    const { before, kept } = /** @type {CustomEvent} */ (event).detail;
    if (kept.length) offer(setAside(before, kept));
    else notice.show(t("page-elsewhere"));
  });
  let gone = false;
  session.addEventListener("gone", () => {
    gone = true;
    notice.show(t("page-gone"), {
      stays: true, actions: [{ label: t("page-new-game"), act: commands.new }],
    });
  });
  mindWaiting({
    session, board,
    tell: () => notice.show([
      ...(session.unreachable ? [reachWords()] : []), t("page-waiting"),
    ].join(" "), { about: "waits", stays: true }),
    over: () => notice.withdraw("waits"),
  });
  addEventListener("beforeunload", (event) => {
    // Nothing would send it any more.
    if (!session.settled && !isKept() && !unkept) event.preventDefault();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void session.refresh();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) void session.refresh();
  });
  for (const query of [LANDSCAPE, PHONE]) query.addEventListener("change", () => board.refresh());

  if (left) {
    session.resume(left.plans);
    remove(left.key);
  }
  for (const other of pendingActions) {
    if (other === left) continue;
    // Games that are not on the table now may have something to send, too.
    if (other.state.id !== first.id || left) void flushPending(other);
    else offer(other);
  }
  mindOtherTabs((other) => void flushPending(other));
  if (unkept) tellUnkept();
  if (isOfflineCopy()) void goOn();

  /** The page was opened without the server: says so, and goes on when it is back. */
  async function goOn() {
    notice.show(reachWords(), { about: "reach", stays: true });
    await serverIsBack();
    if (!session.settled) return; // It is sending already, and will tell.
    await session.refresh();
    notice.show(t("page-reachable"));
  }

  bindDialogs();
  void advice.shine(settings.truth);
  update();
  if (bootstrap.open_error) {
    notice.show(bootstrap.open_error.message, { stays: true });
    resetUrl();
  } else if (!bootstrap.game && !bootstrap.open) resetUrl();
}

/** The address of the table itself: reloading goes on with the last game, whatever was linked to. */
function resetUrl() {
  if (/(^|\/)g\//.test(location.pathname.slice(1))) {
    const tag = location.pathname.split("/")[1];
    history.replaceState(null, "", tag === "g" ? "/" : `/${tag}/`);
  }
}

firstGame().then(async (first) => {
  // Where nothing is kept, nothing is left over.
  if (unkept) return begin(first, []);
  await takeName();
  return begin(first, await takePendingActions());
}).catch((error) => {
  notice.show(error instanceof Refused ? error.message : t("page-trouble"), { stays: true });
  throw error;
});
