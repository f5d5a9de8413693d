"""Replays: stepped through by mouse, finger and key, and the truth along the game."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from fournil.deals.deal import Deal
from fournil.game.game import Game
from fournil.i18n import TAGS
from tests.browser.conftest import DESK, PHONE
from tests.browser.copies import wait_for_copy
from tests.browser.lines import line_of
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.waiting import hear_all, resize, stop_the_clock, wait_until_laid_out
from tests.sampling import BOTH_WAYS, sampled

DEAL, LINE = line_of("boulanger")
DOZEN, DOZEN_LINE = line_of("dozen")
MOVES = LINE[:20]
TRUTH = "**/api/replay/truth"


class Replay(Table):
    """A page with a replay on it."""

    def __init__(self, page: Page, address: str, path: str) -> None:
        super().__init__(page, address)
        self.path = path
        page.goto(f"{address}{path}")
        expect(page.locator(".replay")).to_have_attribute("data-live", "")
        # The board has the room that it needs, and nothing below it moves any more.
        wait_until_laid_out(page)

    def part(self, name: str) -> Locator:
        return self.page.locator(f'[data-part="{name}"]')

    @property
    def slider(self) -> Locator:
        return self.part("position")

    def expect_at(self, number: int, deal: str = DEAL, line: list[str] = LINE) -> None:
        """Wait until the page stands behind so many moves, and see that the board is right."""
        expect(self.slider).to_have_js_property("value", str(number))
        game = Game(Deal.parse(deal))
        for move in line[:number]:
            game.play(move)
        columns = [[str(card) for card in column] for column in game.position.columns]
        assert self.columns() == columns
        assert self.cells() == [card and str(card) for card in game.position.cells]
        here = self.page.locator('.replay-moves [aria-current="step"]')
        expect(here).to_have_attribute("data-at", str(number))

    def press(self, name: str) -> None:
        """Press a button, whether or not it leads anywhere."""
        button = self.part(name)
        button.hover()  # which, unlike a press by force, waits until it lies still and uncovered
        button.click(force=True)

    def show_truth(self) -> None:
        self.page.locator(".replay-switch").click()


Open = Callable[..., Replay]


@pytest.fixture
def open_replay(
    new_context: Callable[..., BrowserContext], server: Server, mistakes: list[str]
) -> Open:
    def note(message: ConsoleMessage) -> None:
        expected = "status of 422" in message.text or "blocked by Playwright" in message.text
        if message.type in {"error", "warning"} and not expected:
            mistakes.append(message.text)

    def make(
        moves: list[str] = MOVES,
        *,
        deal: str = DEAL,
        language: str = "en",
        at: str = "",
        truth: list[str] | None = None,
        context: BrowserContext | None = None,
        still: bool = False,
        **options: Any,
    ) -> Replay:
        """Open a replay; in a still one time passes only when the test makes it pass."""
        chosen = context or new_context(**{"reduced_motion": "reduce", **options})
        if still:
            stop_the_clock(chosen)
        page = chosen.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        if truth is not None:
            page.route(TRUTH, lambda route: route.fulfill(json={"verdicts": truth}))
        return Replay(page, server.address, f"/{language}/replay/{deal}/{'.'.join(moves)}{at}")

    return make


def lost_at(number: int, moves: list[str] = MOVES) -> list[str]:
    """Verdicts of a game that is lost with one move."""
    return ["winnable"] * number + ["unwinnable"] * (len(moves) + 1 - number)


def test_buttons_lead_through_the_game(open_replay: Open) -> None:
    replay = open_replay()
    replay.expect_at(0)
    for name, number in (
        ("forward", 1),
        ("forward", 2),
        ("back", 1),
        ("last", 20),
        ("forward", 20),
        ("back", 19),
        ("first", 0),
        ("back", 0),
    ):
        replay.press(name)
        replay.expect_at(number)
    for name in ("first", "back"):
        expect(replay.part(name)).to_have_attribute("aria-disabled", "true")
    for name in ("forward", "last"):
        expect(replay.part(name)).to_have_attribute("aria-disabled", "false")


def test_a_whole_game_ends_with_everything_home(open_replay: Open) -> None:
    replay = open_replay(DOZEN_LINE, deal=DOZEN)
    replay.press("last")
    replay.expect_at(len(DOZEN_LINE), DOZEN, DOZEN_LINE)
    assert replay.foundations() == ["KS", "KH", "KD", "KC"]


def test_it_plays_by_itself_and_stops_when_it_is_taken_over(open_replay: Open) -> None:
    replay = open_replay(still=True)
    play = replay.part("play")
    play.click()
    expect(play).to_have_attribute("aria-label", "Pause")
    replay.page.clock.run_for(1900)
    replay.expect_at(2)
    replay.press("back")
    replay.expect_at(1)
    expect(play).to_have_attribute("aria-label", "Play")
    replay.page.clock.run_for(5000)
    replay.expect_at(1)
    play.click()
    replay.page.clock.run_for(60_000)
    replay.expect_at(20)
    expect(play).to_have_attribute("aria-label", "Play")
    play.click()  # from the end it begins anew
    replay.expect_at(0)
    play.click()
    replay.page.clock.run_for(5000)
    replay.expect_at(0)


def test_it_plays_backwards_too(open_replay: Open) -> None:
    replay = open_replay(at="#3", still=True)
    back = replay.part("rewind")
    back.click()
    expect(back).to_have_attribute("aria-label", "Pause")
    replay.page.clock.run_for(1000)
    replay.expect_at(2)
    replay.press("play")  # turns round
    expect(back).to_have_attribute("aria-label", "Play backwards")
    replay.page.clock.run_for(1900)
    replay.expect_at(4)
    replay.slider.focus()
    replay.page.keyboard.press("Shift+Space")
    replay.page.clock.run_for(60_000)
    replay.expect_at(0)
    expect(back).to_have_attribute("aria-label", "Play backwards")
    back.click()  # from the beginning it starts at the end
    replay.expect_at(20)
    back.click()


def test_the_speed_is_chosen_and_remembered(open_replay: Open) -> None:
    replay = open_replay(still=True)
    assert replay.part("speed").locator("option").all_inner_texts() == ["0.5×", "1×", "2×", "4×"]
    replay.part("speed").select_option("4")
    replay.press("play")
    replay.page.clock.run_for(950)
    replay.expect_at(4)
    replay.page.reload()
    expect(replay.part("speed")).to_have_value("4")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_keys_lead_through_the_game(open_replay: Open, language: str) -> None:
    replay = open_replay(language=language, still=True)
    forward, back = ("ArrowLeft", "ArrowRight") if language == "fa" else ("ArrowRight", "ArrowLeft")
    keys = replay.page.keyboard
    for focused in (False, True):
        if focused:
            replay.slider.focus()
        for key, number in (
            (forward, 1),
            (forward, 2),
            (back, 1),
            ("End", 20),
            (forward, 20),
            ("Home", 0),
            (back, 0),
        ):
            keys.press(key)
            replay.expect_at(number)
    keys.press(" ")
    expect(replay.part("play")).to_have_attribute("data-playing", "")
    keys.press(" ")
    expect(replay.part("play")).not_to_have_attribute("data-playing", "")


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_the_strip_is_dragged(open_replay: Open, pointer: Any, language: str) -> None:
    options: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if pointer == "touch" else {}
    replay = open_replay(language=language, **options)
    box = replay.slider.bounding_box()
    assert box

    def spot(part: float) -> tuple[float, float]:
        across = 1 - part if language == "ar" else part
        inner = box["width"] - 22  # the thumb's width
        return box["x"] + 11 + inner * across, box["y"] + box["height"] / 2

    if pointer == "mouse":
        mouse = replay.page.mouse
        mouse.move(*spot(0))
        mouse.down()
        mouse.move(*spot(0.3))
        mouse.move(*spot(0.5))
        mouse.up()
    else:
        session = replay.page.context.new_cdp_session(replay.page)
        for kind, part in (
            ("touchStart", 0.0),
            ("touchMove", 0.2),
            ("touchMove", 0.4),
            ("touchMove", 0.5),
        ):
            x, y = spot(part)
            session.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            )
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    replay.expect_at(10)


def test_moves_are_listed_and_pressed(open_replay: Open) -> None:
    replay = open_replay(LINE)
    links = replay.page.locator(".replay-moves a")
    assert links.count() == len(LINE) + 1
    expect(links.nth(1)).to_have_text(re.compile(r"1\s*1a\s*3♦.? to cell a"))
    links.nth(7).click()
    replay.expect_at(7)
    replay.press("last")
    replay.expect_at(len(LINE))
    box, last = replay.part("moves").bounding_box(), links.last.bounding_box()
    assert box
    assert last
    assert last["y"] + last["height"] <= box["y"] + box["height"] + 1  # it was brought into sight


def test_what_moved_is_marked(open_replay: Open) -> None:
    replay = open_replay()
    assert replay.page.locator(".replay-moved").count() == 0
    replay.press("forward")
    card = replay.page.locator(".replay-moved")
    expect(card).to_have_count(1)
    expect(card).to_have_attribute("data-card", "3D")


def test_cards_lie_still(open_replay: Open) -> None:
    replay = open_replay()
    replay.page.locator('[data-card="3D"]').click(force=True)
    replay.expect_at(0)
    # Nor does it move later: a step leads to where it leads from the deal.
    replay.press("forward")
    replay.expect_at(1)
    expect(replay.page.locator("#board")).to_have_count(0)


def test_a_position_has_an_address(open_replay: Open) -> None:
    replay = open_replay(at="#7")
    replay.expect_at(7)
    replay.press("forward")
    replay.expect_at(8)
    replay.page.wait_for_url(re.compile("#8$"))
    replay.page.reload()
    replay.expect_at(8)
    open_replay(at="#999").expect_at(20)
    open_replay(at="#nonsense").expect_at(0)


def test_a_solution_stays_one_at_its_deal(open_replay: Open) -> None:
    replay = open_replay(LINE, at="?solution#7")
    replay.press("first")
    replay.page.wait_for_url(re.compile(r"\?solution$"))
    replay.page.reload()
    expect(replay.page.locator("h1")).to_have_text("Solution")
    replay.expect_at(0)


def test_no_truth_is_asked_for_until_it_is_wanted(open_replay: Open) -> None:
    replay = open_replay(truth=lost_at(9))
    asked: list[Request] = []
    replay.page.on("request", lambda request: asked.append(request))

    def questions() -> list[str]:
        hear_all(replay.page, asked)
        return [request.url for request in asked if "truth" in request.url]

    replay.press("last")
    replay.expect_at(20)
    assert not questions()
    expect(replay.part("verdict")).to_be_hidden()
    replay.show_truth()
    expect(replay.part("legend")).to_be_visible()
    assert len(questions()) == 1


def test_the_strip_shows_where_the_win_was_lost(open_replay: Open) -> None:
    replay = open_replay(truth=lost_at(9))
    replay.show_truth()
    segments = replay.page.locator(".replay-segment")
    expect(segments).to_have_count(2)
    good, bad = (segment.bounding_box() for segment in segments.all())
    assert good
    assert bad
    assert abs(good["width"] / (good["width"] + bad["width"]) - 8.5 / 20) < 0.01
    assert good["height"] > bad["height"]  # shapes, not colours alone
    assert good["x"] < bad["x"]
    expect(replay.part("finding")).to_have_text(
        re.compile(r"The win was lost with move 9: 3♦.? to its foundation"), use_inner_text=True
    )
    replay.part("show-loss").click()
    replay.expect_at(9)
    expect(replay.part("verdict")).to_have_text("lost")
    replay.press("back")
    expect(replay.part("verdict")).to_have_text("winnable")
    expect(replay.slider).to_have_attribute(
        "aria-valuetext", re.compile("Move 8 of 20: two of diamonds to its foundation. Winnable")
    )
    replay.show_truth()
    expect(segments).to_have_count(0)
    expect(replay.part("ways")).to_be_hidden()


def test_the_strip_runs_in_the_reading_direction(open_replay: Open) -> None:
    replay = open_replay(truth=lost_at(9), language="ar")
    replay.show_truth()
    segments = replay.page.locator(".replay-segment")
    expect(segments).to_have_count(2)
    good, bad = (segment.bounding_box() for segment in segments.all())
    assert good
    assert bad
    assert good["x"] > bad["x"]
    board = replay.part("table")
    assert board.evaluate("one => getComputedStyle(one).direction") == "ltr"


@pytest.mark.parametrize(
    ("verdicts", "words"),
    [
        (["winnable"] * 21, "Where it ends, it can still be won"),
        (["unwinnable"] * 21, "This deal cannot be won"),
        (["winnable"] * 5 + ["unknown"] * 16, "is not known"),
        (["winnable"] * 5 + ["unknown"] * 3 + ["unwinnable"] * 13, "from move 5 to move 8"),
        (["unknown"] * 8 + ["unwinnable"] * 13, "move 8 at the latest"),
    ],
)
def test_what_the_truth_amounts_to(open_replay: Open, verdicts: list[str], words: str) -> None:
    replay = open_replay(truth=verdicts)
    replay.show_truth()
    expect(replay.part("finding")).to_contain_text(words)


def test_truth_that_was_wanted_once_is_shown_again(open_replay: Open) -> None:
    replay = open_replay(truth=lost_at(9))
    replay.show_truth()
    expect(replay.part("legend")).to_be_visible()
    again = open_replay(truth=lost_at(9), context=replay.page.context)
    expect(again.part("legend")).to_be_visible()


def test_truth_that_cannot_be_had_says_so(open_replay: Open, mistakes: list[str]) -> None:
    replay = open_replay()
    replay.page.route(TRUTH, lambda route: route.abort())
    replay.show_truth()
    expect(replay.part("finding")).to_contain_text("cannot be reached")
    expect(replay.part("truth")).not_to_be_checked()
    mistakes.clear()


def test_the_real_truth_of_a_won_game(open_replay: Open) -> None:
    replay = open_replay(LINE)
    replay.show_truth()
    expect(replay.part("finding")).to_have_text("The win was never lost.")
    expect(replay.page.locator('.replay-segment[data-verdict="winnable"]')).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_game_is_played_on_from_the_middle(open_replay: Open, language: str) -> None:
    replay = open_replay(language=language, at="#5")
    replay.part("play-on").click()
    replay.page.wait_for_url(re.compile(f"/{language}/$"))
    replay.wait_until_dealt()
    saved = replay.saved()
    assert saved["actions"] == MOVES[:5]
    assert saved["code"] == DEAL


def test_the_mistake_is_made_good(open_replay: Open) -> None:
    replay = open_replay(truth=lost_at(9))
    replay.show_truth()
    replay.part("before-loss").click()
    replay.wait_until_dealt()
    assert replay.saved()["actions"] == MOVES[:8]


def test_a_link_is_shared(open_replay: Open) -> None:
    replay = open_replay(at="#3")
    replay.page.evaluate(
        """() => {
            window.shared = new Promise(done => {
                navigator.share = async what => done(what);
            });
        }"""
    )
    replay.part("share").click()
    shared = replay.page.evaluate("window.shared")
    assert shared["url"] == f"{replay.address}/replay/{DEAL}/{'.'.join(MOVES)}#3"
    replay.page.goto(shared["url"])
    replay.expect_at(3)


def test_the_game_is_saved_and_copied_as_text(open_replay: Open) -> None:
    replay = open_replay(permissions=["clipboard-read", "clipboard-write"])
    with replay.page.expect_download() as waiting:
        replay.part("save").click()
    assert waiting.value.suggested_filename == f"{DEAL}.txt"
    text = waiting.value.path().read_text()
    assert text.startswith(f"deal {DEAL}\n")
    assert [word for row in text.splitlines()[1:] for word in row.split()[1:]] == MOVES
    replay.part("copy").click()
    expect(replay.part("news")).to_have_text("Copied")
    assert replay.page.evaluate("navigator.clipboard.readText()") == text


def test_a_saved_game_may_be_read_late(open_replay: Open) -> None:
    replay = open_replay(still=True)
    replay.page.evaluate("""() => {
        window.taken = [];
        URL.revokeObjectURL = address => window.taken.push(address);
    }""")
    addresses = set()
    for _ in range(2):
        with replay.page.expect_download() as waiting:
            replay.part("save").click()
        addresses.add(waiting.value.url)
        replay.page.clock.run_for(600_000)
    assert len(addresses) == 1, "a file that does not change is made once"
    assert replay.page.evaluate("window.taken") == []


def test_an_illegal_move_is_said_and_the_rest_is_shown(open_replay: Open) -> None:
    replay = open_replay([*MOVES, "1h", "1h", "1h", "1h"])
    expect(replay.page.locator(".replay-trouble")).to_contain_text(re.compile("Move 2[1-4], 1h,"))
    replay.press("last")
    expect(replay.slider).not_to_have_value("0")


def test_a_deal_without_moves_can_be_looked_at(open_replay: Open) -> None:
    replay = open_replay([], truth=["winnable"])
    expect(replay.part("now")).to_contain_text("no moves yet")
    replay.press("play")
    replay.press("forward")
    replay.expect_at(0)
    replay.show_truth()
    expect(replay.page.locator(".replay-segment")).to_have_count(1)


def test_a_screen_reader_hears_where_it_stands(open_replay: Open) -> None:
    replay = open_replay()
    expect(replay.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", "The deal, before the first move"
    )
    replay.press("forward")
    expect(replay.page.locator("#live")).to_have_text("Move 1 of 20: three of diamonds to cell a")


def test_without_scripts_the_moves_are_listed(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{server.address}/fr/replay/{DEAL}/{'.'.join(MOVES)}")
    assert page.locator(".replay-moves li").count() == 21
    expect(page.locator(".replay-moves li").last).to_be_visible()
    assert len(re.findall("[♠♥♦♣]", page.locator(".example-listed").inner_text())) == 52
    expect(page.locator(".replay-player")).to_be_hidden()


@pytest.mark.parametrize("language", sampled(TAGS, BOTH_WAYS))
def test_it_fits_on_every_screen_and_is_no_barrier(open_replay: Open, language: str) -> None:
    scheme = "dark" if TAGS.index(language) % 2 else "light"
    verdicts = ["winnable"] * 5 + ["unknown"] * 3 + ["unwinnable"] * 13
    replay = open_replay(language=language, truth=verdicts, color_scheme=scheme, at="#3")
    replay.show_truth()
    expect(replay.part("legend")).to_be_visible()
    page = replay.page
    for width, height in ((1440, 900), (820, 1100), (844, 390), (390, 844), (320, 640)):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, width)
        small = page.locator(".replay button:visible, .replay a:visible").evaluate_all(
            """all => all.filter(one => !one.closest(".replay-table"))
                .filter(one => one.getBoundingClientRect().height < 43.5)
                .map(one => one.outerHTML.slice(0, 90))"""
        )
        assert not small, width
    resize(page, **(PHONE if TAGS.index(language) % 3 else DESK))
    found = [
        (each["id"], [node["target"] for node in each["nodes"]][:3])
        for each in Axe().run(page).response["violations"]
    ]
    assert found == []


def test_a_replay_opens_without_its_server(
    new_context: Callable[..., BrowserContext], own_server: Server
) -> None:
    page = new_context(service_workers="allow", reduced_motion="reduce").new_page()
    path = f"/en/replay/{DEAL}/{'.'.join(MOVES)}"
    page.goto(f"{own_server.address}{path}")
    wait_for_copy(page, path)
    own_server.kill()
    replay = Replay(page, own_server.address, path)
    replay.press("last")
    replay.expect_at(20)
    replay.show_truth()
    expect(replay.part("finding")).to_contain_text("cannot be reached")


def test_the_request_for_truth_holds_the_whole_game(open_replay: Open) -> None:
    replay = open_replay(truth=lost_at(9))
    with replay.page.expect_request(TRUTH) as asked:
        replay.show_truth()
    body = json.loads(asked.value.post_data or "")
    assert body == {"deal": DEAL, "moves": MOVES}
