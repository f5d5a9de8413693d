"""The page of statistics: its figures, what can be chosen, and a player without a past."""

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest

from fournil.i18n import TAGS, Translator
from fournil.service.statistics import statistics_of
from fournil.store import Store, StoreLockedError
from fournil.web import create_app
from fournil.web.pages.charts import bars, line, strip
from fournil.web.pages.statistics import clock, percent
from tests.unhurried import UNHURRIED, open_store
from tests.web.asking import TestClient, act, deal
from tests.web.conftest import HOME
from tests.web.past import PLAYER, TOKEN, write_past
from tests.web.test_pages import Tags, bootstrap


@pytest.fixture(scope="module")
def past_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    directory = tmp_path_factory.mktemp("past")
    write_past(directory, 70)
    with open_store(directory) as opened:
        yield opened


@pytest.fixture
def past(past_store: Store) -> TestClient:
    return TestClient(
        create_app(past_store, timeouts=UNHURRIED),
        base_url=HOME,
        headers={"accept-language": "en"},
        cookies={"fournil": TOKEN},
    )


def figures(page: str) -> dict[str, str]:
    """The large figures of the page by what they are called."""
    found = re.findall(r"<dt>([^<]*)</dt><dd><bdi[^>]*>([^<]*)</bdi>", page)
    return {unescape(name): unescape(value) for name, value in found}


def test_the_figures_are_those_of_the_kept_games(past: TestClient, past_store: Store) -> None:
    told = figures(past.get("/en/statistics").text)
    counted = statistics_of(past_store.records(PLAYER)).figures.all
    assert told["games played"] == str(counted.played) == "70"
    assert told["won"] == str(counted.won)
    assert told["win rate"] == f"{percent(counted)}%"
    assert told[f"wins in a row, best {counted.best_streak}"] == str(counted.streak)
    assert told["fewest moves"] == str(counted.best_moves)
    assert told["moves on average"] == str(round(counted.mean_moves or 0))
    assert told["fastest win"] == clock(Translator("en"), counted.best_time)
    assert told["time on average"] == clock(Translator("en"), counted.mean_time)


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_and_nothing_inline(past: TestClient, tag: str) -> None:
    answer = past.get(f"/{tag}/statistics")
    assert answer.status_code == 200
    page = Tags(answer.text)
    for name, attributes in page.found:
        assert name != "style"
        assert "style" not in attributes
        assert not any(key.startswith("on") for key in attributes)
    names = {one["id"] for _, one in page.found if one.get("id")}
    drawn = [one for one in page.all("svg") if one.get("role") == "img"]
    assert len(drawn) == 6  # three charts, each for wide and for narrow pages
    assert all(one["aria-labelledby"] in names for one in drawn)
    assert all(one["direction"] == "ltr" for one in drawn)
    assert len(page.all("caption")) == 3


def test_a_choice_is_an_address(past: TestClient, past_store: Store) -> None:
    played = {"": 70}
    for query in (
        "game=boulanger",
        "game=dozen",
        "variant=BK1-C2",
        "help=with",
        "help=without",
        "game=boulanger&help=with",
        "game=BK1-C2&help=nonsense",
    ):
        page = past.get(f"/en/statistics?{query}").text
        played[query] = int(figures(page)["games played"])
    records = past_store.records(PLAYER)
    boulanger = [one for one in records if one.variant.startswith("BK")]
    assert played["game=boulanger"] == len(boulanger) == played["game=BK1-C2&help=nonsense"]
    assert played["variant=BK1-C2"] == len([one for one in records if one.variant == "BK1-C2"])
    assert played["help=with"] + played["help=without"] == 70
    assert played["game=boulanger&help=with"] == len([one for one in boulanger if one.help])


def test_choices_keep_one_another(past: TestClient) -> None:
    page = Tags(past.get("/en/statistics?game=boulanger&variant=BK1-C2&help=without").text)
    links = [
        one
        for one in page.all("a")
        if "statistics" in (one["href"] or "") and not one.get("hreflang")
    ]
    current = [one["href"] for one in links if one.get("aria-current") == "true"]
    assert current == [
        "/en/statistics?game=boulanger&help=without",
        "/en/statistics?game=boulanger&variant=BK1-C2&help=without",
        "/en/statistics?game=boulanger&variant=BK1-C2&help=without",
    ]
    hrefs = [one["href"] for one in links]
    assert "/en/statistics?game=dozen&help=without" in hrefs
    assert "/en/statistics?game=boulanger&variant=BK1-C2" in hrefs
    assert "/en/statistics?help=without" in hrefs
    for href in hrefs:
        assert past.get(str(href)).status_code == 200


@pytest.mark.parametrize("query", ["game=bridge", "variant=BK1-C9", "game=%3Cscript%3E"])
def test_a_game_that_is_none(past: TestClient, query: str) -> None:
    answer = past.get(f"/en/statistics?{query}")
    assert answer.status_code == 404
    assert "<script>" not in answer.text.replace("<script ", "")


def test_a_kind_that_was_not_played(past: TestClient) -> None:
    page = past.get("/en/statistics?game=good-measure").text
    assert "No game of this kind counts yet" in page
    assert 'aria-current="true">Good Measure' in page


def test_a_newcomer_is_invited(client: TestClient) -> None:
    answer = client.get("/en/statistics")
    assert answer.status_code == 200
    assert "Nothing in the oven yet" in answer.text
    deal(client)
    assert "Nothing in the oven yet" in client.get("/en/statistics").text  # nobody moved


def test_a_game_counts_from_its_first_move_and_can_be_gone_on_with(
    client: TestClient, new_client: Callable[[], TestClient]
) -> None:
    state = act(client, deal(client), "moves", move="1a")
    page = client.get("/en/statistics").text
    assert figures(page)["games played"] == "1"
    assert figures(page)["fewest moves"] == "–"
    assert f"/en/games/{state['id']}/replay" in page
    (go_on,) = re.findall(r'href="(/en/g/[^"]*)"', page)
    deal(client)  # the same cards once more, played last
    assert bootstrap(client, go_on)["game"]["id"] == state["id"]
    assert bootstrap(client, go_on.replace("AAAAA24", "AAAAABQ"))["game"] is None
    assert bootstrap(client, f"{go_on}x")["game"]["id"] != state["id"]
    assert '<time datetime="' in page
    assert "Nothing in the oven yet" in new_client().get("/en/statistics").text


def test_without_a_language_it_leads_to_the_readers_own(client: TestClient) -> None:
    answer = client.get(
        "/statistics?game=dozen", headers={"accept-language": "fa"}, follow_redirects=False
    )
    assert answer.headers["location"] == "/fa/statistics?game=dozen"


def test_while_the_store_is_in_trouble(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StoreLockedError("store-locked")

    monkeypatch.setattr(store, "records", fail)
    answer = client.get("/en/statistics")
    assert answer.status_code == 503
    assert "in use" in answer.text


def test_figures_have_the_digits_of_the_language(past: TestClient) -> None:
    page = past.get("/fa/statistics").text
    assert "۷۰" in figures(page).values()
    drawn = "".join(re.findall("<text[^>]*>([^<]*)</text>", page))
    assert drawn
    assert not re.search("[0-9]", drawn)


# the drawings


@pytest.mark.parametrize("mirrored", [False, True])
def test_every_game_has_its_mark_within_the_drawing(mirrored: bool) -> None:
    outcomes = ["won", "stuck", "unfinished"] * 20
    drawing = strip(outcomes, width=330, in_row=30, mirrored=mirrored)
    assert [box.value for box in drawing.boxes] == outcomes
    for box in drawing.boxes:
        assert 0 <= box.x <= box.x + box.width <= drawing.width
        assert 0 <= box.y <= box.y + box.height <= drawing.height
    first, second = drawing.boxes[:2]
    assert (first.x > second.x) is mirrored
    corners = {(box.x, box.y + box.height) for box in drawing.boxes}
    assert len(corners) == len(outcomes)


def test_bars_are_as_tall_as_their_counts() -> None:
    drawing = bars([1, 2, 0, 4], width=400, height=200, mirrored=False)
    heights = [box.height for box in drawing.boxes]
    assert heights == [38.5, 77.0, 0, 154.0]
    assert {box.y + box.height for box in drawing.boxes} == {176.0}
    assert bars([], width=400, height=200, mirrored=False).boxes == ()


@pytest.mark.parametrize("values", [[90], [100, 100], [97, 140, 120], list(range(50, 2000, 90))])
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_line_stays_within_its_grid(values: list[int], mirrored: bool) -> None:
    drawing = line(values, width=330, height=190, mirrored=mirrored)
    heights = [y for _, y in drawing.grid]
    levels = [value for value, _ in drawing.grid]
    assert levels[0] <= min(values) <= max(values) <= levels[-1]
    assert 2 <= len(levels) <= 5
    for x, y in drawing.points:
        assert drawing.left <= x <= drawing.right
        assert min(heights) <= y <= max(heights)
    assert values[drawing.best] == min(values)
    assert drawing.path.startswith("M")
