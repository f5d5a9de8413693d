"""Static files: lasting addresses, compression, and changes on the disk."""

from pathlib import Path

import pytest

from fournil.web import assets as module
from fournil.web.assets import Assets
from tests.web.asking import TestClient


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    (tmp_path / "icons").mkdir()
    (tmp_path / "main.js").write_text("export const bread = 1;\n" * 100)
    (tmp_path / "icons" / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "notes.bak").write_text("not served")
    return tmp_path


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_LOOK_AGAIN_AFTER", 0)


def test_only_known_kinds_of_files_are_served(directory: Path) -> None:
    assert Assets(directory).names == ("icons/icon.png", "main.js")
    assert Assets(directory).find("notes.bak") is None
    with pytest.raises(KeyError):
        Assets(directory).url("notes.bak")


@pytest.mark.usefixtures("at_once")
def test_the_address_changes_with_any_files_content(directory: Path) -> None:
    assets = Assets(directory)
    before = assets.url("main.js")
    assert before == f"/static/{assets.digest}/main.js"
    (directory / "icons" / "icon.png").write_bytes(b"\x89PNG\x0d")
    assert assets.url("main.js") != before
    (directory / "icons" / "icon.png").write_bytes(b"\x89PNG")
    assert assets.url("main.js") == before


def test_a_lasting_address_is_kept_for_ever(client: TestClient) -> None:
    name = "css/tokens.css"
    address = client.app.state.assets.url(name)  # type: ignore[attr-defined]
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    plain = client.get(address, headers={"accept-encoding": "identity"})
    assert plain.text == answer.text
    assert "content-encoding" not in plain.headers
    assert int(answer.headers["content-length"]) < int(plain.headers["content-length"])


@pytest.mark.parametrize(
    "address", ["/static/css/tokens.css", "/static/0123456789ab/css/tokens.css"]
)
def test_other_addresses_are_asked_for_again(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get(address, headers={"if-none-match": '"other"'}).status_code == 200


def test_modules_find_one_another_by_relative_paths(client: TestClient) -> None:
    assets: Assets = client.app.state.assets  # type: ignore[attr-defined]
    for name in assets.names:
        if name.endswith(".js"):
            text = client.get(assets.url(name)).text
            assert 'from "/' not in text
            assert "from '/" not in text
