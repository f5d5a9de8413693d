### Fournil Türkçe. Sıra ve kimlikler en.ftl dosyasındaki gibidir.
###
### Yer tutuculara ek getirilmez: ünlü uyumu bilinemez. Ek, hep yanındaki sözcüğe gelir
### ("{ $number }. sütuna", "{ $first } üstüne").


## Kartlar

suit-name = { $suit ->
    [S] maça
    [H] kupa
    [D] karo
   *[C] sinek
}
rank-name = { $rank ->
    [1] as
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
    [11] vale
    [12] kız
   *[13] papaz
}
card-name = { $suit ->
    [S] maça
    [H] kupa
    [D] karo
   *[C] sinek
} { $rank ->
    [1] ası
    [11] valesi
    [12] kızı
    [13] papazı
   *[other] { $rank }
}


## Yerler

place-column = { $number }. sütun
place-cell = { $letter } hücresi
place-foundation = { $suit ->
    [S] maça
    [H] kupa
    [D] karo
   *[C] sinek
} temeli


## Oyunlar

page-game-name = { $game ->
    [boulanger] Jeu du Boulanger
    [dozen] Fırıncının Düzinesi
    [freecell] FreeCell
   *[good-measure] Good Measure
}


## Masa

page-title = Fournil
page-tagline = Fırıncının tek kişilik kart oyunları
page-score = Puan
page-moves = Hamle
page-time = Süre
page-undo = Geri al
page-redo = Yinele
page-restart = Baştan başla
page-new-game = Yeni oyun
page-menu = Menü
page-close = Kapat
page-cancel = Vazgeç
page-code = Oyun kodu
page-copy-code = Kodu kopyala
page-copied = Kopyalandı
page-share = Paylaş
page-rules = Kurallar
page-examples = Örnekler
page-faq = SSS
page-settings = Ayarlar
page-language = Dil
page-new-short = Yeni
page-actions = İşlemler
page-board = Masa
page-game = Oyun
page-keys = Tuşlar
page-needs-script = Masa JavaScript ister: oynamak için bu sayfada izin verin.
page-unreachable = Sunucuya ulaşılamıyor. Hiçbir şey kaybolmadı: oynadıklarınız, sunucu döner dönmez gönderilecek.
page-unreachable-unkept = Sunucuya ulaşılamıyor. Bu sayfayı açık tutun: oynadıklarınız yalnızca burada duruyor ve sunucu döner dönmez gönderilecek.
page-waiting = Sunucu henüz yanıt vermedi. Son yaptığınız, yanıt gelir gelmez gösterilecek.
page-reachable = Sunucu geri geldi, her şey kaydedildi.
page-elsewhere = Bu oyun başka bir pencerede sürdürüldü. İşte şimdiki hâli.
page-elsewhere-kept = Bu oyun başka bir pencerede sürdürüldü. İşte şimdiki hâli. Bunun yanında oynadıklarınız saklandı: şimdi burada oynayın ya da onlardan vazgeçin.
page-kept-play = Burada oyna
page-kept-drop = Vazgeç
page-gone = Bu oyun artık burada saklanmıyor. Yeni bir oyuna başlayın.
page-unkept = Bu sayfanın oyunlarınızı saklamak için çerezlere ihtiyacı var, ama tarayıcınız onları engelliyor. Bu oyunu oynayabilirsiniz, ancak oyun sayfayla birlikte biter; ipucu, istatistik ve kayıtlı ayar da olmaz. Bu sayfa için çerezlere izin verin, sonra sayfayı yeniden yükleyin.
page-reload = Yeniden yükle
page-trouble = Bu sayfada bir şeyler ters gitti. Sayfayı yeniden yükleyin: oyununuz kayıtlı.
page-stuck = İzin verilen hamle kalmadı. Birkaç hamleyi geri alın ya da baştan başlayın.
page-share-text = Bu dağıtımı kazanabilir misin? { $code }
page-link-copied = Bağlantı kopyalandı
page-copy-by-hand = Bunu elle kopyalayın: { $text }


## Tuşlar

page-keys-walk = masada gezin; bir sütunda yukarı ve aşağı, kaç kart alınacağını seçer
page-keys-lift = kartları kaldır, sonra bırak
page-keys-run = kartlar kaldırılmışken bir kart fazla ya da eksik
page-keys-two = bir yerden ötekine: sütunlar 1’den 9’a ve A’dan D’ye, hücreler a’dan d’ye
page-keys-home = temele
page-keys-back = başlanan her şeyden vazgeç
page-keys-show = tuşları göster


## Ayarlar

page-look = Görünüm
page-theme = Işık
page-theme-auto = Sistem
page-theme-light = Gündüz
page-theme-dark = Gece
page-suits = Takımlar
page-suits-four = Dört renk
page-suits-two = İki renk
page-card-size = Kart boyu
page-card-size-small = Küçük
page-card-size-medium = Orta
page-card-size-large = Büyük
page-left-handed = Solak düzeni
page-left-handed-note = Hücreler ve temeller yer değiştirir
page-play = Oyun
page-timer = Süreyi göster
page-sounds = Sesler
page-sounds-note = Kartlar taşınırken, hafifçe


## Masadaki gerçek

page-truth = Durum ışığı
page-truth-note = Her hamleden sonra oyunun hâlâ kazanılıp kazanılamayacağını söyler
page-truth-winnable = Kazanılabilir
page-truth-lost = Kaybedildi
page-truth-unknown = Bilinmiyor
page-truth-asking = Bakılıyor
announce-truth = { $verdict ->
    [winnable] Bu oyun hâlâ kazanılabilir
    [unwinnable] Bu oyun artık kazanılamaz
   *[unknown] Bu oyunun kazanılıp kazanılamayacağı bilinmiyor
}
page-lost = Bu konumdan oyun artık kazanılamaz.
page-lost-deal = Bu dağıtım kazanılamaz.
page-last-winnable = Son kazanılabilir konuma dön
page-last-winnable-busy = Son kazanılabilir konum aranıyor
page-went-back = { $count } hamle geri dönüldü: burada oyun hâlâ kazanılabilir.
page-hint = İpucu
page-hint-play = Oyna
page-hint-lost = Buradan kazanmanın yolu yok: oyun kaybedildi.
page-hint-unknown = Arama, kazanmanın yolunu bulamadan sınırına ulaştı. Bu bir hüküm değildir.
announce-hint = İpucu: { $move }. Oynamak için yeniden basın
move-leads = { $cards }, hedef { $target }
move-run = { $count ->
    [one] { $card }
   *[other] { $card } ile başlayan { $count } kart
}
page-which-moves = Hangi hamleler kazanma şansını korur?
page-moves-keep = { $count } tanesi korur
page-moves-unknown = { $count } tanesi bilinmiyor
page-moves-lose = { $count } tanesi kaybettirir
page-verdict = { $verdict ->
    [winnable] kazanma şansını korur
    [unwinnable] oyunu kaybettirir
   *[unknown] bilinmiyor
}
page-moves-note = Her yol sonuna kadar incelendi.
page-moves-note-unknown = Her yol sonuna kadar incelendi; yalnız “bilinmiyor” denenlerde arama sınırında durdu. Bu bir hüküm değildir.
page-to-cell = serbest hücre
page-to-column = boş sütun
page-to-foundation = temel
page-no-answer = Sunucuya ulaşılamıyor: şimdilik yanıt yok.
page-finish = Bitir · { $count } kart
announce-finished = { $count } kart temeline gitti
page-keys-finish = bitir, önerildiğinde
page-solution = Bir çözüm göster
page-solution-busy = Çözüm aranıyor
page-replay = Bu oyunu yeniden izle
page-replay-short = İzle
page-statistics = İstatistikler
page-export = Dışa aktar
page-import = İçe aktar
page-export-title = Bu oyunu dışa aktar
page-import-title = Bir oyunu içe aktar
page-download = İndir
page-copy = Kopyala
page-game-text = Metin olarak oyun
page-import-file = Dosya seç
page-import-open = Oyunu aç
page-import-too-large = Bu dosya bir oyun olamayacak kadar büyük.
page-import-implied = FreeCell’in yaygın gösterimindeki gibi kendiliğinden temele çıkan kart: { $count }
page-won-streak = Art arda galibiyet: { $count }
page-won-best = en iyi { $value }
page-won-help = Biraz yardımla.


## Oyun kazanılınca

page-won = Fırından yeni çıktı
page-won-note = 52 kartın hepsi yerini buldu.
page-won-again = Aynı dağıtım bir daha


## Kartların ve yerlerin sesli adları

card-at = { $card }, { $place }
card-at-top = { $card }, { $place }, en üstte
card-covered = { $card }, { $place }, { $count } kartın altında
place-empty = { $place }, boş
place-closed = { $place }, boş ve kapalı


## Duyurular

announce-to-column = { $card }, { $number }. sütuna gitti
announce-run-to-column = { $card } ile başlayan { $count } kart, { $number }. sütuna gitti
announce-to-cell = { $card }, { $letter } hücresine gitti
announce-to-foundation = { $card }, temeline gitti
announce-undone = Geri alındı: { $move }
announce-restarted = Baştan başlandı
announce-sentence = { $text }.
announce-score = Puan { $score }
announce-won = Kazanıldı: bütün kartlar yerini buldu
announce-stuck = İzin verilen hamle kalmadı
announce-lifted = { $count ->
    [one] Kaldırıldı: { $card }
   *[other] { $count } kart kaldırıldı: { $card }
}
announce-put-back = Yerine kondu
announce-takes = buraya konabilir
announce-refuses = buraya konamaz
announce-no = Bu kart şimdi temele çıkamaz
announce-new-game = { $game }, dağıtım { $code }


## Bir ret bir kartı istediğinde: o kart nerede?

move-lies-under = O kart { $number }. sütunda, { $count } kartın altında.
move-lies-on-top = O kart { $number }. sütunun en üstünde.
move-lies-in-cell = O kart { $letter } hücresinde.
move-lies-home = O kart zaten temelinde.


## Yeni oyun penceresi

page-free-cells = Serbest hücre
page-deal = Dağıtım
page-deal-any = Rastgele
page-deal-winnable = Yalnızca kazanılabilir
page-deal-level = Seviyeye göre
page-deal-day = Günün dağıtımı
page-deal-code = Kodla
page-deal-number = Numarayla
page-deal-board = Tahta yapıştır
page-deal-cards = Kartları dağıt
page-deal-found = Bu dağıtım şu oyunun: { $summary }
page-not-dealt = Kartlar dağıtılamadı: sunucuya ulaşılamıyor. Biraz sonra yeniden deneyin.
page-looking = Dağıtım aranıyor…
page-rare = Bu kadar az serbest hücreyle kazanılabilen dağıtımların oranı yalnızca { $share }.
page-level = Seviye
page-level-name = { $level ->
    [easy] Kolay
    [medium] Orta
   *[hard] Zor
}
page-level-note = Dağıtımın kaç dikkatsiz hamleyi bağışladığına göre; bu oyunun öbür kazanılabilir dağıtımlarıyla karşılaştırılarak.
page-day-note = { $date }: UTC gece yarısına kadar herkes için aynı, kazanılabilir dağıtım.
page-kings = Papazlar
page-kings-sink = Dibe iner
page-kings-stay = Yerinde kalır
page-building = Bir kartın gideceği takım
page-building-other-suit = Başka takım
page-building-any-suit = Herhangi bir takım
page-numbering = Numaranın kaynağı
page-numbering-microsoft = Microsoft
page-numbering-pysol = PySolFC
page-number = Numara
page-number-kings = Papazlar bulundukları sırayla dibe iner. Onları değiş tokuş eden programlar aynı numara için başka bir tahta gösterir.
page-code-note = Geldiği gibi yapıştırın: tire, boşluk ve büyük küçük harf fark etmez.
page-board-text = Tahta
page-board-note = fc-solve ile PySolFC’nin yazdığı gibi ya da Solvitaire JSON’u olarak.


## Kart ve hamle hataları

card-malformed = “{ $text }” bir kart değil: sırayı ve takımı yazın, örneğin 7H, 10C ya da 7♥
move-malformed = “{ $text }” bir hamle değil: nereden nereye olduğunu yazın, örneğin 26, 3a, 4h ya da 26x3
move-ambiguous = “{ $text }” hem { $first } hem { $second } diye okunabilir: bunlardan birini yazın
move-count-malformed = “{ $text }”: yalnızca sütundan sütuna bir hamle kart sayısı alır
move-only-on = { $card } yalnızca { $first } üstüne gider
move-only-on-two = { $card } yalnızca { $first } ya da { $second } üstüne gider
move-only-on-three = { $card } yalnızca { $first }, { $second } ya da { $third } üstüne gider
move-only-on-four = { $card } yalnızca { $first }, { $second }, { $third } ya da { $fourth } üstüne gider
move-on-nothing = { $card } başka hiçbir kartın üstüne gitmez
move-capacity = şimdi buraya en çok { $limit } kart taşınabilir
move-capacity-one = şimdi buraya yalnızca bir kart taşınabilir
move-single-cards = bu oyunda kartlar tek tek taşınır
move-not-run = sütun { $place }: son { $count } kart bir dizi değil
move-too-many = sütun { $place }: burada { $count } karttan az var
move-covered = { $card } örtülü: önce üstündeki kartları kaldırın
move-column-empty = sütun { $place } boş: taşınacak kart yok
move-cell-empty = { $place } hücresi boş: taşınacak kart yok
move-cell-taken = { $place } hücresi dolu: içinde { $held } var
move-cell-one-card = bir hücre yalnızca bir kart tutar
move-foundation-next = { $card } henüz temele çıkamaz: önce { $needed } gider
move-foundation-one-card = kartlar temele tek tek gider
move-foundation-final = temeldeki kart orada kalır: onu yalnızca geri almak geri getirir
move-column-closed = bu oyunda boş sütun boş kalır
move-column-kings = boş sütuna yalnızca papaz gider
move-same-place = kart zaten orada
move-no-such-place = bu oyunda { $place } diye bir yer yok
move-no-such-card = { $card } bu oyunda yok
move-nowhere = şimdi hiçbir yer { $card } kartını almıyor
move-too-late = { $limit } hamleden sonra kartlar yalnızca temele çıkabilir


## Bir oyunun çeşitlemelerini ayıran

page-summary-cells = { $count } serbest hücre
page-summary-kings-stay = papazlar kalır
page-summary-any-suit = herhangi bir takım


## Okunacak sayfalar: kurallar, örnekler, SSS

site-skip = Metne geç
site-navigation = Sayfalar
site-contents = Bu sayfada
site-all-pages = Tüm sayfalar
site-play = Masaya
site-error-title = Bu olmadı
site-offline-title = Ulaşılamıyor
site-offline-text = Sunucuya ulaşılamıyor ve bu sayfa bu cihazda daha önce açılmamış. Masanız yine de açılır.
site-offline-again = Yeniden dene
site-page-rules-boulanger = Jeu du Boulanger kuralları
site-page-rules-dozen = Fırıncının Düzinesi kuralları
site-page-examples-boulanger = Jeu du Boulanger örnekleri
site-page-examples-dozen = Fırıncının Düzinesi örnekleri
site-page-faq = Sık sorulan sorular


## Örneklerdeki tahtalar

site-board-deal = Dağıtım { $code }
site-board-deal-after = Dağıtım { $code }, { $count } hamle sonra
site-board-then = Sonra: { $moves }
site-board-refused = { $move } kabul edilmez: { $reason }
site-board-play = Bu dağıtımı oyna
site-board-cells = Serbest hücreler
site-board-foundations = Temeller
site-board-columns = Sütunlar
site-board-empty = boş
site-example-next = Sonraki hamle
site-example-try = Burada deneyin: sürükleyin, dokunun ya da tuşları kullanın.
page-example-over = Örnek burada bitiyor. Dilediğiniz gibi oynamayı sürdürün.
page-example-own-way = Örnekten ayrıldınız. Geri almak sizi ona götürür.


## Dizi uzunlukları tablosu

site-capacity-caption = Tek seferde taşınabilecek en fazla kart
site-capacity-cells = Boş hücreler
site-capacity-onto = Bir kartın üstüne, { $count ->
    [0] boş sütun yokken
   *[other] { $count } boş sütun varken
}
site-capacity-into = Boş sütuna, tek boş sütun oysa
site-capacity-into-one-of = { $count } boş sütundan birine


## Bir oyunu yeniden izlemek: adım adım, her konumun gerçeğiyle

replay-title = Oyunu izle
replay-title-solution = Çözüm
replay-controls = Denetimler
replay-first = Başa
replay-back = Bir hamle geri
replay-play = Oynat
replay-play-backwards = Geriye doğru oynat
replay-pause = Duraklat
replay-forward = Bir hamle ileri
replay-last = Sona
replay-speed = Hız
replay-times = { $speed }×
replay-position = Oyundaki konum
replay-deal = Dağıtım
replay-at = Hamle { $number } / { $count }: { $move }
replay-at-deal = Dağıtım, ilk hamleden önce
replay-verdict = { $verdict ->
    [winnable] kazanılabilir
    [unwinnable] kaybedildi
   *[unknown] bilinmiyor
}
replay-truth = Gerçeği göster
replay-truth-note = Her konum hâlâ kazanılabilir mi?
replay-truth-asking = Her konum hesaplanıyor
replay-unreachable = Sunucuya ulaşılamıyor. Birazdan yeniden deneyin.
replay-lost-with = Kazanma şansı { $number }. hamlede kaçtı: { $move }.
replay-lost-between = Kazanma şansı { $first } ile { $last } arasındaki bir hamlede kaçtı: arası bilinmiyor.
replay-lost-by = En geç { $number }. hamleyle oyun artık kazanılamaz oldu: { $move }. Öncesi bilinmiyor.
replay-never = Bu dağıtım kazanılamaz: yolda kaçırılan bir şey yok.
replay-won = Kazanma şansı hiç kaçmadı.
replay-still-winnable = Bittiği yerde oyun hâlâ kazanılabilir.
replay-end-unknown = Bittiği yerde hâlâ kazanılabilir mi, bilinmiyor.
replay-lost-show = Bu hamleyi göster
replay-lost-again = Öncesinden devam et
replay-moves = Hamleler
replay-no-moves = Bu oyunda henüz hamle yok.
replay-share = Paylaş
replay-share-text = Bu oyunu izle: { $code }
replay-play-deal = Bu dağıtımı oyna
replay-play-on = Buradan oynamaya devam et
replay-save-text = Metin olarak kaydet
replay-copy-text = Metin olarak kopyala
replay-illegal = { $number }. hamle, { $move }, oynanamaz: { $reason }. Oyun ondan önce bitiyor.


## İstatistikler

statistics-title = İstatistikler
statistics-all-games = Bütün oyunlar
statistics-variation = Çeşitleme
statistics-all-variations = Bütün çeşitlemeler
statistics-plain-variation = Alışılmış kurallar
statistics-help = Çözücünün yardımı
statistics-help-kind = { $kind ->
    [all] Hepsi
    [without] Yardımsız
   *[with] Yardımla
}
statistics-played = oynanan oyun
statistics-won = kazanılan
statistics-rate = kazanma oranı
statistics-streak = art arda galibiyet, en iyisi { $best }
statistics-fewest = en az hamle
statistics-mean-moves = ortalama hamle
statistics-fastest = en hızlı galibiyet
statistics-mean-time = ortalama süre
statistics-percent = %{ $percent }
statistics-last = { $count ->
    [one] Son oyun
   *[other] Son { $count } oyun
}
statistics-outcome = { $outcome ->
    [won] kazanıldı
    [stuck] tıkandı
   *[unfinished] yarım kaldı
}
statistics-by-variation = Oyuna göre kazanma oranı
statistics-by-variation-note = oynanan oyunlardan kazanılanlar
statistics-of = { $count } oyunda
statistics-times = Kazanma süresi
statistics-times-note = kazanılan oyunlar, dakikaya göre
statistics-minutes-to = { $minutes } dakikaya kadar
statistics-minutes-over = { $minutes } dakikadan fazla
statistics-minutes = Dakika
statistics-games = Oyun
statistics-moves-won = Kazanılan oyunlardaki hamleler
statistics-moves-note = { $count ->
    [one] son oyun; dolu nokta en iyisi
   *[other] son { $count } oyun; dolu nokta en iyisi
}
statistics-no-wins = İlk galibiyetle dolacak.
statistics-recent = Son oyunlar
statistics-when = { $day }, { $time }
statistics-moves = { $count ->
    [one] { $count } hamle
   *[other] { $count } hamle
}
statistics-helped = yardımla
statistics-replay = İzle
statistics-go-on = Devam et
statistics-note = Bir oyun ilk hamlesinden sonra sayılır, bir galibiyet bir kez sayılır. İçe aktarılan oyunlar sayılmaz.
statistics-copy = Sunucuya ulaşılamıyor: bu sayılar burada son görülenin kopyası.
statistics-empty = Fırında henüz bir şey yok
statistics-empty-note = Bir oyun ilk hamlesinden sonra sayılır. Bir oyun oynayın, burada görünsün.
statistics-none-such = Bu türden sayılan oyun henüz yok.
statistics-yours = Oyunlarınız sizindir
statistics-export = Hepsini dışa aktar
statistics-delete = Hepsini sil
statistics-delete-ask = Her şey kalıcı olarak silinsin mi?
statistics-delete-note = Bütün oyunlarınız, sayılarınız ve ayarlarınız silinir ve geri getirilemez. İleride gerekebileceğini düşünüyorsanız önce dışa aktarın.
statistics-delete-failed = Hiçbir şey silinmedi: sunucuya ulaşılamıyor. Birazdan yeniden deneyin.


## Sayfayı sunan komut

cli-serve-help = Sayfayı bu makinede sunar ve tarayıcıda açar. Yalın “fournil” da bunu yapar.
cli-serve-port-help = kullanılacak bağlantı noktası (8052, doluysa boş herhangi biri)
cli-serve-no-browser-help = tarayıcıyı açma
cli-serve-data-help = kayıtlı oyunların klasörü (yoksa kendi veri klasörünüz)
cli-serve-database-help = oyunları bu veritabanında sakla, örneğin postgresql://user@host/fournil (DATABASE_URL içinden de okunur)
cli-serve-running = Fournil şu adreste: { $address } (durdurmak için Ctrl+C)
cli-serve-two-places = --data ya da --database verin, ikisini birden değil


## Komut satırı

cli-about = Fournil, fırıncının tek kişilik kart oyunlarının evi. Komut verilmezse “{ $command }” komutunun işini yapar.
cli-usage = Kullanım: { $usage }
cli-commands = Komutlar:
cli-arguments = Argümanlar:
cli-options = Seçenekler:
cli-more = “{ $usage }” bir komutu daha ayrıntılı anlatır.
cli-see-help = Bakınız: “{ $usage }”.
cli-language-help = kullanılacak dil: en, fr, tr, ar, fa ya da th (yoksa ortamın dili)
cli-help-help = bunu göster ve başka bir şey yapma
cli-version-help = sürümü ve çözücünün derlenmiş olup olmadığını göster
cli-version-compiled = Fournil { $version } (çözücü derlenmiş)
cli-version-plain = Fournil { $version } (çözücü derlenmemiş: düz Python olarak, yavaş çalışır)
cli-version-partly = Fournil { $version } (derlenmiş çözücü: { $compiled }; derlenmemiş, bu yüzden yavaş: { $plain })
cli-game-option = oyun: boulanger, dozen, freecell, good-measure ya da tam adıyla, örneğin BK1-C2 ya da BD1-KA
cli-cells-option = serbest hücre sayısı
cli-deal-help = Bir dağıtımın kartlarını gösterir.
cli-deal-argument = bir oyun kodu, ms:617, pysol:5, bir tahta, bunlardan birini içeren bir dosya ya da standart girdi için -
cli-deal-format = nasıl gösterileceği: text (fc-solve ve PySolFC okur), json, solvitaire (kendi JSON’u) ya da code
cli-deal-winnable = kazanılabilir herhangi bir dağıtımı dağıt
cli-deal-level = bu seviyeden kazanılabilir bir dağıtımı dağıt
cli-deal-day = o günün ya da bugünün (UTC) dağıtımını dağıt
cli-check-help = Bir hamle dizisini kurallara göre oynar: vardığı yeri ya da izin verilmeyen ilk hamleyi ve nedenini gösterir.
cli-check-moves-argument = 26 3a b5 4h 26x3 gibi hamleler, fc-solve’un yazdıkları, bunları içeren bir dosya ya da standart girdi için -
cli-check-format = sonun nasıl gösterileceği: text ya da json
cli-check-moves = Hamle: { $count }
cli-check-score = Puan: { $score }
cli-check-status = Durum: { $status ->
    [won] kazanıldı
    [stuck] tıkandı, izin verilen hamle kalmadı
   *[playing] sürüyor
}
cli-check-illegal = { $count }. hamle, { $move }, izin verilen bir hamle değil: { $reason }
cli-solve-help = Her dağıtım için kazanılıp kazanılamayacağını ve nasıl kazanılacağını söyler. Her yanıt kanıtlıdır: bir hamle dizisiyle ya da her şeyi görmüş bir aramayla.
cli-solve-argument = dağıtımlar: oyun kodları, ms:617, pysol:5, tahtalar, bunlardan çokça içeren dosyalar ya da standart girdi için -
cli-solve-deals = numaraları ardışık dağıtımlar, örneğin ms:1-1000, pysol:1-500 ya da BK1-C2-code:0-99
cli-solve-shortest = en az eylemle kazandıran yolu bul ve kanıtla (yalnızca Jeu du Boulanger)
cli-solve-json = her dağıtım için bir JSON nesnesi yaz: deal, verdict, line, nodes, seconds
cli-solve-summary = yalnızca toplamları yaz
cli-solve-verify = her hamle dizisini kurallara göre baştan sona oyna ve her kaybı başka anahtarlarla ikinci kez kanıtla
cli-solve-jobs = iş parçacığı sayısı (1)
cli-solve-nodes = bu kadar konuma baktıktan sonra dağıtımı bırak
cli-solve-seconds = bu kadar saniye sonra dağıtımı bırak
cli-solve-memory = bir dağıtım aranırken kullanılabilecek en fazla megabayt (1024)
cli-solve-winnable = { $deal }: { $count } eylemde kazanılabilir
cli-solve-unwinnable = { $deal }: kazanılamaz ({ $nodes } konuma bakıldı)
cli-solve-unknown = { $deal }: bilinmiyor ({ $reason })
cli-solve-proved-again = başka anahtarlarla ikinci kez kanıtlandı
cli-solve-not-proved-again = ikinci kez kanıtlanamadı: { $reason }
cli-solve-reason = { $reason ->
    [node-limit] izin verilen sayıda konuma bakıldı
    [time-limit] izin verilen süre doldu
    [memory-limit] izin verilen bellek tükendi
   *[cancelled] durduruldu
}
cli-solve-sum-winnable = Kazanılabilir: { $count }
cli-solve-sum-replayed = Baştan sona oynanan hamle dizisi: { $count }
cli-solve-sum-unwinnable = Kazanılamaz: { $count }
cli-solve-sum-proved-again = İkinci kez kanıtlanan kayıp: { $count }
cli-solve-sum-unknown = Bilinmiyor: { $count }
cli-solve-sum-nodes = Bakılan konum: { $count }
cli-solve-sum-seconds = İşlemci saniyesi: { $seconds }
cli-bench-help = Değişmez bir dağıtım kümesini çözer: bakılan konum sayısı aramanın değişip değişmediğini, süre de burada ne kadar hızlı olduğunu söyler.
cli-bench-json = tek bir JSON nesnesi yaz
cli-bench-row = { $name }: { $deals } dağıtım, { $winnable } kazanılabilir, { $nodes } konum, { $milliseconds } ms
cli-bench-fingerprint = Parmak izi: { $nodes } konum
cli-bench-speed = İşlemci saniyesi: { $seconds }, saniyede konum: { $rate }


## Dağıtım, kod, tahta ve başka programların çözümleriyle ilgili hatalar

deal-empty = burada dağıtım yok: bir oyun kodu, ms:617, pysol:5 ya da bir tahta yazın
deal-too-long = bu, bir dağıtım için çok uzun
deal-unreadable = “{ $text }” bir dağıtım değil: BK1-C4-AAAAA24 gibi bir kod, ms:617, pysol:5 ya da bir tahta yazın
deal-bare-number = { $number } birkaç programın numarası olabilir: ms:{ $number } ya da pysol:{ $number } yazın
deal-number-malformed = “{ $text }” bir dağıtım numarası değil: yalnızca rakam yazın
deal-number-code = dağıtım numaraları { $first } ile { $last } arasındadır: { $number } bunlardan değil
deal-number-microsoft = Microsoft dağıtım numaraları { $first } ile { $last } arasındadır: { $number } bunlardan değil
deal-number-pysol = PySolFC dağıtım numaraları { $first } ile { $last } arasındadır: { $number } bunlardan değil
deal-other-game = bu dağıtım { $found } oyunu için, ama { $asked } istendi
deal-other-cells = bu dağıtımda { $found } hücre var, ama { $asked } istendi
code-too-long = bu, bir oyun kodu için çok uzun
code-game = { $position }. karakterden başlayarak “{ $found }” bir oyun değil: kod { $known } ile başlar
code-version = { $position }. karakter: “{ $found }”, bu Fournil’in bilmediği bir dağıtma kuralı; bildikleri: { $known }
code-options = { $position }. karakterden başlayarak “{ $found }”, { $game } oyununun bir çeşitlemesi değil: { $known } yazın
code-character = { $position }. karakter: “{ $character }” kodda hiç bulunmaz; kod A’dan Z’ye harflerden ve 2’den 7’ye rakamlardan oluşur
code-too-short = kod { $position }. karakterden önce bitiyor: son bölümünde { $needed } yerine { $found } karakter var
code-length = kod { $position }. karakterden başlayarak fazla uzun: son bölümünde { $needed } yerine { $found } karakter var
code-check = kodun denetimi tutmuyor, { $position }. karakter: “{ $found }” değil { $expected } olmalıydı; ya da ondan önceki altı karakterden biri yanlış veya yer değiştirmiş
code-check-long = uzun kodun denetimi tutmuyor, { $position }. karakterden başlayarak: { $found } değil { $expected } olmalıydı; ya da ondan önceki bir karakter yanlış veya yer değiştirmiş
code-form = { $position }. karakter: uzun bir kod D ya da P ile başlar, “{ $found }” ile değil
code-other-game = bu uzun kod { $columns } sütunlu ve { $cells } hücreli bir tahtanın, { $game } oyununun değil
code-board = bu uzun kod { $game } oyununun hiçbir tahtasına karşılık gelmiyor
board-line = { $line }. satır bir tahtanın parçası değil: “{ $text }”
board-card = { $line }. satır: “{ $text }” bir kart değil
board-foundation = { $line }. satır: “{ $text }” bir temel değil; örneğin H-0 ya da S-K
board-columns = buradaki hiçbir oyunun { $found } sütunu yok: bilinenler { $known }
board-too-many-cells = burada { $found } hücre var, ama bu oyunda { $cells } hücre var
board-too-long = bu, bir tahta için çok uzun
board-json = tahta geçerli JSON değil: { $line }. satır, { $position }. karakter
board-json-shape = tahtanın JSON’u uymuyor: “{ $field }” alanına bakın
board-foundation-order = “{ $cards }” temeli tek takımda astan başlayarak yükselmiyor
board-remark = { $line }. satır bir tahtanın parçası değil: “{ $text }”: notlar # ile başlar
board-rows = { $line }. satır: bu tahta yukarıdan aşağıya yazılmış: fc-solve’a -p ile yazdırın
solution-none = bu metin çözülmemiş bir oyunu anlatıyor: içinde hamle yok
solution-too-long = bu, tek bir oyunun hamleleri için çok uzun
solution-place = “{ $text }”, buradaki hiçbir oyunda olmayan bir yerden söz ediyor
solution-empty = burada hamle yok: 26 3a b5 4h gibi hamleler yazın
solution-boards = burada tahtalar var, ama hamle yok: fc-solve’a hamleleri -m ya da -sam ile yazdırın
solution-line = { $line }. satır: { $reason }
game-cells = { $game }, { $cells } hücreyle oynanmaz: { $known } seçin
shortest-unfit = en az eylemli çözüm yalnızca Jeu du Boulanger için aranır, { $game } için değil
search-unfit = arama için bir oyunda en çok { $columns } sütun ve { $cells } hücre olabilir
wish-unknown = “{ $text }” bir dilek değil: { $known } deneyin
wish-and-deal = ya bir dağıtım türü isteyin ya da bir dağıtımı adıyla verin, ikisini birden değil
winnable-not-found = kazanılabilir bir dağıtım aranırken süre doldu, bu yüzden kart dağıtılmadı: yeniden deneyin
level-not-found = bu seviyeden bir dağıtım aranırken süre doldu, bu yüzden kart dağıtılmadı: yeniden deneyin ya da başka bir seviye seçin
level-unfit = { $game } için seviye yok
game-unknown = “{ $text }” diye bir oyun yok: { $known } deneyin


## Komut satırı hataları

cli-command-unknown = “{ $text }” diye bir komut yok: { $known } içinden seçin
cli-option-unknown = burada { $option } diye bir seçenek yok
cli-argument-missing = { $argument } eksik
cli-argument-extra = “{ $text }” bu komut için fazla
cli-switch-value = { $option } değer almaz
cli-value-missing = { $option } bir değer ister
cli-value-choice = { $option } için “{ $text }” olmaz: { $choices } içinden seçin
cli-value-number = { $option }, { $least } ile { $most } arasında bir tam sayı olmalı; “{ $text }” olmaz
cli-value-seconds = { $option } saniye sayısı olmalı; “{ $text }” olmaz
cli-value-date = { $option } 2026-11-30 gibi bir tarih olmalı; “{ $text }” olmaz
cli-range-malformed = “{ $text }” bir dağıtım aralığı değil: ms:1-1000, pysol:1-500 ya da code:0-99 yazın
cli-range-backwards = aralık küçükten büyüğe gider: { $first }, { $last } sayısından sonra gelir
cli-solve-two-kinds = dağıtımları ya da --deals verin, ikisini birden değil
cli-deal-two-kinds = bunlardan yalnızca birini verin: bir dağıtım, --winnable, --level ya da --day
cli-solve-range = “{ $text }” bir dağıtım aralığıdır: --deals { $text } yazın
cli-file-missing = { $path } diye bir dosya yok
cli-file-unreadable = { $path } dosyası okunamıyor
cli-file-not-text = { $path } UTF-8 metin içermiyor
cli-file-too-long = { $path } bir dağıtım için çok uzun
cli-file-deal = { $path }, { $line }. satır: { $reason }
cli-output-failed = çıktı yazılamadı: diskte yer var mı?
cli-input-twice = standart girdi yalnızca bir kez okunabilir: dağıtım için ya da hamleler için


## Konum ve oyun hataları

position-columns = bu oyunda { $expected } sütun var, { $found } değil
position-cells = bu oyunda { $expected } hücre var, { $found } değil
position-foundations = dört temel gerekir (S H D C), her biri 0 ile { $top } arasında: { $found } olmaz
position-cards-missing = eksik kartlar var: { $cards }
position-cards-doubled = bu kartlar birden çok kez var: { $cards }
position-cards-strange = bu kartlar bu oyunda yok: { $cards }
undo-nothing = geri alınacak bir şey yok
undo-limit = yalnızca son { $limit } eylem geri alınabilir
redo-nothing = yinelenecek bir şey yok
finish-not-yet = kartların hepsi henüz doğrudan temellere çıkamıyor
finish-won = oyun kazanıldı: temele çıkacak kart kalmadı
back-won = oyun kazanıldı: onu kaybettiren bir hamle yok
back-winnable = oyun şu anki konumundan hâlâ kazanılabilir
back-never = bu oyunun dağıtımı bile kazanılamaz
back-unknown = arama, son kazanılabilir konumdan emin olamadan sınırına ulaştı: hiçbir şey değişmedi
game-text-empty = burada oyun yok: metinde dağıtımı söyleyen bir satır yok
game-text-too-long = bu, bir oyun için çok uzun
game-text-line = { $line }. satır bir oyunun parçası değil: “{ $text }”: “deal” ile bir satır, “moves” ile satırlar yazın
game-text-deal-twice = { $line }. satır ikinci bir dağıtım söylüyor: bir metinde tek oyun olur
game-text-deal-first = { $line }. satır: dağıtım hamlelerden önce gelmeli
game-text-deal = { $line }. satırdaki bir dağıtım değil: { $reason }
game-text-move = { $number }. hamle, “{ $move }”: { $reason }
rules-invalid = bu kurallar kendileriyle çelişiyor: { $layout } kart dağıtılıyor, hepsi { $deck } kart


## Kayıtlı oyunların, ayarların ve veritabanının hataları

store-broken = { $place } bozuk ya da bir Fournil veritabanı değil: onu başka yere taşıyın ve yeniden başlayın
store-foreign = { $place } başka bir programın: kayıtlı oyunlar için başka bir yer seçin
store-newer = { $place } daha yeni bir Fournil ile yazılmış: Fournil’i güncelleyin ya da kayıtlı oyunlar için başka bir yer seçin
store-locked = kayıtlı oyunları şu anda başka bir program kullanıyor: biraz sonra yeniden deneyin
store-full = kaydedecek yer kalmadı: biraz yer açıp yeniden deneyin
store-read-only = { $place } üzerine yazılamıyor: izin verin ya da başka bir yer seçin
store-unreadable = { $place } açılamıyor: var olduğundan ve onu okuyabildiğinizden emin olun
store-disk = { $place } okunamadı veya yazılamadı: disk bir hata bildiriyor ya da dosya daha fazla büyüyemiyor
store-unreachable = kayıtlı oyunların veritabanı yanıt vermiyor: biraz sonra yeniden deneyin
store-address = “{ $text }” bir veritabanı adresi değil
saved-game-unknown = böyle bir kayıtlı oyun yok
saved-game-broken = bu kayıtlı oyun okunamıyor: hamleleri dağıtımıyla uyuşmuyor
saved-game-moved-on = oyun başka yerde ilerledi: işte şimdiki hâli
settings-invalid = “{ $text }”, { $name } ayarı için bir seçenek değil


## Sunucuya yapılan isteklerin hataları

request-json = istek geçerli JSON değil
request-field = istek uymuyor: { $field } alanına bakın
request-one-action = tek bir şey isteyin: move, tap ya da double_tap
request-type = istek JSON olmalı (Content-Type: application/json)
request-too-large = istek çok büyük: en çok { $limit } kB
request-origin = başka bir siteden gelen istek kabul edilmez
request-host = bu sunucu o ada yanıt vermez: onu kendi adresiyle açın
request-framing = istek, uzunluğunu birden fazla biçimde bildiriyor
request-not-found = bu adreste bir şey yok
request-method = bu adres bu tür istekleri almaz
server-trouble = burada bir şeyler ters gitti: hiçbir şey değişmedi, yeniden deneyin
serve-port-taken = { $port } numaralı bağlantı noktası zaten kullanılıyor: --port ile başkasını seçin
serve-port-refused = { $port } numaralı bağlantı noktası burada kullanılamaz: --port ile başkasını seçin
