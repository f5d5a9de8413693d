/** The page of statistics: the reader's own time of day, and the way to delete everything. */

import { Refused, ask } from "../net/client.js";
import { partsOf, readBootstrap } from "../ui/page.js";
import { translator } from "../i18n/translator.js";

const part = partsOf(document);
const { words } = readBootstrap();
const t = translator(words);

// Moments, in the zone and the calendar of whoever reads

const DAY_MS = 24 * 60 * 60 * 1000;
const base = new Intl.Locale(String(words["page-locale"]));
const { numberingSystem } = base;
// The reader's own country says which calendar and which clock, if the browser names it.
const locale = navigator.languages.find((each) => each.split("-")[0] === base.language)
  ?? base.toString();
/**
 * Every browser takes the digits here; the types do not know it.
 *
 * @type {Intl.RelativeTimeFormatOptions & {numberingSystem?: string}}
 */
const nearOptions = { numeric: "auto", numberingSystem };
const near = new Intl.RelativeTimeFormat(locale, nearOptions);
const day = formatter({ day: "numeric", month: "short" });
const dayOfYear = formatter({ day: "numeric", month: "short", year: "numeric" });
const clock = formatter({ hour: "numeric", minute: "2-digit" });
const whole = formatter({ dateStyle: "full", timeStyle: "short" });

/** @param {Intl.DateTimeFormatOptions} parts */
function formatter(parts) {
  return new Intl.DateTimeFormat(locale, { ...parts, numberingSystem });
}

/** How many midnights lie between a moment and now. @param {Date} moment @param {Date} now */
function nightsSince(moment, now) {
  const start = (/** @type {Date} */ of) => new Date(of.getFullYear(), of.getMonth(), of.getDate());
  return Math.round((start(now).getTime() - start(moment).getTime()) / DAY_MS);
}

/** @param {Date} moment @param {Date} now */
function told(moment, now) {
  const nights = nightsSince(moment, now);
  if (nights === 0 || nights === 1) {
    return t("statistics-when", { day: near.format(-nights, "day"), time: clock.format(moment) });
  }
  return (moment.getFullYear() === now.getFullYear() ? day : dayOfYear).format(moment);
}

const now = new Date();
for (const element of document.querySelectorAll("time")) {
  const moment = new Date(element.dateTime);
  element.textContent = told(moment, now);
  element.title = whole.format(moment);
}

// A copy that the service worker kept says that it is one.
part("copy").hidden = !document.documentElement.hasAttribute("data-copy");

// Deleting

const KEPT = "fournil-";

/** What this browser keeps of the games: the last board, what was waiting, and copies of pages. */
async function forgetHere() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEPT)) localStorage.removeItem(key);
    }
    for (const name of await caches.keys()) {
      if (!name.startsWith(KEPT)) continue;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!new URL(url).pathname.startsWith("/static/")) await cache.delete(url);
      }
    }
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

async function deleteAll() {
  part("really").setAttribute("aria-disabled", "true");
  try {
    await ask("DELETE", "/api/player", {});
  } catch (error) {
    part("really").removeAttribute("aria-disabled");
    part("trouble").textContent =
      error instanceof Refused ? error.message : t("statistics-delete-failed");
    return;
  }
  await forgetHere();
  location.assign(`/${document.documentElement.lang}/`);
}

part("delete")?.addEventListener("click", () => {
  part("trouble").textContent = "";
  part("ask").showModal();
});
part("keep")?.addEventListener("click", () => part("ask").close());
part("really")?.addEventListener("click", () => {
  if (part("really").getAttribute("aria-disabled") !== "true") deleteAll();
});
document.querySelector(".statistics")?.setAttribute("data-live", "");
