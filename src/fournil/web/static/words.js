/**
 * Every visible word comes through here: messages compiled by the server, filled in by the page.
 *
 * @typedef {import("./types.js").Compiled} Compiled
 * @typedef {import("./types.js").Say} Say
 */

/**
 * @param {Record<string, Compiled>} messages
 * @returns {Say}
 */
export function speaker(messages) {
  const locale = String(messages["page-locale"] || "en");
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);

  /** @param {Compiled} message @param {Record<string, string|number>} args @returns {string} */
  function fill(message, args) {
    if (typeof message === "string") return message;
    return message.map((part) => {
      if (typeof part === "string") return part;
      if ("var" in part) {
        const value = args[part.var];
        return typeof value === "number" ? numbers.format(value) : String(value ?? "");
      }
      return fill(choose(part, args[part.select]), args);
    }).join("");
  }

  /** @param {import("./types.js").Selection} selection @param {string|number} value */
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
export function figures(locale) {
  const plain = new Intl.NumberFormat(locale);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  return {
    /** @param {number} value */
    number: (value) => plain.format(value),
    /** @param {number} seconds @returns {string} as 6:12, or 1:06:12 */
    time(seconds) {
      const hours = Math.floor(seconds / 3600);
      const minutes = Math.floor(seconds / 60) % 60;
      const rest = two.format(seconds % 60);
      if (!hours) return `${plain.format(minutes)}:${rest}`;
      return `${plain.format(hours)}:${two.format(minutes)}:${rest}`;
    },
  };
}
