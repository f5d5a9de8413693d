"""A game's name with its variation, in the words of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fournil.core.rules import CATALOGUE, Build, EmptyColumn

if TYPE_CHECKING:
    from fournil.core.rules import Rules
    from fournil.i18n import Translator


def summary_of(rules: Rules, words: Translator) -> str:
    """The game, and what sets this variation of it apart, where it has several."""
    return _SEPARATOR.join([words("page-game-name", game=rules.game), *_variation(rules, words)])


def variation_of(rules: Rules, words: Translator) -> str:
    """What sets this variation apart from the others of its game; empty if nothing does."""
    return _SEPARATOR.join(_variation(rules, words))


_SEPARATOR: Final = " · "


def _variation(rules: Rules, words: Translator) -> list[str]:
    parts = []
    family = [other for other in CATALOGUE if other.game == rules.game]
    if len({other.cells for other in family}) > 1:
        parts.append(words("page-summary-cells", count=rules.cells))
    if len({other.fill for other in family}) > 1 and rules.fill is EmptyColumn.KING:
        parts.append(words("page-summary-kings-stay"))
    if len({other.build for other in family}) > 1 and rules.build is Build.ANY_SUIT:
        parts.append(words("page-summary-any-suit"))
    return parts
