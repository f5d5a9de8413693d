"""The page of a replay: its address, what it shows of each move, and links that are wrong."""

from html import unescape
from urllib.parse import unquote

import pytest

from fournil.core.autofinish import finishing_moves
from fournil.deals.deal import Deal
from fournil.game.game import MAX_ACTIONS, Game
from fournil.i18n import TAGS, Translator
from fournil.web.pages.replay import MAX_CHARACTERS, replay_path
from tests.browser.lines import LINES, line_of
from tests.web.asking import DEAL, NEARLY_WON, TestClient, act, deal
from tests.web.test_pages import Tags, bootstrap


@pytest.mark.parametrize("name", LINES)
def test_a_whole_game_of_each_kind(client: TestClient, name: str) -> None:
    code, line = line_of(name)
    told = bootstrap(client, f"/en/replay/{code}/{'.'.join(line)}")
    assert told["start"]["columns"] == [
        [str(card) for card in column] for column in Deal.parse(code).position.columns
    ]
    game = Game(Deal.parse(code))
    for step, move in zip(told["steps"], line, strict=True):
        before = game.position
        played = game.play(move)
        assert step["move"] == str(played)
        assert step["cards"] == [str(card) for card in before.moved_cards(played)]
        assert (step["from"], step["to"]) == (str(played.source), str(played.target))
    assert told["start"]["code"] == code


def test_finishing_is_a_step_for_each_card(client: TestClient) -> None:
    code, line = line_of("boulanger")
    game = Game(Deal.parse(code))
    while not finishing_moves(game.position):
        game.play(line[len(game.moves)])
    path = f"/en/replay/{code}/{'.'.join([*game.actions, 'finish'])}"
    told = bootstrap(client, path)
    moves = [*map(str, game.moves), *map(str, finishing_moves(game.position))]
    assert [step["move"] for step in told["steps"]] == moves
    game.finish()
    assert len(told["steps"]) == len(game.moves)
    assert told["won"]
    told = bootstrap(client, f"/en/replay/{code}/1a.finish", status=422)
    assert [step["move"] for step in told["steps"]] == ["1a"]
    assert not told["won"]


def test_an_illegal_move_has_one_number_wherever_it_is_told(client: TestClient) -> None:
    moves = ["1h", "finish", "1a"]  # four cards are left: the third move of three is the fifth
    page = unescape(client.get(f"/en/replay/{NEARLY_WON}/{'.'.join(moves)}").text)
    assert "Move 5, 1a, cannot be played" in page
    text = f"deal {NEARLY_WON}\nmoves {' '.join(moves)}"
    for path, body in (
        ("/api/replay/truth", {"deal": NEARLY_WON, "moves": moves}),
        ("/api/games/import", {"text": text}),
    ):
        answer = client.post(path, json=body)
        assert answer.status_code == 422
        assert answer.json()["error"]["params"]["number"] == 5


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_tells_the_moves(client: TestClient, tag: str) -> None:
    page = client.get(f"/{tag}/replay/{DEAL}/1a.4h").text
    assert page.count('class="notation"') == 1  # 4h cannot be played
    told = bootstrap(client, f"/{tag}/replay/{DEAL}/1a", status=200)
    (step,) = told["steps"]
    assert step["words"]
    assert not [name for name in told["words"] if name.startswith("page-keys")]
    assert told["words"]["replay-title"]


@pytest.mark.parametrize("moves", ["", "/", "/...", "/%20"])
def test_a_deal_without_moves(client: TestClient, moves: str) -> None:
    assert bootstrap(client, f"/en/replay/{DEAL}{moves}")["steps"] == []


@pytest.mark.parametrize("moves", ["1a.1b", "1a%201b", "1a,1b", "1a+1b", "..1a..1b."])
def test_links_that_a_messenger_has_mangled(client: TestClient, moves: str) -> None:
    told = bootstrap(client, f"/en/replay/{DEAL}/{moves}")
    assert [step["move"] for step in told["steps"]] == ["1a", "1b"]


def test_any_deal_has_a_replay(client: TestClient) -> None:
    page = Tags(client.get("/en/replay/ms:617/1a").text)
    (canonical,) = [one["href"] for one in page.all("link") if one.get("rel") == "canonical"]
    assert canonical is not None
    code = Deal.parse("ms:617").code
    assert unquote(canonical) == f"http://127.0.0.1:8052/en/replay/{code}/1a"
    assert client.get(f"/en/replay/{code}/1a").status_code == 200


@pytest.mark.parametrize(
    ("moves", "number", "text", "kept"),
    [
        ("1a.4h.1b", 2, "4h", ["1a"]),
        ("zz", 1, "zz", []),
        ("1a.1a", 2, "cell a already holds", ["1a"]),
        ("1a." + "x" * 300, 2, "x" * 12 + "…", ["1a"]),
        ("1a.<script>alert(1)</script>", 2, "<script>aler…", ["1a"]),
    ],
)
def test_an_illegal_move_is_named_and_what_comes_before_it_is_shown(
    client: TestClient, moves: str, number: int, text: str, kept: list[str]
) -> None:
    answer = client.get(f"/en/replay/{DEAL}/{moves}")
    assert answer.status_code == 422
    assert "<script>alert" not in answer.text
    shown = unescape(answer.text)
    assert f"Move {number}, " in shown
    assert text in shown
    told = bootstrap(client, f"/en/replay/{DEAL}/{moves}", status=422)
    assert [step["move"] for step in told["steps"]] == kept


@pytest.mark.parametrize("code", ["BK1-C4-AAAAA25", "bread", "XX1-C4-AAAAA24", "%00"])
def test_a_broken_deal_is_explained(client: TestClient, code: str) -> None:
    answer = client.get(f"/fr/replay/{code}/1a")
    assert answer.status_code == 404
    assert "<h1>" in answer.text
    assert 'lang="fr"' in answer.text


def test_a_link_without_a_deal(client: TestClient) -> None:
    assert client.get("/en/replay/").status_code == 404
    assert client.get("/en/replay").status_code == 404


def test_a_link_that_is_too_long(client: TestClient) -> None:
    answer = client.get(f"/en/replay/{DEAL}/{'x' * MAX_CHARACTERS}")
    assert answer.status_code == 414
    assert "this is far too long for a game" in answer.text


def test_a_link_has_room_for_the_longest_game_there_can_be() -> None:
    path = replay_path(Deal.parse("ms:617"), ["12x13"] * (MAX_ACTIONS + 52))
    assert len(path) < MAX_CHARACTERS


def test_a_link_with_more_moves_than_a_game_can_have(client: TestClient) -> None:
    moves = ["1a", *["ab", "ba"] * (MAX_ACTIONS // 2)]
    told = bootstrap(client, f"/en/replay/{DEAL}/{'.'.join(moves)}", status=422)
    assert [step["move"] for step in told["steps"]] == moves[:MAX_ACTIONS]


def test_without_a_language_it_leads_to_the_readers_own(client: TestClient) -> None:
    answer = client.get(
        f"/replay/{DEAL}/1a.1b", headers={"accept-language": "th"}, follow_redirects=False
    )
    assert (answer.status_code, answer.headers["location"]) == (307, f"/th/replay/{DEAL}/1a.1b")


def test_a_game_that_is_kept_has_its_replay(client: TestClient, new_client: object) -> None:
    state = act(client, act(client, deal(client), "moves", move="1a"), "moves", move="1b")
    path = f"/en/games/{state['id']}/replay"
    answer = client.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, f"/en/replay/{DEAL}/1a.1b")
    assert client.get(path).status_code == 200
    other = new_client()  # type: ignore[operator]
    answer = other.get(path, follow_redirects=False)
    assert answer.status_code == 404
    assert "no such saved game" in answer.text
    assert client.get("/en/games/nothing-here/replay").status_code == 404


def test_looking_changes_nothing(client: TestClient) -> None:
    for moves in ("", "1a.1b", "1a.4h"):
        client.get(f"/en/replay/{DEAL}/{moves}")
    assert client.get("/api/games").json() == {"games": []}


def test_nothing_is_inline(client: TestClient) -> None:
    for tag, attributes in Tags(client.get(f"/en/replay/{DEAL}/1a.4h").text).found:
        assert tag != "style"
        assert "style" not in attributes
        assert not any(name.startswith("on") for name in attributes)


@pytest.mark.parametrize("tag", TAGS)
def test_a_solution_is_called_one_where_it_is_one(client: TestClient, tag: str) -> None:
    words = Translator(tag)
    code, line = line_of("boulanger")
    path = f"/replay/{code}/{'.'.join(line)}"
    headings = {
        f"/{tag}{path}?solution": words("replay-title-solution"),
        f"/{tag}{path}": words("replay-title"),
        # A line that does not win is no solution, whatever its address says.
        f"/{tag}/replay/{code}/{line[0]}?solution": words("replay-title"),
    }
    for address, heading in headings.items():
        page = client.get(address).text
        assert f"<h1>{heading}</h1>" in page
        assert f"<title>{heading} – " in page
        assert f'aria-hidden="true">{heading}</span>' in page
    page = client.get(f"/{tag}{path}?solution").text
    other = "fr" if tag == "en" else "en"
    assert f'href="/{other}{path}?solution"' in page
    canonical = next(each for each in Tags(page).all("link") if each["rel"] == "canonical")
    assert str(canonical["href"]).endswith(f"/{tag}{path}")
