"""What makes the site an app: the manifest, its pictures, the service worker, and their headers."""

import json
import re
import struct

import pytest

from fournil.i18n import LANGUAGES, Language, Translator
from fournil.web.assets import Assets
from tests.web.asking import TestClient


def manifest_of(client: TestClient, tag: str) -> dict[str, object]:
    answer = client.get(f"/{tag}/manifest.webmanifest")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told: dict[str, object] = answer.json()
    return told


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.tag)
def test_the_manifest_speaks_the_language(client: TestClient, language: Language) -> None:
    tag = language.tag
    manifest = manifest_of(client, tag)
    words = Translator(tag)
    assert (manifest["lang"], manifest["dir"]) == (tag, language.dir)
    assert (manifest["start_url"], manifest["scope"]) == (f"/{tag}/", "/")
    assert manifest["name"] == manifest["short_name"] == words("page-title")
    assert manifest["description"] == words("page-tagline")
    assert manifest["display"] == "standalone"
    shortcuts: list[dict[str, str]] = manifest["shortcuts"]  # type: ignore[assignment]
    assert [one["name"] for one in shortcuts] == [
        words(name) for name in ("page-rules", "page-examples", "page-faq")
    ]
    for one in shortcuts:
        assert client.get(one["url"]).status_code == 200


def test_the_app_is_the_same_in_every_language(client: TestClient) -> None:
    """A player who changes the language must not end up with two apps."""
    assert {manifest_of(client, language.tag)["id"] for language in LANGUAGES} == {"/"}


def test_the_pictures_are_as_large_as_they_say(client: TestClient) -> None:
    icons: list[dict[str, str]] = manifest_of(client, "en")["icons"]  # type: ignore[assignment]
    seen = {(icon["sizes"], icon["purpose"]) for icon in icons}
    assert {(size, why) for size in ("192x192", "512x512") for why in ("any", "maskable")} <= seen
    for icon in icons:
        answer = client.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert answer.content.startswith(b"\x89PNG")
            width, height = struct.unpack(">II", answer.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            assert len(answer.content) < 30_000


@pytest.mark.parametrize("path", ["/en/", "/fa/faq"])
def test_pages_name_their_icons_and_colours(client: TestClient, path: str) -> None:
    page = client.get(path).text
    for rel in ("manifest", "icon", "apple-touch-icon"):
        (address,) = re.findall(rf'<link rel="{rel}"[^>]* href="([^"]+)"', page)
        assert client.get(address).status_code == 200
    themes = re.findall(r'<meta name="theme-color" content="([^"]+)" media="([^"]+)"', page)
    assert dict(themes) == {
        "#F4EDE0": "(prefers-color-scheme: light)",
        "#1C1917": "(prefers-color-scheme: dark)",
    }
    client.put("/api/settings", json={"theme": "dark"})
    picked = re.findall(r'<meta name="theme-color" content="([^"]+)"', client.get(path).text)
    assert picked == ["#1C1917"]


def test_the_favicon_is_where_browsers_look_for_it(client: TestClient) -> None:
    assert client.get("/favicon.ico").headers["content-type"] == "image/svg+xml"


def test_the_service_worker_knows_every_file_of_the_page(client: TestClient) -> None:
    answer = client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    first, _, _ = answer.text.partition("\n")
    shell = json.loads(first.removeprefix("self.SHELL = ").removesuffix(";"))
    assets: Assets = client.app.state.assets  # type: ignore[attr-defined]
    assert shell["version"] == assets.digest
    assert shell["languages"] == [language.tag for language in LANGUAGES]
    names = {address.removeprefix(f"/static/{assets.digest}/") for address in shell["files"]}
    assert {*assets.modules("js/pages/play.js"), *assets.modules("js/pages/examples.js")} <= names
    assert {name for name in assets.names if name.endswith((".css", ".svg"))} <= names
    assert not names & {"js/sw.js", "js/core/types.js"}
    assert all(client.get(address).status_code == 200 for address in shell["files"])


def test_the_policy_lets_the_worker_and_the_manifest_in(client: TestClient) -> None:
    policy = client.get("/sw.js").headers["content-security-policy"]
    for rule in ("worker-src 'self'", "manifest-src 'self'", "default-src 'self'"):
        assert rule in policy.split("; ")
    assert "unsafe" not in policy


def test_what_is_shown_instead_of_a_page_that_is_not_there(client: TestClient) -> None:
    for language in LANGUAGES:
        answer = client.get(f"/{language.tag}/offline")
        assert answer.status_code == 200
        assert Translator(language.tag)("site-offline-title") in answer.text
