"""Play without a pointer, and what is said aloud."""

import re

import pytest
from playwright.sync_api import expect

from fournil.core.moves import FOUNDATION, Move, PlaceKind
from fournil.game.game import Game
from tests.browser.conftest import NewTable
from tests.browser.lines import line_of
from tests.browser.table import Table, game_of
from tests.sampling import sampled

WALKS = 60
RANKS = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)


def walk_to(table: Table, place: str) -> None:
    """Go to a column or a cell with the arrows alone."""
    page = table.page
    for _ in range(WALKS):
        here = page.evaluate("document.activeElement?.dataset.place ?? ''")
        if here == place:
            return
        row_here, row_there = here.isalpha() and here.islower(), place.islower()
        if not here or here.startswith("h") or row_here != row_there:
            page.keyboard.press("ArrowUp" if row_there else "ArrowDown")
        else:
            order = "abcd" if row_there else "123456789ABCD"
            page.keyboard.press(
                "ArrowRight" if order.index(here) < order.index(place) else "ArrowLeft"
            )
    raise AssertionError(f"the arrows do not lead to {place}")


def press_move(table: Table, game: Game, move: Move) -> None:
    """Make a move by keys: two of them where they name it, else by lifting so many cards."""
    source, target = move.source.text, move.target.text
    if game.position.format_move(move) == source + target:
        table.page.keyboard.type(source + target)
        return
    walk_to(table, source)
    for _ in range((move.count or 1) - 1):
        table.page.keyboard.press("ArrowUp")
    table.page.keyboard.press("Enter")
    table.page.keyboard.press(target)


@pytest.mark.parametrize(
    "name",
    sampled(
        ["boulanger", "dozen", "dozen-kings-stay", "freecell", "good-measure"],
        ["boulanger", "dozen"],
    ),
)
def test_a_whole_game_by_keyboard_alone(new_table: NewTable, name: str) -> None:
    deal, line = line_of(name)
    table = new_table(deal, reduced_motion="reduce")
    game = game_of(deal)
    table.page.keyboard.press("ArrowDown")
    for text in line:
        move = game.position.parse_move(text)
        if game.position.format_move(move) != move.source.text + move.target.text:
            # Walking needs the board as it is; typed moves may wait in line.
            table.expect_moves(len(game.moves))
        press_move(table, game, move)
        game.play(move)
    expect(table.page.locator("#won")).to_be_visible()
    table.expect_same_as(game)


def test_a_game_through_names_and_roles_alone(new_table: NewTable) -> None:
    """As a screen reader's user plays: buttons found by what they are called, and pressed."""
    deal, line = line_of("dozen")
    table = new_table(deal, reduced_motion="reduce")
    game = game_of(deal)
    for text in line:
        move = game.position.parse_move(text)
        (card,) = game.position.moved_cards(move)
        name = f"{RANKS[card.rank - 1]} of {card.suit.name.lower()}"
        column = move.source.index + 1
        button = table.page.get_by_role("button", name=f"{name}, column {column}, top", exact=True)
        button.press("Enter")
        if move.target == FOUNDATION:
            group = table.page.get_by_role(
                "group", name=f"{card.suit.name.lower()} foundation", exact=True
            )
        else:
            assert move.target.kind == PlaceKind.COLUMN
            group = table.page.get_by_role(
                "group", name=f"column {move.target.index + 1}", exact=True
            )
        group.get_by_role("button").last.press("Enter")
        game.play(move)
        table.expect_moves(len(game.moves))
    expect(table.page.get_by_role("dialog", name="Out of the oven")).to_be_visible()


def test_arrows_walk_and_choose_the_run(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    keyboard = table.page.keyboard
    columns = table.columns()
    keyboard.press("ArrowDown")
    focused = table.page.locator("#board :focus")
    expect(focused).to_have_attribute("data-card", columns[0][-1])
    keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("data-card", columns[1][-1])
    keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("data-card", columns[1][-2])
    for _ in columns[1]:
        keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("data-place", re.compile("^[a-d]$"))
    expect(table.page.locator("#board [tabindex='0']")).to_have_count(1)


def test_escape_backs_out_of_everything(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    keyboard = table.page.keyboard
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(table.page.locator(".lifted")).to_have_count(1)
    keyboard.press("Escape")
    expect(table.page.locator(".lifted, .target")).to_have_count(0)
    keyboard.press("3")
    expect(table.page.locator(".lifted")).to_have_count(1)
    keyboard.press("Escape")
    expect(table.page.locator(".lifted, .target")).to_have_count(0)
    for key, window in (("?", "#help"), ("n", "#new-game")):
        keyboard.press(key)
        expect(table.page.locator(window)).to_be_visible()
        keyboard.press("Escape")
        expect(table.page.locator(window)).to_be_hidden()
    table.expect_moves(0)


def test_a_pointer_ends_what_the_keys_began(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24")
    table.page.keyboard.press("1")
    expect(table.page.locator(".lifted")).to_have_count(1)
    table.tap(table.columns()[4][-1])
    expect(table.page.locator(".lifted, .target")).to_have_count(0)
    table.page.keyboard.type("2a")
    table.expect_moves(1)
    assert table.locate(table.cells()[0]) == "a"


def test_keys_of_other_layouts_and_digits(new_table: NewTable) -> None:
    """Persian digits, an Arabic layout's letters, a French layout's unshifted digits."""
    table = new_table("BK1-C4-AAAAA24")
    table.page.evaluate(
        """() => {
            const press = (key, code) => document.body.dispatchEvent(
                new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
            press('\u06f1', 'Digit1'); press('\u0634', 'KeyA');
            press('&', 'Digit1'); press('b', 'KeyB');
        }"""
    )
    table.expect_moves(2)
    assert None not in table.cells()[:2]
    table.page.evaluate(
        """() => document.body.dispatchEvent(new KeyboardEvent(
            'keydown', { key: '\u0639', code: 'KeyU', bubbles: true, cancelable: true }))"""
    )
    table.expect_moves(1)


def test_moves_refusals_and_score_are_announced_once(new_table: NewTable) -> None:
    deal, _ = line_of("boulanger")
    table = new_table(deal, reduced_motion="reduce")
    table.page.evaluate(
        """() => {
            window.heard = [];
            new MutationObserver(() => window.heard.push(document.getElementById('live').innerText))
                .observe(document.getElementById('live'), { childList: true });
        }"""
    )
    table.page.keyboard.type("1a")
    table.expect_moves(1)
    table.page.keyboard.type("1b")
    table.expect_moves(2)
    table.page.keyboard.type("1h")
    table.expect_moves(3)
    heard = table.page.evaluate("window.heard")
    spoken = [text for text in heard if "lifted" not in text.lower()]
    assert len(spoken) == 3
    assert "to cell a" in spoken[0]
    assert "to its foundation" in spoken[2]
    assert "Score 10" in spoken[2]
    table.page.keyboard.type("1h")
    expect(table.page.locator("#live")).to_contain_text("cannot go up yet")


def test_announcements_are_in_the_language_of_the_page(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAA24", language="fr")
    table.page.keyboard.type("1a")
    expect(table.page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    expect(table.page.locator("#live")).to_contain_text("carreau")
    label = table.card("5D").get_attribute("aria-label")
    assert label is not None
    assert "carreau" in label
    assert "colonne 1" in label


FOCUS = """() => {
    const { activeElement: it } = document;
    const seen = it.checkVisibility() && !it.closest('[aria-hidden=true]');
    return seen && it !== document.body && it.getAttribute('aria-label') || '';
}"""


def expect_focus_on_something_named(table: Table) -> None:
    table.wait_until_still()
    # The page looks after the focus before the frame that follows.
    table.page.evaluate("() => new Promise(r => requestAnimationFrame(() => setTimeout(r)))")
    assert table.page.evaluate(FOCUS), table.page.evaluate("document.activeElement.outerHTML")


def test_the_focus_is_always_on_something_seen_and_named(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAABQ", reduced_motion="reduce")
    table.page.keyboard.type("1a1b")
    table.expect_moves(2)
    table.card("AC").focus()
    for count, move in enumerate(("1h", "2h", "3c", "3h"), start=3):
        table.page.keyboard.type(move)
        table.expect_moves(count)
        expect_focus_on_something_named(table)
    for left in (5, 4, 3, 2):
        table.page.keyboard.press("u")
        table.expect_moves(left)
        expect_focus_on_something_named(table)
    table.page.keyboard.press("r")
    table.expect_moves(3)
    expect_focus_on_something_named(table)


def test_the_focus_stays_on_the_table_with_a_new_deal(new_table: NewTable) -> None:
    table = new_table("BK1-C4-AAAAABQ", reduced_motion="reduce")
    table.page.keyboard.press("ArrowDown")
    before = table.saved()["id"]
    table.page.keyboard.press("n")
    dialog = table.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    dialog.locator("[type=submit]").press("Enter")
    expect(dialog).to_have_count(0)
    expect(table.page.locator("#live")).to_contain_text("deal")
    assert table.saved()["id"] != before
    expect_focus_on_something_named(table)


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "Three of hearts cannot go up yet: ace of hearts goes first. It lies in column "),
        ("tr", "Kupa 3 henüz temele çıkamaz: önce kupa ası gider. O kart "),
        ("ar", "3 القلب لا تصعد بعد: آس القلب أولًا. هي في العمود "),
        ("fr", "Trois de cœur ne peut pas encore monter : as de cœur passe d’abord. Elle est "),
    ],
)
def test_a_refusal_is_spoken_in_sentences_of_words(
    new_table: NewTable, language: str, spoken: str
) -> None:
    table = new_table("BK1-C4-AAAAABQ", language=language)
    table.page.keyboard.type("1a1b1h2h")
    table.expect_moves(4, language)
    table.page.keyboard.type("2h")
    live = table.page.locator("#live")
    # Until then it may say what went before.
    expect(live).to_contain_text(spoken.split(".")[0].split()[-1])
    # Marks of direction and spaces that do not break are not heard.
    heard = re.sub("[\u2068\u2069]", "", live.inner_text())
    assert re.sub(r"\s", " ", heard).startswith(spoken)
    assert heard.rstrip().endswith(".")


def hold(table: Table, key: str, times: int = 5) -> None:
    """Hold a key down for so many repeats."""
    for _ in range(times + 1):
        table.page.keyboard.down(key)
    table.page.keyboard.up(key)


def test_a_held_key_asks_for_one_hint_and_plays_none(new_table: NewTable) -> None:
    deal, _ = line_of("boulanger")
    table = new_table(deal, reduced_motion="reduce")
    hold(table, "i")
    expect(table.page.locator("#hint[data-ready]")).to_be_visible()
    hold_more = table.page.evaluate("document.querySelector('#moves').textContent")
    for _ in range(3):
        table.page.keyboard.down("i")
    # The first of these is a press of its own: it plays the hint; those held on do nothing.
    table.page.keyboard.up("i")
    assert hold_more == "0"
    table.expect_moves(1)
    expect(table.page.locator("#hint[data-ready]")).to_have_count(0)


def test_a_held_enter_lifts_once(new_table: NewTable) -> None:
    deal, _ = line_of("boulanger")
    table = new_table(deal, reduced_motion="reduce")
    table.page.keyboard.press("ArrowDown")
    for times in (5, 4):
        hold(table, "Enter", times)
        expect(table.page.locator(".lifted").first).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(table.page.locator(".lifted")).to_have_count(0)


def test_held_keys_take_back_and_play_again(new_table: NewTable) -> None:
    deal, line = line_of("boulanger")
    table = new_table(deal, reduced_motion="reduce")
    for move in line[:4]:
        table.page.keyboard.type(move[:2])
    table.expect_moves(4)
    hold(table, "u", 2)
    table.expect_moves(1)
    hold(table, "r", 2)
    table.expect_moves(4)


def test_a_held_enter_opens_one_window(new_table: NewTable) -> None:
    deal, _ = line_of("boulanger")
    table = new_table(deal, reduced_motion="reduce")
    before = table.saved()["id"]
    table.page.locator("[data-command=new]:visible").first.focus()
    hold(table, "Enter", 8)
    expect(table.page.locator("dialog[open]")).to_be_visible()
    assert table.saved()["id"] == before
