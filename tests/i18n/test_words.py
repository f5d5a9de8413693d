"""`Translator`: formatting in a language, its digits, and choosing one."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings

import pytest
from babel import Locale
from babel.localedata import locale_identifiers
from hypothesis import given
from hypothesis import strategies as st

from fournil.core.cards import Card
from fournil.core.moves import Place
from fournil.core.position import Position
from fournil.deals.deal import Deal
from fournil.errors import FournilError
from fournil.i18n import LANGUAGES, TAGS, Translator, find_language, negotiate, regional
from fournil.i18n.arguments import card_name
from fournil.i18n.languages import ARABIC_INDIC_REGIONS
from fournil.i18n.numbers import DIGITS, format_number, map_digits, numbering
from fournil.i18n.translator import UnknownMessageError


def bare(text: str) -> str:
    """Text without the marks that isolate what was filled in."""
    return text.translate({0x2066: None, 0x2067: None, 0x2068: None, 0x2069: None})


# cards and errors


@pytest.mark.parametrize(
    ("tag", "names"),
    [
        ("en", ("seven of hearts", "ace of spades", "ten of clubs", "queen of diamonds")),
        ("fr", ("sept de cœur", "as de pique", "dix de trèfle", "dame de carreau")),
        ("tr", ("kupa 7", "maça ası", "sinek 10", "karo kızı")),
        ("ar", ("7 القلب", "آس البستوني", "10 السباتي", "ملكة الديناري")),
        ("ar-EG", ("٧ القلب", "آس البستوني", "١٠ السباتي", "ملكة الديناري")),
        ("fa", ("۷ دل", "آس پیک", "۱۰ گشنیز", "بی‌بی خشت")),
        ("th", ("7 โพแดง", "เอซโพดำ", "10 ดอกจิก", "ควีนข้าวหลามตัด")),
    ],
)
def test_cards_have_the_names_that_readers_use(tag: str, names: tuple[str, ...]) -> None:
    words = Translator(tag)
    spoken = [bare(card_name(words, Card.parse(text))) for text in ("7H", "AS", "TC", "QD")]
    assert tuple(spoken) == names


def refusal(code: str, before: str, move: str) -> FournilError:
    """The reason for which the rules refuse a move."""
    position = Deal.parse(code).position
    for text in before.split():
        position = position.play(text)
    with pytest.raises(FournilError) as caught:
        position.play(move)
    return caught.value


def test_a_refusal_gives_its_reason_in_each_language() -> None:
    error = refusal("BK1-C4-AAAB5KK", "", "42")
    assert {tag: bare(Translator(tag).error(error)) for tag in (*TAGS, "ar-EG")} == {
        "en": "7♥ goes only on 8♥",
        "fr": "7♥ ne va que sur 8♥",
        "tr": "7♥ yalnızca 8♥ üstüne gider",
        "ar": "7♥ لا توضع إلا على 8♥",
        "fa": "۷♥ فقط روی ۸♥ می‌نشیند",
        "th": "7♥ วางได้บน 8♥ เท่านั้น",
        "ar-EG": "٧♥ لا توضع إلا على ٨♥",
    }


def test_arabic_counts_cards_as_arabic_does() -> None:
    words = Translator("ar")
    said = {n: bare(words("card-covered", card="ك", place="م", count=n)) for n in (1, 2, 3, 11)}
    assert said[1].endswith("تحت ورقة واحدة")
    assert said[2].endswith("تحت ورقتين")
    assert said[3].endswith("تحت 3 أوراق")
    assert said[11].endswith("تحت 11 ورقة")


def test_places_and_lists_in_errors() -> None:
    error = refusal("BK1-C4-AAAAA24", "1a", "2a")
    assert Translator("en").error(error) == "cell a already holds 6♦"
    assert bare(Translator("fa").error(error)) == "خانهٔ a پر است: ۶♦ در آن است"
    columns = [list(column) for column in Deal.parse("BK1-C4-AAAAA24").position.columns]
    del columns[0][:2]
    with pytest.raises(FournilError) as caught:
        Position(Deal.parse("BK1-C4-AAAAA24").rules, columns)
    missing = bare(Translator("fr").error(caught.value))
    assert missing.startswith("il manque des cartes\u00a0: ")
    assert missing.count(" ") >= 4


def test_a_column_above_nine_is_named_as_in_the_moves() -> None:
    error = FournilError("move-column-empty", place=Place.column(11))
    assert Translator("en").error(error) == "column C is empty: there is no card to move"


def test_text_of_a_player_is_filled_in_as_it_is() -> None:
    nasty = "<b>{ $x }</b> \u202e -term { 1 -> }"
    for tag in TAGS:
        assert nasty in bare(Translator(tag).error(FournilError("card-malformed", text=nasty)))


def test_an_error_without_a_message_shows_its_key() -> None:
    assert Translator("fr").error(FournilError("no-such-key")) == "no-such-key"


def test_codes_are_isolated_in_right_to_left_text() -> None:
    for tag in ("ar", "fa"):
        assert "\u2068BK1-C4-AAAAA24\u2069" in Translator(tag)(
            "site-board-deal", code="BK1-C4-AAAAA24"
        )
        compiled = Translator(tag).for_page()["page-share-text"]
        assert compiled[-2:] == [{"var": "code"}, "\u2069"]
    assert "\u2068" not in Translator("fr")("site-board-deal", code="BK1-C4-AAAAA24")


# slips of the program


def test_an_unknown_message_is_a_slip() -> None:
    with pytest.raises(UnknownMessageError):
        Translator("fr")("no-such-message")
    assert not Translator("fr").has("no-such-message")


def test_a_missing_argument_warns_and_still_says_something() -> None:
    with pytest.warns(RuntimeWarning, match="place-column"):
        text = Translator("fr")("place-column")
    assert text.startswith("colonne")


def test_words_are_cheap_to_make_and_to_compare() -> None:
    assert repr(Translator("ar_EG")) == "Translator('ar-EG')"
    assert Translator("ar_EG").language == find_language("ar")
    assert pickle.loads(pickle.dumps(Translator("fa"))).locale == "fa-u-nu-arabext"
    for tag in ("xx", "", "../en", "english please"):
        with pytest.raises(LookupError):
            Translator(tag)


def test_nothing_heavy_is_imported_before_a_word_is_said() -> None:
    script = (
        "import sys; from fournil.i18n import Translator, negotiate; "
        "Translator('fr')('page-moves'); negotiate('fr');"
        "print([m for m in ('babel', 'fluent', 'markdown_it') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


# numbers


def test_numbers_are_written_as_readers_write_them() -> None:
    assert {tag: format_number(24040, tag) for tag in (*TAGS, "ar-EG", "ar-MA")} == {
        "en": "24,040",
        "fr": "24\u202f040",
        "tr": "24.040",
        "ar": "24,040",
        "fa": "۲۴٬۰۴۰",
        "th": "24,040",
        "ar-EG": "٢٤٬٠٤٠",
        "ar-MA": "24,040",
    }
    assert format_number(2.5, "fa") == "۲٫۵"


def test_the_regions_of_the_arabic_digits_are_those_of_cldr() -> None:
    regions = {
        tag[3:]
        for tag in locale_identifiers()
        if tag.startswith("ar_")
        and len(tag) == 5
        and Locale.parse(tag).default_numbering_system == "arab"
    }
    assert regions == ARABIC_INDIC_REGIONS


@given(st.text())
def test_mapping_digits_touches_only_digits(text: str) -> None:
    for system, digits in DIGITS.items():
        mapped = map_digits(text, system)
        assert len(mapped) == len(text)
        for old, new in zip(text, mapped, strict=True):
            assert new == (digits[int(old)] if old in DIGITS["latn"] else old)


def test_only_persian_and_some_arabic_have_their_own_digits() -> None:
    assert {language.tag: numbering(language.tag) for language in LANGUAGES} == {
        "en": "latn",
        "fr": "latn",
        "tr": "latn",
        "ar": "latn",
        "fa": "arabext",
        "th": "latn",
    }


# choosing a language


@pytest.mark.parametrize(
    ("header", "wish", "tag"),
    [
        (None, None, "en"),
        ("", "", "en"),
        ("fr", None, "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8", None, "fr"),
        ("de, th;q=0.5, fr;q=0.7", None, "fr"),
        ("tr;q=0, fa", None, "fa"),
        ("*", None, "en"),
        ("AR-eg", None, "ar"),
        ("fr", "th", "th"),
        ("fr", "th-TH", "th"),
        ("fr", "xx", "fr"),
        ("fr", "../../etc/passwd", "fr"),
        ("xx;q=abc, , ;;;, fa;q=0.1", None, "fa"),
        ("en;q=1.5, tr;q=0.2", None, "tr"),
        ("th;level=1;q=0.3", None, "en"),
        ("tr" * 5000, "\x00\ud800", "en"),
    ],
)
def test_the_language_of_a_visitor(header: str | None, wish: str | None, tag: str) -> None:
    assert negotiate(header, wish) == tag


@given(st.none() | st.text(), st.none() | st.text())
def test_any_header_and_any_wish_give_a_language(header: str | None, wish: str | None) -> None:
    tag = negotiate(header, wish)
    assert tag in TAGS
    assert find_language(regional(tag, header)).tag == tag


def test_the_region_comes_from_the_browser() -> None:
    assert regional("ar", "fr, ar-EG;q=0.5, ar-MA;q=0.1") == "ar-EG"
    assert regional("ar", "ar-Arab-SA") == "ar-SA"
    assert regional("ar", "ar, ar-EG;q=0.5") == "ar-EG"
    assert regional("fa", "ar-EG") == "fa"
    assert regional("ar", None) == "ar"


def test_no_message_warns_when_it_gets_what_it_needs() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for tag in TAGS:
            Translator(tag)("announce-to-column", card="7♥", number=3)
