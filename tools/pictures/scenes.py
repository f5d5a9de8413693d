"""What is on each picture: which page, whose screen, and what the player has just done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from playwright.sync_api import expect

from tests.browser.lines import LEFT_TO_FINISH, LOST_BY, line_of, lost_line
from tests.browser.serving import Server
from tests.browser.table import Pointer, Spot, Table


class Screen(NamedTuple):
    """A device to look at the page with, in CSS pixels."""

    name: str
    width: int
    height: int
    touch: bool


DESK: Final = Screen("desk", 1440, 900, touch=False)
PHONE: Final = Screen("phone", 390, 844, touch=True)
NARROW: Final = Screen("narrow phone", 320, 640, touch=True)
LANDSCAPE: Final = Screen("phone held sideways", 844, 390, touch=True)


@dataclass(frozen=True)
class Start:
    """A game as far as it was played before the page is opened."""

    deal: str
    moves: tuple[str, ...] = ()
    seconds: int = 0


Doing = Callable[[Table, Server], None]


@dataclass(frozen=True)
class Picture:
    """One file of the gallery.

    Attributes:
        file: its name, without ``.png``.
        shows: one sentence for the reader; also what stands in for the picture.
        path: the page, from the language on.
        screen: on what.
        night: whether the player's system asks for a dark page.
        start: the game on the table.
        settings: the player's settings that differ from the usual ones.
        do: what the player does before the picture is taken.
        past: whether the player has played for some weeks before.
    """

    file: str
    shows: str
    path: str = "/en/"
    screen: Screen = DESK
    night: bool = False
    start: Start | None = None
    settings: tuple[tuple[str, object], ...] = ()
    do: Doing | None = None
    past: bool = False


def _played(name: str, moves: int, seconds: int) -> Start:
    deal, line = line_of(name)
    return Start(deal, tuple(line[:moves]), seconds)


_MOVES: Final = "5h 52x1 6a 6b 68x1 38x1 3c a3 53x1 37x3 6a 63x1 6h 5h 1d b6 16x1 a1 46x1 43x1 d4"
BOULANGER: Final = Start("BK1-C4-AAAAHWE", tuple(_MOVES.split(" ")), 252)
DOZEN: Final = _played("dozen", 24, 187)
KINGS_STAY: Final = _played("dozen-kings-stay", 40, 341)
FREECELL: Final = _played("freecell", 23, 203)
GOOD_MEASURE: Final = _played("good-measure", 19, 150)
_TO_NOWHERE: Final = "1h 6h 6h 8d 5b 5a 7c d1 1d d1 4d c3 4c 43x1 a4 4a a4 1a a1 1a a1 3a a3 8a"
STUCK: Final = Start("BK1-C4-AAAAECU", tuple(_TO_NOWHERE.split(" ")), 128)
_LOST, _LOST_LINE = lost_line()
TURNING: Final = Start(_LOST, tuple(_LOST_LINE[:LOST_BY]), 74)
JUST_LOST: Final = Start(_LOST, tuple(_LOST_LINE[: LOST_BY + 1]), 81)
TO_FINISH: Final = _played("boulanger", -LEFT_TO_FINISH, 589)
NEARLY_WON: Final = _played("boulanger", -1, 611)


def _pointer(table: Table) -> Pointer:
    return "touch" if table.page.evaluate("navigator.maxTouchPoints > 0") else "mouse"


def _drag(card: str, place: str) -> Doing:
    """Hold a card, and the run on it, a little before it arrives."""

    def do(table: Table, _: Server) -> None:
        start, middle, target = table.strip(card), table.head_middle(card), table.middle(place)
        end = Spot(start.x + (target.x - middle.x) * 0.8, start.y + (target.y - middle.y) * 0.8 + 8)
        table.carry(start, end, _pointer(table))

    return do


def _refused(card: str, place: str) -> Doing:
    """Drag a card to where it may not go, and read why."""

    def do(table: Table, _: Server) -> None:
        table.drag(card, place, _pointer(table))
        expect(table.page.locator(".bubble")).to_be_visible()

    return do


def _window(name: str) -> Doing:
    def do(table: Table, _: Server) -> None:
        if name in {"settings", "help", "import"}:
            table.page.locator("[data-command=menu]").first.click()
            table.page.locator(f"#menu [data-command={name}]").click()
        elif name == "menu":
            table.page.locator("[data-command=menu]").first.click()
        else:
            table.page.locator("#new").click()
        expect(table.page.locator(f"dialog#{name.replace('new', 'new-game')}")).to_be_visible()

    return do


def _code_typed(text: str) -> Doing:
    """Write into the New game window until it has said what the text means."""

    def do(table: Table, server: Server) -> None:
        _window("new")(table, server)
        table.page.locator("#new-game input[name=source][value=code] + span").click()
        table.page.locator("#deal-code").fill(text)
        expect(table.page.locator("#deal-verdict")).not_to_be_empty()

    return do


def _win(table: Table, _: Server) -> None:
    table.page.keyboard.type("6h")
    expect(table.page.locator("dialog#won")).to_be_visible()


def _light(verdict: str) -> Doing:
    def do(table: Table, _: Server) -> None:
        light = table.page.locator("#truth:not([data-busy])")
        expect(light).to_have_attribute("data-verdict", verdict)

    return do


def _hint(table: Table, _: Server) -> None:
    table.page.keyboard.press("i")
    expect(table.page.locator("#board .arrows")).to_have_count(1)


def _which_moves(row: int | None) -> Doing:
    """Ask which moves keep the win, and point at one of them."""

    def do(table: Table, _: Server) -> None:
        table.page.keyboard.press("m")
        rows = table.page.locator("#moves-panel:not([aria-busy]) .move-row")
        expect(rows.first).to_be_visible()
        if row is not None:
            rows.nth(row).hover()

    return do


def _lose_server(table: Table, server: Server) -> None:
    server.kill()
    table.page.keyboard.type("1a")
    expect(table.page.locator("#notice")).to_be_visible()


def _by_keyboard(table: Table, _: Server) -> None:
    """Lift a run with keys: focus and legal places show."""
    table.card("7C").focus()
    table.page.keyboard.press("Enter")


def _scroll_to_board(number: int) -> Doing:
    def do(table: Table, _: Server) -> None:
        figure = table.page.locator("[data-example]").nth(number)
        figure.evaluate("one => scrollTo(0, one.getBoundingClientRect().top + scrollY - 96)")
        expect(figure).to_have_attribute("data-live", "")

    return do


def _truth(table: Table, _: Server) -> None:
    """Ask for the truth, and look at the move that lost the game."""
    table.page.locator(".replay-switch").click()
    table.page.locator("[data-part=show-loss]").click()
    expect(table.page.locator("[data-part=verdict]")).to_be_visible()
    table.page.evaluate("scrollTo(0, 0)")


def _ask_to_delete(table: Table, _: Server) -> None:
    table.page.locator("[data-part=delete]").click()


REPLAY: Final = f"replay/{STUCK.deal}/{'.'.join(STUCK.moves)}"


GALLERY: Final[dict[str, tuple[Picture, ...]]] = {
    "The table at a desk": (
        Picture(
            "play-desk",
            "A run of four clubs is dragged to the eight of clubs; every legal place is lit.",
            start=BOULANGER,
            do=_drag("7C", "3"),
        ),
        Picture("play-desk-night", "The same game at night.", night=True, start=BOULANGER),
        Picture(
            "play-desk-keyboard",
            "The same run lifted with the keyboard.",
            start=BOULANGER,
            do=_by_keyboard,
        ),
        Picture(
            "refused-desk",
            "A refused move, and the rule that it breaks.",
            start=BOULANGER,
            do=_refused("QD", "2"),
        ),
        Picture(
            "two-colours-desk",
            "Two colours, large cards, and the layout for the left hand.",
            start=BOULANGER,
            settings=(("suits", 2), ("card_size", "large"), ("left_handed", True)),
        ),
        Picture("dozen-desk", "Baker's Dozen: an empty column is closed.", start=DOZEN),
        Picture(
            "dozen-desk-night",
            "Baker's Dozen where a king may fill an empty column, at night.",
            night=True,
            start=KINGS_STAY,
        ),
        Picture("freecell-desk", "FreeCell, in Turkish.", path="/tr/", start=FREECELL),
        Picture("play-desk-arabic", "The table in Arabic.", path="/ar/", start=BOULANGER),
        Picture("won-desk", "A game won.", start=NEARLY_WON, do=_win),
        Picture(
            "offline-desk",
            "The server is out of reach: the game goes on and is sent later.",
            start=BOULANGER,
            do=_lose_server,
        ),
    ),
    "The table on a phone": (
        Picture("play-phone", "Jeu du Boulanger in French.", "/fr/", PHONE, start=BOULANGER),
        Picture(
            "play-phone-drag",
            "A run under the finger, at night.",
            screen=PHONE,
            night=True,
            start=BOULANGER,
            do=_drag("7C", "3"),
        ),
        Picture(
            "refused-phone",
            "A refused move, in Persian.",
            "/fa/",
            PHONE,
            start=BOULANGER,
            do=_refused("QD", "2"),
        ),
        Picture("dozen-phone", "Thirteen columns.", screen=PHONE, start=DOZEN),
        Picture(
            "good-measure-phone",
            "Good Measure in Thai, at night.",
            "/th/",
            PHONE,
            night=True,
            start=GOOD_MEASURE,
        ),
        Picture("play-narrow", "On 320 pixels.", screen=NARROW, start=BOULANGER),
        Picture(
            "dozen-narrow", "Thirteen columns on 320 pixels.", "/ar/", NARROW, start=KINGS_STAY
        ),
        Picture("play-landscape", "Held sideways.", screen=LANDSCAPE, start=BOULANGER),
        Picture(
            "dozen-landscape",
            "Held sideways, in Persian, at night.",
            "/fa/",
            LANDSCAPE,
            night=True,
            start=DOZEN,
        ),
        Picture("won-phone", "A game won, in Thai.", "/th/", PHONE, start=NEARLY_WON, do=_win),
        Picture(
            "offline-phone",
            "The server is out of reach, in Arabic.",
            "/ar/",
            PHONE,
            start=BOULANGER,
            do=_lose_server,
        ),
    ),
    "When something is wrong": (
        Picture("stuck-desk", "No move is left.", start=STUCK),
        Picture(
            "stuck-phone", "No move is left, in Turkish, at night.", "/tr/", PHONE, True, STUCK
        ),
        Picture(
            "wrong-code-phone",
            "A mistyped game code, in French.",
            "/fr/",
            PHONE,
            start=BOULANGER,
            do=_code_typed("BK1-C4-AAAAA25"),
        ),
        Picture("no-such-page", "An address that leads nowhere, in Persian.", "/fa/rules/chess"),
        Picture("no-copy", "A page that was never read, and no server.", "/th/offline", PHONE),
    ),
    "Replay and statistics": (
        Picture(
            "replay-desk",
            "A game that was lost: the strip shows with which move.",
            f"/en/{REPLAY}",
            do=_truth,
        ),
        Picture(
            "replay-phone-arabic",
            "The same game in Arabic, at night: it goes from right to left.",
            f"/ar/{REPLAY}",
            PHONE,
            night=True,
            do=_truth,
        ),
        Picture(
            "statistics-desk", "What some weeks of play amount to.", "/en/statistics", past=True
        ),
        Picture(
            "statistics-phone-persian",
            "Statistics of one game, in Persian.",
            "/fa/statistics?game=boulanger",
            PHONE,
            past=True,
        ),
        Picture(
            "statistics-delete",
            "Deleting everything asks first, in Thai, at night.",
            "/th/statistics",
            PHONE,
            night=True,
            past=True,
            do=_ask_to_delete,
        ),
        Picture("statistics-empty", "Nothing played yet, in French.", "/fr/statistics"),
    ),
    "The truth": (
        Picture(
            "truth-desk",
            "Which moves keep the win: a list, a mark on each card, and the arrow of one move.",
            start=TURNING,
            settings=(("truth", True),),
            do=_which_moves(1),
        ),
        Picture(
            "truth-arabic",
            "The same in Arabic, at night.",
            "/ar/",
            night=True,
            start=TURNING,
            settings=(("truth", True),),
            do=_which_moves(9),
        ),
        Picture(
            "truth-phone",
            "The same on a phone, in Persian: under the board, which makes room.",
            "/fa/",
            PHONE,
            start=TURNING,
            settings=(("truth", True),),
            do=_which_moves(None),
        ),
        Picture(
            "truth-landscape",
            "The same on a phone held sideways, in French.",
            "/fr/",
            LANDSCAPE,
            start=TURNING,
            settings=(("truth", True),),
            do=_which_moves(None),
        ),
        Picture(
            "hint-desk",
            "A hint: the next move of a way to win. Pressed again, it is played.",
            start=TURNING,
            do=_hint,
        ),
        Picture(
            "lost-narrow",
            "The truth light says that this position is lost, on a small phone, in Turkish.",
            "/tr/",
            NARROW,
            start=JUST_LOST,
            settings=(("truth", True),),
            do=_light("unwinnable"),
        ),
        Picture(
            "finish-phone",
            "What is left can simply go up: one press plays it out.",
            "/en/",
            PHONE,
            start=TO_FINISH,
        ),
        Picture(
            "import-desk",
            "A game is taken in as text.",
            start=BOULANGER,
            do=_window("import"),
        ),
    ),
    "Windows": (
        Picture("new-game-desk", "New game.", start=BOULANGER, do=_window("new")),
        Picture(
            "new-game-arabic",
            "A game code in the Arabic window, at night: what it stands for is said at once.",
            "/ar/",
            night=True,
            start=BOULANGER,
            do=_code_typed("BK1-C4-AAAAA24"),
        ),
        Picture(
            "new-game-phone",
            "New game on a phone, in Turkish.",
            "/tr/",
            PHONE,
            start=DOZEN,
            do=_window("new"),
        ),
        Picture("settings-desk", "Settings.", start=BOULANGER, do=_window("settings")),
        Picture(
            "settings-phone",
            "Settings on a phone, in Persian, at night.",
            "/fa/",
            PHONE,
            night=True,
            start=BOULANGER,
            do=_window("settings"),
        ),
        Picture("menu-phone", "The menu.", "/fr/", PHONE, start=BOULANGER, do=_window("menu")),
        Picture("keys-desk", "The keys.", start=BOULANGER, do=_window("help")),
    ),
    "Pages to read": (
        Picture("rules-desk", "The rules of Jeu du Boulanger.", "/en/rules/boulanger"),
        Picture(
            "rules-dozen-night",
            "The rules of Baker's Dozen in French.",
            "/fr/rules/dozen",
            night=True,
        ),
        Picture("rules-phone-persian", "The rules in Persian.", "/fa/rules/boulanger", PHONE),
        Picture(
            "examples-desk",
            "An example: the boards are played on the spot.",
            "/en/examples/boulanger",
            do=_scroll_to_board(1),
        ),
        Picture(
            "examples-phone",
            "An example of Baker's Dozen in Arabic, at night.",
            "/ar/examples/dozen",
            PHONE,
            night=True,
            do=_scroll_to_board(0),
        ),
        Picture("faq-desk", "Questions and answers in Turkish.", "/tr/faq"),
        Picture(
            "faq-phone-thai", "Questions and answers in Thai, at night.", "/th/faq", PHONE, True
        ),
    ),
}
