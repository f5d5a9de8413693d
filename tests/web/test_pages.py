"""The pages: languages and their addresses, what they hold, and what they never hold."""

import hashlib
import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from fournil.i18n import LANGUAGES, TAGS
from fournil.i18n.markdown_pages import PAGES
from fournil.store import Store, StoreLockedError
from fournil.web import create_app
from tests.unhurried import UNHURRIED
from tests.web.asking import DEAL, TestClient, act, deal

HOME = "http://127.0.0.1:8052"
READING = [page.replace("-", "/", 1) for page in PAGES]


class Tags(HTMLParser):
    """All elements of a page with their attributes, and the text of its scripts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self._in_script = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        self._in_script = tag == "script"

    def handle_data(self, data: str) -> None:
        if self._in_script:
            self.scripts.append(data)

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - as the parser calls it
        self._in_script = False

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


def bootstrap(client: TestClient, path: str, status: int = 200, **headers: str) -> dict[str, Any]:
    answer = client.get(path, headers=headers)
    assert answer.status_code == status
    (text,) = [script for script in Tags(answer.text).scripts if script.strip()]
    told: dict[str, Any] = json.loads(text)
    return told


@pytest.mark.parametrize("path", ["", *READING])
@pytest.mark.parametrize("tag", TAGS)
def test_every_page_in_every_language(client: TestClient, tag: str, path: str) -> None:
    answer = client.get(f"/{tag}/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-language"] == tag
    page = Tags(answer.text)
    (html,) = page.all("html")
    direction = next(language.dir for language in LANGUAGES if language.tag == tag)
    assert (html["lang"], html["dir"]) == (tag, direction)
    alternates = {
        link["hreflang"]: link["href"]
        for link in page.all("link")
        if link.get("rel") == "alternate"
    }
    assert set(alternates) == {*TAGS, "x-default"}
    assert alternates["fr"] == f"http://127.0.0.1:8052/fr/{path}"
    assert alternates["x-default"] == f"http://127.0.0.1:8052/{path}"
    (canonical,) = [link["href"] for link in page.all("link") if link.get("rel") == "canonical"]
    assert canonical == alternates[tag]


@pytest.mark.parametrize("path", ["/", "/en/faq", "/en/examples/boulanger", "/nothing"])
def test_nothing_is_inline_and_nothing_comes_from_elsewhere(client: TestClient, path: str) -> None:
    page = Tags(client.get(path).text)
    for tag, attributes in page.found:
        assert tag != "style"
        assert "style" not in attributes
        assert not any(name.startswith("on") for name in attributes)
        for name in ("src", "href", "action"):
            address = attributes.get(name)
            if address and "://" in address:
                assert attributes.get("rel") in {"alternate", "canonical"}
    for script in page.all("script"):
        assert script.get("type") == "application/json" or script.get("src")


@pytest.mark.parametrize("path", ["/", "/en/faq", "/en/examples/dozen"])
def test_all_that_a_page_loads_is_there(client: TestClient, path: str) -> None:
    page = Tags(client.get(path).text)
    addresses = [script["src"] for script in page.all("script") if script.get("src")]
    addresses += [
        link["href"]
        for link in page.all("link")
        if link["rel"] in {"stylesheet", "icon", "modulepreload", "manifest", "apple-touch-icon"}
    ]
    assert addresses
    for address in addresses:
        assert address is not None
        assert client.get(address).status_code == 200


def test_the_language_is_the_browsers_wish(client: TestClient) -> None:
    for wish, tag in (
        ("fr-CA,en;q=0.5", "fr"),
        ("xx", "en"),
        ("", "en"),
        ("*;q=0,,;", "en"),
        ("TH", "th"),
        ("fa;q=0.1, ar;q=0.9", "ar"),
    ):
        assert bootstrap(client, "/", **{"accept-language": wish})["language"] == tag


def test_the_picked_language_goes_before_the_browsers_wish(client: TestClient) -> None:
    client.put("/api/settings", json={"language": "tr"})
    assert bootstrap(client, "/", **{"accept-language": "fr"})["language"] == "tr"
    assert bootstrap(client, "/th/", **{"accept-language": "fr"})["language"] == "th"
    client.put("/api/settings", json={"language": None})
    assert bootstrap(client, "/", **{"accept-language": "fr"})["language"] == "fr"


@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("/fr", "/fr/"),
        ("/FR/faq", "/fr/faq"),
        ("/fr-CA/", "/fr/"),
        ("/faq", "/th/faq"),
        ("/rules/dozen", "/th/rules/dozen"),
        ("/manifest.webmanifest", "/th/manifest.webmanifest"),
        ("/rules", "/th/rules/boulanger"),
        ("/rules/", "/th/rules/boulanger"),
        ("/examples?a=b", "/th/examples/boulanger?a=b"),
        ("/en/rules", "/en/rules/boulanger"),
        ("/en/rules/", "/en/rules/boulanger"),
        ("/fr-CA/examples/", "/fr/examples/boulanger"),
        ("/faq/", "/faq"),
        ("/statistics/", "/statistics"),
        ("/rules/dozen/", "/rules/dozen"),
        ("/en/faq/", "/en/faq"),
        ("/en/statistics/?game=dozen", "/en/statistics?game=dozen"),
        ("/en/rules/dozen/", "/en/rules/dozen"),
    ],
)
def test_ways_to_the_right_address(client: TestClient, path: str, to: str) -> None:
    answer = client.get(path, headers={"accept-language": "th"}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, to)


KIN = {"boulanger": "boulanger", "dozen": "dozen", "good-measure": "dozen", "freecell": "boulanger"}


@pytest.mark.parametrize(("game", "kin"), KIN.items())
def test_pages_of_a_game_lead_to_that_of_the_table(client: TestClient, game: str, kin: str) -> None:
    answer = client.post("/api/games", json={"game": game})
    assert answer.status_code == 201, answer.text
    for path, to in (("/rules", "/en/rules"), ("/fr/examples/", "/fr/examples")):
        answer = client.get(path, headers={"accept-language": "en"}, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (307, f"{to}/{kin}")


@pytest.mark.parametrize(
    "path",
    ["/xx/", "/xx/rules", "/en/en/rules", "/en/rules/bridge", "/rules/bridge", "/rules/rules",
     "/faq/rules", "/rules/dozen/rules", "/bridge/", "/en/bridge/", "/en/faq//x",
     "/en/g/", "/wp-login.php", "/%00", "/en//faq",
     "/static/nothing.js", "/static/", "/static/../pages.py", "/static/%2e%2e/pages.py",
     "/en/../etc"],
)  # fmt: skip
def test_addresses_without_a_page(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"accept-language": "fr"})
    assert answer.status_code == 404
    assert "Fournil" in answer.text
    assert "<h1>" in answer.text


def test_a_newcomers_table(client: TestClient) -> None:
    told = bootstrap(client, "/")
    assert (told["game"], told["open"], told["open_error"]) == (None, None, None)
    assert (told["language"], told["dir"]) == ("en", "ltr")
    assert [language["tag"] for language in told["languages"]] == list(TAGS)
    assert told["words"]["page-title"] == "Fournil"
    assert told["catalogue"][0]["name"] == "BK1-C4"
    assert told["settings"]["suits"] == 4
    assert client.get("/api/games").json() == {"games": []}  # looking deals nothing


def test_the_table_goes_on_where_it_was_left(client: TestClient) -> None:
    bootstrap(client, "/")
    first = deal(client)
    deal(client, deal="dozen ms:7")
    played = act(client, first, "moves", move="1a")
    assert bootstrap(client, "/fr/")["game"] == {**played, "last": None}


def test_a_game_that_cannot_be_read_does_not_bar_the_way(client: TestClient, store: Store) -> None:
    first = deal(client)
    broken = deal(client)
    player = hashlib.sha256(client.cookies["fournil"].encode()).hexdigest()
    kept = store.game(player, broken["id"])
    store.add_action(kept, "4h", kept.progress)  # which does not follow from the deal
    again = TestClient(create_app(store, timeouts=UNHURRIED), base_url=HOME, cookies=client.cookies)
    assert bootstrap(again, "/")["game"]["id"] == first["id"]
    answer = again.get(f"/api/games/{broken['id']}")
    assert answer.status_code == 503
    assert answer.json()["error"]["key"] == "saved-game-broken"


def test_a_deal_by_its_address(client: TestClient) -> None:
    told = bootstrap(client, "/g/bk1-c4-aaaaa24")
    assert told["game"] is None
    assert told["open"] == {"deal": DEAL, "code": DEAL, "game": "boulanger"}
    state = deal(client)
    deal(client, deal="dozen ms:7")
    told = bootstrap(client, f"/th/g/{DEAL}")
    assert (told["game"], told["open"]) == (state, None)


def test_a_bad_deal_by_its_address(client: TestClient) -> None:
    state = deal(client)
    told = bootstrap(client, "/en/g/BK1-C4-AAAAA25", status=404)
    assert told["open_error"]["key"] == "code-check"
    assert (told["open"], told["game"]) == (None, state)


def test_no_text_can_end_the_script_that_holds_it(client: TestClient) -> None:
    answer = client.get("/en/g/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E")
    assert answer.status_code == 404
    assert "<script>alert" not in answer.text
    (text,) = [script for script in Tags(answer.text).scripts if script.strip()]
    assert "</script>" in json.loads(text)["open_error"]["message"]


def test_the_look_follows_the_settings_before_any_script_runs(client: TestClient) -> None:
    client.put("/api/settings", json={"theme": "dark", "suits": 2})
    for path in ("/", "/en/faq"):
        (html,) = Tags(client.get(path).text).all("html")
        assert (html["data-theme"], html["data-suits"]) == ("dark", "2")


def test_a_page_while_the_store_is_in_trouble(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StoreLockedError("store-locked")

    for method in ("settings", "games", "game"):
        monkeypatch.setattr(store, method, fail)
    answer = client.get("/fr/")
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/html")
    assert 'lang="fr"' in answer.text
    assert client.get("/en/faq").status_code == 200  # needs no store


def test_pages_answer_head_requests(client: TestClient) -> None:
    for path in ("/", "/en/faq", "/sw.js"):
        answer = client.head(path)
        assert (answer.status_code, answer.content) == (client.get(path).status_code, b"")


def test_the_table_of_run_lengths(client: TestClient) -> None:
    page = client.get("/en/rules/boulanger").text
    table = page[page.index('<table class="capacity">') : page.index("</table>")]
    rows = [re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", row) for row in table.split("<tr>")[2:]]
    assert [row[1:] for row in rows] == [
        ["1", "2", "3", "4", "5"],
        ["2", "4", "6", "8", "10"],
        ["4", "8", "12", "16", "20"],
        ["1", "2", "3", "4", "5"],
        ["2", "4", "6", "8", "10"],
    ]


def test_the_first_page_is_light(client: TestClient) -> None:
    """Everything that is needed to play, as it goes over the wire."""
    html = client.get("/")
    weight = int(html.headers["content-length"])
    page = Tags(html.text)
    needed = [script["src"] for script in page.all("script") if script.get("src")]
    needed += [
        link["href"]
        for link in page.all("link")
        if link["rel"] in {"stylesheet", "modulepreload", "icon", "manifest"}
    ]
    for address in {address for address in needed if address}:
        weight += int(client.get(address).headers["content-length"])
    assert weight <= 100_000
