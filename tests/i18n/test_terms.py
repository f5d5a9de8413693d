"""One word for one thing: words that each language has given up, and what stands for them now.

Every message and every page of a language is searched; where a word is wrong in one sense only,
its pattern tells the sense.
"""

from __future__ import annotations

import re

import pytest

from fournil.i18n import TAGS
from fournil.i18n.markdown_pages import PAGES
from tests.i18n.ftl import messages, text_of
from tests.i18n.reading import html_of, page, section

# Pattern of what is given up, and why or for what.
GIVEN_UP: dict[str, dict[str, str]] = {
    "en": {
        r"lower part": "the end of a run that moves is its last cards",
        r"rules replayed|breaks no row|parts Baker": "rules are no person; not said so",
        r"any suit variation": "the any-suit variation",
        r"(?:only|in|\() ?Jeu du Boulanger": "Baker’s Game, except where its French name is told",
        r"at the latest nothing|figures and settings of yours": "not said so in English",
        r"blocks nobody|beside other": "another card; compared with other",
        r"give up a deal": "give up on a deal",
    },
    "fr": {
        r"le bas d’une suite": "ses dernières cartes",
        r"règles l’ont rejouée": "rejouée selon les règles",
        r"positions permises|(?:temps|mémoire) permise?": "autorisé, accordé",
        r"gard(?:er|ent?) la victoire|la gardent?\b": "laisser la victoire possible",
        r"per(?:d|dent|dre) la victoire": "perdre la partie",
        r"[Vv]ictoire a été perdue": "la partie a été perdue",
        r"petit nom\b|compte treize|\btient une seule": "other words",
        r"Toute enseigne|toutes les enseignes,": "toutes enseignes",
        r"lignes? de coups|Lignes rejouées|chaque ligne": "suite de coups",
        r"suite de donnes": "plage de donnes",
        r"\b[Ll][ea] (?:10|[2-9AJQK])[♠♥♦♣]|\b[Dd]u (?:10|[2-9AJQK])[♠♥♦♣]": "7♥ va sur 8♥",
        r"101e": "101ᵉ",
        r"à partir de \{ \$card \}|vers \{ \$target \}": "a card has no article here",
        r"de telle partie|suivent pas de|fait pas partie|coups étourdis": "other words",
        r"gêne personne|peuvent? passer ici|annulation fait": "other words",
    },
    "tr": {
        r"alt bölüm|en alttaki beş": "son kartlar; en küçük",
        r"iki asla|iki hücreyle oynananıdır": "asla means never",
        r"siyah dönüşür|kestirme": "dönüşümlü gider; kısayol",
        r"[Hh]er takım (?:çeşit|\.)|\bher takım[,.]|Her takım:|her takımla": "herhangi bir takım",
        r"galibiyeti? (?:koru|kaybet)": "kazanma şansını korur, oyunu kaybettirir",
        r"kuralların onu|kimsenin yolunu|puana ne yapar": "other words",
        r"isteyebilirseniz|zamanında .* bulunamadı|Değişkenler": "other words",
        r"\d’[ae]r\b": "distributives are written out",
        r"hücre \{ \$place \}": "{ $place } hücresi",
        r"%\d[\d,]* kadarı|\{ \$share \} kadarı": "about is said once",
        r"1 ile 9 ve A ile D|`A` ile `Z`": "1’den 9’a",
    },
    "ar": {
        r"الجزء الأسفل|الخمس السفلى": "أوراقها الأخيرة، أصغر خمس",
        r"القواعد أعادت": "أُعيد لعبها وفق القواعد",
        r"ما يُسمح به من الأوضاع": "الحدّ المسموح",
        r"في أغلب الأحيان": "دائمًا تقريبًا",
        r"(?:أوراق|ورقة|ورقتان) من \{ \$card|بدءًا من \{ \$card": "أولاها",
        r"\$card \} إلى أساسها|رُفعت: ": "a king is masculine",
        r"توزيعة": "توزيع",
        r"أطول بكثير من (?!أن)|أطول مما يكون": "أطول من أن يكون",
        r"نصًّا|نهائيًّا|عند حده ": "one spelling",
        r"حركات تفوز|ملعوبةً|بنسبة \{|يفعله التراجع|يعيق أحدًا": "other words",
    },
    "fa": {
        r"بخش پایینی|پنج کارت پایینی": "کارت‌های آخر، کوچک‌تر",
        r"قوانین آن را": "بر پایهٔ قوانین",
        r"خالی دیگر|هر خالی": "خال دیگری: خالی means empty",
        r"(?<!رو )به رو در": "رو به بالا",
        r"[=>] ?هر خال(?:[.:<]|$)|گونهٔ هر خال|`A` هر خال": "بی‌توجه به خال",
        r"وضعیت‌های مجاز": "سقف مجاز: not what the rules allow",
        r"کارت از \{ \$card": "با { $card } در آغاز",
        r"دوجین نانوایی|را بکنید": "other words",
        r"بازی که برده|هیچ بازی اینجا": "بازی‌ای که، هیچ‌یک از",
        r"## چیدن|همین چیدن": "چینش",
        r"\d+ کار\b|\} کار\b|کارهایی": "کنش",
        r"(?:این|همین|هر|یک|دو|آن) پخش\b|پخش روز|(?<!باز)پخش‌ها|پخش \{": "a deal is دست",
        r"(?:را|برد) نگه می‌دار|نگهش می‌دارد": "بردنی می‌ماند",
        r"بُرد": "برد",
        r"نابردنی|عددی درست|101مین|می‌شنوید|پاس می‌دارد|به چشم می‌آید": "other words",
        r"برای بازی دوباره|بخواهیدشان": "other words",
    },
    "th": {
        r"(?<!กฎ)การแจก": "กอง: การแจก is the act of dealing",
        r"ส่วนล่าง|ห้าใบล่าง": "ใบท้ายๆ, ที่ต่ำที่สุด",
        r"กติกาเล่นซ้ำ": "เล่นซ้ำตามกติกา",
        r"(?<!การ)จบเกม(?=\*|·| ·|จะปรากฏ|ทำอะไร)|= จบเกม": "ขึ้นฐานทั้งหมด",
        r"รักษาชัยชนะ|รักษาไว้": "ยังชนะได้",
        r"ตัวแก้เกม": "โปรแกรมหาทางชนะ",
        r"แบ่งปัน|หน้าตา|ทำอะไรกับคะแนน": "แชร์, รูปลักษณ์, มีผลต่อคะแนน",
        r"ไม่เคยทำเอง|เป็นท่าเดียวกัน|ขวางใคร": "other words",
        r"ไพ่ทุกใบยังขึ้นฐานต่อกันไปไม่ได้": "reads as: no card can",
    },
}


@pytest.mark.parametrize("tag", TAGS)
def test_no_message_has_a_word_that_was_given_up(tag: str) -> None:
    for name, message in messages(tag).items():
        for pattern, instead in GIVEN_UP[tag].items():
            assert not re.search(pattern, text_of(message)), (name, pattern, instead)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("name", PAGES)
def test_no_page_has_a_word_that_was_given_up(tag: str, name: str) -> None:
    for part in page(tag, name).sections:
        text = re.sub("[\u2066-\u2069]", "", html_of(part))
        text = re.sub(r"<code[^>]*>(.*?)</code>", r"`\1`", text)
        text = re.sub("<[^>]+>", "", text)
        for pattern, instead in GIVEN_UP[tag].items():
            assert not re.search(pattern, text), (part.id, pattern, instead)


@pytest.mark.parametrize("tag", TAGS)
def test_the_rules_tell_where_fournil_begins(tag: str) -> None:
    """What other programs do otherwise follows the sentence that says so."""
    for name, next_part in (("rules-boulanger", "cells"), ("rules-dozen", "taps")):
        ids = [part.id for part in page(tag, name).sections]
        assert ids[0] == "short"
        assert ids[ids.index("fournil") + 1] == next_part
        assert "Fournil" in html_of(section(tag, name, "fournil"))


@pytest.mark.parametrize("tag", TAGS)
def test_the_rules_of_the_dozen_speak_of_klondike(tag: str) -> None:
    assert "Klondike" in html_of(section(tag, "rules-dozen", "relatives"))
