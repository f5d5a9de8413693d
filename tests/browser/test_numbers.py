"""Numbers are written as the browser itself would write them, which costs more than it may."""

import pytest

from fournil.i18n import Translator
from fournil.web.assets import Assets
from tests.browser.conftest import NewContext, NewTable

TAGS = ("en", "fr", "tr", "ar", "ar-EG", "fa", "th")

DIFFERENCES = """
async ([module, locales]) => {
    const { numberFormat, translator } = await import(module);
    const found = [];
    for (const locale of locales) {
        const format = new Intl.NumberFormat(locale);
        const { number } = numberFormat(locale);
        const t = translator({ "page-locale": locale, "so-many": [{ var: "count" }] });
        for (const value of [...Array(2345).keys(), 24040, -1, 0.5, 1234.5]) {
            const wanted = format.format(value);
            for (const written of [number(value), t("so-many", { count: value })])
                if (written !== wanted) found.push([locale, value, written, wanted]);
        }
    }
    return found;
}
"""

WHOLE_LANGUAGES = """
() => {
    window.made = [];
    for (const name of ["NumberFormat", "PluralRules", "Locale"]) {
        Intl[name] = class extends Intl[name] {
            constructor(locale, ...rest) {
                super(locale, ...rest);
                if (name === "NumberFormat" || locale.includes("-u-")) window.made.push(name);
            }
        };
    }
}
"""


def test_numbers_are_written_as_the_browser_would(new_table: NewTable) -> None:
    page = new_table().page
    locales = [Translator(tag).locale for tag in TAGS]
    assert page.evaluate(DIFFERENCES, [Assets().url("js/i18n/translator.js"), locales]) == []


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_table_opens_without_the_numbers_of_all_languages(
    new_table: NewTable, new_context: NewContext, language: str
) -> None:
    context = new_context()
    context.add_init_script(f"({WHOLE_LANGUAGES})()")
    table = new_table("BK1-C4-AAAAA24", context=context, language=language)
    table.page.keyboard.type("1a")
    table.expect_moves(1, language)
    assert table.page.evaluate("made") == []
