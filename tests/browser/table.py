"""The table as a test sees it and touches it: by mouse, by finger, by key."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from fournil.core.moves import FOUNDATION, Move, PlaceKind
from fournil.deals.deal import Deal
from fournil.game.game import Game
from fournil.i18n import Translator
from tests.browser.hand import Hand
from tests.browser.hand import Pointer as Pointer
from tests.browser.hand import Spot as Spot
from tests.browser.waiting import PATIENCE


class Table(Hand):
    """One tab with a game in it."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page)
        self.address = address

    def open(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")
        self.wait_until_dealt()

    def wait_until_dealt(self) -> None:
        expect(self.page.locator("#board .card").first).to_be_visible()

    # what is there

    def card(self, card: object) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def slot(self, place: str) -> Locator:
        return self.page.locator(f'.slot[data-place="{place}"]')

    def locate(self, card: object) -> str | None:
        return self.card(card).get_attribute("data-place")

    def columns(self) -> list[list[str]]:
        """The cards of each column as they are drawn, top card last."""
        found: list[list[str]] = self.page.locator(".place-column").evaluate_all(
            "all => all.map(one => [...one.querySelectorAll('.card')].map(c => c.dataset.card))"
        )
        return found

    def cells(self) -> list[str | None]:
        found: list[str | None] = self.page.locator(".place-cell").evaluate_all(
            "all => all.map(one => one.querySelector('.card')?.dataset.card ?? null)"
        )
        return found

    def foundations(self) -> list[str | None]:
        found: list[str | None] = self.page.locator(".place-foundation").evaluate_all(
            "all => all.map(one => [...one.querySelectorAll('.card')].at(-1)?.dataset.card ?? null)"
        )
        return found

    def expect_moves(self, count: int, language: str = "en") -> None:
        """Wait until the server has confirmed so many moves."""
        shown = Translator(language).number(count)
        expect(self.page.locator("#moves")).to_have_text(shown)
        self.expect_settled()
        expect(self.page.locator("#moves")).to_have_text(shown)

    def expect_settled(self) -> None:
        """Wait until the server has answered everything."""
        expect(self.page.locator("#board[data-waiting]")).to_have_count(0)

    def expect_score(self, score: int) -> None:
        expect(self.page.locator("#score")).to_have_text(str(score))

    def expect_same_as(self, game: Game) -> None:
        """What is drawn is what the engine says."""
        self.expect_moves(len(game.moves))
        self.expect_score(game.score)
        position = game.position
        assert self.columns() == [[str(card) for card in column] for column in position.columns]
        held = [None if card is None else str(card) for card in position.cells]
        assert self.cells() == held
        ranks = [top and "A23456789TJQK".index(top[0]) + 1 for top in self.foundations()]
        assert [rank or 0 for rank in ranks] == list(position.foundations)

    def said(self) -> str:
        return self.page.locator("#live").inner_text()

    # the server's side

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request of this player beside the page."""
        answer = self.page.request.fetch(
            f"{self.address}{path}",
            method=method,
            data=body,
            headers={"Content-Type": "application/json", "Origin": self.address},
            timeout=PATIENCE * 1000,
        )
        return answer.json()

    def saved(self) -> Any:
        """The game as the server has it."""
        newest = self.ask("GET", "/api/games")["games"][0]
        return self.ask("GET", f"/api/games/{newest['id']}")

    def begin(self, deal: str, moves: list[str], language: str = "en") -> dict[str, Any]:
        """Open a game that has been played so far, on another page."""
        state = self.ask("POST", "/api/games", {"deal": deal})
        for move in moves:
            body = {"version": state["version"], "move": move}
            state = self.ask("POST", f"/api/games/{state['id']}/moves", body)
        self.open(f"/{language}/")
        self.expect_moves(len(moves), language)
        return dict(state)

    def command(self, name: str) -> None:
        """Choose something from the menu."""
        self.page.locator(".menu-button").click()
        self.page.locator(f"#menu [data-command={name}]").click()

    # where to touch

    def wait_until_still(self) -> None:
        """Wait until every card has arrived: a test aims at where cards are now."""
        self.page.evaluate(
            "() => Promise.all(document.getAnimations().map(each => each.finished.catch(() => {})))"
        )

    def strip(self, card: object) -> Spot:
        """A point of a card that no other card covers."""
        self.wait_until_still()
        box = self.card(card).bounding_box()
        assert box, f"{card} is not drawn"
        return Spot(box["x"] + box["width"] * 0.3, box["y"] + min(8, box["height"] / 4))

    def middle(self, place: str) -> Spot:
        """The middle of a place's top card, or of its empty slot."""
        box = self.page.evaluate(
            """place => {
                const at = `[data-place="${place}"]`;
                const cards = document.querySelectorAll(`.card${at}:not([hidden])`);
                const top = [...cards].at(-1) ?? document.querySelector(`.slot${at}`);
                const { x, y, width, height } = top.getBoundingClientRect();
                return { x: x + width / 2, y: y + height / 2 };
            }""",
            place,
        )
        return Spot(box["x"], box["y"])

    def head_middle(self, card: object) -> Spot:
        box = self.card(card).bounding_box()
        assert box
        return Spot(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    # touching it

    def tap(self, card: object, pointer: Pointer = "mouse") -> None:
        spot = self.strip(card)
        if pointer == "mouse":
            self.page.mouse.click(*spot)
        else:
            self.page.touchscreen.tap(*spot)

    def double_tap(self, card: object, pointer: Pointer = "mouse") -> None:
        self.double_tap_at(self.strip(card), pointer)

    def drag(self, card: object, place: str, pointer: Pointer = "mouse") -> None:
        """Drag a card, and all that lies on it, onto a place."""
        self.lift(card, place, pointer)
        self.let_go(pointer)
        expect(self.page.locator(".held")).to_have_count(0)

    def lift(self, card: object, place: str, pointer: Pointer = "mouse") -> None:
        """Drag a card onto a place and keep holding it."""
        start, middle, target = self.strip(card), self.head_middle(card), self.middle(place)
        end = Spot(start.x + target.x - middle.x, start.y + target.y - middle.y)
        self.carry(start, end, pointer)
        expect(self.page.locator(".held").first).to_be_visible()

    # playing a line

    def play(self, game: Game, move: str, pointer: Pointer, tapped: str | None) -> str | None:
        """Play a move by hand and on ``game``; answers the place of a single tap.

        Args:
            game: the same game as the engine plays it.
            move: what to play.
            pointer: by what.
            tapped: the place that was tapped just before: tapping it again would be a double tap.
        """
        complete = game.position.parse_move(move)
        (head, *_) = game.position.moved_cards(complete)
        source = complete.source.text
        if complete.target == FOUNDATION and source != tapped:
            self.tap(head, pointer)
            tapped = source
        elif source != tapped and _best_is(game, complete):
            self.double_tap(head, pointer)
            tapped = source
        else:
            target = complete.target.text
            self.drag(head, f"h{head.suit.letter}" if target == "h" else target, pointer)
            tapped = None
        game.play(complete)
        self.expect_moves(len(game.moves))
        return tapped


def _best_is(game: Game, move: Move) -> bool:
    """Whether a double tap on the card would make the same move."""
    if move.source.kind == PlaceKind.COLUMN and move.count != 1:
        return False
    (card,) = game.position.moved_cards(move)
    other = Game.restore(game.deal, game.actions)
    return other.auto_move(card) == move


def spoken(text: str) -> re.Pattern[str]:
    """A sentence, whichever of its parts are isolated from the direction of the others."""
    marks = "[\u2066-\u2069]"
    return re.compile(f"{marks}*".join(re.escape(each) for each in re.sub(marks, "", text)))


def game_of(deal: str) -> Game:
    return Game(Deal.parse(deal))
