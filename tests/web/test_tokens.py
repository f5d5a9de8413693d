"""The colours can be told apart: 4.5 to 1 for text, 3 to 1 for graphics (WCAG 2, AA)."""

import re
from pathlib import Path

import pytest

import fournil.web

TOKENS = Path(fournil.web.__file__).parent / "static" / "css" / "tokens.css"

TEXT = [
    ("ink", "background"),
    ("ink", "surface"),
    ("secondary", "background"),
    ("secondary", "surface"),
    ("secondary", "surface-deep"),
    ("accent-text", "surface"),
    ("accent-text", "accent-soft"),
    ("ink", "accent-soft"),
    ("on-action", "action"),
    ("on-bubble", "bubble"),
    ("winnable", "surface"),
    ("lost", "surface"),
    ("unknown", "surface"),
]
GRAPHICS = [
    *((suit, "card") for suit in ("spade", "heart", "diamond-own", "club-own")),
    ("accent", "background"),
    ("ring-on-card", "card"),
    ("accent", "surface"),
    ("faint", "background"),
    ("faint", "surface"),
    ("tray-edge", "background"),
    *((f"{verdict}-on-card", "card") for verdict in ("winnable", "lost", "unknown")),
]
CARD_COLOURS = ("heart", "diamond-own", "club-own", "spade")


def _block(css: str, start: str) -> dict[str, str]:
    body = css[css.index(start) :].partition("{")[2].partition("}")[0]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", body))


def _themes() -> dict[str, dict[str, str]]:
    css = TOKENS.read_text()
    day = _block(css, ":root {")
    return {
        "day": day,
        "night": {**day, **_block(css, ':root[data-theme="dark"]')},
        "night of the system": {**day, **_block(css, ':root:not([data-theme="light"])')},
    }


THEMES = _themes()


def _luminance(colour: str) -> float:
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back"), TEXT)
def test_text_can_be_read(theme: str, front: str, back: str) -> None:
    tokens = THEMES[theme]
    assert contrast(tokens[front], tokens[back]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back"), GRAPHICS)
def test_graphics_can_be_seen(theme: str, front: str, back: str) -> None:
    tokens = THEMES[theme]
    assert contrast(tokens[front], tokens[back]) >= 3


def test_both_ways_into_the_night_are_the_same() -> None:
    assert THEMES["night"] == THEMES["night of the system"]
