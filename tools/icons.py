"""Render the app's icons as PNG from the drawings beside them.

Run it after a change to ``icon.svg`` or ``maskable.svg`` and commit what it writes:

    .venv/bin/python -m tools.icons

It needs Chromium, as the tests of the page do (``FOURNIL_CHROMIUM`` names another one).
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.chromium import launch_options

ICONS = Path(__file__).parents[1] / "src" / "fournil" / "web" / "static" / "icons"

# File, drawing, pixels. A maskable icon fills its square, since the system cuts its own shape out
# of it; Apple's does the same.
PICTURES = (
    ("icon-192.png", "icon.svg", 192),
    ("icon-512.png", "icon.svg", 512),
    ("maskable-192.png", "maskable.svg", 192),
    ("maskable-512.png", "maskable.svg", 512),
    ("apple-touch.png", "maskable.svg", 180),
)


def main() -> None:
    """Write every picture."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for name, drawing, size in PICTURES:
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (ICONS / drawing).read_text("utf-8")
            page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
