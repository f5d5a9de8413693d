### Fournil بالعربية. الترتيب والمعرّفات كما في en.ftl.
###
### لكل عدد صيغه الست: zero وone وtwo وfew وmany وother.


## الأوراق

suit-name = { $suit ->
    [S] البستوني
    [H] القلب
    [D] الديناري
   *[C] السباتي
}
rank-name = { $rank ->
    [1] آس
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
    [11] ولد
    [12] ملكة
   *[13] ملك
}
card-name = { $rank ->
    [1] آس
    [11] ولد
    [12] ملكة
    [13] ملك
   *[other] { $rank }
} { $suit ->
    [S] البستوني
    [H] القلب
    [D] الديناري
   *[C] السباتي
}


## الأماكن

place-column = العمود { $number }
place-cell = الخانة { $letter }
place-foundation = أساس { $suit ->
    [S] البستوني
    [H] القلب
    [D] الديناري
   *[C] السباتي
}


## الألعاب

page-game-name = { $game ->
    [boulanger] لعبة الخبّاز
    [dozen] دزينة الخبّاز
    [freecell] الفريسل
   *[good-measure] Good Measure
}


## الطاولة

page-title = Fournil
page-tagline = ألعاب الخبّاز الفردية
page-score = النتيجة
page-moves = الحركات
page-time = الوقت
page-undo = تراجع
page-redo = إعادة
page-restart = من البداية
page-new-game = لعبة جديدة
page-menu = القائمة
page-close = إغلاق
page-cancel = إلغاء
page-code = رمز اللعبة
page-copy-code = نسخ الرمز
page-copied = تم النسخ
page-share = مشاركة
page-rules = القواعد
page-examples = أمثلة
page-faq = الأسئلة الشائعة
page-settings = الإعدادات
page-language = اللغة
page-new-short = جديدة
page-actions = الإجراءات
page-board = الطاولة
page-game = اللعبة
page-keys = المفاتيح
page-needs-script = تحتاج الطاولة إلى JavaScript: اسمح به في هذه الصفحة كي تلعب.
page-unreachable = تعذّر الوصول إلى الخادم. لم يضِع شيء: ما لعبته يُرسَل حالما يعود.
page-unreachable-unkept = تعذّر الوصول إلى الخادم. أبقِ هذه الصفحة مفتوحة: ما لعبته محفوظ هنا فقط، ويُرسَل حالما يعود الخادم.
page-waiting = لم يُجب الخادم بعد. يظهر آخر ما فعلته حالما يجيب.
page-reachable = عاد الخادم، وكل شيء محفوظ.
page-elsewhere = استمرت هذه اللعبة في نافذة أخرى. ها هي كما أصبحت الآن.
page-elsewhere-kept = استمرت هذه اللعبة في نافذة أخرى. ها هي كما أصبحت الآن. وما لعبته إلى جانب ذلك محفوظ: العبه هنا الآن أو تخلَّ عنه.
page-kept-play = العبه هنا
page-kept-drop = تخلَّ عنه
page-gone = لم تعد هذه اللعبة محفوظة هنا. ابدأ لعبة جديدة.
page-unkept = تحتاج هذه الصفحة إلى ملفات تعريف الارتباط لتحفظ ألعابك، ومتصفحك يحظرها. يمكنك أن تلعب هذه اللعبة، لكنها تنتهي بإغلاق الصفحة، ولا تلميحات ولا إحصاءات ولا إعدادات محفوظة. اسمح بملفات تعريف الارتباط لهذه الصفحة، ثم أعد تحميلها.
page-reload = إعادة التحميل
page-trouble = حدث خطأ في هذه الصفحة. أعد تحميلها: لعبتك محفوظة.
page-stuck = لم تبقَ حركة مسموحة. تراجع عن بعض الحركات أو ابدأ من جديد.
page-share-text = هل تستطيع الفوز بهذا التوزيع؟ { $code }
page-link-copied = نُسخ الرابط
page-copy-by-hand = انسخ هذا بيدك: { $text }


## المفاتيح

page-keys-walk = تنقّل على الطاولة؛ وداخل العمود يحدد السهمان أعلى وأسفل عدد الأوراق
page-keys-lift = ارفع الأوراق ثم ضعها
page-keys-run = ورقة أكثر أو أقل وهي مرفوعة
page-keys-two = من مكان إلى آخر: الأعمدة من 1 إلى 9 ومن A إلى D، والخانات من a إلى d
page-keys-home = إلى الأساس
page-keys-back = تخلَّ عن أي شيء بدأته
page-keys-show = أظهر المفاتيح


## الإعدادات

page-look = المظهر
page-theme = الإضاءة
page-theme-auto = النظام
page-theme-light = نهار
page-theme-dark = ليل
page-suits = الأنواع
page-suits-four = أربعة ألوان
page-suits-two = لونان
page-card-size = حجم الأوراق
page-card-size-small = صغير
page-card-size-medium = متوسط
page-card-size-large = كبير
page-left-handed = لليد اليسرى
page-left-handed-note = تتبادل الخانات والأسس أماكنها
page-play = اللعب
page-timer = إظهار الوقت
page-sounds = الأصوات
page-sounds-note = أصوات هادئة حين تتحرك الأوراق


## الحقيقة على الطاولة

page-truth = ضوء الحقيقة
page-truth-note = يقول بعد كل حركة هل ما زال الفوز ممكنًا
page-truth-winnable = يمكن الفوز
page-truth-lost = خاسرة
page-truth-unknown = غير معروف
page-truth-asking = جارٍ الفحص
announce-truth = { $verdict ->
    [winnable] ما زال الفوز بهذه اللعبة ممكنًا
    [unwinnable] لم يعد الفوز بهذه اللعبة ممكنًا
   *[unknown] لا يُعرف هل يمكن الفوز بهذه اللعبة
}
page-lost = من هنا لم يعد الفوز ممكنًا.
page-lost-deal = لا يمكن الفوز بهذا التوزيع.
page-last-winnable = العودة إلى آخر وضع يمكن الفوز منه
page-last-winnable-busy = جارٍ البحث عن آخر وضع يمكن الفوز منه
page-went-back = { $count ->
    [zero] لا حركة إلى الوراء
    [one] حركة واحدة إلى الوراء
    [two] حركتان إلى الوراء
    [few] { $count } حركات إلى الوراء
    [many] { $count } حركة إلى الوراء
   *[other] { $count } حركة إلى الوراء
}: هنا ما زال الفوز ممكنًا.
page-hint = تلميح
page-hint-play = العبها
page-hint-lost = لا طريق إلى الفوز من هنا: هذا الوضع خاسر.
page-hint-unknown = توقف البحث عند حدّه قبل أن يجد طريقًا إلى الفوز. ليس هذا حكمًا.
announce-hint = تلميح: { $move }. اضغط مرة أخرى للعبها
move-leads = { $cards } إلى { $target }
move-run = { $count ->
    [zero] { $card }
    [one] { $card }
    [two] ورقتان أولاهما { $card }
    [few] { $count } أوراق أولاها { $card }
    [many] { $count } ورقة أولاها { $card }
   *[other] { $count } ورقة أولاها { $card }
}
page-which-moves = أي الحركات تُبقي الفوز ممكنًا؟
page-moves-keep = { $count ->
    [zero] لا حركة تُبقيه
    [one] واحدة تُبقيه
    [two] اثنتان تُبقيانه
    [few] { $count } تُبقيه
    [many] { $count } تُبقيه
   *[other] { $count } تُبقيه
}
page-moves-unknown = { $count ->
    [zero] لا شيء غير معروف
    [one] واحدة غير معروفة
    [two] اثنتان غير معروفتين
    [few] { $count } غير معروفة
    [many] { $count } غير معروفة
   *[other] { $count } غير معروفة
}
page-moves-lose = { $count ->
    [zero] لا حركة تُضيّعه
    [one] واحدة تُضيّعه
    [two] اثنتان تُضيّعانه
    [few] { $count } تُضيّعه
    [many] { $count } تُضيّعه
   *[other] { $count } تُضيّعه
}
page-verdict = { $verdict ->
    [winnable] تُبقي الفوز ممكنًا
    [unwinnable] تُضيّع الفوز
   *[unknown] غير معروفة
}
page-moves-note = فُحص كل طريق حتى نهايته.
page-moves-note-unknown = فُحص كل طريق حتى نهايته، إلا ما كُتب عليه «غير معروفة»: هناك توقف البحث عند حدّه، وليس هذا حكمًا.
page-to-cell = خانة مؤقتة
page-to-column = عمود فارغ
page-to-foundation = أساس
page-no-answer = تعذّر الوصول إلى الخادم: لا جواب الآن.
page-finish = { $count ->
    [zero] إصعاد الكل
    [one] إصعاد الكل (ورقة واحدة)
    [two] إصعاد الكل (ورقتان)
    [few] إصعاد الكل ({ $count } أوراق)
    [many] إصعاد الكل ({ $count } ورقة)
   *[other] إصعاد الكل ({ $count } ورقة)
}
announce-finished = { $count ->
    [zero] لا ورقة إلى أساسها
    [one] ورقة واحدة إلى أساسها
    [two] ورقتان إلى أساسيهما
    [few] { $count } أوراق إلى أسسها
    [many] { $count } ورقة إلى أسسها
   *[other] { $count } ورقة إلى أسسها
}
page-keys-finish = إصعاد الكل، حين يُعرض
page-solution = عرض حل
page-solution-busy = جارٍ البحث عن حل
page-replay = إعادة عرض هذه اللعبة
page-replay-short = إعادة العرض
page-statistics = الإحصاءات
page-export = تصدير
page-import = استيراد
page-export-title = تصدير هذه اللعبة
page-import-title = استيراد لعبة
page-download = تنزيل
page-copy = نسخ
page-game-text = اللعبة نصًا
page-import-file = اختيار ملف
page-import-open = فتح اللعبة
page-import-too-large = هذا الملف أكبر من أن يكون لعبة.
page-import-implied = أوراق صعدت من تلقاء نفسها، كما في تدوين الفريسل المعتاد: { $count }
page-won-streak = انتصارات متتالية: { $count }
page-won-best = الأفضل { $value }
page-won-help = بشيء من المساعدة.


## عند الفوز

page-won = خرج الخبز من الفرن
page-won-note = الأوراق الـ52 كلها في مكانها.
page-won-again = التوزيع نفسه مرة أخرى


## أسماء الأوراق والأماكن كما تُقرأ

card-at = { $card }، { $place }
card-at-top = { $card }، { $place }، في الأعلى
card-covered = { $card }، { $place }، { $count ->
    [zero] مكشوفة
    [one] تحت ورقة واحدة
    [two] تحت ورقتين
    [few] تحت { $count } أوراق
    [many] تحت { $count } ورقة
   *[other] تحت { $count } ورقة
}
place-empty = { $place }، بلا أوراق
place-closed = { $place }، فارغ ومغلق


## ما يُعلَن

announce-to-column = { $card } إلى العمود { $number }
announce-run-to-column = { $count ->
    [zero] لا أوراق من
    [one] ورقة واحدة هي
    [two] ورقتان أولاهما
    [few] { $count } أوراق أولاها
    [many] { $count } ورقة أولاها
   *[other] { $count } ورقة أولاها
} { $card } إلى العمود { $number }
announce-to-cell = { $card } إلى الخانة { $letter }
announce-to-foundation = { $card } إلى الأساس
announce-undone = تم التراجع: { $move }
announce-restarted = بدأت اللعبة من جديد
announce-sentence = { $text }.
announce-score = النتيجة { $score }
announce-won = فوز: الأوراق كلها في مكانها
announce-stuck = لم تبقَ حركة مسموحة
announce-lifted = { $count ->
    [zero] لم تُرفع أي ورقة: { $card }
    [one] الورقة المرفوعة: { $card }
    [two] رُفعت ورقتان: { $card }
    [few] رُفعت { $count } أوراق: { $card }
    [many] رُفعت { $count } ورقة: { $card }
   *[other] رُفعت { $count } ورقة: { $card }
}
announce-put-back = أُعيدت إلى مكانها
announce-takes = يمكن وضعها هنا
announce-refuses = لا يمكن وضعها هنا
announce-no = لا يمكن أن تصعد الآن
announce-new-game = { $game }، التوزيع { $code }


## أين توجد الورقة التي يطلبها الرفض

move-lies-under = هي في العمود { $number }، { $count ->
    [zero] مكشوفة
    [one] تحت ورقة واحدة
    [two] تحت ورقتين
    [few] تحت { $count } أوراق
    [many] تحت { $count } ورقة
   *[other] تحت { $count } ورقة
}.
move-lies-on-top = هي في أعلى العمود { $number }.
move-lies-in-cell = هي في الخانة { $letter }.
move-lies-home = هي على أساسها أصلًا.


## نافذة لعبة جديدة

page-free-cells = الخانات المؤقتة
page-deal = التوزيع
page-deal-any = عشوائي
page-deal-winnable = ما يمكن الفوز به فقط
page-deal-level = حسب المستوى
page-deal-day = توزيع اليوم
page-deal-code = برمز اللعبة
page-deal-number = برقم التوزيع
page-deal-board = لوحة ملصقة
page-deal-cards = وزّع الأوراق
page-deal-found = هذا توزيع { $summary }
page-not-dealt = تعذّر توزيع الأوراق: لا يمكن الوصول إلى الخادم. أعد المحاولة بعد لحظة.
page-looking = جارٍ البحث عن توزيع…
page-rare = مع هذا العدد القليل من الخانات المؤقتة لا يمكن الفوز إلا في { $share } من التوزيعات.
page-level = المستوى
page-level-name = { $level ->
    [easy] سهل
    [medium] متوسط
   *[hard] صعب
}
page-level-note = بحسب عدد الحركات الطائشة التي يحتملها التوزيع، مقارنةً بسواه من توزيعات هذه اللعبة التي يمكن الفوز بها.
page-day-note = { $date }: توزيع واحد للجميع يمكن الفوز به، حتى منتصف الليل بالتوقيت العالمي (UTC).
page-kings = الملوك
page-kings-sink = تنزل إلى القاع
page-kings-stay = تبقى مكانها
page-building = توضع الورقة على
page-building-other-suit = نوع آخر
page-building-any-suit = أي نوع
page-numbering = مصدر الرقم
page-numbering-microsoft = Microsoft
page-numbering-pysol = PySolFC
page-number = الرقم
page-number-kings = تنزل الملوك بالترتيب الذي هي عليه. أما البرامج التي تبادلها بغيرها فتعرض لوحة أخرى للرقم نفسه.
page-code-note = ألصق الرمز كما وصلك: الشرطات والمسافات وحالة الأحرف لا تهم.
page-board-text = اللوحة
page-board-note = كما يكتبها fc-solve وPySolFC، أو بصيغة JSON الخاصة بـ Solvitaire.


## أخطاء الأوراق والحركات

card-malformed = «{ $text }» ليست ورقة: اكتب الرتبة والنوع، مثل ⁦7H⁩ أو ⁦10C⁩ أو ⁦7♥⁩
move-malformed = «{ $text }» ليست حركة: اكتب من أين وإلى أين، مثل ⁦26⁩ أو ⁦3a⁩ أو ⁦4h⁩ أو ⁦26x3⁩
move-ambiguous = يمكن أن تُقرأ «{ $text }» على أنها { $first } أو { $second }: اكتب إحداهما
move-count-malformed = «{ $text }»: عدد الأوراق يُكتب فقط في حركة بين عمودين
move-only-on = { $card } لا توضع إلا على { $first }
move-only-on-two = { $card } لا توضع إلا على { $first } أو { $second }
move-only-on-three = { $card } لا توضع إلا على { $first } أو { $second } أو { $third }
move-only-on-four = { $card } لا توضع إلا على { $first } أو { $second } أو { $third } أو { $fourth }
move-on-nothing = { $card } لا توضع على أي ورقة أخرى
move-capacity = { $limit ->
    [zero] لا يمكن نقل أي ورقة إلى هنا الآن
    [one] لا يمكن نقل أكثر من ورقة واحدة إلى هنا الآن
    [two] لا يمكن نقل أكثر من ورقتين إلى هنا الآن
    [few] لا يمكن نقل أكثر من { $limit } أوراق إلى هنا الآن
    [many] لا يمكن نقل أكثر من { $limit } ورقة إلى هنا الآن
   *[other] لا يمكن نقل أكثر من { $limit } ورقة إلى هنا الآن
}
move-capacity-one = لا يمكن نقل أكثر من ورقة واحدة إلى هنا الآن
move-single-cards = في هذه اللعبة تُنقل الأوراق واحدةً واحدة
move-not-run = العمود { $place }: { $count ->
    [zero] لا توجد أوراق تشكّل متتالية
    [one] الورقة الأخيرة لا تشكّل متتالية
    [two] الورقتان الأخيرتان لا تشكّلان متتالية
    [few] آخر { $count } أوراق لا تشكّل متتالية
    [many] آخر { $count } ورقة لا تشكّل متتالية
   *[other] آخر { $count } ورقة لا تشكّل متتالية
}
move-too-many = { $count ->
    [zero] لا أوراق تُنقل من العمود { $place }
    [one] لا ورقة في العمود { $place }
    [two] في العمود { $place } أقل من ورقتين
    [few] في العمود { $place } أقل من { $count } أوراق
    [many] في العمود { $place } أقل من { $count } ورقة
   *[other] في العمود { $place } أقل من { $count } ورقة
}
move-covered = { $card } مغطاة: ارفع أولًا الأوراق التي فوقها
move-column-empty = العمود { $place } فارغ: لا ورقة فيه لتُنقل
move-cell-empty = الخانة { $place } فارغة: لا ورقة فيها لتُنقل
move-cell-taken = الخانة { $place } مشغولة: فيها { $held }
move-cell-one-card = لا تتسع الخانة إلا لورقة واحدة
move-foundation-next = { $card } لا تصعد بعد: { $needed } أولًا
move-foundation-one-card = تصعد الأوراق إلى الأساس واحدةً واحدة
move-foundation-final = الورقة التي على الأساس تبقى عليه: لا يعيدها إلا التراجع
move-column-closed = في هذه اللعبة يبقى العمود الفارغ فارغًا
move-column-kings = لا يوضع في العمود الفارغ إلا ملك
move-same-place = الورقة هناك أصلًا
move-no-such-place = ليس في هذه اللعبة مكان اسمه { $place }
move-no-such-card = { $card } ليست في هذه اللعبة
move-nowhere = لا مكان يقبل { $card } الآن
move-too-late = بعد { $limit } حركة لا تتحرك الأوراق إلا صعودًا إلى الأسس


## ما يميز أشكال اللعبة

page-summary-cells = { $count ->
    [zero] بلا خانات مؤقتة
    [one] خانة مؤقتة واحدة
    [two] خانتان مؤقتتان
    [few] { $count } خانات مؤقتة
    [many] { $count } خانة مؤقتة
   *[other] { $count } خانة مؤقتة
}
page-summary-kings-stay = الملوك تبقى
page-summary-any-suit = أي نوع


## صفحات للقراءة: القواعد والأمثلة والأسئلة الشائعة

site-skip = إلى النص
site-navigation = الصفحات
site-contents = في هذه الصفحة
site-all-pages = كل الصفحات
site-play = إلى الطاولة
site-error-title = لم ينجح ذلك
site-offline-title = تعذّر الوصول
site-offline-text = تعذّر الوصول إلى الخادم، ولم تُفتح هذه الصفحة على هذا الجهاز من قبل. أما طاولتك فتُفتح مع ذلك.
site-offline-again = حاول مجددًا
site-page-rules-boulanger = قواعد لعبة الخبّاز
site-page-rules-dozen = قواعد دزينة الخبّاز
site-page-examples-boulanger = أمثلة من لعبة الخبّاز
site-page-examples-dozen = أمثلة من دزينة الخبّاز
site-page-faq = أسئلة وأجوبة


## لوحات الأمثلة

site-board-deal = التوزيع { $code }
site-board-deal-after = التوزيع { $code }، { $count ->
    [zero] قبل أي حركة
    [one] بعد حركة واحدة
    [two] بعد حركتين
    [few] بعد { $count } حركات
    [many] بعد { $count } حركة
   *[other] بعد { $count } حركة
}
site-board-then = ثم: { $moves }
site-board-refused = { $move } مرفوضة: { $reason }
site-board-play = العب هذا التوزيع
site-board-cells = الخانات المؤقتة
site-board-foundations = الأسس
site-board-columns = الأعمدة
site-board-empty = فارغ
site-example-next = الحركة التالية
site-example-try = جرّب هنا: اسحب أو المس أو استعمل المفاتيح.
page-example-over = هنا ينتهي المثال. تابع اللعب كما تشاء.
page-example-own-way = خرجت عن المثال، والتراجع يعيدك إليه.


## جدول أطوال المتتاليات

site-capacity-caption = أكبر عدد من الأوراق يُنقل دفعة واحدة
site-capacity-cells = الخانات الفارغة
site-capacity-onto = على ورقة، { $count ->
    [zero] بلا أعمدة فارغة
    [one] مع عمود فارغ واحد
    [two] مع عمودين فارغين
    [few] مع { $count } أعمدة فارغة
    [many] مع { $count } عمودًا فارغًا
   *[other] مع { $count } عمود فارغ
}
site-capacity-into = إلى عمود فارغ، وهو الوحيد
site-capacity-into-one-of = { $count ->
    [zero] إلى عمود فارغ
    [one] إلى العمود الفارغ الوحيد
    [two] إلى أحد عمودين فارغين
    [few] إلى أحد { $count } أعمدة فارغة
    [many] إلى أحد { $count } عمودًا فارغًا
   *[other] إلى أحد { $count } عمود فارغ
}


## إعادة لعبة: خطوة خطوة مع حقيقة كل وضع

replay-title = إعادة العرض
replay-title-solution = حل
replay-controls = أزرار التحكم
replay-first = إلى البداية
replay-back = حركة إلى الوراء
replay-play = تشغيل
replay-play-backwards = تشغيل إلى الوراء
replay-pause = إيقاف مؤقت
replay-forward = حركة إلى الأمام
replay-last = إلى النهاية
replay-speed = السرعة
replay-times = { $speed }×
replay-position = الموضع في اللعبة
replay-deal = التوزيع
replay-at = الحركة { $number } من { $count }: { $move }
replay-at-deal = التوزيع قبل الحركة الأولى
replay-verdict = { $verdict ->
    [winnable] يمكن الفوز
    [unwinnable] خاسرة
   *[unknown] غير معروف
}
replay-truth = إظهار الحقيقة
replay-truth-note = هل ما زال الفوز ممكنًا من كل وضع؟
replay-truth-asking = يجري حساب كل وضع
replay-unreachable = تعذّر الوصول إلى الخادم. حاول مرة أخرى بعد لحظات.
replay-lost-with = ضاع الفوز عند الحركة { $number }: { $move }.
replay-lost-between = ضاع الفوز في إحدى الحركات من { $first } إلى { $last }: ما بينهما غير معروف.
replay-lost-by = عند الحركة { $number } على أبعد تقدير لم يعد الفوز ممكنًا: { $move }. وما قبلها غير معروف.
replay-never = لا يمكن الفوز بهذا التوزيع: لم يضِع شيء في الطريق.
replay-won = ظل الفوز ممكنًا حتى النهاية.
replay-still-winnable = من حيث تنتهي ما زال الفوز ممكنًا.
replay-end-unknown = لا يُعرف هل ما زال الفوز ممكنًا من حيث تنتهي.
replay-lost-show = عرض هذه الحركة
replay-lost-again = المتابعة من قبلها
replay-moves = الحركات
replay-no-moves = لا حركات في هذه اللعبة بعد.
replay-share = مشاركة
replay-share-text = شاهد هذه اللعبة: { $code }
replay-play-deal = العب هذا التوزيع
replay-play-on = تابع اللعب من هنا
replay-save-text = الحفظ نصًا
replay-copy-text = النسخ نصًا
replay-illegal = لا يمكن لعب الحركة { $number }، { $move }: { $reason }. تنتهي إعادة العرض قبلها.


## الإحصاءات

statistics-title = الإحصاءات
statistics-all-games = كل الألعاب
statistics-variation = الشكل
statistics-all-variations = كل الأشكال
statistics-plain-variation = القواعد المعتادة
statistics-help = مساعدة الحلّال
statistics-help-kind = { $kind ->
    [all] الكل
    [without] بلا مساعدة
   *[with] مع المساعدة
}
statistics-played = عدد الألعاب
statistics-won = مرات الفوز
statistics-rate = نسبة الفوز
statistics-streak = فوز متتالٍ، الأفضل { $best }
statistics-fewest = أقل عدد حركات
statistics-mean-moves = متوسط الحركات
statistics-fastest = أسرع فوز
statistics-mean-time = متوسط الوقت
statistics-percent = { $percent }%
statistics-last = { $count ->
    [zero] لا ألعاب بعد
    [one] آخر لعبة
    [two] آخر لعبتين
    [few] آخر { $count } ألعاب
    [many] آخر { $count } لعبة
   *[other] آخر { $count } لعبة
}
statistics-outcome = { $outcome ->
    [won] فوز
    [stuck] لا حركة ممكنة
   *[unfinished] لم تكتمل
}
statistics-by-variation = نسبة الفوز بحسب اللعبة
statistics-by-variation-note = مرات الفوز من الألعاب التي لعبتها
statistics-of = من { $count }
statistics-times = وقت الفوز
statistics-times-note = الألعاب التي فزت بها بحسب الدقائق
statistics-minutes-to = حتى { $minutes }
statistics-minutes-over = أكثر من { $minutes }
statistics-minutes = الدقائق
statistics-games = الألعاب
statistics-moves-won = حركات الألعاب التي فزت بها
statistics-moves-note = { $count ->
    [zero] لا فوز بعد
    [one] آخر فوز؛ النقطة الممتلئة هي الأفضل
    [two] آخر فوزين؛ النقطة الممتلئة هي الأفضل
    [few] آخر { $count } مرات فوز؛ النقطة الممتلئة هي الأفضل
    [many] آخر { $count } مرة فوز؛ النقطة الممتلئة هي الأفضل
   *[other] آخر { $count } مرة فوز؛ النقطة الممتلئة هي الأفضل
}
statistics-no-wins = يمتلئ هذا مع أول فوز.
statistics-recent = أحدث الألعاب
statistics-when = { $day }، { $time }
statistics-moves = { $count ->
    [zero] لا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
    [many] { $count } حركة
   *[other] { $count } حركة
}
statistics-helped = مع المساعدة
statistics-replay = إعادة العرض
statistics-go-on = متابعة
statistics-note = تُحسب اللعبة من حركتها الأولى، ويُحسب الفوز مرة واحدة. الألعاب المستوردة لا تُحسب.
statistics-copy = تعذّر الوصول إلى الخادم: هذه الأرقام نسخة مما شوهد هنا آخر مرة.
statistics-empty = لا شيء في الفرن بعد
statistics-empty-note = تُحسب اللعبة من حركتها الأولى. العب واحدة فتظهر هنا.
statistics-none-such = لا لعبة محسوبة من هذا النوع بعد.
statistics-yours = ألعابك ملكك
statistics-export = تصدير كل شيء
statistics-delete = حذف كل شيء
statistics-delete-ask = هل تريد حذف كل شيء نهائيًا؟
statistics-delete-note = تُحذف كل ألعابك وأرقامك وإعداداتك ولا شيء يعيدها. صدّرها أولًا إن كنت قد تحتاج إليها.
statistics-delete-failed = لم يُحذف شيء: تعذّر الوصول إلى الخادم. حاول مرة أخرى بعد لحظات.


## الأمر الذي يقدّم الصفحة

cli-serve-help = يقدّم الصفحة على هذا الجهاز ويفتحها في المتصفح. وهذا ما يفعله «fournil» وحده.
cli-serve-port-help = المنفذ المستخدم (8052، أو أي منفذ حر إن كان مشغولًا)
cli-serve-no-browser-help = لا تفتح المتصفح
cli-serve-data-help = مجلد الألعاب المحفوظة (وإلا فمجلد بياناتك)
cli-serve-database-help = احفظ الألعاب في قاعدة البيانات هذه، مثل postgresql://user@host/fournil (تُقرأ أيضًا من DATABASE_URL)
cli-serve-running = Fournil على العنوان { $address } (أوقفه بـ Ctrl+C)
cli-serve-two-places = أعطِ ⁦--data⁩ أو ⁦--database⁩، لا كليهما


## سطر الأوامر

cli-about = Fournil، بيت ألعاب الخبّاز الفردية. بلا أمر يفعل ما يفعله «{ $command }».
cli-usage = الاستخدام: { $usage }
cli-commands = الأوامر:
cli-arguments = المعطيات:
cli-options = الخيارات:
cli-more = «{ $usage }» يخبرك أكثر عن أمر ما.
cli-see-help = انظر «{ $usage }».
cli-language-help = اللغة المستخدمة: en أو fr أو tr أو ar أو fa أو th (وإلا فلغة البيئة)
cli-help-help = أظهر هذا ولا تفعل شيئًا آخر
cli-version-help = أظهر الإصدار، وهل يعمل الحلّال مترجَمًا
cli-version-compiled = Fournil { $version } (الحلّال مترجَم)
cli-version-plain = Fournil { $version } (الحلّال غير مترجَم: يعمل بلغة Python العادية، ببطء)
cli-version-partly = Fournil { $version } (المترجَم من الحلّال: { $compiled }؛ وغير المترجَم، وهو بطيء: { $plain })
cli-game-option = اللعبة: boulanger أو dozen أو freecell أو good-measure، أو بالتحديد مثل BK1-C2 أو BD1-KA
cli-cells-option = عدد الخانات المؤقتة
cli-deal-help = يعرض أوراق توزيع.
cli-deal-argument = رمز لعبة، أو ⁦ms:617⁩، أو ⁦pysol:5⁩، أو لوحة، أو ملف يحوي أحدها، أو - للدخل القياسي
cli-deal-format = كيف تُعرض: text (يقرؤه fc-solve وPySolFC) أو json أو solvitaire (صيغة JSON الخاصة به) أو code
cli-deal-winnable = وزّع أي توزيع يمكن الفوز به
cli-deal-level = وزّع توزيعًا من هذا المستوى يمكن الفوز به
cli-deal-day = وزّع توزيع هذا اليوم، أو توزيع اليوم الحالي (UTC)
cli-check-help = يلعب سلسلة حركات وفق القواعد: يعرض إلى أين تؤدي، أو أول حركة غير مسموحة وسببها.
cli-check-moves-argument = حركات مثل ⁦26 3a b5 4h 26x3⁩، أو ما يكتبه fc-solve، أو ملف فيه ذلك، أو - للدخل القياسي
cli-check-format = كيف تُعرض النهاية: text أو json
cli-check-moves = الحركات: { $count }
cli-check-score = النتيجة: { $score }
cli-check-status = الحالة: { $status ->
    [won] فوز
    [stuck] لا حركة ممكنة
   *[playing] ما زالت جارية
}
cli-check-illegal = الحركة { $count }، { $move }، غير مسموحة: { $reason }
cli-solve-help = يقول عن كل توزيع هل يمكن الفوز به وكيف. ولكل جواب إثبات: سلسلة حركات، أو بحث رأى كل شيء.
cli-solve-argument = توزيعات: رموز ألعاب، أو ⁦ms:617⁩، أو ⁦pysol:5⁩، أو لوحات، أو ملفات تحوي كثيرًا منها، أو - للدخل القياسي
cli-solve-deals = توزيعات متتالية الأرقام، مثل ⁦ms:1-1000⁩ أو ⁦pysol:1-500⁩ أو ⁦BK1-C2-code:0-99⁩
cli-solve-shortest = اعثر على أقل عدد من الإجراءات يؤدي إلى الفوز وأثبته (لعبة الخبّاز فقط)
cli-solve-json = اكتب لكل توزيع كائن JSON واحدًا فيه deal وverdict وline وnodes وseconds
cli-solve-summary = اكتب المجاميع فقط
cli-solve-verify = العب كل سلسلة وفق القواعد حتى نهايتها، وأثبت كل خسارة مرة ثانية بمفاتيح أخرى
cli-solve-jobs = عدد خيوط التنفيذ (1)
cli-solve-nodes = اترك التوزيع بعد النظر في هذا العدد من الأوضاع
cli-solve-seconds = اترك التوزيع بعد هذا العدد من الثواني
cli-solve-memory = أكثر ما يجوز أن يأخذه البحث في توزيع واحد بالميغابايت (1024)
cli-solve-winnable = { $deal }: { $count ->
    [zero] يمكن الفوز بلا إجراءات
    [one] يمكن الفوز بإجراء واحد
    [two] يمكن الفوز بإجراءين
    [few] يمكن الفوز بـ { $count } إجراءات
    [many] يمكن الفوز بـ { $count } إجراءً
   *[other] يمكن الفوز بـ { $count } إجراء
}
cli-solve-unwinnable = { $deal }: { $nodes ->
    [zero] لا يمكن الفوز (لم يُنظر في أي وضع)
    [one] لا يمكن الفوز (نُظر في وضع واحد)
    [two] لا يمكن الفوز (نُظر في وضعين)
    [few] لا يمكن الفوز (نُظر في { $nodes } أوضاع)
    [many] لا يمكن الفوز (نُظر في { $nodes } وضعًا)
   *[other] لا يمكن الفوز (نُظر في { $nodes } وضع)
}
cli-solve-unknown = { $deal }: غير معروف ({ $reason })
cli-solve-proved-again = أُثبتت مرة ثانية بمفاتيح أخرى
cli-solve-not-proved-again = لم تُثبت مرة ثانية: { $reason }
cli-solve-reason = { $reason ->
    [node-limit] بلغ عدد الأوضاع المنظور فيها الحدّ المسموح
    [time-limit] انتهى الوقت المسموح
    [memory-limit] استُنفدت الذاكرة المسموحة
   *[cancelled] أُوقف
}
cli-solve-sum-winnable = يمكن الفوز: { $count }
cli-solve-sum-replayed = السلاسل المُعاد لعبها: { $count }
cli-solve-sum-unwinnable = لا يمكن الفوز: { $count }
cli-solve-sum-proved-again = الخسائر المُثبتة مرة ثانية: { $count }
cli-solve-sum-unknown = غير معروف: { $count }
cli-solve-sum-nodes = الأوضاع المنظورة: { $count }
cli-solve-sum-seconds = ثواني المعالج: { $seconds }
cli-bench-help = يحل مجموعة ثابتة من التوزيعات: عدد الأوضاع المنظورة يقول هل تغيّر البحث، والوقت يقول كم هو سريع هنا.
cli-bench-json = اكتب كائن JSON واحدًا
cli-bench-row = { $name }: التوزيعات { $deals }، يمكن الفوز { $winnable }، الأوضاع { $nodes }، { $milliseconds } م.ث
cli-bench-fingerprint = البصمة: الأوضاع { $nodes }
cli-bench-speed = ثواني المعالج: { $seconds }، الأوضاع في الثانية: { $rate }


## أخطاء التوزيعات والرموز واللوحات وحلول البرامج الأخرى

deal-empty = لا توزيع هنا: اكتب رمز لعبة أو ⁦ms:617⁩ أو ⁦pysol:5⁩ أو لوحة
deal-too-long = هذا أطول بكثير من أن يكون توزيعًا
deal-unreadable = «{ $text }» ليس توزيعًا: اكتب رمزًا مثل BK1-C4-AAAAA24 أو ⁦ms:617⁩ أو ⁦pysol:5⁩ أو لوحة
deal-bare-number = قد يكون { $number } رقمًا في أكثر من برنامج: اكتب ⁦ms:{ $number }⁩ أو ⁦pysol:{ $number }⁩
deal-number-malformed = «{ $text }» ليس رقم توزيع: اكتب أرقامًا فقط
deal-number-code = أرقام التوزيعات من { $first } إلى { $last }، و{ $number } ليس منها
deal-number-microsoft = أرقام توزيعات Microsoft من { $first } إلى { $last }، و{ $number } ليس منها
deal-number-pysol = أرقام توزيعات PySolFC من { $first } إلى { $last }، و{ $number } ليس منها
deal-other-game = هذا التوزيع للعبة { $found }، والمطلوب { $asked }
deal-other-cells = { $found ->
    [zero] ليس في هذا التوزيع خانات
    [one] في هذا التوزيع خانة واحدة
    [two] في هذا التوزيع خانتان
    [few] في هذا التوزيع { $found } خانات
    [many] في هذا التوزيع { $found } خانة
   *[other] في هذا التوزيع { $found } خانة
}، والمطلوب { $asked }
code-too-long = هذا أطول بكثير من أن يكون رمز لعبة
code-game = ليست «{ $found }» لعبة، ابتداءً من الحرف { $position }: يبدأ الرمز بأحد { $known }
code-version = الحرف { $position }: «{ $found }» قاعدة توزيع لا يعرفها هذا الإصدار من Fournil؛ ما يعرفه: { $known }
code-options = ليست «{ $found }» شكلًا من أشكال { $game }، ابتداءً من الحرف { $position }: اكتب { $known }
code-character = الحرف { $position }: «{ $character }» لا يرد في أي رمز؛ يتكون الرمز من ⁦A⁩ إلى ⁦Z⁩ ومن ⁦2⁩ إلى ⁦7⁩
code-too-short = ينتهي الرمز قبل الحرف { $position }: طول جزئه الأخير { $found } بدلًا من { $needed }
code-length = الرمز أطول مما ينبغي ابتداءً من الحرف { $position }: طول جزئه الأخير { $found } بدلًا من { $needed }
code-check = حرف التحقق في الرمز لا يطابق، الحرف { $position }: ينبغي أن يكون { $expected } لا «{ $found }»، أو أن أحد الستة التي قبله خاطئ أو في غير مكانه
code-check-long = تحقق الرمز الطويل لا يطابق، ابتداءً من الحرف { $position }: ينبغي أن يكون { $expected } لا { $found }، أو أن حرفًا قبله خاطئ أو في غير مكانه
code-form = الحرف { $position }: يبدأ الرمز الطويل بـ D أو P، لا بـ «{ $found }»
code-other-game = هذا الرمز الطويل للوحة عدد أعمدتها { $columns } وعدد خاناتها { $cells }، لا للعبة { $game }
code-board = لا يقابل هذا الرمز الطويل أي لوحة من { $game }
board-line = السطر { $line } ليس من لوحة: «{ $text }»
board-card = السطر { $line }: «{ $text }» ليست ورقة
board-foundation = السطر { $line }: «{ $text }» ليس أساسًا، مثل ⁦H-0⁩ أو ⁦S-K⁩
board-columns = لا لعبة هنا عدد أعمدتها { $found }: الأعداد المعروفة { $known }
board-too-many-cells = عدد الخانات هنا { $found }، وعدد الخانات في هذه اللعبة { $cells }
board-too-long = هذا أطول بكثير من أن يكون لوحة
board-json = اللوحة ليست JSON صحيحًا: السطر { $line }، الحرف { $position }
board-json-shape = صيغة JSON للوحة لا تناسب: انظر «{ $field }»
board-foundation-order = الأساس «{ $cards }» لا يصعد من الآس في نوع واحد
board-remark = السطر { $line } ليس من لوحة: «{ $text }»: ابدأ الملاحظة بعلامة #
board-rows = السطر { $line }: هذه اللوحة مكتوبة من الأعلى إلى الأسفل: اطلب من fc-solve كتابتها بالخيار ⁦-p⁩
solution-none = هذا النص عن لعبة لم تُحلّ: ليس فيه حركات
solution-too-long = هذا أطول بكثير من أن يكون حركات لعبة واحدة
solution-place = «{ $text }» يتحدث عن مكان ليس في أي لعبة هنا
solution-empty = لا حركات هنا: اكتب حركات مثل ⁦26 3a b5 4h⁩
solution-boards = هنا لوحات بلا حركات: اطلب من fc-solve كتابة الحركات بالخيار ⁦-m⁩ أو ⁦-sam⁩
solution-line = السطر { $line }: { $reason }
game-cells = { $cells ->
    [zero] لا تُلعب { $game } بلا خانات
    [one] لا تُلعب { $game } بخانة واحدة
    [two] لا تُلعب { $game } بخانتين
    [few] لا تُلعب { $game } بـ { $cells } خانات
    [many] لا تُلعب { $game } بـ { $cells } خانة
   *[other] لا تُلعب { $game } بـ { $cells } خانة
}: اختر { $known }
shortest-unfit = لا يُبحث عن أقل عدد من الإجراءات إلا في لعبة الخبّاز، لا في { $game }
search-unfit = لا يتسع البحث للعبة عدد أعمدتها أكثر من { $columns } أو عدد خاناتها أكثر من { $cells }
wish-unknown = «{ $text }» ليس من الرغبات المعروفة: جرّب { $known }
wish-and-deal = اطلب نوعًا من التوزيعات أو سمِّ توزيعًا بعينه، لا كليهما
winnable-not-found = لم يُعثر في الوقت المتاح على توزيع يمكن الفوز به، فلم تُوزَّع أوراق: أعد المحاولة
level-not-found = لم يُعثر في الوقت المتاح على توزيع من هذا المستوى، فلم تُوزَّع أوراق: أعد المحاولة أو اختر مستوى آخر
level-unfit = لا مستويات للعبة { $game }
game-unknown = لا لعبة اسمها «{ $text }»: جرّب { $known }


## أخطاء سطر الأوامر

cli-command-unknown = لا أمر اسمه «{ $text }»: اختر { $known }
cli-option-unknown = لا خيار اسمه { $option } هنا
cli-argument-missing = ينقص { $argument }
cli-argument-extra = «{ $text }» زائد على ما يأخذه هذا الأمر
cli-switch-value = لا يأخذ { $option } قيمة
cli-value-missing = يحتاج { $option } إلى قيمة
cli-value-choice = لا يمكن أن يكون { $option } «{ $text }»: اختر { $choices }
cli-value-number = يجب أن يكون { $option } عددًا صحيحًا من { $least } إلى { $most }، لا «{ $text }»
cli-value-seconds = يجب أن يكون { $option } عددًا من الثواني، لا «{ $text }»
cli-value-date = يجب أن يكون { $option } تاريخًا مثل ⁦2026-11-30⁩، لا «{ $text }»
cli-range-malformed = «{ $text }» ليس مدى توزيعات: اكتب ⁦ms:1-1000⁩ أو ⁦pysol:1-500⁩ أو ⁦code:0-99⁩
cli-range-backwards = يتجه المدى صعودًا: { $first } يأتي بعد { $last }
cli-solve-two-kinds = أعطِ توزيعات أو ⁦--deals⁩، لا كليهما
cli-deal-two-kinds = أعطِ واحدًا فقط مما يلي: توزيع، أو ⁦--winnable⁩، أو ⁦--level⁩، أو ⁦--day⁩
cli-solve-range = «{ $text }» مدى من التوزيعات: اكتب ⁦--deals⁩ { $text }
cli-file-missing = لا يوجد الملف { $path }
cli-file-unreadable = تعذّرت قراءة الملف { $path }
cli-file-not-text = ليس في { $path } نص UTF-8
cli-file-too-long = { $path } أطول من أن يكون توزيعًا
cli-file-deal = { $path }، السطر { $line }: { $reason }
cli-output-failed = تعذّرت كتابة الخرج: هل بقي مكان على القرص؟
cli-input-twice = يُقرأ الدخل القياسي مرة واحدة فقط: للتوزيع أو للحركات


## أخطاء الأوضاع والألعاب

position-columns = عدد أعمدة هذه اللعبة { $expected }، لا { $found }
position-cells = عدد خانات هذه اللعبة { $expected }، لا { $found }
position-foundations = يلزم أربعة أسس (⁦S H D C⁩)، كل منها من 0 إلى { $top }، وليست { $found } كذلك
position-cards-missing = هناك أوراق ناقصة: { $cards }
position-cards-doubled = هذه الأوراق موجودة أكثر من مرة: { $cards }
position-cards-strange = هذه الأوراق ليست في هذه اللعبة: { $cards }
undo-nothing = لا شيء للتراجع عنه
undo-limit = { $limit ->
    [zero] لا يمكن التراجع عن أي إجراء
    [one] لا يمكن التراجع إلا عن آخر إجراء
    [two] لا يمكن التراجع إلا عن آخر إجراءين
    [few] لا يمكن التراجع إلا عن آخر { $limit } إجراءات
    [many] لا يمكن التراجع إلا عن آخر { $limit } إجراءً
   *[other] لا يمكن التراجع إلا عن آخر { $limit } إجراء
}
redo-nothing = لا شيء لإعادته
finish-not-yet = لا يمكن بعدُ أن تصعد كل الأوراق مباشرة
finish-won = اللعبة منتهية بالفوز: لم تبقَ ورقة تصعد
back-won = اللعبة منتهية بالفوز: لم تُضِعها أي حركة
back-winnable = ما زال الفوز ممكنًا من الوضع الحالي
back-never = حتى توزيع هذه اللعبة نفسه لا يمكن الفوز به
back-unknown = توقف البحث عند حدّه قبل أن يتأكد من آخر وضع يمكن الفوز منه: لم يتغير شيء
game-text-empty = لا لعبة هنا: ليس في النص سطر فيه توزيع
game-text-too-long = هذا أطول بكثير من أن يكون لعبة
game-text-line = السطر { $line } ليس من لعبة: «{ $text }»: اكتب سطرًا يبدأ بـ ⁦deal⁩ وأسطرًا تبدأ بـ ⁦moves⁩
game-text-deal-twice = في السطر { $line } توزيع ثانٍ: في النص لعبة واحدة
game-text-deal-first = السطر { $line }: يجب أن يسبق التوزيع الحركات
game-text-deal = ليس في السطر { $line } توزيع: { $reason }
game-text-move = الحركة { $number }، «{ $move }»: { $reason }
rules-invalid = هذه القواعد تناقض نفسها: الموزَّع { $layout } والمجموع { $deck }


## أخطاء الألعاب المحفوظة والإعدادات وقاعدة بياناتها

store-broken = { $place } تالف أو ليس قاعدة بيانات Fournil: انقله من مكانه وابدأ من جديد
store-foreign = { $place } يخص برنامجًا آخر: اختر مكانًا آخر للألعاب المحفوظة
store-newer = { $place } كتبه إصدار أحدث من Fournil: حدّث Fournil أو اختر مكانًا آخر للألعاب المحفوظة
store-locked = يستخدم برنامج آخر الألعاب المحفوظة: أعد المحاولة بعد لحظة
store-full = لم يبقَ مكان للحفظ: أفرغ بعض المساحة وأعد المحاولة
store-read-only = لا يمكن الكتابة في { $place }: اسمح بذلك أو اختر مكانًا آخر
store-unreadable = تعذّر فتح { $place }: تأكد من وجوده ومن أن لك حق قراءته
store-disk = تعذّرت القراءة من { $place } أو الكتابة فيه: القرص يبلّغ عن خطأ، أو لم يعد مسموحًا للملف بأن يكبر
store-unreachable = قاعدة بيانات الألعاب المحفوظة لا تستجيب: أعد المحاولة بعد لحظة
store-address = «{ $text }» ليس عنوان قاعدة بيانات
saved-game-unknown = لا توجد لعبة محفوظة كهذه
saved-game-broken = لا يمكن قراءة هذه اللعبة المحفوظة: حركاتها لا توافق توزيعها
saved-game-moved-on = تقدمت اللعبة في مكان آخر: ها هي كما أصبحت الآن
settings-invalid = «{ $text }» ليس من خيارات الإعداد { $name }


## أخطاء الطلبات إلى الخادم

request-json = الطلب ليس JSON صحيحًا
request-field = الطلب لا يناسب: انظر { $field }
request-one-action = اطلب شيئًا واحدًا: move أو tap أو double_tap
request-type = يجب أن يكون الطلب JSON (⁦Content-Type: application/json⁩)
request-too-large = الطلب أكبر مما ينبغي: { $limit } ك.ب على الأكثر
request-origin = رُفض طلب قادم من موقع آخر
request-host = لا يستجيب هذا الخادم لهذا الاسم: افتحه بعنوانه هو
request-framing = يحدد الطلب طوله بأكثر من طريقة
request-not-found = لا شيء في هذا العنوان
request-method = لا يقبل هذا العنوان مثل هذا الطلب
server-trouble = حدث خطأ هنا: لم يتغير شيء، أعد المحاولة
serve-port-taken = المنفذ { $port } مستخدم: اختر غيره بـ ⁦--port⁩
serve-port-refused = لا يمكن استخدام المنفذ { $port } هنا: اختر غيره بـ ⁦--port⁩
