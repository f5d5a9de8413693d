"""The rules, examples and FAQ pages: the same in every language, and nothing else than Markdown."""

from __future__ import annotations

import re
import unicodedata

import pytest

from fournil.errors import FournilError
from fournil.i18n import LANGUAGES, TAGS, Translator
from fournil.i18n.markdown_pages import HERE, PAGES, Board, MalformedPageError, load_page
from tests.i18n.reading import cards, html_of, numbers, page, section, started

OTHERS = tuple(tag for tag in TAGS if tag != "en")
EVERY_PAGE = [(tag, name) for tag in TAGS for name in PAGES]


def test_every_language_has_every_page_and_no_other() -> None:
    for tag in TAGS:
        files = {path.name for path in (HERE / "pages" / tag).iterdir()}
        assert files == {f"{name}.md" for name in PAGES}, tag
    assert {path.name for path in (HERE / "pages").iterdir()} == set(TAGS)


@pytest.mark.parametrize(("tag", "name"), [(t, n) for t in OTHERS for n in PAGES])
def test_a_page_is_built_like_the_english_one(tag: str, name: str) -> None:
    ours, english = page(tag, name), page("en", name)
    assert [(s.id, s.level) for s in ours.sections] == [(s.id, s.level) for s in english.sections]
    for part in english.sections:
        other = section(tag, name, part.id)
        kinds = [block.kind for block in part.blocks]
        assert [block.kind for block in other.blocks] == kinds, (tag, name, part.id)
        for block, twin in zip(part.blocks, other.blocks, strict=True):
            if isinstance(block, Board) and isinstance(twin, Board):
                assert (twin.deal, twin.before) == (block.deal, block.before), part.id
                assert (twin.then, twin.refused) == (block.then, block.refused), part.id
                assert bool(twin.caption) == bool(block.caption), part.id


@pytest.mark.parametrize(("tag", "name"), [(t, n) for t in OTHERS for n in PAGES])
def test_a_section_says_as_much_as_the_english_one(tag: str, name: str) -> None:
    for part in page("en", name).sections:
        other = section(tag, name, part.id)
        assert sorted(numbers(other)) == sorted(numbers(part)), (tag, name, part.id)
        assert sorted(set(cards(other))) == sorted(set(cards(part))), (tag, name, part.id)
        for mark in ("<p>", "<li>", "<tr>", "<a ", "<code"):
            assert html_of(other).count(mark) == html_of(part).count(mark), (part.id, mark)


@pytest.mark.parametrize(("tag", "name"), EVERY_PAGE)
def test_a_page_is_translated(tag: str, name: str) -> None:
    english = page("en", name)
    ours = page(tag, name)
    if tag == "en":
        return
    assert ours.title != english.title
    for part, other in zip(english.sections, ours.sections, strict=True):
        assert other.title != part.title, (tag, name, part.id)
        for block, twin in zip(part.blocks, other.blocks, strict=True):
            if block.kind == "text":
                assert twin != block, (tag, name, part.id)
            if isinstance(block, Board) and isinstance(twin, Board) and block.caption:
                assert twin.caption != block.caption, (tag, name, part.id)


@pytest.mark.parametrize(("tag", "name"), EVERY_PAGE)
def test_a_page_shows_no_raw_markdown(tag: str, name: str) -> None:
    ours = page(tag, name)
    for part in ours.sections:
        html = html_of(part)
        text = re.sub(r"<[^>]+>", "", html)
        assert not re.search(r"\*\*|`|\{#|\]\(|^#|\|", text, re.MULTILINE), (tag, name, part.id)
        assert "<ol" not in html, f"{part.id}: a sentence that begins with a number became a list"
        assert html.count("\u2066") == html.count("\u2069"), part.id
        assert text == unicodedata.normalize("NFC", text)
        assert "'" not in text, (tag, name, part.id)
        assert "&quot;" not in text, (tag, name, part.id)


@pytest.mark.parametrize(("tag", "name"), EVERY_PAGE)
def test_links_lead_somewhere(tag: str, name: str) -> None:
    known = {f"/{tag}/{other.replace('-', '/', 1)}": page(tag, other) for other in PAGES}
    for part in page(tag, name).sections:
        for href in re.findall(r'href="([^"]*)"', html_of(part)):
            path, _, anchor = href.partition("#")
            assert path in known, href
            assert not anchor or anchor in {s.id for s in known[path].sections}, href


@pytest.mark.parametrize("name", PAGES)
def test_boards_are_played_by_the_rules(name: str) -> None:
    for block in page("en", name).blocks:
        if isinstance(block, Board):
            game = started(block)
            shown = game.position
            for move in block.refused:
                with pytest.raises(FournilError):
                    shown.play(move)
            for move in block.then:
                game.play(move)


def test_digits_follow_the_language_but_never_in_codes() -> None:
    persian = section("fa", "rules-boulanger", "code")
    assert "۴" in html_of(persian)
    assert '<code dir="ltr" translate="no">BK1-C4-AAAAA24</code>' in html_of(persian)
    egypt = load_page(Translator("ar-EG"), "rules-boulanger").sections[0]
    assert "٥٢" in html_of(egypt)
    assert "52" in html_of(section("ar", "rules-boulanger", "layout"))
    for language in LANGUAGES:
        for name in PAGES:
            for part in page(language.tag, name).sections:
                for code in re.findall(r"<code[^>]*>(.*?)</code>", html_of(part)):
                    assert code.isascii(), code


def test_cards_stay_in_one_piece_in_right_to_left_text() -> None:
    for tag in ("ar", "fa"):
        html = html_of(section(tag, "examples-boulanger", "capacity"))
        assert "\u2066Q♦\u2069" in html
        assert not re.search("[^\u2066]Q♦", html)


def test_unknown_and_broken_pages_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(LookupError):
        load_page(Translator("en"), "../../etc/passwd")
    from fournil.i18n import markdown_pages as content

    monkeypatch.setattr(content, "HERE", tmp_path)
    (tmp_path / "pages" / "en").mkdir(parents=True)
    broken = {
        "# T\n\n## no id\n": "has no id",
        "text first\n# T\n": "must begin with a title",
        "# T\n\n## S {#s}\n\n```board BK1-C4\nwhere: x\n```\n": "is not a field",
    }
    for source, reason in broken.items():
        (tmp_path / "pages" / "en" / "faq.md").write_text(source, encoding="utf-8")
        content._load.cache_clear()
        with pytest.raises(MalformedPageError, match=reason):
            load_page(Translator("en"), "faq")
    (tmp_path / "pages" / "en" / "faq.md").write_text(
        "# T\n\n## S {#s}\n\n<script>alert(1)</script> [x](javascript:alert(1))\n", "utf-8"
    )
    content._load.cache_clear()
    (block,) = load_page(Translator("en"), "faq").sections[0].blocks
    assert "<script" not in block.html  # type: ignore[union-attr]
    assert "href" not in block.html  # type: ignore[union-attr]
    content._load.cache_clear()


@pytest.mark.parametrize("tag", TAGS)
def test_the_answers_tell_that_a_replay_plays_both_ways(tag: str) -> None:
    clause = {
        "en": "let it run, forwards or backwards",
        "fr": "à l’endroit ou à rebours",
        "tr": "ileri veya geriye doğru",
        "ar": "إلى الأمام أو إلى الوراء",
        "fa": "رو به جلو یا رو به عقب",
        "th": "เล่นไปข้างหน้าหรือเล่นย้อนกลับ",
    }
    assert clause[tag] in html_of(section(tag, "faq", "past-replay"))
