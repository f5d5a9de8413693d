/**
 * Every visible word comes through here: messages compiled by the server, filled in by the page.
 *
 * @typedef {import("../core/types.js").Compiled} Compiled
 * @typedef {import("../core/types.js").Translate} Translate
 */

/** What stands in a locale between its language and its digits: `fa-u-nu-arabext`. */
const DIGITS = "-u-nu-";
/** The digit nought of each way to write numbers that a locale of ours names. */
const NOUGHTS = { latn: "0", arab: "\u0660", arabext: "\u06f0" };
/** From here on numbers have separators, which only the browser knows. */
const LONG = 1000;

/**
 * @param {Record<string, Compiled>} messages
 * @returns {Translate}
 */
export function translator(messages) {
  const locale = String(messages["page-locale"] || "en");
  const number = writer(locale);
  const plurals = new Intl.PluralRules(locale.split(DIGITS)[0]);

  /** @param {Compiled} message @param {Record<string, string|number>} args @returns {string} */
  function fill(message, args) {
    if (typeof message === "string") return message;
    return message.map((part) => {
      if (typeof part === "string") return part;
      if ("var" in part) {
        const value = args[part.var];
        return typeof value === "number" ? number(value) : String(value ?? "");
      }
      return fill(choose(part, args[part.select]), args);
    }).join("");
  }

  /** @param {import("../core/types.js").SelectExpression} selection @param {string|number} value */
  function choose({ kind, cases, default: fallback }, value) {
    if (Object.hasOwn(cases, String(value))) return cases[value];
    if (kind === "plural" && typeof value === "number") {
      const category = plurals.select(value);
      if (Object.hasOwn(cases, category)) return cases[category];
    }
    return cases[fallback];
  }

  return (id, args = {}) => fill(messages[id] ?? id, args);
}

/**
 * Numbers that are not part of a sentence: the score, the clock.
 *
 * @param {string} locale
 */
export function numberFormat(locale) {
  const number = writer(locale);
  const two = (/** @type {number} */ value) => (value < 10 ? number(0) : "") + number(value);
  return {
    number,
    /** @param {number} seconds @returns {string} as 6:12, or 1:06:12 */
    time(seconds) {
      const hours = Math.floor(seconds / 3600);
      const minutes = Math.floor(seconds / 60) % 60;
      const rest = two(seconds % 60);
      if (!hours) return `${number(minutes)}:${rest}`;
      return `${number(hours)}:${two(minutes)}:${rest}`;
    },
  };
}

/**
 * Writes numbers as `Intl.NumberFormat` does, which is asked for long ones alone: before Chromium
 * makes its first, or takes a locale with digits apart, it reads data of all its languages, which takes
 * longer than drawing the whole table.
 *
 * @param {string} locale with the digits settled
 * @returns {(value: number) => string}
 */
function writer(locale) {
  const nought = NOUGHTS[/** @type {"latn"} */ (locale.split(DIGITS)[1])]?.charCodeAt(0);
  /** @type {Intl.NumberFormat|undefined} */
  let format;
  return (value) => {
    const short = Number.isInteger(value) && value >= 0 && value < LONG;
    if (!nought || !short) {
      format ??= new Intl.NumberFormat(locale);
      return format.format(value);
    }
    return String(value).replace(/\d/g, (digit) => String.fromCharCode(nought + Number(digit)));
  };
}
