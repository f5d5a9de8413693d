### Fournil به فارسی. ترتیب و شناسه‌ها همان en.ftl است.


## کارت‌ها

suit-name = { $suit ->
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}
rank-name = { $rank ->
    [1] آس
    [2] دو
    [3] سه
    [4] چهار
    [5] پنج
    [6] شش
    [7] هفت
    [8] هشت
    [9] نه
    [10] ده
    [11] سرباز
    [12] بی‌بی
   *[13] شاه
}
card-name = { $rank ->
    [1] آس
    [11] سرباز
    [12] بی‌بی
    [13] شاه
   *[other] { $rank }
} { $suit ->
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}


## جاها

place-column = ستون { $number }
place-cell = خانهٔ { $letter }
place-foundation = پایهٔ { $suit ->
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}


## بازی‌ها

page-game-name = { $game ->
    [boulanger] بازی نانوا
    [dozen] دوجین نانوا
    [freecell] فری‌سل
   *[good-measure] Good Measure
}


## میز

page-title = Fournil
page-tagline = بازی‌های تک‌نفرهٔ نانوا
page-score = امتیاز
page-moves = حرکت
page-time = زمان
page-undo = واگرد
page-redo = بازانجام
page-restart = از نو
page-new-game = بازی جدید
page-menu = منو
page-close = بستن
page-cancel = انصراف
page-code = کد بازی
page-copy-code = کپی کد
page-copied = کپی شد
page-share = هم‌رسانی
page-rules = قوانین
page-examples = نمونه‌ها
page-faq = پرسش‌های پرتکرار
page-settings = تنظیمات
page-language = زبان
page-new-short = جدید
page-actions = کنش‌ها
page-board = میز
page-game = بازی
page-keys = کلیدها
page-needs-script = میز به JavaScript نیاز دارد: برای بازی، آن را در این صفحه مجاز کنید.
page-unreachable = سرور در دسترس نیست. چیزی از دست نرفته است: آنچه بازی کرده‌اید، همین که سرور برگردد فرستاده می‌شود.
page-unreachable-unkept = سرور در دسترس نیست. این صفحه را باز نگه دارید: آنچه بازی کرده‌اید تنها همین‌جا نگهداری می‌شود و همین که سرور برگردد فرستاده می‌شود.
page-waiting = سرور هنوز پاسخ نداده است. آخرین کار شما همین که پاسخ بدهد نشان داده می‌شود.
page-reachable = سرور برگشت و همه‌چیز ذخیره شده است.
page-elsewhere = این بازی در پنجرهٔ دیگری پیش رفته است. وضع کنونی آن این است.
page-elsewhere-kept = این بازی در پنجرهٔ دیگری پیش رفته است. وضع کنونی آن این است. آنچه شما در کنار آن بازی کرده‌اید نگه داشته شده است: اکنون همین‌جا بازی‌اش کنید یا از آن بگذرید.
page-kept-play = همین‌جا بازی کن
page-kept-drop = می‌گذرم
page-gone = این بازی دیگر اینجا نگهداری نمی‌شود. بازی تازه‌ای آغاز کنید.
page-unkept = این صفحه برای نگهداری بازی‌های شما به کوکی نیاز دارد و مرورگر شما جلو آن را گرفته است. می‌توانید این بازی را بازی کنید، ولی با بسته شدن صفحه پایان می‌یابد و راهنمایی، آمار و تنظیمات ذخیره‌شده‌ای در کار نیست. کوکی را برای این صفحه مجاز کنید و سپس آن را دوباره بار کنید.
page-reload = بار کردن دوباره
page-trouble = در این صفحه اشکالی پیش آمد. آن را دوباره بار کنید: بازی شما ذخیره شده است.
page-stuck = دیگر حرکتی ممکن نیست. چند حرکت را واگرد کنید یا از نو آغاز کنید.
page-share-text = می‌توانی این دست را ببری؟ { $code }
page-link-copied = پیوند کپی شد
page-copy-by-hand = این را دستی کپی کنید: { $text }


## کلیدها

page-keys-walk = گشتن روی میز؛ در یک ستون، بالا و پایین شمار کارت‌ها را برمی‌گزینند
page-keys-lift = برداشتن کارت‌ها و سپس گذاشتنشان
page-keys-run = یک کارت بیشتر یا کمتر، وقتی برداشته شده‌اند
page-keys-two = از جایی به جای دیگر: ستون‌ها ۱ تا ۹ و A تا D، خانه‌ها a تا d
page-keys-home = به پایه
page-keys-back = بیرون آمدن از هر کاری
page-keys-show = نشان دادن کلیدها


## تنظیمات

page-look = ظاهر
page-theme = روشنایی
page-theme-auto = سیستم
page-theme-light = روز
page-theme-dark = شب
page-suits = خال‌ها
page-suits-four = چهار رنگ
page-suits-two = دو رنگ
page-card-size = اندازهٔ کارت‌ها
page-card-size-small = کوچک
page-card-size-medium = میانه
page-card-size-large = بزرگ
page-left-handed = چپ‌دست
page-left-handed-note = خانه‌ها و پایه‌ها جا عوض می‌کنند
page-play = بازی
page-timer = نمایش زمان
page-sounds = صداها
page-sounds-note = آرام، وقتی کارت‌ها جابه‌جا می‌شوند


## حقیقت روی میز

page-truth = چراغ حقیقت
page-truth-note = پس از هر حرکت می‌گوید بازی هنوز بردنی است یا نه
page-truth-winnable = بردنی
page-truth-lost = باخته
page-truth-unknown = نامعلوم
page-truth-asking = بررسی
announce-truth = { $verdict ->
    [winnable] این بازی هنوز بردنی است
    [unwinnable] این بازی دیگر بردنی نیست
   *[unknown] معلوم نیست این بازی بردنی است یا نه
}
page-lost = از اینجا دیگر نمی‌توان بازی را برد.
page-lost-deal = این دست بردنی نیست.
page-last-winnable = بازگشت به آخرین وضعیت بردنی
page-last-winnable-busy = جست‌وجوی آخرین وضعیت بردنی
page-went-back = { $count } حرکت به عقب: اینجا بازی هنوز بردنی است.
page-hint = راهنمایی
page-hint-play = انجام بده
page-hint-lost = از اینجا راهی به برد نیست: این وضعیت باخته است.
page-hint-unknown = جست‌وجو پیش از یافتن راه برد به حد خود رسید. این حکم نیست.
announce-hint = راهنمایی: { $move }. برای انجام آن، یک بار دیگر بزنید
move-leads = { $cards } به { $target }
move-run = { $count ->
    [one] { $card }
   *[other] { $count } کارت، با { $card } در آغاز
}
page-which-moves = با کدام حرکت‌ها بازی بردنی می‌ماند؟
page-moves-keep = با { $count } حرکت بردنی می‌ماند
page-moves-unknown = { $count } حرکت نامعلوم
page-moves-lose = با { $count } حرکت باخته می‌شود
page-verdict = { $verdict ->
    [winnable] بردنی می‌ماند
    [unwinnable] باخته می‌شود
   *[unknown] نامعلوم
}
page-moves-note = همهٔ راه‌ها تا پایان بررسی شد.
page-moves-note-unknown = همهٔ راه‌ها تا پایان بررسی شد، جز آن‌ها که نشان «نامعلوم» دارند: آنجا جست‌وجو به حد خود رسید و این حکم نیست.
page-to-cell = خانهٔ آزاد
page-to-column = ستون خالی
page-to-foundation = پایه
page-no-answer = سرور در دسترس نیست: اکنون پاسخی نیست.
page-finish = همه به پایه‌ها ({ $count } کارت)
announce-finished = { $count } کارت به پایه‌های خود
page-keys-finish = همه به پایه‌ها، هنگامی که پیشنهاد شود
page-solution = نمایش یک راه‌حل
page-solution-busy = جست‌وجوی راه‌حل
page-replay = بازپخش این بازی
page-replay-short = بازپخش
page-statistics = آمار
page-export = برون‌بری
page-import = درون‌بری
page-export-title = برون‌بری این بازی
page-import-title = درون‌بری یک بازی
page-download = بارگیری
page-copy = کپی
page-game-text = متن بازی
page-import-file = انتخاب پرونده
page-import-open = باز کردن بازی
page-import-too-large = این پرونده بزرگ‌تر از آن است که بازی باشد.
page-import-implied = کارت‌هایی که خودبه‌خود بالا رفتند، مانند نشانه‌گذاری رایج فری‌سل: { $count }
page-won-streak = بردهای پیاپی: { $count }
page-won-best = بهترین { $value }
page-won-help = با اندکی کمک.


## وقتی بازی برده می‌شود

page-won = تازه از تنور درآمد
page-won-note = هر ۵۲ کارت سر جای خود است.
page-won-again = همین دست، دوباره


## نام کارت‌ها و جاها، آن‌گونه که خوانده می‌شوند

card-at = { $card }، { $place }
card-at-top = { $card }، { $place }، کارت رویی
card-covered = { $card }، { $place }، زیر { $count } کارت
place-empty = { $place }، خالی
place-closed = { $place }، خالی و بسته


## آنچه اعلام می‌شود

announce-to-column = { $card } به ستون { $number }
announce-run-to-column = { $count } کارت، با { $card } در آغاز، به ستون { $number }
announce-to-cell = { $card } به خانهٔ { $letter }
announce-to-foundation = { $card } به پایهٔ خود
announce-undone = واگرد شد: { $move }
announce-restarted = از نو آغاز شد
announce-sentence = { $text }.
announce-score = امتیاز { $score }
announce-won = برد: همهٔ کارت‌ها سر جای خود هستند
announce-stuck = دیگر حرکتی ممکن نیست
announce-lifted = { $count ->
    [one] برداشته شد: { $card }
   *[other] { $count } کارت برداشته شد: { $card }
}
announce-put-back = سر جایش گذاشته شد
announce-takes = اینجا می‌نشیند
announce-refuses = اینجا نمی‌نشیند
announce-no = اکنون نمی‌تواند بالا برود
announce-new-game = { $game }، دست { $code }


## کارتی که نپذیرفتن آن را می‌خواهد کجاست

move-lies-under = آن کارت در ستون { $number } است، زیر { $count } کارت.
move-lies-on-top = آن کارت روی ستون { $number } است.
move-lies-in-cell = آن کارت در خانهٔ { $letter } است.
move-lies-home = آن کارت هم‌اکنون روی پایهٔ خود است.


## پنجرهٔ بازی جدید

page-free-cells = خانه‌های آزاد
page-deal = دست
page-deal-any = تصادفی
page-deal-winnable = فقط بردنی
page-deal-level = بر پایهٔ سطح
page-deal-day = دست روز
page-deal-code = با کد
page-deal-number = با شماره
page-deal-board = چسباندن چیدمان
page-deal-cards = کارت‌ها را پخش کن
page-deal-found = این دست از آنِ { $summary } است
page-not-dealt = کارت‌ها پخش نشدند: سرور در دسترس نیست. اندکی بعد دوباره بکوشید.
page-looking = در جست‌وجوی دست…
page-rare = با این تعداد کمِ خانهٔ آزاد، فقط { $share } از دست‌ها بردنی است.
page-level = سطح
page-level-name = { $level ->
    [easy] آسان
    [medium] متوسط
   *[hard] دشوار
}
page-level-note = بر پایهٔ شمار حرکت‌های بی‌دقتی که دست تاب می‌آورد، در سنجش با دیگر دست‌های بردنی این بازی.
page-day-note = { $date }: یک دست بردنی، یکسان برای همه، تا نیمه‌شب به وقت جهانی (UTC).
page-kings = شاه‌ها
page-kings-sink = به ته می‌روند
page-kings-stay = می‌مانند
page-building = خال کارت زیرین
page-building-other-suit = خال دیگر
page-building-any-suit = بی‌توجه به خال
page-numbering = منبع شماره
page-numbering-microsoft = Microsoft
page-numbering-pysol = PySolFC
page-number = شماره
page-number-kings = شاه‌ها به همان ترتیبی که هستند به ته می‌روند. برنامه‌هایی که آن‌ها را با کارتی دیگر عوض می‌کنند، برای همین شماره چیدمان دیگری نشان می‌دهند.
page-code-note = همان‌طور که به دستتان رسیده بچسبانید: خط تیره، فاصله و حروف بزرگ و کوچک اهمیتی ندارند.
page-board-text = چیدمان
page-board-note = آن‌گونه که fc-solve و PySolFC می‌نویسند، یا به شکل JSON برنامهٔ Solvitaire.


## خطاهای کارت و حرکت

card-malformed = «{ $text }» کارت نیست: رتبه و خال را بنویسید، مانند 7H یا 10C یا 7♥
move-malformed = «{ $text }» حرکت نیست: از کجا به کجا را بنویسید، مانند 26 یا 3a یا 4h یا 26x3
move-ambiguous = «{ $text }» را می‌توان { $first } یا { $second } خواند: یکی از این دو را بنویسید
move-count-malformed = «{ $text }»: تنها حرکت از ستون به ستون شمار کارت می‌پذیرد
move-only-on = { $card } فقط روی { $first } می‌نشیند
move-only-on-two = { $card } فقط روی { $first } یا { $second } می‌نشیند
move-only-on-three = { $card } فقط روی { $first }، { $second } یا { $third } می‌نشیند
move-only-on-four = { $card } فقط روی { $first }، { $second }، { $third } یا { $fourth } می‌نشیند
move-on-nothing = { $card } روی هیچ کارت دیگری نمی‌نشیند
move-capacity = اکنون فقط { $limit } کارت می‌تواند به اینجا برود
move-capacity-one = اکنون فقط یک کارت می‌تواند به اینجا برود
move-single-cards = در این بازی کارت‌ها یکی‌یکی جابه‌جا می‌شوند
move-not-run = { $count } کارت آخر ستون { $place } یک رشته نیستند
move-too-many = ستون { $place } کمتر از { $count } کارت دارد
move-covered = { $card } پوشیده است: نخست کارت‌های روی آن را بردارید
move-column-empty = ستون { $place } خالی است: کارتی برای جابه‌جایی ندارد
move-cell-empty = خانهٔ { $place } خالی است: کارتی برای جابه‌جایی ندارد
move-cell-taken = خانهٔ { $place } پر است: { $held } در آن است
move-cell-one-card = هر خانه فقط یک کارت می‌گیرد
move-foundation-next = { $card } هنوز بالا نمی‌رود: نخست نوبت { $needed } است
move-foundation-one-card = کارت‌ها یکی‌یکی به پایه می‌روند
move-foundation-final = کارتی که روی پایه است همان‌جا می‌ماند: فقط واگرد آن را پس می‌آورد
move-column-closed = در این بازی ستون خالی، خالی می‌ماند
move-column-kings = فقط شاه به ستون خالی می‌رود
move-same-place = کارت همان‌جاست
move-no-such-place = در این بازی جایی به نام { $place } نیست
move-no-such-card = { $card } در این بازی نیست
move-nowhere = اکنون هیچ جایی { $card } را نمی‌پذیرد
move-too-late = پس از { $limit } حرکت، کارت‌ها فقط می‌توانند به پایه بروند


## آنچه گونه‌های یک بازی را از هم جدا می‌کند

page-summary-cells = { $count } خانهٔ آزاد
page-summary-kings-stay = شاه‌ها می‌مانند
page-summary-any-suit = بی‌توجه به خال


## صفحه‌های خواندنی: قوانین، نمونه‌ها، پرسش‌ها

site-skip = رفتن به متن
site-navigation = صفحه‌ها
site-contents = در این صفحه
site-all-pages = همهٔ صفحه‌ها
site-play = به سوی میز
site-error-title = این کار نشد
site-offline-title = در دسترس نیست
site-offline-text = سرور در دسترس نیست و این صفحه پیش‌تر روی این دستگاه باز نشده است. میز شما با این همه باز می‌شود.
site-offline-again = دوباره تلاش کن
site-page-rules-boulanger = قوانین بازی نانوا
site-page-rules-dozen = قوانین دوجین نانوا
site-page-examples-boulanger = نمونه‌های بازی نانوا
site-page-examples-dozen = نمونه‌های دوجین نانوا
site-page-faq = پرسش‌ها و پاسخ‌ها


## چیدمان‌های نمونه‌ها

site-board-deal = دست { $code }
site-board-deal-after = دست { $code }، پس از { $count } حرکت
site-board-then = سپس: { $moves }
site-board-refused = { $move } پذیرفته نیست: { $reason }
site-board-play = این دست را بازی کن
site-board-cells = خانه‌های آزاد
site-board-foundations = پایه‌ها
site-board-columns = ستون‌ها
site-board-empty = خالی
site-example-next = حرکت بعدی
site-example-try = همین‌جا بیازمایید: بکشید، ضربه بزنید یا از کلیدها کمک بگیرید.
page-example-over = نمونه همین بود. هر طور دوست دارید ادامه دهید.
page-example-own-way = از نمونه بیرون رفته‌اید. واگرد شما را به آن برمی‌گرداند.


## جدول درازای رشته‌ها

site-capacity-caption = بیشترین شمار کارت‌هایی که یکجا جابه‌جا می‌شوند
site-capacity-cells = خانه‌های خالی
site-capacity-onto = روی یک کارت، { $count ->
    [0] بی هیچ ستون خالی
   *[other] با { $count } ستون خالی
}
site-capacity-into = به ستون خالی، تنها ستون خالی
site-capacity-into-one-of = به یکی از { $count } ستون خالی


## بازپخش یک بازی: گام‌به‌گام، با حقیقت هر وضعیت

replay-title = بازپخش
replay-title-solution = راه‌حل
replay-controls = دکمه‌های بازپخش
replay-first = به آغاز
replay-back = یک حرکت به عقب
replay-play = اجرا
replay-play-backwards = اجرا رو به عقب
replay-pause = مکث
replay-forward = یک حرکت به جلو
replay-last = به پایان
replay-speed = سرعت
replay-times = { $speed }×
replay-position = جایگاه در بازی
replay-deal = دست
replay-at = حرکت { $number } از { $count }: { $move }
replay-at-deal = دست، پیش از نخستین حرکت
replay-verdict = { $verdict ->
    [winnable] بردنی
    [unwinnable] باخته
   *[unknown] نامعلوم
}
replay-truth = نمایش حقیقت
replay-truth-note = آیا هر وضعیت هنوز بردنی است؟
replay-truth-asking = همهٔ وضعیت‌ها حساب می‌شوند
replay-unreachable = دسترسی به سرور ممکن نیست. کمی بعد دوباره امتحان کنید.
replay-lost-with = برد با حرکت { $number } از دست رفت: { $move }.
replay-lost-between = برد جایی از حرکت { $first } تا حرکت { $last } از دست رفت: میان این دو نامعلوم است.
replay-lost-by = دست‌کم از حرکت { $number } به بعد بازی دیگر بردنی نبود: { $move }. پیش از آن نامعلوم است.
replay-never = این دست بردنی نیست: در راه چیزی از دست نرفت.
replay-won = برد هیچ‌گاه از دست نرفت.
replay-still-winnable = از همان جا که تمام می‌شود هنوز می‌توان برد.
replay-end-unknown = معلوم نیست در پایان آن هنوز بتوان برد.
replay-lost-show = نمایش این حرکت
replay-lost-again = ادامه از پیش از آن
replay-moves = حرکت‌ها
replay-no-moves = این بازی هنوز حرکتی ندارد.
replay-share = هم‌رسانی
replay-share-text = این بازی را ببینید: { $code }
replay-play-deal = این دست را بازی کن
replay-play-on = ادامهٔ بازی از اینجا
replay-save-text = ذخیره به شکل متن
replay-copy-text = کپی به شکل متن
replay-illegal = حرکت { $number }، { $move }، شدنی نیست: { $reason }. بازپخش پیش از آن تمام می‌شود.


## آمار

statistics-title = آمار
statistics-all-games = همهٔ بازی‌ها
statistics-variation = گونه
statistics-all-variations = همهٔ گونه‌ها
statistics-plain-variation = قوانین همیشگی
statistics-help = کمک حل‌کننده
statistics-help-kind = { $kind ->
    [all] همه
    [without] بی‌کمک
   *[with] با کمک
}
statistics-played = بازی انجام‌شده
statistics-won = برد
statistics-rate = نرخ برد
statistics-streak = برد پیاپی، بهترین { $best }
statistics-fewest = کمترین حرکت
statistics-mean-moves = میانگین حرکت‌ها
statistics-fastest = سریع‌ترین برد
statistics-mean-time = میانگین زمان
statistics-percent = { $percent }٪
statistics-last = { $count ->
    [one] آخرین بازی
   *[other] { $count } بازی آخر
}
statistics-outcome = { $outcome ->
    [won] برد
    [stuck] بن‌بست
   *[unfinished] ناتمام
}
statistics-by-variation = نرخ برد هر بازی
statistics-by-variation-note = برد از بازی‌های انجام‌شده
statistics-of = از { $count }
statistics-times = زمان برد
statistics-times-note = بردها بر پایهٔ دقیقه‌های بازی
statistics-minutes-to = تا { $minutes }
statistics-minutes-over = بیش از { $minutes }
statistics-minutes = دقیقه
statistics-games = بازی
statistics-moves-won = حرکت‌ها در بردها
statistics-moves-note = { $count ->
    [one] آخرین برد؛ نقطهٔ پر بهترین است
   *[other] { $count } برد آخر؛ نقطهٔ پر بهترین است
}
statistics-no-wins = با نخستین برد پر می‌شود.
statistics-recent = بازی‌های تازه
statistics-when = { $day }، { $time }
statistics-moves = { $count ->
    [one] { $count } حرکت
   *[other] { $count } حرکت
}
statistics-helped = با کمک
statistics-replay = بازپخش
statistics-go-on = ادامه
statistics-note = بازی از نخستین حرکتش به شمار می‌آید و هر برد یک بار. بازی‌های درون‌بری‌شده به شمار نمی‌آیند.
statistics-copy = دسترسی به سرور ممکن نیست: این رقم‌ها رونوشتی از آخرین چیزی است که اینجا دیده شد.
statistics-empty = هنوز چیزی در تنور نیست
statistics-empty-note = بازی از نخستین حرکتش به شمار می‌آید. یکی بازی کنید تا اینجا دیده شود.
statistics-none-such = هنوز بازی‌ای از این گونه به شمار نیامده است.
statistics-yours = بازی‌هایتان از آنِ شماست
statistics-export = برون‌بری همه
statistics-delete = حذف همه
statistics-delete-ask = همه برای همیشه حذف شود؟
statistics-delete-note = همهٔ بازی‌ها، رقم‌ها و تنظیم‌هایتان حذف می‌شود و چیزی آن‌ها را برنمی‌گرداند. اگر ممکن است دوباره لازمشان داشته باشید، نخست برون‌بری کنید.
statistics-delete-failed = چیزی حذف نشد: دسترسی به سرور ممکن نیست. کمی بعد دوباره امتحان کنید.


## فرمانی که صفحه را عرضه می‌کند

cli-serve-help = صفحه را روی این دستگاه عرضه می‌کند و در مرورگر می‌گشاید. «fournil» تنها هم همین کار را می‌کند.
cli-serve-port-help = درگاه (۸۰۵۲، یا هر درگاه آزادی اگر آن گرفته باشد)
cli-serve-no-browser-help = مرورگر باز نشود
cli-serve-data-help = پوشهٔ بازی‌های ذخیره‌شده (وگرنه پوشهٔ داده‌های خودتان)
cli-serve-database-help = بازی‌ها در این پایگاه داده نگهداری شوند، مانند postgresql://user@host/fournil (از DATABASE_URL هم خوانده می‌شود)
cli-serve-running = Fournil در نشانی { $address } است (با Ctrl+C بایستانید)
cli-serve-two-places = یا ⁦--data⁩ را بدهید یا ⁦--database⁩ را، نه هر دو


## خط فرمان

cli-about = Fournil، خانهٔ بازی‌های تک‌نفرهٔ نانوا. بی‌فرمان همان کار «{ $command }» را می‌کند.
cli-usage = کاربرد: { $usage }
cli-commands = فرمان‌ها:
cli-arguments = ورودی‌ها:
cli-options = گزینه‌ها:
cli-more = «{ $usage }» دربارهٔ یک فرمان بیشتر می‌گوید.
cli-see-help = «{ $usage }» را ببینید.
cli-language-help = زبانی که به کار می‌رود: en، fr، tr، ar، fa یا th (وگرنه زبان محیط)
cli-help-help = همین را نشان بده و کار دیگری نکن
cli-version-help = نسخه را نشان بده، و این را که حل‌کننده کامپایل شده است یا نه
cli-version-compiled = Fournil { $version } (حل‌کننده کامپایل شده است)
cli-version-plain = Fournil { $version } (حل‌کننده کامپایل نشده است: با Python ساده و آهسته کار می‌کند)
cli-version-partly = Fournil { $version } (بخش‌های کامپایل‌شدهٔ حل‌کننده: { $compiled }؛ کامپایل‌نشده و از این رو کند: { $plain })
cli-game-option = بازی: boulanger، dozen، freecell، good-measure، یا نام دقیق مانند BK1-C2 یا BD1-KA
cli-cells-option = شمار خانه‌های آزاد
cli-deal-help = کارت‌های یک دست را نشان می‌دهد.
cli-deal-argument = کد بازی، ⁦ms:617⁩، ⁦pysol:5⁩، یک چیدمان، پرونده‌ای که یکی از این‌ها را دارد، یا - برای ورودی استاندارد
cli-deal-format = چگونه نشان داده شود: text (که fc-solve و PySolFC می‌خوانند)، json، solvitaire (شکل JSON خودش) یا code
cli-deal-winnable = هر دستی را که بردنی باشد پخش کن
cli-deal-level = دستی بردنی از این سطح را پخش کن
cli-deal-day = دستِ این روز، یا امروز (UTC)، را پخش کن
cli-check-help = زنجیره‌ای از حرکت‌ها را بر پایهٔ قوانین بازی می‌کند: نشان می‌دهد به کجا می‌رسد، یا نخستین حرکت نادرست کدام است و چرا.
cli-check-moves-argument = حرکت‌هایی مانند ⁦26 3a b5 4h 26x3⁩، آنچه fc-solve می‌نویسد، پرونده‌ای از این‌ها، یا - برای ورودی استاندارد
cli-check-format = پایان چگونه نشان داده شود: text یا json
cli-check-moves = حرکت: { $count }
cli-check-score = امتیاز: { $score }
cli-check-status = وضع: { $status ->
    [won] برد
    [stuck] بن‌بست، دیگر حرکتی ممکن نیست
   *[playing] بازی ادامه دارد
}
cli-check-illegal = حرکت شمارهٔ { $count }، { $move }، نادرست است: { $reason }
cli-solve-help = دربارهٔ هر دست می‌گوید بردنی است یا نه، و چگونه. هر پاسخ اثبات دارد: با زنجیره‌ای از حرکت‌ها، یا با جست‌وجویی که همه‌چیز را دیده است.
cli-solve-argument = دست‌ها: کدهای بازی، ⁦ms:617⁩، ⁦pysol:5⁩، چیدمان‌ها، پرونده‌هایی که بسیاری از این‌ها را دارند، یا - برای ورودی استاندارد
cli-solve-deals = دست‌هایی با شماره‌های پیاپی، مانند ⁦ms:1-1000⁩، ⁦pysol:1-500⁩ یا ⁦BK1-C2-code:0-99⁩
cli-solve-shortest = کوتاه‌ترین راه برد را (با کمترین کنش) بیاب و اثبات کن (فقط بازی نانوا)
cli-solve-json = برای هر دست یک شیء JSON بنویس: deal، verdict، line، nodes، seconds
cli-solve-summary = فقط جمع‌ها را بنویس
cli-solve-verify = هر زنجیرهٔ حرکت بر پایهٔ قوانین تا پایان بازی شود و هر باخت بار دوم با کلیدهای دیگر اثبات شود
cli-solve-jobs = شمار رشته‌های اجرا (۱)
cli-solve-nodes = پس از دیدن این شمار وضعیت، دست را رها کن
cli-solve-seconds = پس از این شمار ثانیه، دست را رها کن
cli-solve-memory = بیشترین مگابایتی که جست‌وجوی یک دست می‌تواند بگیرد (۱۰۲۴)
cli-solve-winnable = { $deal }: با { $count } کنش بردنی است
cli-solve-unwinnable = { $deal }: بردنی نیست ({ $nodes } وضعیت دیده شد)
cli-solve-unknown = { $deal }: نامعلوم ({ $reason })
cli-solve-proved-again = بار دوم با کلیدهای دیگر اثبات شد
cli-solve-not-proved-again = بار دوم اثبات نشد: { $reason }
cli-solve-reason = { $reason ->
    [node-limit] شمار وضعیت‌های دیده‌شده به سقف مجاز رسید
    [time-limit] زمان مجاز به سر آمد
    [memory-limit] حافظهٔ مجاز تمام شد
   *[cancelled] متوقف شد
}
cli-solve-sum-winnable = بردنی: { $count }
cli-solve-sum-replayed = زنجیره‌های بازی‌شده: { $count }
cli-solve-sum-unwinnable = بردنی نیست: { $count }
cli-solve-sum-proved-again = باخت‌های دوباره اثبات‌شده: { $count }
cli-solve-sum-unknown = نامعلوم: { $count }
cli-solve-sum-nodes = وضعیت‌های دیده‌شده: { $count }
cli-solve-sum-seconds = ثانیه‌های پردازنده: { $seconds }
cli-bench-help = مجموعه‌ای ثابت از دست‌ها را حل می‌کند: شمار وضعیت‌های دیده‌شده می‌گوید جست‌وجو دگرگون شده است یا نه، و زمان می‌گوید اینجا چه اندازه تند است.
cli-bench-json = یک شیء JSON بنویس
cli-bench-row = { $name }: { $deals } دست، { $winnable } بردنی، { $nodes } وضعیت، { $milliseconds } میلی‌ثانیه
cli-bench-fingerprint = اثر انگشت: { $nodes } وضعیت
cli-bench-speed = ثانیه‌های پردازنده: { $seconds }، وضعیت در ثانیه: { $rate }


## خطاهای دست‌ها، کدها، چیدمان‌ها و راه‌حل‌های برنامه‌های دیگر

deal-empty = اینجا دستی نیست: یک کد بازی، ⁦ms:617⁩، ⁦pysol:5⁩ یا یک چیدمان بنویسید
deal-too-long = این برای دست بسیار دراز است
deal-unreadable = «{ $text }» دست نیست: کدی مانند BK1-C4-AAAAA24 یا ⁦ms:617⁩ یا ⁦pysol:5⁩ یا یک چیدمان بنویسید
deal-bare-number = { $number } می‌تواند شماره‌ای در چند برنامه باشد: ⁦ms:{ $number }⁩ یا ⁦pysol:{ $number }⁩ بنویسید
deal-number-malformed = «{ $text }» شمارهٔ دست نیست: فقط رقم بنویسید
deal-number-code = شمارهٔ دست از { $first } تا { $last } است: { $number } در آن نیست
deal-number-microsoft = شمارهٔ دست Microsoft از { $first } تا { $last } است: { $number } در آن نیست
deal-number-pysol = شمارهٔ دست PySolFC از { $first } تا { $last } است: { $number } در آن نیست
deal-other-game = این دست از آنِ { $found } است، ولی { $asked } خواسته شده بود
deal-other-cells = این دست { $found } خانه دارد، ولی { $asked } خانه خواسته شده بود
code-too-long = این برای کد بازی بسیار دراز است
code-game = «{ $found }» بازی نیست، از نویسهٔ { $position } به بعد: کد با یکی از این‌ها آغاز می‌شود: { $known }
code-version = نویسهٔ { $position }: «{ $found }» قاعدهٔ پخشی است که این نسخهٔ Fournil نمی‌شناسد؛ آنچه می‌شناسد: { $known }
code-options = «{ $found }» گونه‌ای از { $game } نیست، از نویسهٔ { $position } به بعد: بنویسید { $known }
code-character = نویسهٔ { $position }: «{ $character }» هرگز در کد نمی‌آید؛ کد از A تا Z و 2 تا 7 ساخته می‌شود
code-too-short = کد پیش از نویسهٔ { $position } تمام می‌شود: بخش آخر آن به جای { $needed } نویسه، { $found } نویسه دارد
code-length = کد از نویسهٔ { $position } به بعد زیادی دراز است: بخش آخر آن به جای { $needed } نویسه، { $found } نویسه دارد
code-check = نویسهٔ وارسی کد جور درنمی‌آید، نویسهٔ { $position }: باید { $expected } باشد نه «{ $found }»، یا یکی از شش نویسهٔ پیش از آن نادرست یا جابه‌جاست
code-check-long = وارسی کد بلند جور درنمی‌آید، از نویسهٔ { $position } به بعد: باید { $expected } باشد نه { $found }، یا نویسه‌ای پیش از آن نادرست یا جابه‌جاست
code-form = نویسهٔ { $position }: کد بلند با D یا P آغاز می‌شود، نه با «{ $found }»
code-other-game = این کد بلند از آنِ چیدمانی با { $columns } ستون و { $cells } خانه است، نه { $game }
code-board = این کد بلند به هیچ چیدمانی از { $game } نمی‌خورد
board-line = سطر { $line } بخشی از چیدمان نیست: «{ $text }»
board-card = سطر { $line }: «{ $text }» کارت نیست
board-foundation = سطر { $line }: «{ $text }» پایه نیست، مانند ⁦H-0⁩ یا ⁦S-K⁩
board-columns = هیچ‌یک از بازی‌های اینجا { $found } ستون ندارد: آنچه هست: { $known }
board-too-many-cells = اینجا { $found } خانه هست، ولی این بازی { $cells } خانه دارد
board-too-long = این برای چیدمان بسیار دراز است
board-json = چیدمان، JSON درستی نیست: سطر { $line }، نویسهٔ { $position }
board-json-shape = JSON چیدمان جور نیست: «{ $field }» را ببینید
board-foundation-order = پایهٔ «{ $cards }» از آس و با یک خال بالا نمی‌رود
board-remark = سطر { $line } بخشی از چیدمان نیست: «{ $text }»: یادداشت با # آغاز می‌شود
board-rows = سطر { $line }: این چیدمان از بالا به پایین نوشته شده است: از fc-solve بخواهید آن را با ⁦-p⁩ بنویسد
solution-none = این متن از بازی حل‌نشده‌ای می‌گوید: حرکتی در آن نیست
solution-too-long = این برای حرکت‌های یک بازی بسیار دراز است
solution-place = «{ $text }» از جایی می‌گوید که هیچ‌یک از بازی‌های اینجا ندارد
solution-empty = اینجا حرکتی نیست: حرکت‌هایی مانند ⁦26 3a b5 4h⁩ بنویسید
solution-boards = اینجا چیدمان هست، ولی حرکتی نیست: از fc-solve بخواهید حرکت‌ها را با ⁦-m⁩ یا ⁦-sam⁩ بنویسد
solution-line = سطر { $line }: { $reason }
game-cells = { $game } با { $cells } خانه بازی نمی‌شود: یکی از { $known } را برگزینید
shortest-unfit = کوتاه‌ترین راه برد فقط در بازی نانوا جست‌وجو می‌شود، نه در { $game }
search-unfit = برای جست‌وجو، بازی دست بالا { $columns } ستون و { $cells } خانه دارد
wish-unknown = «{ $text }» از خواسته‌ها نیست: یکی از این‌ها را بیازمایید: { $known }
wish-and-deal = یا نوعی دست بخواهید یا دستی را نام ببرید، نه هر دو
winnable-not-found = دستی بردنی به‌موقع پیدا نشد، پس کارتی پخش نشد: دوباره بکوشید
level-not-found = دستی از این سطح به‌موقع پیدا نشد، پس کارتی پخش نشد: دوباره بکوشید یا سطح دیگری برگزینید
level-unfit = برای { $game } سطحی نیست
game-unknown = بازی «{ $text }» وجود ندارد: یکی از این‌ها را بیازمایید: { $known }


## خطاهای خط فرمان

cli-command-unknown = فرمان «{ $text }» وجود ندارد: یکی از { $known } را برگزینید
cli-option-unknown = گزینهٔ { $option } اینجا نیست
cli-argument-missing = { $argument } کم است
cli-argument-extra = «{ $text }» برای این فرمان زیادی است
cli-switch-value = { $option } مقدار نمی‌گیرد
cli-value-missing = { $option } مقدار می‌خواهد
cli-value-choice = { $option } نمی‌تواند «{ $text }» باشد: یکی از { $choices } را برگزینید
cli-value-number = { $option } باید عددی صحیح از { $least } تا { $most } باشد، نه «{ $text }»
cli-value-seconds = { $option } باید شمار ثانیه‌ها باشد، نه «{ $text }»
cli-value-date = { $option } باید تاریخی مانند ⁦2026-11-30⁩ باشد، نه «{ $text }»
cli-range-malformed = «{ $text }» بازهٔ دست‌ها نیست: ⁦ms:1-1000⁩، ⁦pysol:1-500⁩ یا ⁦code:0-99⁩ بنویسید
cli-range-backwards = بازه رو به بالا می‌رود: { $first } پس از { $last } می‌آید
cli-solve-two-kinds = یا دست‌ها را بدهید یا ⁦--deals⁩ را، نه هر دو
cli-deal-two-kinds = فقط یکی از این‌ها را بدهید: یک دست، ⁦--winnable⁩، ⁦--level⁩ یا ⁦--day⁩
cli-solve-range = «{ $text }» بازه‌ای از دست‌هاست: بنویسید ⁦--deals⁩ { $text }
cli-file-missing = پروندهٔ { $path } نیست
cli-file-unreadable = پروندهٔ { $path } خوانده نمی‌شود
cli-file-not-text = { $path } متن UTF-8 ندارد
cli-file-too-long = { $path } برای یک دست زیادی دراز است
cli-file-deal = { $path }، سطر { $line }: { $reason }
cli-output-failed = خروجی نوشته نشد: آیا روی دیسک جا هست؟
cli-input-twice = ورودی استاندارد فقط یک بار خوانده می‌شود: برای دست یا برای حرکت‌ها


## خطاهای وضعیت و بازی

position-columns = این بازی { $expected } ستون دارد، نه { $found }
position-cells = این بازی { $expected } خانه دارد، نه { $found }
position-foundations = چهار پایه لازم است (⁦S H D C⁩)، هر یک از ۰ تا { $top }، و { $found } چنین نیست
position-cards-missing = این کارت‌ها کم‌اند: { $cards }
position-cards-doubled = این کارت‌ها بیش از یک بار آمده‌اند: { $cards }
position-cards-strange = این کارت‌ها در این بازی نیستند: { $cards }
undo-nothing = چیزی برای واگرد نیست
undo-limit = فقط { $limit } کنش آخر واگرد می‌شود
redo-nothing = چیزی برای بازانجام نیست
finish-not-yet = هنوز همهٔ کارت‌ها نمی‌توانند یک‌راست بالا بروند
finish-won = بازی برده شده است: کارتی برای بالا رفتن نمانده است
back-won = بازی برده شده است: هیچ حرکتی آن را به باخت نکشانده است
back-winnable = بازی از همین وضعیت هنوز بردنی است
back-never = دست این بازی از آغاز هم بردنی نبوده است
back-unknown = جست‌وجو پیش از اطمینان از آخرین وضعیت بردنی به حد خود رسید: چیزی تغییر نکرد
game-text-empty = اینجا بازی‌ای نیست: هیچ سطری از متن دستی را نام نمی‌برد
game-text-too-long = این برای بازی بسیار دراز است
game-text-line = سطر { $line } بخشی از بازی نیست: «{ $text }»: سطری با ⁦deal⁩ و سطرهایی با ⁦moves⁩ بنویسید
game-text-deal-twice = سطر { $line } دست دومی را نام می‌برد: هر متن یک بازی دارد
game-text-deal-first = سطر { $line }: دست باید پیش از حرکت‌ها بیاید
game-text-deal = سطر { $line } دستی را نام نمی‌برد: { $reason }
game-text-move = حرکت { $number }، «{ $move }»: { $reason }
rules-invalid = این قوانین با خود نمی‌خوانند: { $layout } کارت پخش می‌شود، از { $deck } کارت


## خطاهای بازی‌های ذخیره‌شده، تنظیمات و پایگاه داده

store-broken = { $place } آسیب دیده است یا پایگاه دادهٔ Fournil نیست: آن را جابه‌جا کنید و دوباره آغاز کنید
store-foreign = { $place } از آنِ برنامهٔ دیگری است: جای دیگری برای بازی‌های ذخیره‌شده برگزینید
store-newer = { $place } را نسخهٔ تازه‌تری از Fournil نوشته است: Fournil را به‌روز کنید یا جای دیگری برای بازی‌های ذخیره‌شده برگزینید
store-locked = برنامهٔ دیگری دارد از بازی‌های ذخیره‌شده استفاده می‌کند: اندکی بعد دوباره بکوشید
store-full = جایی برای ذخیره نمانده است: کمی فضا باز کنید و دوباره بکوشید
store-read-only = در { $place } نمی‌توان نوشت: اجازه بدهید یا جای دیگری برگزینید
store-unreadable = { $place } باز نمی‌شود: ببینید که هست و اجازهٔ خواندنش را دارید
store-disk = { $place } خوانده یا نوشته نشد: دیسک خطایی گزارش می‌کند، یا پرونده دیگر نمی‌تواند بزرگ‌تر شود
store-unreachable = پایگاه دادهٔ بازی‌های ذخیره‌شده پاسخ نمی‌دهد: اندکی بعد دوباره بکوشید
store-address = «{ $text }» نشانی پایگاه داده نیست
saved-game-unknown = چنین بازی ذخیره‌شده‌ای نیست
saved-game-broken = این بازی ذخیره‌شده خوانده نمی‌شود: حرکت‌هایش با دست آن نمی‌خوانند
saved-game-moved-on = بازی در جای دیگری پیش رفته است: وضع کنونی آن این است
settings-invalid = «{ $text }» از گزینه‌های تنظیم { $name } نیست


## خطاهای درخواست از سرور

request-json = درخواست، JSON درستی نیست
request-field = درخواست جور نیست: { $field } را ببینید
request-one-action = فقط یک چیز بخواهید: move، tap یا double_tap
request-type = درخواست باید JSON باشد (⁦Content-Type: application/json⁩)
request-too-large = درخواست زیادی بزرگ است: دست بالا { $limit } کیلوبایت
request-origin = درخواستی که از سایت دیگری آمده پذیرفته نیست
request-host = این سرور به آن نام پاسخ نمی‌دهد: آن را با نشانی خودش باز کنید
request-framing = درخواست طول خود را به بیش از یک شیوه می‌گوید
request-not-found = در این نشانی چیزی نیست
request-method = این نشانی چنین درخواستی نمی‌پذیرد
server-trouble = اینجا اشکالی پیش آمد: چیزی دگرگون نشد، دوباره بکوشید
serve-port-taken = درگاه { $port } گرفته است: با ⁦--port⁩ یکی دیگر برگزینید
serve-port-refused = درگاه { $port } را اینجا نمی‌توان به کار برد: با ⁦--port⁩ یکی دیگر برگزینید
