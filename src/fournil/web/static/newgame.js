/**
 * The New game window: which game, with which variations, and which deal.
 *
 * Whether a text names a deal only the server knows; it is asked while the player writes.
 *
 * @typedef {import("./types.js").Variant} Variant
 * @typedef {import("./types.js").Say} Say
 * @typedef {import("./types.js").State} State
 */

import { Refused, ask } from "./api.js";
import { miniature } from "./miniature.js";
import { windowOf } from "./windows.js";

const ASK_AFTER_MS = 250;

export class NewGame {
  #dialog = windowOf("new-game");
  #form = /** @type {HTMLFormElement} */ (document.getElementById("new-game-form"));
  #verdict = /** @type {HTMLElement} */ (document.getElementById("deal-verdict"));
  #submit = /** @type {HTMLButtonElement} */ (document.getElementById("deal-cards"));
  #timer = 0;
  #asked = 0;

  /**
   * @param {object} parts
   * @param {Variant[]} parts.catalogue
   * @param {Say} parts.say
   * @param {(value: number) => string} parts.figure
   * @param {(state: State) => void} parts.dealt
   */
  constructor({ catalogue, say, figure, dealt }) {
    this.catalogue = catalogue;
    this.say = say;
    this.dealt = dealt;
    this.#offerGames();
    this.#offerCells(figure);
    this.#form.addEventListener("input", (event) => this.#changed(event));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#deal();
    });
  }

  /** Opens with the game that is being played. @param {string|undefined} name */
  open(name) {
    const variant = this.catalogue.find((each) => each.name === name) ?? this.catalogue[0];
    this.#form.reset();
    this.#choose(variant);
    this.#check("source", "any");
    this.#check("numbering", "ms");
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
      name.append(miniature(first), this.say("page-game-name", { game }));
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
      const part = /** @type {HTMLElement} */ (element);
      part.hidden = part.dataset.for !== source;
    }
    const sinks = this.#chosen().kings_sink && this.#value("numbering") === "pysol";
    /** @type {HTMLElement} */ (document.getElementById("number-kings")).hidden = !sinks;
    this.#judge();
  }

  /** @param {Event} event */
  #changed(event) {
    const { name } = /** @type {HTMLInputElement} */ (event.target);
    this.#arrange();
    if (name === "source") this.#field()?.focus();
  }

  #field() {
    const part = this.#form.querySelector(`.field[data-for="${this.#value("source")}"]`);
    return /** @type {HTMLInputElement|null} */ (part?.querySelector("input, textarea") ?? null);
  }

  /** The text that names the deal, and the game that is asked for with it. */
  #wish() {
    const source = this.#value("source");
    const game = this.#chosen().name;
    if (source === "any") return { game };
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
    const needs = this.#value("source") !== "any";
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
    this.#tell(this.say("page-deal-found", { summary: found.summary }), "fits");
  }

  /** @param {string} text @param {""|"fits"|"fails"} kind */
  #tell(text, kind) {
    this.#verdict.textContent = text;
    this.#verdict.className = `verdict ${kind}`;
    this.#field()?.setAttribute("aria-invalid", String(kind === "fails"));
  }

  async #deal() {
    const { game, deal } = this.#wish();
    this.#submit.disabled = true;
    try {
      const wish = { ...(game && { game }), ...(deal && { deal }) };
      const state = await ask("POST", "/api/games", wish);
      this.#dialog.close();
      this.dealt(state);
    } catch (error) {
      const text = error instanceof Error && error.message;
      this.#tell(text || this.say("page-not-dealt"), "fails");
    } finally {
      this.#submit.disabled = false;
    }
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
