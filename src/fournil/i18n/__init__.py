"""Every visible word of Fournil, in six languages.

Messages live in one Fluent file a language (``en.ftl``, ``fr.ftl`` ...), the rules, examples and
FAQ pages in ``pages/<tag>/*.md``. English is the source: the other five say the same things.

    >>> from fournil.i18n import Translator, negotiate
    >>> negotiate("fr-CA, en;q=0.8", wish=None)
    'fr'
    >>> Translator("fr").language.name
    'Français'

Nothing heavy is imported until a first message is asked for, so that a command which says nothing
starts as fast as before.
"""

from fournil.i18n.languages import LANGUAGES, TAGS, Language, find_language, negotiate, regional
from fournil.i18n.translator import Translator

__all__ = ["LANGUAGES", "TAGS", "Language", "Translator", "find_language", "negotiate", "regional"]
