"""Games given away and taken in as text, and settings that were changed without the server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fournil.i18n import Translator
from tests.browser.conftest import NewTable
from tests.browser.lines import line_of
from tests.browser.waiting import eventually

EVERYTHING_IS_TOLD = "localStorage.getItem('fournil-settings') === null"
DEAL, LINE = line_of("boulanger")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_game_is_exported_and_imported(
    new_table: NewTable, language: str, tmp_path: Path
) -> None:
    table = new_table(language=language, reduced_motion="reduce")
    page, say = table.page, Translator(language)
    table.begin(DEAL, LINE[:7], language)
    left = table.columns()
    table.command("export")
    expect(page.locator("#export-text")).to_have_value(re.compile(DEAL))
    text = page.locator("#export-text").input_value()
    assert f"deal {DEAL}" in text
    with page.expect_download() as download:
        page.locator("#export-download").click()
    path = tmp_path / "game.txt"
    download.value.save_as(path)
    assert path.read_text("utf-8") == text
    page.keyboard.press("Escape")
    table.begin("BD1-KD-AAAAAM6", [], language)
    table.command("import")
    expect(page.locator("#import")).to_be_visible()  # before that nobody heeds the file
    page.locator("#import-file").set_input_files(path)
    expect(page.locator("#import-text")).to_have_value(text)
    page.get_by_role("button", name=say("page-import-open")).click()
    expect(page.locator("#import")).to_be_hidden()
    table.expect_moves(7, language)
    assert table.columns() == left
    assert table.saved()["imported"] is True


def test_what_standard_notation_leaves_out_is_told(new_table: NewTable) -> None:
    table = new_table(reduced_motion="reduce")
    page = table.page
    table.begin(DEAL, [])
    table.command("import")
    page.locator("#import-text").fill("deal freecell-ms:11\nmoves 83 82")
    page.locator("#import [type=submit]").click()
    expect(page.locator("#import")).to_be_hidden()
    implied = table.saved()["moves"] - 2
    assert implied > 0
    expect(page.locator("#notice")).to_contain_text(f"standard notation: {implied}")
    expect(page.locator("#live")).to_contain_text(f"standard notation: {implied}")


def test_what_is_wrong_with_a_text_is_said_and_nothing_is_lost(
    new_table: NewTable, tmp_path: Path
) -> None:
    table = new_table(reduced_motion="reduce")
    page = table.page
    state = table.begin(DEAL, LINE[:2])
    table.command("import")
    text, fault = page.locator("#import-text"), page.locator("#import-fault")
    text.fill(f"deal {DEAL}\nmoves 1a 1b 9z")
    page.locator("#import [type=submit]").click()
    expect(fault).to_contain_text("9z")
    text.fill(f"deal {DEAL}\nmoves 1a 28")
    expect(fault).to_be_empty()
    page.keyboard.press("Tab")
    page.locator("#import [type=submit]").click()
    expect(fault).to_contain_text("28")
    large = tmp_path / "large.txt"
    large.write_bytes(b"x" * 70_000)
    page.locator("#import-file").set_input_files(large)
    expect(fault).to_contain_text("too large")
    page.keyboard.press("Escape")
    assert table.saved()["id"] == state["id"]
    table.expect_moves(2)


def test_a_setting_changed_without_the_server_is_not_lost(
    new_table: NewTable, mistakes: list[str]
) -> None:
    table = new_table("BK1-C4-AAAAA24")
    page = table.page
    page.route("**/api/settings", lambda route: route.abort())
    table.command("settings")
    page.locator("#settings input[name=suits][value='2'] + span").click()
    expect(page.locator("html")).to_have_attribute("data-suits", "2")
    page.reload()
    table.wait_until_dealt()
    expect(page.locator("html")).to_have_attribute("data-suits", "2")
    assert table.ask("GET", "/api/settings")["suits"] == 4
    page.unroute("**/api/settings")
    eventually(page, lambda: page.evaluate(EVERYTHING_IS_TOLD), "an answer about settings")
    assert table.ask("GET", "/api/settings")["suits"] == 2
    mistakes.clear()
