"""The messages of Fournil: one Fluent file a language, and what fills them in.

English (``en.ftl``) is the source; the other five files say the same things. This package knows
languages by their tags only, and nothing of the rest of the program: the engine's errors take their
English sentences from here, and `fournil.i18n` speaks the other languages with the same parts.

* `files` says where they lie;
* `catalog` loads the messages of a language, compiled to plain data;
* `compiler` compiles Fluent source, when the package is built;
* `formatter` fills a compiled message in;
* `plurals` has the plural rules of the six languages.
"""

from fournil.messages.catalog import messages
from fournil.messages.files import ENGLISH, RIGHT_TO_LEFT
from fournil.messages.formatter import Compiled, fill

__all__ = ["ENGLISH", "RIGHT_TO_LEFT", "Compiled", "fill", "messages"]
