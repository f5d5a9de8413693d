"""How texts are set: French spaces, and the digits and separators of Arabic and Persian."""

from __future__ import annotations

import html
import re
from itertools import product

import pytest

from fournil.errors import FournilError
from fournil.i18n import Translator
from fournil.i18n.languages import ARABIC_INDIC_REGIONS
from fournil.i18n.markdown_pages import PAGES, Board, Page, load_page
from fournil.i18n.numbers import map_numbers, map_typed_numbers
from tests.i18n.ftl import facts, messages, text_of
from tests.i18n.reading import html_of, page

NO_BREAK, THIN = "\u00a0", "\u202f"

# French

FAULTS = {
    "a no-break space stands before a colon": re.compile(rf"[^{NO_BREAK}]:(?=\s|$)"),
    "a thin space stands before ; ! ? %": re.compile(rf"[^{THIN}][;!?%](?=\W|$)"),
    "no-break spaces stand inside « »": re.compile(rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»"),
    "a thin space parts thousands": re.compile(rf"\d[ .,{NO_BREAK}]\d{{3}}(?!\d)"),
    "an apostrophe is curly": re.compile("'"),
}


def faults(text: str) -> list[str]:
    """What a French typesetter would mend in a text."""
    return [rule for rule, fault in FAULTS.items() if fault.search(text)]


def texts_of(ours: Page) -> dict[str, str]:
    """What a page shows, part by part, with one letter for each piece of code."""
    parts = {"intro": "\n".join(getattr(block, "html", "") for block in ours.intro)}
    parts |= {part.id: html_of(part) for part in ours.sections}
    code = re.compile("<code[^>]*>.*?</code>", re.DOTALL)
    shown = {
        name: html.unescape(re.sub("<[^>]+>", "", code.sub("X", part)))
        for name, part in parts.items()
    }
    return {"title": ours.title, **shown}


@pytest.mark.parametrize(
    "text",
    [
        "Indice : X",
        "Le code: X",
        f"Quoi{NO_BREAK}?",
        "Quoi ?",
        "Quoi?",
        "ici ; là",
        "4,3 %",
        f"« mot{NO_BREAK}»",
        f"«{NO_BREAK}mot »",
        "32 000 donnes",
        "l'as",
    ],
)
def test_a_fault_of_french_typography_is_found(text: str) -> None:
    assert faults(text)


def test_what_french_sets_right_is_no_fault() -> None:
    right = "ms:617 X\u00a0: «\u00a0oui\u00a0»\u202f; 4,3\u202f%, 32\u202f000\u202f? l’as"
    assert not faults(right)


def test_french_messages_are_set_as_french_is() -> None:
    for name, message in messages("fr").items():
        text = text_of(message).replace("Content-Type: ", "")  # a header, not a sentence
        assert not faults(text), (name, faults(text))


@pytest.mark.parametrize("name", PAGES)
def test_french_pages_are_set_as_french_is(name: str) -> None:
    for part, text in texts_of(page("fr", name)).items():
        assert not faults(text), (part, faults(text))


# Arabic and Persian

OTHER_DIGITS = "٠-٩۰-۹"
LATIN_SIGN = re.compile(rf"(?<=[{OTHER_DIGITS}])(?:[.,](?=[{OTHER_DIGITS}])|\u2069?%)")
# What stands in an isolate of its own, or touches Latin letters, is typed as it is shown.
TYPED = re.compile("\u2066[^\u2069]*\u2069|[A-Za-z][\\w.:/@-]*")
REGIONS = sorted(ARABIC_INDIC_REGIONS)


def unlike(text: str) -> list[str]:
    """The digits and signs of a text that do not belong to Arabic-Indic or Persian numbers."""
    return re.findall("[0-9]", TYPED.sub(" ", text)) + LATIN_SIGN.findall(text)


def test_digits_and_signs_of_another_writing_are_found() -> None:
    for text in ("٣٢,٠٠٠", "٤.٣", "٤٢%", "\u2068٤٢\u2069%", "الـ52"):
        assert unlike(text), text
    assert not unlike("٣٢٬٠٠٠ ٤٫٣ ٤٢٪ \u2066ms:617\u2069 BK1-C4 ٤, ٢.")


@pytest.mark.parametrize("tag", ["fa", *(f"ar-{region}" for region in REGIONS)])
@pytest.mark.parametrize("name", PAGES)
def test_pages_have_the_digits_and_separators_of_the_region(tag: str, name: str) -> None:
    ours = load_page(Translator(tag), name)
    for part, text in texts_of(ours).items():
        plain = re.sub("[\u2066-\u2069]", "", text)
        assert not unlike(plain), (part, unlike(plain))


@pytest.mark.parametrize("tag", ["fa", "ar-EG", "ar-SA", "ar-IQ"])
def test_messages_have_the_digits_and_separators_of_the_region(tag: str) -> None:
    words = Translator(tag)
    # The moves, characters and numbers that these tell one to type are shown as one types them.
    typed = {"card-malformed", "move-malformed", "code-character"}
    for name, message in messages(words.language.tag).items():
        variables = sorted(facts(message).variables)
        for values in list(product((3, 32_000, 4.5), repeat=len(variables)))[:27]:
            text = words(name, **dict(zip(variables, values, strict=True)))
            assert not LATIN_SIGN.search(text), (name, text)
            assert name in typed or not unlike(text), (name, text)


def test_the_numbers_of_ar_eg() -> None:
    egypt, plain = Translator("ar-EG"), Translator("ar")
    assert "الـ٥٢" in egypt("page-won-note")
    assert "الـ52" in plain("page-won-note")
    assert egypt.for_page()["page-won-note"] == egypt("page-won-note")
    assert egypt("statistics-percent", percent=42) == "\u2068٤٢\u2069٪"
    assert plain("statistics-percent", percent=42) == "\u206842\u2069%"
    faq = texts_of(load_page(egypt, "faq"))
    assert "٣٢٬٠٠٠" in faq["winnable-all"]
    assert "٤٫٣" in faq["wishes-winnable"]
    assert "١٬٠٧٣٬٧٤١٬٨٢٣" in faq["code-how"]
    captions = [
        b.caption for b in load_page(egypt, "rules-boulanger").blocks if isinstance(b, Board)
    ]
    assert "٧♥" in captions[0]


def test_numbers_in_a_row_are_written_like_others() -> None:
    error = FournilError("position-foundations", top=13, found=[14, 0, 0, 0])
    assert "۱۴، ۰، ۰، ۰" in re.sub("[\u2066-\u2069]", "", Translator("fa").error(error))


def test_only_numbers_are_mapped() -> None:
    assert map_numbers("4.3%, 417, 477. 1,000", "arab") == "٤٫٣٪, ٤١٧, ٤٧٧. ١٬٠٠٠"
    assert map_numbers("4.3%, 1,000", "latn") == "4.3%, 1,000"
    for typed in ("BK1-C2", "7H", "26x3", "UTF-8", "ms:617", "\u206626\u2069", "code:0-99"):
        assert map_typed_numbers(typed, "arab") == typed
