/**
 * The boards of a page to read: each is drawn when the reader comes near it.
 *
 * @typedef {import("../core/types.js").Bootstrap} Bootstrap
 */

import { announcer } from "../ui/announce.js";
import { layOutExample } from "./example.js";
import { keptSettings } from "../session/settings-storage.js";
import { part, readBootstrap } from "../ui/page.js";
import { soundBox } from "../ui/sounds.js";
import { numberFormat, translator } from "../i18n/translator.js";

/** How far below the window a board is drawn already. */
const AHEAD = "600px";

const { words, settings, boards } =
  /** @type {Pick<Bootstrap, "words"|"settings"> & {boards: import("./example.js").ExampleData[]}} */ (
    readBootstrap());
Object.assign(settings, keptSettings());
const page = {
  t: translator(words),
  number: numberFormat(String(words["page-locale"])).number,
  announce: announcer(part("live")),
  sound: soundBox(() => settings.sounds),
  leftHanded: settings.left_handed,
};

const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    const figure = /** @type {HTMLElement} */ (target);
    layOutExample(figure, boards[Number(figure.dataset.example)], page);
  }
}, { rootMargin: AHEAD });
for (const figure of document.querySelectorAll("[data-example]")) near.observe(figure);
