/**
 * The New game window: which game, with which variations, and which deal.
 *
 * Whether a text names a deal only the server knows; it is asked while the player writes.
 *
 * @typedef {import("../core/types.js").Variant} Variant
 * @typedef {import("../core/types.js").Translate} Translate
 * @typedef {import("../core/types.js").State} State
 */

import { Refused, ask } from "../net/client.js";
import { dayAndMonth } from "./deal-chip.js";
import { miniature } from "../board/miniature.js";
import { loadStylesheet } from "./stylesheets.js";
import { windowOf } from "./dialogs.js";
import { PHONE, part } from "./page.js";

const ASK_AFTER_MS = 250;
/** The server says after five seconds that it has found no deal; later than this, it is silent. */
const PATIENCE_MS = 20000;
/** Sources whose deal a text names; the deals of all others are chosen by the server. */
const NAMED = ["code", "number", "board"];

export class NewGame {
  #dialog = windowOf("new-game");
  #form = /** @type {HTMLFormElement} */ (part("new-game-form"));
  #verdict = part("deal-verdict");
  #submit = /** @type {HTMLButtonElement} */ (part("deal-cards"));
  #timer = 0;
  #asked = 0;
  /** Whether the player has said which deal they want; until then the game suggests it. */
  #picked = false;
  /** @type {AbortController|undefined} */
  #search;

  /**
   * @param {object} parts
   * @param {Variant[]} parts.catalogue
   * @param {Translate} parts.t
   * @param {(value: number) => string} parts.figure
   * @param {(state: State) => void} parts.dealt
   */
  constructor({ catalogue, t, figure, dealt }) {
    this.catalogue = catalogue;
    this.t = t;
    this.dealt = dealt;
    this.#offerGames();
    this.#offerCells(figure);
    this.#putInOrder();
    PHONE.addEventListener("change", () => this.#putInOrder());
    this.#form.addEventListener("input", (event) => this.#changed(event));
    // Whoever closes the window waits for no deal any more.
    this.#dialog.addEventListener("close", () => {
      this.#search?.abort();
      this.#idle();
    });
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#deal();
    });
  }

  /** Opens with the game that is being played. @param {string|undefined} name */
  async open(name) {
    await loadStylesheet("new-game.css");
    const variant = this.catalogue.find((each) => each.name === name) ?? this.catalogue[0];
    this.#form.reset();
    this.#picked = false;
    this.#choose(variant);
    this.#check("numbering", "ms");
    this.#check("level", "medium");
    this.#arrange();
    this.#dialog.showModal();
    this.#dialog.scrollTop = 0;
  }

  #offerGames() {
    const place = /** @type {HTMLElement} */ (this.#form.querySelector(".games"));
    const games = [...new Set(this.catalogue.map((variant) => variant.game))];
    for (const game of games) {
      const name = document.createElement("span");
      const first = /** @type {Variant} */ (this.catalogue.find((each) => each.game === game));
      name.append(miniature(first), this.t("page-game-name", { game }));
      place.append(radio("game", game, name));
    }
  }

  /** @param {(value: number) => string} figure */
  #offerCells(figure) {
    const place = /** @type {HTMLElement} */ (this.#form.querySelector("[data-option=cells] .segments"));
    const numbers = new Set(this.catalogue.map((variant) => variant.cells).filter(Boolean));
    for (const cells of numbers) {
      const text = document.createElement("span");
      text.textContent = figure(cells);
      place.append(radio("cells", String(cells), text));
    }
  }

  /** The Tab key goes where the eye goes: what varies comes before the deals on a phone, beside them else. */
  #putInOrder() {
    const focused = /** @type {HTMLElement|null} */ (document.activeElement);
    const varying = this.#form.querySelectorAll("[data-option], #rare-note");
    if (PHONE.matches) this.#form.querySelector(".sources")?.before(...varying);
    else this.#form.querySelector(".details")?.prepend(...varying);
    if (this.#form.contains(focused)) focused?.focus();
  }

  /** @param {string} name @returns {string} */
  #value(name) {
    const field = this.#form.elements.namedItem(name);
    return field instanceof RadioNodeList ? field.value
      : /** @type {HTMLInputElement} */ (field)?.value ?? "";
  }

  /** @param {string} name @param {string} value */
  #check(name, value) {
    for (const input of this.#form.querySelectorAll(`input[name="${name}"]`)) {
      const field = /** @type {HTMLInputElement} */ (input);
      field.checked = field.value === value;
    }
  }

  /** @param {Variant} variant */
  #choose(variant) {
    this.#check("game", variant.game);
    const kin = this.#kin(variant.game);
    this.#check("cells", String(variant.cells || this.catalogue[0].cells));
    const [kings, building] = kin.length > 1 && !variant.cells ? variant.options : "KD";
    this.#check("kings", kings);
    this.#check("building", building);
  }

  /** @param {string} game */
  #kin(game) {
    return this.catalogue.filter((variant) => variant.game === game);
  }

  /** @returns {Variant} the variation that is chosen now */
  #chosen() {
    const kin = this.#kin(this.#value("game"));
    const options = `${this.#value("kings")}${this.#value("building")}`;
    return kin.find((variant) => (variant.cells
      ? String(variant.cells) === this.#value("cells") : variant.options === options)) ?? kin[0];
  }

  /** Shows what can be chosen now, and nothing else. */
  #arrange() {
    const kin = this.#kin(this.#value("game"));
    const rare = this.#chosen().winnable;
    if (!this.#picked) this.#check("source", rare ? "winnable" : "any");
    const source = this.#value("source");
    const varies = (/** @type {(variant: Variant) => unknown} */ trait) => new Set(kin.map(trait)).size > 1;
    // A code says itself which game it is; choosing another one here would contradict it.
    const asked = source !== "code";
    const options = /** @type {Record<string, boolean>} */ ({
      cells: asked && varies((variant) => variant.cells),
      kings: asked && !kin[0].cells && varies((variant) => variant.options[0]),
      suits: asked && !kin[0].cells && varies((variant) => variant.options[1]),
    });
    for (const [name, shown] of Object.entries(options)) {
      /** @type {HTMLElement} */ (this.#form.querySelector(`[data-option=${name}]`)).hidden = !shown;
    }
    for (const element of this.#form.querySelectorAll("[data-for]")) {
      const field = /** @type {HTMLElement} */ (element);
      field.hidden = field.dataset.for !== source;
    }
    this.#note("rare-note", asked && rare ? this.t("page-rare", { share: this.#share(rare) }) : "");
    if (source === "day") {
      const date = dayAndMonth(new Date(), this.t("page-locale"), "long");
      this.#note("day-note", this.t("page-day-note", { date }));
    }
    const sinks = this.#chosen().kings_sink && this.#value("numbering") === "pysol";
    part("number-kings").hidden = !sinks;
    this.#judge();
  }

  /** @param {string} id @param {string} text nothing is shown without */
  #note(id, text) {
    const note = part(id);
    note.textContent = text;
    note.hidden = !text;
  }

  /** @param {number} share of 1, as a percentage */
  #share(share) {
    const form = { style: /** @type {const} */ ("percent"), maximumSignificantDigits: 2 };
    return new Intl.NumberFormat(this.t("page-locale"), form).format(share);
  }

  /** @param {Event} event */
  #changed(event) {
    const { name } = /** @type {HTMLInputElement} */ (event.target);
    this.#picked ||= name === "source";
    this.#arrange();
    if (name === "source") this.#field()?.focus();
  }

  #field() {
    const field = this.#form.querySelector(`.field[data-for="${this.#value("source")}"]`);
    return /** @type {HTMLInputElement|null} */ (field?.querySelector("input, textarea") ?? null);
  }

  /**
   * What is asked for: a game, and either a text that names a deal or a wish for a kind of deal.
   *
   * @returns {{game?: string, deal?: string, wish?: string}}
   */
  #wish() {
    const source = this.#value("source");
    const game = this.#chosen().name;
    if (!NAMED.includes(source)) {
      return { game, wish: source === "level" ? this.#value("level") : source };
    }
    const text = this.#value(source).trim();
    if (source === "number") return { game, deal: text && `${this.#value("numbering")}:${text}` };
    if (source === "code") return { deal: text };
    return { game, deal: text };
  }

  /** Asks the server what it makes of the text, a little after the last key. */
  #judge() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const { game, deal } = this.#wish();
    const needs = NAMED.includes(this.#value("source"));
    this.#submit.disabled = needs && !deal;
    this.#tell("", "");
    if (!needs || !deal) return;
    const asked = this.#asked;
    this.#timer = window.setTimeout(async () => {
      try {
        const found = await ask("POST", "/api/deals/check", game ? { text: deal, game } : { text: deal });
        if (asked === this.#asked) this.#fits(found);
      } catch (error) {
        if (asked === this.#asked && error instanceof Refused) this.#tell(error.message, "fails");
      }
    }, ASK_AFTER_MS);
  }

  /** @param {{code: string, variant: string, summary: string}} found */
  #fits(found) {
    const variant = this.catalogue.find((each) => each.name === found.variant);
    if (variant && this.#value("source") === "code") this.#choose(variant);
    this.#tell(this.t("page-deal-found", { summary: found.summary }), "fits");
  }

  /** @param {string} text @param {""|"fits"|"fails"} kind */
  #tell(text, kind) {
    this.#verdict.textContent = text;
    this.#verdict.className = `verdict ${kind}`;
    this.#field()?.setAttribute("aria-invalid", String(kind === "fails"));
  }

  async #deal() {
    // Who has changed the wish meanwhile waits for that one alone.
    this.#search?.abort();
    const search = this.#search = new AbortController();
    const patience = window.setTimeout(() => search.abort(), PATIENCE_MS);
    const { game, deal, wish } = this.#wish();
    this.#busy(Boolean(wish && wish !== "any"));
    try {
      const body = { ...(game && { game }), ...(deal && { deal }), ...(wish && { wish }) };
      const state = await ask("POST", "/api/games", body, { signal: search.signal });
      if (this.#search !== search) return;
      this.#dialog.close();
      this.dealt(state);
    } catch (error) {
      if (this.#search !== search) return;
      const text = error instanceof Error && error.message;
      this.#tell(text || this.t("page-not-dealt"), "fails");
    } finally {
      clearTimeout(patience);
      if (this.#search === search) this.#idle();
    }
  }

  /** @param {boolean} looking whether the server has to look for the deal */
  #busy(looking) {
    this.#tell("", "");
    this.#submit.disabled = true;
    const words = looking ? "page-looking" : "page-deal-cards";
    /** @type {HTMLElement} */ (this.#submit.firstElementChild).textContent = this.t(words);
  }

  #idle() {
    this.#search = undefined;
    this.#submit.disabled = false;
    const face = /** @type {HTMLElement} */ (this.#submit.firstElementChild);
    face.textContent = this.t("page-deal-cards");
  }
}

/** @param {string} name @param {string} value @param {HTMLElement} face */
function radio(name, value, face) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  Object.assign(input, { type: "radio", name, value });
  label.append(input, face);
  return label;
}
