/**
 * What is known of the deal on the table: how hard it is, and whether it is the deal of a day.
 *
 * @typedef {import("../core/types.js").State} State
 * @typedef {import("../core/types.js").Translate} Translate
 */

const DAY = "day:";

/**
 * A day and a month, as the language writes them.
 *
 * @param {Date} date
 * @param {string} locale
 * @param {"long"|"short"} month
 */
export function dayAndMonth(date, locale, month) {
  const form = /** @type {const} */ ({ day: "numeric", month, timeZone: "UTC" });
  // The day is one of the calendar that the servers of the whole world share.
  return new Intl.DateTimeFormat(locale, { ...form, calendar: "gregory" }).format(date);
}

/** @param {HTMLElement} chip @param {State} view @param {Translate} t */
export function showChip(chip, view, t) {
  const level = view.level ? t("page-level-name", { level: view.level }) : "";
  const parts = [part("chip-level", level)];
  if (view.wish?.startsWith(DAY)) {
    const day = new Date(`${view.wish.slice(DAY.length)}T00:00:00Z`);
    parts.unshift(
      part("chip-words", t("page-deal-day")),
      part("chip-date", dayAndMonth(day, t("page-locale"), "short")),
    );
  }
  chip.replaceChildren(...parts);
  chip.classList.toggle("of-day", parts.length > 1);
}

/** @param {string} name @param {string} text */
function part(name, text) {
  const element = document.createElement("span");
  element.className = name;
  element.textContent = text;
  return element;
}
