"""Sounds are made by the browser itself, softly, and only for those who want them."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Request, expect

from tests.browser.conftest import NewTable
from tests.browser.waiting import hear_all

# Notes each tone that starts, with the loudest that it becomes.
LISTEN = """
window.heard = [];
const ramp = AudioParam.prototype.linearRampToValueAtTime;
AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
    window.heard.push(value);
    return ramp.call(this, value, at);
};
"""


def test_sounds_are_soft_and_off_until_they_are_wanted(
    new_table: NewTable, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context()
    context.add_init_script(LISTEN)
    table = new_table("BK1-C4-AAAAA24", context=context)
    page = table.page
    loaded: list[Request] = []
    page.on("request", lambda request: loaded.append(request))
    page.keyboard.type("1a")
    table.expect_moves(1)
    assert page.evaluate("heard") == []
    page.evaluate("document.querySelector('[data-command=settings]').click()")
    expect(page.locator("#settings")).to_be_visible()
    with page.expect_response("**/api/settings"):
        page.locator("#settings label:has([name=sounds])").click()
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_hidden()
    page.keyboard.type("2b")
    table.expect_moves(2)
    heard = page.evaluate("heard")
    assert heard
    assert max(heard) <= 0.1
    hear_all(page, loaded)
    assert not [request.url for request in loaded if request.resource_type == "media"]
    page.reload()
    table.wait_until_dealt()
    page.keyboard.type("3c")
    table.expect_moves(3)
    assert page.evaluate("heard.length") > 0
