"""Two rows of columns on portrait screens, a fan that uses the height, and cards that grow."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewContext, NewTable
from tests.browser.hand import Spot
from tests.browser.lines import line_of
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.test_layout import expect_cards_fit
from tests.browser.waiting import eventually, resize, wait_until_laid_out

DOZEN = "BD1-KD-AAAAA24"
MEASURE = "GM1-KA-AAAAA24"
BOULANGER = "BK1-C4-AAAAA24"
PORTRAIT = [(320, 568), (390, 844), (820, 1180)]
SIDEWAYS = [(844, 390), (667, 375), (1440, 900), (1024, 768), (599, 500)]
EACH_ROW = {DOZEN: [7, 6], MEASURE: [5, 5]}
LEAST_WIDTH = {320: 36, 390: 44, 820: 80}
WHOLE_SUIT = "KQJT98765432A"

# How many columns begin at each height.
ROWS = """() => {
    const tops = new Map();
    for (const slot of document.querySelectorAll('.slot-column')) {
        const y = Math.round(slot.getBoundingClientRect().top);
        tops.set(y, (tops.get(y) ?? 0) + 1);
    }
    return [...tops].sort((one, other) => one[0] - other[0]).map(([, count]) => count);
}"""

# Cards whose index is cut by the card that lies on them, or is lower than can be read.
ILLEGIBLE = """() => [...document.querySelectorAll('.place-column')].flatMap(column => {
    const cards = [...column.querySelectorAll('.card')];
    return cards.filter((card, at) => {
        const parts = ['.card-rank', '.card-pip'].map(
            name => card.querySelector(name).getBoundingClientRect());
        const next = cards[at + 1]?.getBoundingClientRect().top ?? Infinity;
        return parts.some(part => part.bottom > next + 0.5) || parts[0].height < 6.5;
    }).map(card => card.dataset.card);
})"""

# Columns of one row that reach into the next.
RUN_OVER = """() => {
    const columns = [...document.querySelectorAll('.place-column')];
    const top = one => one.querySelector('.slot').getBoundingClientRect().top;
    const lower = Math.max(...columns.map(top));
    return columns.filter(one => top(one) < lower - 1).flatMap(one => [...one.children])
        .filter(one => one.getBoundingClientRect().bottom > lower + 0.5).length;
}"""

# The layout of frames, without a table: each is what the arithmetic starts from.
LAY_OUT = """async frames => {
    const [main] = document.querySelectorAll('script[type=module][src]');
    const { layOut } = await import(main.src.replace(/js\\/.*$/, 'js/core/layout.js'));
    const usual = { cells: 0, leftHanded: false, size: 'medium', portrait: false };
    return frames.map(frame => layOut({ ...usual, ...frame }));
}"""


def width_of(table: Table) -> float:
    box = table.slot("1").bounding_box()
    assert box
    return box["width"]


def lay_out(page: Page, *frames: dict[str, Any]) -> list[dict[str, Any]]:
    layouts: list[dict[str, Any]] = page.evaluate(LAY_OUT, list(frames))
    return layouts


def give(table: Table, game: str, columns: list[list[str]]) -> None:
    """Put a board on the table."""
    deal = "\n".join(" ".join(column) for column in columns)
    state = table.ask("POST", "/api/games", {"game": game, "deal": deal})
    assert "columns" in state, state
    table.page.reload()
    table.wait_until_dealt()
    assert table.columns() == columns


def stairs() -> list[list[str]]:
    """Thirteen columns: every top takes that of the next, and the last is one more king."""
    tops = [f"{rank}S" for rank in WHOLE_SUIT[:-1]] + ["KH"]
    rest = [f"{rank}{suit}" for rank in "KA23456789TJQ" for suit in "DCHS"]
    rest = [card for card in rest if card not in tops]
    columns: list[list[str]] = [[] for _ in tops]
    for index, card in enumerate(rest):
        columns[1 + index % 11].append(card)
    return [[*column, top] for column, top in zip(columns, tops, strict=True)]


def two_long_columns(upper: int, lower: int) -> list[list[str]]:
    """All kings but one, then a run; below them a run on three cards: no columns are longer."""
    long = ["KS", "KH", "KD", "KC", *(f"{rank}S" for rank in WHOLE_SUIT[1:])]
    other = ["QD", "QC", "JD", *(f"{rank}H" for rank in WHOLE_SUIT[1:])]
    rest = [f"{rank}{suit}" for rank in WHOLE_SUIT for suit in "DC"]
    rest = [card for card in rest if card not in {*long, *other}]
    columns: list[list[str]] = [[] for _ in range(13)]
    columns[upper], columns[lower] = long, other
    others = [column for column in columns if not column]
    for index, card in enumerate(rest):
        others[index % len(others)].append(card)
    return columns


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("deal", [DOZEN, MEASURE])
def test_many_columns_stand_in_two_rows_where_the_screen_is_portrait(
    new_table: NewTable, deal: str, language: str
) -> None:
    table = new_table(deal, language=language, viewport=PHONE)
    page = table.page
    for wide, high in PORTRAIT:
        resize(page, wide, high)
        wait_until_laid_out(page)
        assert page.evaluate(ROWS) == EACH_ROW[deal]
        assert width_of(table) >= LEAST_WIDTH[wide]
        expect_cards_fit(table)
        assert page.evaluate(ILLEGIBLE) == []
        assert page.evaluate(RUN_OVER) == 0
        # A board is not text: the first column is on the left in every language.
        boxes = [table.slot(place).bounding_box() for place in "12"]
        assert boxes[0]
        assert boxes[1]
        assert boxes[0]["x"] < boxes[1]["x"]
    for wide, high in SIDEWAYS:
        resize(page, wide, high)
        wait_until_laid_out(page)
        assert page.evaluate(ROWS) == [sum(EACH_ROW[deal])]
        expect_cards_fit(table)


@pytest.mark.parametrize("lower", [1, 9])
def test_the_longest_columns_of_both_rows_fit(new_table: NewTable, lower: int) -> None:
    table = new_table(viewport=PHONE)
    give(table, "BD1-KD", two_long_columns(0, lower))
    for wide, high in [*PORTRAIT, (360, 640), (844, 390), (667, 375)]:
        resize(table.page, wide, high)
        expect_cards_fit(table)
        assert table.page.evaluate(RUN_OVER) == 0, (wide, high)
        assert table.page.evaluate(ILLEGIBLE) == [], (wide, high)
        if (wide, high) in PORTRAIT:
            assert width_of(table) >= {320: 36, 390: 44}.get(wide, 80)


def test_each_row_squeezes_its_own_columns(new_table: NewTable) -> None:
    page = new_table(DOZEN, viewport=PHONE).page
    frame: dict[str, Any] = {"width": 390, "height": 712, "mode": "phone", "portrait": True}
    even, longer = lay_out(
        page,
        {**frame, "lengths": [4] * 13},
        {**frame, "lengths": [8, *[4] * 12]},
    )
    assert longer["card"] == even["card"]
    assert longer["piles"][0]["strip"] < even["piles"][0]["strip"]
    assert longer["piles"][1:] == even["piles"][1:]


def test_a_row_takes_what_the_other_leaves(new_table: NewTable) -> None:
    page = new_table(DOZEN, viewport=PHONE).page
    frame: dict[str, Any] = {"width": 320, "height": 458, "mode": "phone", "portrait": True}
    long_above, long_below = lay_out(
        page,
        {**frame, "lengths": [12, *[2] * 12]},
        {**frame, "lengths": [*[2] * 12, 12]},
    )
    assert long_above["piles"][7]["y"] > long_below["piles"][7]["y"]
    w = long_above["card"]["w"]
    assert min(pile["strip"] for pile in long_above["piles"]) >= 0.4 * w
    assert min(pile["strip"] for pile in long_below["piles"]) >= 0.4 * w


@pytest.mark.parametrize("count", [8, 10, 13])
def test_whatever_the_columns_hold_nothing_is_cut_off(new_table: NewTable, count: int) -> None:
    page = new_table(viewport=PHONE).page
    tables = [(320, 458), (360, 590), (390, 532), (390, 712), (820, 1124), (768, 968)]
    deals = [
        [upper, *[3] * (count - 2), lower]
        for upper in range(1, 17)
        for lower in range(1, 17)
        if count > 8 or max(upper, lower) <= 13
    ]
    frames = [
        {
            "width": width,
            "height": height,
            "mode": "phone" if width < 600 else "desk",
            "portrait": True,
            "lengths": lengths,
        }
        for width, height in tables
        for lengths in deals
    ]
    for frame, layout in zip(frames, lay_out(page, *frames), strict=True):
        high = layout["card"]["h"]
        for pile, length in zip(layout["piles"], frame["lengths"], strict=True):
            bottom = pile["y"] + pile["strip"] * (length - 1) + high
            assert bottom <= pile["foot"] + 0.5, frame
            assert pile["strip"] >= 0.28 * layout["card"]["w"], frame
            assert pile["x"] >= 0
            assert pile["x"] + layout["card"]["w"] <= frame["width"]


def test_the_fan_opens_to_half_a_card_and_closes_as_columns_grow(new_table: NewTable) -> None:
    page = new_table(BOULANGER).page
    frame: dict[str, Any] = {
        "width": 820,
        "height": 1124,
        "mode": "desk",
        "portrait": True,
        "cells": 4,
    }
    lengths = [[7, 7, 7, 7, 6, 6, 6, longest] for longest in (6, 12, 16, 19)]
    layouts = lay_out(page, *({**frame, "lengths": each} for each in lengths))
    shown = [each["piles"][0]["strip"] / each["card"]["h"] for each in layouts]
    assert 0.45 <= shown[0] <= 0.6
    assert shown[1] == shown[0]
    assert shown[0] > shown[2] > shown[3]
    phone = {**frame, "width": 390, "height": 712, "mode": "phone", "lengths": lengths[0]}
    (narrow,) = lay_out(page, phone)
    assert 0.45 <= narrow["piles"][0]["strip"] / narrow["card"]["h"] <= 0.6


@pytest.mark.parametrize(("count", "dealt"), [(8, 7), (10, 5), (13, 4)])
def test_on_desks_cards_grow_as_long_as_six_more_cards_are_in_view(
    new_table: NewTable, count: int, dealt: int
) -> None:
    page = new_table(BOULANGER).page
    sizes = [(1440, 844), (1920, 1024), (2560, 1384), (3840, 2104)]
    frames = [
        {
            "width": width,
            "height": height,
            "mode": "desk",
            "lengths": [length, *[dealt] * (count - 1)],
        }
        for width, height in sizes
        for length in (dealt, dealt + 6)
    ]
    layouts = lay_out(page, *frames)
    widths = [layout["card"]["w"] for layout in layouts]
    assert widths[::2] == widths[1::2]
    assert widths == sorted(widths)
    assert widths[-1] > 2 * widths[0]
    for frame, layout in zip(frames[1::2], layouts[1::2], strict=True):
        pile, w = layout["piles"][0], layout["card"]["w"]
        assert pile["strip"] >= 0.285 * w
        assert pile["y"] + (dealt + 5) * pile["strip"] + 1.4 * w <= frame["height"]
        # They are as large as that allows, or fill the width.
        wide = layout["piles"][-1]["x"] + w - layout["piles"][0]["x"]
        usual = 0.46 if count > 10 else 0.31
        high = pile["y"] + (dealt + 5) * usual * w + 1.4 * w
        assert wide >= 0.93 * frame["width"] or high >= 0.97 * frame["height"], frame


def test_arrows_go_from_row_to_row(new_table: NewTable) -> None:
    table = new_table(DOZEN, viewport=PHONE)
    keyboard = table.page.keyboard
    columns = table.columns()
    focused = table.page.locator("#board :focus")

    def expect_at(place: str, depth: int = -1) -> None:
        expect(focused).to_have_attribute("data-card", columns["123456789ABCD".index(place)][depth])

    keyboard.press("ArrowDown")
    expect_at("1")
    # Along a row and on to the next, as one reads, and back; there is nothing beyond the ends.
    for place in "23456789ABCDD":
        keyboard.press("ArrowRight")
        expect_at(place)
    for place in "CBA987":
        keyboard.press("ArrowLeft")
        expect_at(place)
    keyboard.press("ArrowDown")
    expect_at("D")
    for depth in (2, 1, 0):
        keyboard.press("ArrowUp")
        expect_at("D", depth)
    keyboard.press("ArrowUp")
    expect_at("6")
    keyboard.press("ArrowDown")
    expect_at("D")
    for _ in range(3):
        keyboard.press("ArrowUp")
    for _ in range(4):
        keyboard.press("ArrowUp")
    expect_at("6", 0)
    keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("data-place", "hD")
    # With a card in hand up and down choose its place.
    for _ in range(2):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(table.page.locator(".lifted")).to_have_count(1)


def test_columns_are_read_in_order(new_table: NewTable) -> None:
    table = new_table(DOZEN, viewport=PHONE)
    names = table.page.locator(".place-column").evaluate_all("all => all.map(e => e.dataset.place)")
    assert names == list("123456789ABCD")
    tops = table.page.locator(".place-column .slot").evaluate_all(
        """all => all.map(e => e.getBoundingClientRect()).map(({ left, top }) => [top, left])"""
    )
    assert tops == sorted(tops)


@pytest.mark.parametrize(
    ("pointer", "size", "language"),
    [
        ("touch", (320, 568), "en"),
        ("touch", (390, 844), "ar"),
        ("mouse", (820, 1180), "fa"),
        ("mouse", (844, 390), "en"),
    ],
)
def test_cards_are_dragged_onto_every_column_of_both_rows(
    new_table: NewTable, pointer: Any, size: tuple[int, int], language: str
) -> None:
    table = new_table(
        viewport={"width": size[0], "height": size[1]},
        has_touch=pointer == "touch",
        reduced_motion="reduce",
        language=language,
    )
    columns = stairs()
    give(table, "BD1-KA", columns)
    places = "123456789ABCD"
    for index, place in enumerate(places):
        if place == "C":
            # Nothing goes onto the two but an ace, which lies buried.
            continue
        card = columns[1 if place == "D" else index + 1][-1]
        table.drag(card, place, pointer)
        table.expect_moves(1, language)
        assert table.locate(card) == place
        table.page.keyboard.press("u")
        table.expect_moves(0, language)


def test_a_column_reaches_down_to_the_next_row(new_table: NewTable) -> None:
    table = new_table(viewport=PHONE, reduced_motion="reduce")
    give(table, "BD1-KA", stairs())
    upper, lower = table.slot("1").bounding_box(), table.slot("8").bounding_box()
    assert upper
    assert lower
    # The lone king of column 1 is high above: the ground below it is the column's.
    middle = table.head_middle("QS")
    start = table.strip("QS")
    end = Spot(upper["x"] + upper["width"] / 2, lower["y"] - upper["height"] / 2 - 4)
    table.carry(start, Spot(start.x + end.x - middle.x, start.y + end.y - middle.y))
    expect(table.page.locator(".aimed")).to_have_attribute("data-place", "1")
    table.let_go()
    table.expect_moves(1)
    assert table.locate("QS") == "1"


def test_nothing_moves_while_a_card_is_held(new_table: NewTable) -> None:
    table = new_table(viewport=PHONE, reduced_motion="reduce")
    give(table, "BD1-KA", stairs())
    boxes = """() => [...document.querySelectorAll('.place-column :is(.card:not(.held), .slot)')]
        .map(one => one.style.transform).join()"""
    table.lift("QS", "1")
    before = table.page.evaluate(boxes)
    resize(table.page, 390, 700)
    assert table.page.evaluate(boxes) == before
    table.let_go()
    table.expect_moves(1)
    eventually(table.page, lambda: table.page.evaluate(boxes) != before, "the new room")
    expect_cards_fit(table)


def test_examples_and_replays_have_the_rows_of_the_table(
    new_context: NewContext, server: Server
) -> None:
    deal, moves = line_of("dozen")
    page = new_context(viewport=PHONE, reduced_motion="reduce").new_page()
    page.goto(f"{server.address}/en/rules/dozen")
    figure = page.locator("[data-example]").first
    figure.evaluate("one => one.scrollIntoView()")
    expect(figure).to_have_attribute("data-live", "")
    for address, root in (
        (None, figure),
        (f"/en/replay/{deal}/{'.'.join(moves[:20])}", page.locator(".replay-stage")),
    ):
        if address:
            page.goto(server.address + address)
        expect(root.locator(".card").first).to_be_visible()
        tops = root.locator(".slot-column").evaluate_all(
            "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
        )
        assert len(set(tops[:7])) == len(set(tops[7:])) == 1
        assert tops[0] < tops[7]
        card = root.locator(".card").first.bounding_box()
        assert card
        assert card["width"] >= 44
        room = root.locator("[data-part=table]").bounding_box()
        assert room
        bottoms = root.locator(".card, .slot").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().bottom)"
        )
        assert max(bottoms) <= room["y"] + room["height"] + 0.5


def test_the_games_to_choose_from_look_as_they_will_be_laid(new_table: NewTable) -> None:
    table = new_table(viewport=PHONE)
    page = table.page
    page.keyboard.press("n")
    dozen = page.locator("#new-game label:has([value=dozen]) .miniature")
    expect(dozen.locator(".in-two-rows")).to_be_visible()
    expect(dozen.locator(".in-one-row")).to_be_hidden()
    resize(page, 1440, 900)
    expect(dozen.locator(".in-two-rows")).to_be_hidden()
    expect(dozen.locator(".in-one-row")).to_be_visible()
