"""Every message is used, every message that is asked for exists, and no visible word is typed.

The sources are read as text: templates by the parts outside Jinja's braces, modules of the page by
their string literals, Python faces by their syntax tree.
"""

from __future__ import annotations

import ast
import re
from html.parser import HTMLParser
from pathlib import Path

import fournil
from fournil.cli.commands import COMMANDS
from fournil.i18n import LANGUAGES, TAGS
from fournil.i18n.markdown_pages import PAGES
from tests.i18n.ftl import messages

SOURCE = Path(fournil.__file__).parent
TEMPLATES = sorted((SOURCE / "web" / "templates").glob("*.html"))
MODULES = sorted((SOURCE / "web" / "static").rglob("*.js"))
PYTHON = sorted(SOURCE.rglob("*.py"))
FACES = sorted([*(SOURCE / "cli").rglob("*.py"), *(SOURCE / "web").rglob("*.py")])

# Families of ids that the program puts together from parts.
FAMILIES = {
    *(f"site-page-{name}" for name in PAGES),
    *(f"cli-{command}-help" for command in COMMANDS),
}
_ID = re.compile(r"[\"'`]([a-z]+(?:-[a-z0-9]+)+)[\"'`]")


def asked_for(path: Path) -> set[str]:
    """The ids that a file asks for outright: ``t("...")``, ``words("...")``."""
    call = re.compile(r"\b(?:t|words)\(\s*[\"']([a-z][a-z0-9-]*)[\"']\s*[,)]")
    return set(call.findall(path.read_text(encoding="utf-8")))


def test_every_message_that_is_asked_for_exists() -> None:
    known = {*messages("en"), "page-locale"}  # which the program adds for the page
    for path in [*TEMPLATES, *MODULES, *PYTHON]:
        if "i18n" not in path.parts:
            assert asked_for(path) <= known, path.name


def test_every_message_of_a_family_exists() -> None:
    assert set(messages("en")) >= FAMILIES


def test_every_message_is_used() -> None:
    used = set(FAMILIES)
    for path in [*TEMPLATES, *MODULES, *PYTHON]:
        used |= set(_ID.findall(path.read_text(encoding="utf-8")))
    unused = set(messages("en")) - used
    assert not unused


def test_languages_are_shown_by_their_own_names() -> None:
    assert [language.name for language in LANGUAGES] == [
        "English",
        "Français",
        "Türkçe",
        "العربية",
        "فارسی",
        "ไทย",
    ]
    assert len(set(TAGS)) == len(LANGUAGES)


# templates

SPOKEN_ATTRIBUTES = {"alt", "aria-label", "aria-description", "title", "placeholder", "label"}
_LETTERS = re.compile(r"[^\W\d_]{2,}")


class Visible(HTMLParser):
    """Collects the words that a template shows or says without asking for a message."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.quiet = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.quiet += tag in {"script", "style", "symbol"}
        for name, value in attrs:
            if name in SPOKEN_ATTRIBUTES or (
                name == "content" and ("name", "description") in attrs
            ):
                self.words += _LETTERS.findall(value or "")

    def handle_endtag(self, tag: str) -> None:
        self.quiet -= tag in {"script", "style", "symbol"}

    def handle_data(self, data: str) -> None:
        if not self.quiet:
            self.words += _LETTERS.findall(data)


def typed_words(template: str) -> list[str]:
    bare = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", template, flags=re.DOTALL)
    reader = Visible()
    reader.feed(bare)
    return reader.words


def test_no_template_types_a_visible_word() -> None:
    # What a player of any language sees as it stands: names of keys on the keyboard.
    keys = {"Enter", "Shift", "Ctrl", "Esc"}
    for path in TEMPLATES:
        assert set(typed_words(path.read_text(encoding="utf-8"))) <= keys, path.name


def test_a_typed_word_in_a_template_is_found() -> None:
    assert typed_words("<p>{{ t('x') }} Undo</p>") == ["Undo"]
    assert typed_words('<button aria-label="Close">{{ x }}</button>') == ["Close"]
    assert typed_words('<a href="/rules" class="button">{# note #}{{ t("page-rules") }}</a>') == []


# modules of the page

_JS_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`\\])//[^\n]*", re.DOTALL)
_JS_STRING = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`", re.DOTALL)
# Two words in a row, or one that begins like a sentence: that is how a text for people looks.
_PHRASE = re.compile(r"[^\W\d_]{2,}[.,:;!?]? [^\W\d_]{2,}|^[A-Z][a-z]+[.!?]?$|[^\W\d_]{3,}[!?]$")
# Values of the browser's own interfaces that look like words: keys, headers, selectors, functions
# of style sheets, media queries, reasons of programming errors.
NOT_WORDS = re.compile(
    r"""^(?:
        (?:Arrow|Page)(?:Up|Down|Left|Right) | Enter | Escape | Tab | Home | End | Space
        | Backspace | Delete | Digit | Key | Numpad | Shift | Control | Meta | Alt
        | Content-Type | Accept | Fournil-Language | application/json.* | GET | POST | PUT
        | [A-Z][A-Za-z]+Error | [a-z]+\(.*\) | \(.*\) | [a-z]+(?:,\ [a-z]+)+
    )$""",
    re.VERBOSE,
)


def phrases(script: str) -> list[str]:
    found = []
    # Kinds of things have their names in types: what a remark quotes is not for people.
    kinds = set(_JS_STRING.findall("\n".join(_JS_COMMENT.findall(script))))
    bare = re.sub(r"new Error\([^)]*\)", "", _JS_COMMENT.sub("", script))  # for programmers
    for literal in set(_JS_STRING.findall(bare)) - kinds:
        text = re.sub(r"\$\{.*?\}", "", literal[1:-1], flags=re.DOTALL)
        if _PHRASE.search(text) and not NOT_WORDS.match(text):
            found.append(text)
    return found


def test_no_module_of_the_page_types_a_visible_word() -> None:
    allowed = technical_phrases()
    for path in MODULES:
        extra = [p for p in phrases(path.read_text(encoding="utf-8")) if p not in allowed]
        assert not extra, (path.name, extra)


def technical_phrases() -> set[str]:
    """Phrases in the page's modules that no one reads: styles and lists of class names."""
    return {
        text
        for path in MODULES
        for text in phrases(path.read_text(encoding="utf-8"))
        if re.fullmatch(r"[a-z][a-z-]*(?: [a-z][a-z-]*)+", text) and _is_class_list(text)
    }


def _is_class_list(text: str) -> bool:
    styles = "".join(p.read_text("utf-8") for p in (SOURCE / "web" / "static").rglob("*.css"))
    return all(re.search(rf"\.{re.escape(name)}\b", styles) for name in text.split())


def test_a_typed_word_in_a_module_is_found() -> None:
    assert phrases('t("page-undo"); element.textContent = "Undo it";') == ["Undo it"]
    assert phrases('x.title = "Undo";') == ["Undo"]
    assert phrases('// a remark about "two words"\nkey === "Escape"') == []


# Python faces

# Calls whose texts are for programmers or for programs, not for people who play.
QUIET_CALLS = {
    "ValueError",
    "TypeError",
    "RuntimeError",
    "LookupError",
    "KeyError",
    "AssertionError",
}


# Values of HTTP headers: parts without blanks, parted by commas or semicolons.
_TAG = re.compile(r"<[^>]*>?")  # whole, or the beginning of one that goes on elsewhere
_HEADER = re.compile(r"[\w/=-]+(?:[;,] [\w/=\"-]+)+")


def spoken(source: str) -> list[str]:
    """Texts of two or more words that a module might show: no docstrings, no raised slips."""
    tree = ast.parse(source)
    quiet: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            for statement in node.body:
                if isinstance(statement, ast.Expr):
                    quiet |= {id(part) for part in ast.walk(statement.value)}  # docstrings
                    if not isinstance(statement.value, ast.Constant):
                        quiet -= {id(part) for part in ast.walk(statement.value)}
        if isinstance(node, ast.Call):
            name = (
                node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            )
            if name in QUIET_CALLS or name.startswith(("re", "compile", "sub", "fullmatch")):
                quiet |= {id(part) for part in ast.walk(node)}
            # The OpenAPI document is for programmers, and English.
            for keyword in node.keywords:
                if keyword.arg in {"description", "summary"}:
                    quiet |= {id(part) for part in ast.walk(keyword.value)}
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "description":
                    quiet |= {id(part) for part in ast.walk(value)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in quiet
        and re.search(r"[^\W\d_]{2,}[.,:;!?]? [^\W\d_]{2,}", _TAG.sub("", node.value))
        and not _HEADER.fullmatch(node.value)
    ]


# Texts with blanks that are written for programs, by the file that holds them.
FOR_PROGRAMS: dict[str, set[str]] = {
    "cli/help.py": {"fournil COMMAND --help"},  # what one types
    "web/schemas.py": {
        "exactly one of move, tap and double_tap",  # becomes request-one-action
        "deal BK1-C4-AAAAA24\nmoves 1a 5b",  # an example of a game as text
    },
}


def test_no_python_face_types_a_visible_sentence() -> None:
    for path in FACES:
        name = path.relative_to(SOURCE).as_posix()
        found = set(spoken(path.read_text(encoding="utf-8")))
        assert found <= FOR_PROGRAMS.get(name, set()), (name, found)


def test_a_typed_sentence_in_a_face_is_found() -> None:
    assert spoken('"""Not this one."""\nprint("Hello to you")') == ["Hello to you"]
    assert spoken('x = "<b>Hello to you</b>"') == ["<b>Hello to you</b>"]
    assert spoken('raise ValueError("a slip of ours")') == []
