"""Every language says everything that English says, with the same things filled in."""

from __future__ import annotations

import ast as python
import re
import unicodedata
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

import fournil
from fournil.core.board import CardList
from fournil.core.cards import Card
from fournil.core.moves import Place
from fournil.errors import FournilError
from fournil.i18n import TAGS, Translator
from fournil.i18n.browser_messages import OWN_PREFIXES, PREFIXES
from fournil.messages.compiler import parse
from tests.i18n.ftl import facts, is_plural, messages, text_of

OTHERS = tuple(tag for tag in TAGS if tag != "en")

# Texts that are rightly the same in English and in another language, and why.
SAME_AS_ENGLISH = {
    "page-title": ("*", "the program's name"),
    "page-numbering-microsoft": ("*", "a name"),
    "page-numbering-pysol": ("*", "a name"),
    "page-score": ("fr", "score is the French word"),
    "page-menu": ("fr", "menu is the French word"),
    "page-actions": ("fr", "actions is the French word"),
    "announce-score": ("fr", "score is the French word"),
    "site-navigation": ("fr", "pages is the French word"),
    "page-faq": ("fr", "FAQ is what the French say too"),
    "statistics-minutes": ("fr", "minutes is the French word"),
    "page-board": ("fr", "table is the French word"),
    "replay-title-solution": ("fr", "solution is the French word"),
}


def test_no_file_holds_broken_or_doubled_messages() -> None:
    for tag in TAGS:
        body = parse(tag).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert not junk, (tag, junk)
        assert len(names) == len(set(names)), (tag, {n for n in names if names.count(n) > 1})
        for entry in body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None, (tag, entry.id.name)
                assert not entry.attributes, (tag, entry.id.name)


@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_has_the_messages_of_english_in_the_same_order(tag: str) -> None:
    assert set(messages(tag)) == set(messages("en"))
    assert list(messages(tag)) == list(messages("en"))


@pytest.mark.parametrize("tag", OTHERS)
def test_a_message_fills_in_what_english_fills_in(tag: str) -> None:
    english = messages("en")
    wrong = {
        name: (facts(english[name]).variables, facts(message).variables)
        for name, message in messages(tag).items()
        if facts(english[name]).variables != facts(message).variables
    }
    assert not wrong


@pytest.mark.parametrize("tag", OTHERS)
def test_no_message_is_left_in_english(tag: str) -> None:
    english = messages("en")
    left = {
        name
        for name, message in messages(tag).items()
        if text_of(message) == text_of(english[name])
        and re.search("[a-z]", re.sub(r"\{.*?\}", "", text_of(message)))
        and SAME_AS_ENGLISH.get(name, ("",))[0] not in ("*", tag)
    }
    assert not left


def test_what_may_be_the_same_is() -> None:
    english = messages("en")
    for name, (tags, _) in SAME_AS_ENGLISH.items():
        for tag in OTHERS if tags == "*" else (tags,):
            same = text_of(messages(tag)[name]) == text_of(english[name])
            assert same, f"{name} needs no exception in {tag}"


@pytest.mark.parametrize("tag", TAGS)
def test_plurals_have_exactly_the_forms_of_the_language(tag: str) -> None:
    forms = set(Locale.parse(tag).plural_form.tags) | {"other"}
    # French and others have "many" for millions, which nothing here counts.
    rare = {"fr": {"many"}}.get(tag, set())
    for name, message in messages(tag).items():
        for variable, keys in facts(message).selections:
            if is_plural(keys):
                words = {key for key in keys if not key.isdecimal()}
                assert words == forms - rare, (tag, name, variable)


def test_arabic_declines_every_counted_thing_in_six_forms() -> None:
    six = {"zero", "one", "two", "few", "many", "other"}
    counted = [keys for m in messages("ar").values() for _, keys in facts(m).selections]
    assert any(set(keys) == six for keys in counted)
    assert all(set(keys) == six for keys in counted if is_plural(keys))


@pytest.mark.parametrize("tag", TAGS)
def test_messages_for_the_page_use_only_variables_and_selections(tag: str) -> None:
    for name, message in messages(tag).items():
        if name.startswith(PREFIXES + OWN_PREFIXES):
            assert not facts(message).functions, name
    assert set(Translator(tag).for_page()) >= {n for n in messages("en") if n.startswith(PREFIXES)}


@pytest.mark.parametrize("tag", TAGS)
def test_a_message_is_clean_text(tag: str) -> None:
    for name, message in messages(tag).items():
        text = text_of(message)
        assert text == unicodedata.normalize("NFC", text), name
        bare = re.sub(r"\{.*?\}", "", text)
        assert '"' not in bare, f"{name}: typographic quotation marks"
        assert "'" not in bare, f"{name}: typographic apostrophe"
        assert "..." not in bare, f"{name}: say it whole"
        assert bare.count("\u2066") == bare.count("\u2069"), name
        assert bare.count("«") == bare.count("»"), name
        assert bare.count("“") == bare.count("”"), name


def test_each_script_uses_its_own_letters() -> None:
    for name, message in messages("fa").items():
        assert not re.search("[يكة]", text_of(message)), f"{name}: Arabic letters in Persian"
    for name, message in messages("ar").items():
        assert not re.search("[یکگچپژ]", text_of(message)), f"{name}: Persian letters in Arabic"
    for tag in ("ar", "fa"):
        for name, message in messages(tag).items():
            assert not re.search("[ء-ی],", text_of(message)), f"{tag} {name}: a Latin comma"
            assert not re.search(r"[ء-ی]\?", text_of(message)), f"{tag} {name}: a Latin ?"
    for name, message in messages("fr").items():
        assert not re.search(r"[^\u202f][;!?](?=\W|$)", text_of(message)), f"{name}: thin space"
        assert not re.search(r"[^\u00a0]:\s", text_of(message).replace("Type: ", "")), name


def test_turkish_hangs_no_suffix_on_what_is_filled_in() -> None:
    for name, message in messages("tr").items():
        assert not re.search(r"\}[’'a-zçğıöşü]", text_of(message)), name


# What an argument of a message may be, by its name; every message is formatted with some of them.
SAMPLES: dict[str, tuple[object, ...]] = {
    "suit": ("S", "H", "D", "C"),
    "rank": (1, 7, 13),
    "count": (0, 1, 2, 3, 11, 100),
    "limit": (0, 1, 2, 5, 12, 100),
    "found": (0, 1, 2, 5, 11, "BQ1"),
    "game": ("boulanger", "dozen", "freecell", "good-measure"),
    "status": ("won", "stuck", "playing"),
    "verdict": ("winnable", "unwinnable", "unknown"),
    "outcome": ("won", "stuck", "unfinished"),
    "kind": ("all", "without", "with"),
    "number": (1, 13),
    "card": (Card.parse("TH"),),
    "first": (Card.parse("7H"), 1),
    "place": (Place.column(9), Place.cell(0)),
    "cards": (CardList([Card.parse("7H"), Card.parse("KS")]),),
}


@pytest.mark.parametrize("tag", [*TAGS, "ar-EG"])
def test_every_message_can_be_said(tag: str) -> None:
    words = Translator(tag)
    for name, message in messages(words.language.tag).items():
        variables = sorted(facts(message).variables)
        choices = [SAMPLES.get(variable, (variable, 3)) for variable in variables]
        for values in list(product(*choices))[:200]:
            text = words(name, **dict(zip(variables, values, strict=True)))
            assert text.strip() == text
            assert text
            assert not re.search(r"[{}]|\?\?\?", text), name


def _evaluate(compiled: object, arguments: dict[str, object], words: Translator) -> str:
    """What the page's script makes of a compiled message."""
    if isinstance(compiled, str):
        return compiled
    assert isinstance(compiled, list)
    text = ""
    for part in compiled:
        if isinstance(part, str):
            text += part
        elif "var" in part:
            value = arguments[part["var"]]
            text += words.number(value) if isinstance(value, int) else str(value)
        else:
            value, cases = arguments[part["select"]], part["cases"]
            key = str(value)
            if key not in cases and part["kind"] == "plural" and isinstance(value, int):
                key = Locale.parse(words.language.tag).plural_form(value)
            text += _evaluate(cases.get(key, cases[part["default"]]), arguments, words)
    return text


@pytest.mark.parametrize("tag", [*TAGS, "ar-EG"])
def test_the_page_says_what_the_server_says(tag: str) -> None:
    words = Translator(tag)
    compiled = words.for_page()
    for prefix in OWN_PREFIXES:
        compiled |= words.for_script(prefix)
    for name, message in messages(words.language.tag).items():
        if not name.startswith(PREFIXES + OWN_PREFIXES):
            continue
        variables = sorted(facts(message).variables)
        plain = [
            tuple(v for v in SAMPLES.get(variable, ("BK1-C4", 3)) if isinstance(v, (int, str)))
            or ("7♥",)
            for variable in variables
        ]
        for values in list(product(*plain))[:200]:
            arguments = dict(zip(variables, values, strict=True))
            ours = re.sub("[\u2068\u2069]", "", words(name, **arguments))
            page = re.sub("[\u2068\u2069]", "", _evaluate(compiled[name], arguments, words))
            assert page == ours, name


def raised_keys() -> set[str]:
    """The keys with which the sources make errors, where they stand there outright."""
    keys: set[object] = set()
    for path in Path(fournil.__file__).parent.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, python.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name.endswith("Error") and name != "PydanticCustomError":
                keys |= {one.value for one in node.args[:2] if isinstance(one, python.Constant)}
    return {key for key in keys if isinstance(key, str) and re.fullmatch("[a-z]+(-[a-z]+)+", key)}


def test_every_error_has_a_message() -> None:
    keys = raised_keys()
    assert len(keys) > 100
    assert keys <= set(messages("en"))


def test_an_error_in_english_is_what_the_translator_says() -> None:
    words = Translator("en")
    for key in raised_keys():
        variables = facts(messages("en")[key]).variables
        for count in (0, 1, 2, 7):
            params: dict[str, object] = {
                name: next((v for v in SAMPLES.get(name, ()) if not isinstance(v, int)), count)
                for name in variables
            }
            assert words.error(FournilError(key, **params)) == str(FournilError(key, **params)), key


# A word in -s after 1, unless it is what a single thing does; and verbs of many.
ONE_OF_MANY = re.compile(
    r"\b1 (?!keeps|loses|was\b)[^\W\d_]+s\b|\b1 (?:were|are|sont)\b|\b(?:are|sont) 1\b"
)
# What a message counts; the other variables stand for names, texts and places.
COUNTED = {
    *("count", "limit", "found", "asked", "expected", "cells", "columns"),
    *("layout", "deck", "deals", "nodes", "winnable"),
}


def test_a_plural_after_one_is_found() -> None:
    for text in ("this deal has 1 cells", "but 1 were asked for", "there are 1 card", "1 cellules"):
        assert ONE_OF_MANY.search(text), text
    assert not ONE_OF_MANY.search("this deal has 1 cell, but 11 cells were asked for")


@pytest.mark.parametrize("tag", ["en", "fr"])
def test_one_thing_is_not_spoken_of_as_many(tag: str) -> None:
    words = Translator(tag)
    for name, message in messages(tag).items():
        variables = facts(message).variables
        if variables & COUNTED:
            said = words(name, **{each: 1 if each in COUNTED else "X" for each in variables})
            assert not ONE_OF_MANY.search(said), (name, said)


def test_plain_english_counts_as_the_messages_do() -> None:
    say = {
        ("deal-other-cells", 1, 4): "this deal has 1 cell, but 4 were asked for",
        ("deal-other-cells", 4, 1): "this deal has 4 cells, but 1 was asked for",
    }
    for (key, found, asked), sentence in say.items():
        error = FournilError(key, found=found, asked=asked)
        assert str(error) == Translator("en").error(error) == sentence
    one = FournilError("board-too-many-cells", found=1, cells=0)
    assert str(one) == "there is 1 cell here: this game has 0 cells"
