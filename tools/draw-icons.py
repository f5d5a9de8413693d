"""Draws the app's PNG icons from its SVG, with Chromium: python tools/draw-icons.py.

Run it after src/fournil/web/static/icons/icon.svg has changed, and commit what it writes.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parent.parent / "src/fournil/web/static/icons"
BACKGROUND = "#f4ede0"
# A launcher may cut a maskable icon down to the circle that fills 80 % of it: the drawing is kept
# inside, on a ground that fills the square.
DRAWINGS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "maskable-512.png": (512, 0.8)}


def main() -> None:
    """Write every drawing beside the SVG."""
    picture = (ICONS / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, (size, part) in DRAWINGS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = BACKGROUND if part < 1 else "transparent"
            page.set_content(
                f"<style>body{{margin:0;height:{size}px;display:grid;place-items:center;"
                f"background:{ground}}}svg{{width:{size * part}px}}</style>{picture}"
            )
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
