import assert from "node:assert/strict";
import { test } from "node:test";

import { numberFormat, translator } from "../../src/fournil/web/static/js/i18n/translator.js";

/** @type {Record<string, import("../../src/fournil/web/static/js/core/types.js").Compiled>} */
const MESSAGES = {
  plain: "Undo",
  code: ["Code ", { var: "code" }, "."],
  cards: [{ select: "count", kind: "plural", default: "other", cases: {
    0: "none", one: [{ var: "count" }, " card"], other: [{ var: "count" }, " cards"],
  } }],
  suit: [{ select: "suit", kind: "string", default: "S", cases: { S: "spades", H: "hearts" } }],
};

/** @param {string} locale */
const of = (locale) => translator({ ...MESSAGES, "page-locale": locale });
const english = of("en-u-nu-latn");

test("a message is filled in; one that is missing shows its name", () => {
  assert.equal(english("plain"), "Undo");
  assert.equal(english("code", { code: "BK1" }), "Code BK1.");
  assert.equal(english("code"), "Code .");
  assert.equal(english("nothing-of-the-kind"), "nothing-of-the-kind");
});

test("a plural takes its exact number first, then its category, then the default", () => {
  assert.deepEqual([0, 1, 2, 1200].map((count) => english("cards", { count })),
    ["none", "1 card", "2 cards", "1,200 cards"]);
});

test("a word chosen by a text falls back on the default", () => {
  assert.equal(english("suit", { suit: "H" }), "hearts");
  assert.equal(english("suit", { suit: "X" }), "spades");
  assert.equal(english("suit", { suit: "toString" }), "spades");
});

test("numbers are written in the digits of the language, inside sentences and alone", () => {
  for (const locale of ["en-u-nu-latn", "fr-u-nu-latn", "ar-u-nu-arab", "fa-u-nu-arabext"]) {
    const format = new Intl.NumberFormat(locale);
    const { number } = numberFormat(locale);
    for (const value of [0, 7, 52, 999, 1000, 24040, -1, 0.5]) {
      assert.equal(number(value), format.format(value));
      assert.ok(of(locale)("code", { code: value }).includes(format.format(value)));
    }
  }
});

test("a time has hours only when there are some", () => {
  const { time } = numberFormat("en-u-nu-latn");
  assert.deepEqual([0, 9, 372, 3599, 3972].map(time), ["0:00", "0:09", "6:12", "59:59", "1:06:12"]);
  assert.equal(numberFormat("fa-u-nu-arabext").time(65), "۱:۰۵");
});
