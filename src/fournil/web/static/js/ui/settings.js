/**
 * How the player likes the table: shown at once, kept on the server. What the server has not
 * confirmed outlives the page in this browser.
 *
 * @typedef {import("../core/types.js").Settings} Settings
 */

import { Refused, ask } from "../net/client.js";
import { suitDrawing } from "../board/card.js";
import { applyTheme, keepChanges, noteConfirmed, noteLast, unconfirmed } from "../session/settings-storage.js";
import { serverIsBack } from "../net/offline.js";
import { SUITS } from "../core/places.js";
import { windowOf } from "./dialogs.js";
import { part } from "./page.js";

/**
 * @param {Settings} settings changed in place
 * @param {{changed: () => void, failed: (message: string) => void}} ways
 */
export function bindSettings(settings, { changed, failed }) {
  const form = /** @type {HTMLFormElement} */ (windowOf("settings").querySelector("form"));
  for (const sample of form.querySelectorAll(".suit-sample")) sample.append(...suitSamples(sample));

  let waiting = false;
  let line = Promise.resolve();

  form.addEventListener("change", (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (!input.name) return;
    const value = input.type === "checkbox" ? input.checked
      : input.name === "suits" ? Number(input.value) : input.value;
    void save({ [input.name]: value });
  });
  form.addEventListener("submit", (event) => event.preventDefault());

  for (const element of document.querySelectorAll(".language-pick")) {
    const select = /** @type {HTMLSelectElement} */ (element);
    select.addEventListener("change", async () => {
      await save({ language: select.value });
      location.assign(`/${select.value}/`);
    });
  }

  /** @param {Partial<Settings>} changes */
  async function save(changes) {
    Object.assign(settings, changes);
    apply();
    changed();
    keepChanges(changes);
    await send();
  }

  /** One after the other, so that the last choice is the one that stays. */
  function send() {
    line = line.then(tellServer);
    return line;
  }

  /** Tells the server what it has not confirmed yet, as soon as it can be reached. */
  async function tellServer() {
    const changes = unconfirmed();
    if (!Object.keys(changes).length) return;
    try {
      // The request outlives the page, for those who leave in this instant.
      await ask("PUT", "/api/settings", changes, { keepalive: true });
      noteConfirmed(changes);
    } catch (error) {
      if (error instanceof Refused) {
        noteConfirmed(changes);
        failed(error.message);
      } else if (!waiting) {
        waiting = true;
        void serverIsBack().then(() => {
          waiting = false;
          return send();
        });
      }
    }
  }

  /** Shows the settings in the form and on the page. */
  function apply() {
    applyTheme(settings);
    noteLast(settings);
    document.body.toggleAttribute("data-left-handed", settings.left_handed);
    part("time-figure").hidden = !settings.timer;
    part("won-time-figure").hidden = !settings.timer;
    for (const button of document.querySelectorAll("[data-setting]")) {
      const { setting } = /** @type {HTMLElement} */ (button).dataset;
      button.setAttribute("aria-checked", String(settings[/** @type {"truth"} */ (setting)]));
    }
    for (const [name, value] of Object.entries(settings)) {
      for (const input of form.querySelectorAll(`input[name="${name}"]`)) {
        const field = /** @type {HTMLInputElement} */ (input);
        field.checked = field.type === "checkbox" ? Boolean(value) : field.value === String(value);
      }
    }
  }

  /** Shows where the page stands: browsers give controls back what they said when it was left. */
  function show() {
    apply();
    for (const select of document.querySelectorAll(".language-pick")) {
      /** @type {HTMLSelectElement} */ (select).value = document.documentElement.lang;
    }
  }

  show();
  addEventListener("pageshow", show);
  void send();
  return { save };
}

/** @param {Element} sample */
function suitSamples(sample) {
  const colours = /** @type {HTMLElement} */ (sample).dataset.colours;
  return SUITS.map((suit) => {
    const drawing = suitDrawing(suit, "sample");
    drawing.setAttribute("data-colour", sampleColour(suit, colours === "2"));
    return drawing;
  });
}

/** @param {string} suit @param {boolean} two */
function sampleColour(suit, two) {
  if (!two) return suit;
  return suit === "H" || suit === "D" ? "H" : "S";
}
