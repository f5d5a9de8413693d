"""Where the messages of a language come from: what the build compiled, or their source."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fournil.messages import RIGHT_TO_LEFT, catalog, files
from fournil.messages.compiler import UnsupportedMessageError, compile_languages, compile_source
from fournil.messages.formatter import fill
from fournil.messages.plurals import plural_rule

SOURCE = "greeting = Hello { $name }\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of messages in the place of the package's own."""
    for module in ("files", "compiler"):
        monkeypatch.setattr(f"fournil.messages.{module}.HERE", str(tmp_path))
    catalog.messages.cache_clear()
    (tmp_path / "en.ftl").write_text(SOURCE, encoding="utf-8")
    yield tmp_path
    catalog.messages.cache_clear()


def test_what_was_compiled_is_used(folder: Path) -> None:
    compile_languages()
    file = folder / "compiled" / "en.json"
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(data | {"messages": {"greeting": "Compiled"}}), encoding="utf-8")
    assert catalog.messages("en") == {"greeting": "Compiled"}


@pytest.mark.parametrize("content", ["", "{", "{}", '{"source": "another", "messages": {}}'])
def test_what_is_old_or_broken_is_compiled_on_the_spot(folder: Path, content: str) -> None:
    (folder / "compiled").mkdir()
    (folder / "compiled" / "en.json").write_text(content, encoding="utf-8")
    assert catalog.messages("en") == {"greeting": ["Hello ", {"var": "name"}]}


def test_nothing_compiled_is_compiled_on_the_spot(folder: Path) -> None:
    assert folder
    assert catalog.messages("en") == {"greeting": ["Hello ", {"var": "name"}]}


def test_every_language_was_compiled_by_the_build() -> None:
    for path in Path(files.HERE).glob("*.ftl"):
        data = json.loads(Path(files.compiled_path(path.stem)).read_text("utf-8"))
        source = path.read_text("utf-8")
        if data["source"] == files.checksum(source.encode()):
            expected = compile_source(source, isolate=path.stem in RIGHT_TO_LEFT)
            assert data["messages"] == expected, path.name


def test_what_the_formatters_do_not_know_is_refused() -> None:
    with pytest.raises(UnsupportedMessageError):
        compile_source("price = { NUMBER($amount) }\n", isolate=False)


def test_a_selection_by_text_by_number_and_by_category() -> None:
    source = """
how = { $how ->
    [fast] quickly
   *[other] somehow
 } { $count ->
    [0] never
    [one] once
   *[other] { $count } times
 }
"""
    message = compile_source(source, isolate=False)["how"]
    say = [
        fill(message, {"how": how, "count": count}, plural=plural_rule("en"))
        for how, count in (("fast", 0), ("slow", 1), ("fast", 7))
    ]
    assert say == ["quickly never", "somehow once", "quickly 7 times"]
