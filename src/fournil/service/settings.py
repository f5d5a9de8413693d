"""Settings: how a player likes the table to look and sound."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any, Final, Self

from fournil.errors import FournilError

if TYPE_CHECKING:
    from collections.abc import Mapping

_ON_OFF: Final = (True, False)

CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "suits": (4, 2),
    "card_size": ("small", "medium", "large"),
    "left_handed": _ON_OFF,
    "sounds": _ON_OFF,
    "timer": _ON_OFF,
    "truth": _ON_OFF,
}
"""What each setting can be, the language apart: which languages there are is for the faces."""


class InvalidSettingError(FournilError, ValueError):
    """A setting that does not exist, or a value that it cannot take."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a player likes the table.

    Attributes:
        language: tag of the language they picked; None leaves it to their browser or terminal.
        theme: ``auto`` follows the device, else ``light`` or ``dark``.
        suits: in how many colours the suits are drawn, 4 or 2.
        card_size: ``small``, ``medium`` or ``large``.
        left_handed: cells and foundations change sides.
        sounds: whether moves can be heard.
        timer: whether the time of play is shown.
        truth: whether each position is said to be winnable, lost or not known.
    """

    language: str | None = None
    theme: str = "auto"
    suits: int = 4
    card_size: str = "medium"
    left_handed: bool = False
    sounds: bool = False
    timer: bool = True
    truth: bool = False

    @classmethod
    def restore(cls, kept: Mapping[str, Any]) -> Self:
        """The settings as they were kept; what is not understood any more is as if never chosen.

        >>> Settings.restore({"suits": 2, "theme": "plaid"}) == Settings(suits=2)
        True
        """
        known = {field.name for field in fields(cls)}
        fitting = {name: value for name, value in kept.items() if name in known}
        return cls(**{name: value for name, value in fitting.items() if _fits(name, value)})

    def as_dict(self) -> dict[str, Any]:
        """All settings by name."""
        return asdict(self)


def check_settings(changes: Mapping[str, Any]) -> None:
    """Check some settings before they are kept.

    Raises:
        InvalidSettingError: a name or a value is not among the choices.
    """
    for name, value in changes.items():
        if not _fits(name, value):
            raise InvalidSettingError("settings-invalid", name=name, text=str(value))


def _fits(name: str, value: object) -> bool:
    if name == "language":
        return value is None or isinstance(value, str)
    # 1 == True in Python, yet 1 is not an answer to a yes-or-no question.
    return any(value == choice and type(value) is type(choice) for choice in CHOICES.get(name, ()))
