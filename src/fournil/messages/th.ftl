### Fournil ภาษาไทย ลำดับและรหัสข้อความตรงกับ en.ftl
###
### ภาษาไทยไม่มีรูปพหูพจน์ และเว้นวรรคหน้าหลังตัวเลขและคำต่างประเทศ


## ไพ่

suit-name = { $suit ->
    [S] โพดำ
    [H] โพแดง
    [D] ข้าวหลามตัด
   *[C] ดอกจิก
}
rank-name = { $rank ->
    [1] เอซ
    [2] สอง
    [3] สาม
    [4] สี่
    [5] ห้า
    [6] หก
    [7] เจ็ด
    [8] แปด
    [9] เก้า
    [10] สิบ
    [11] แจ็ค
    [12] ควีน
   *[13] คิง
}
card-name = { $rank ->
    [1] เอซ
    [11] แจ็ค
    [12] ควีน
    [13] คิง
   *[other] { $rank }{ " " }
}{ $suit ->
    [S] โพดำ
    [H] โพแดง
    [D] ข้าวหลามตัด
   *[C] ดอกจิก
}


## ตำแหน่ง

place-column = คอลัมน์ { $number }
place-cell = เซลล์ { $letter }
place-foundation = ฐาน{ $suit ->
    [S] โพดำ
    [H] โพแดง
    [D] ข้าวหลามตัด
   *[C] ดอกจิก
}


## เกม

page-game-name = { $game ->
    [boulanger] Jeu du Boulanger
    [dozen] Baker’s Dozen
    [freecell] ฟรีเซลล์
   *[good-measure] Good Measure
}


## โต๊ะ

page-title = Fournil
page-tagline = เกมไพ่เล่นคนเดียวของคนทำขนมปัง
page-score = คะแนน
page-moves = ตาเดิน
page-time = เวลา
page-undo = ยกเลิก
page-redo = ทำซ้ำ
page-restart = เริ่มใหม่
page-new-game = เกมใหม่
page-menu = เมนู
page-close = ปิด
page-cancel = กลับ
page-code = รหัสเกม
page-copy-code = คัดลอกรหัส
page-copied = คัดลอกแล้ว
page-share = แชร์
page-rules = กติกา
page-examples = ตัวอย่าง
page-faq = คำถามที่พบบ่อย
page-settings = การตั้งค่า
page-language = ภาษา
page-new-short = ใหม่
page-actions = คำสั่ง
page-board = โต๊ะ
page-game = เกม
page-keys = ปุ่มลัด
page-needs-script = โต๊ะนี้ต้องใช้ JavaScript โปรดอนุญาตในหน้านี้ก่อนเล่น
page-unreachable = ติดต่อเซิร์ฟเวอร์ไม่ได้ แต่ไม่มีอะไรหาย สิ่งที่เล่นไว้จะส่งไปทันทีที่เซิร์ฟเวอร์กลับมา
page-unreachable-unkept = ติดต่อเซิร์ฟเวอร์ไม่ได้ โปรดเปิดหน้านี้ไว้ สิ่งที่เล่นไว้เก็บอยู่ที่นี่เท่านั้น และจะส่งไปทันทีที่เซิร์ฟเวอร์กลับมา
page-waiting = เซิร์ฟเวอร์ยังไม่ตอบ สิ่งที่คุณทำล่าสุดจะแสดงทันทีที่เซิร์ฟเวอร์ตอบ
page-reachable = เซิร์ฟเวอร์กลับมาแล้ว และทุกอย่างบันทึกไว้แล้ว
page-elsewhere = เกมนี้เล่นต่อในอีกหน้าต่างหนึ่งแล้ว นี่คือสภาพปัจจุบัน
page-elsewhere-kept = เกมนี้เล่นต่อในอีกหน้าต่างหนึ่งแล้ว นี่คือสภาพปัจจุบัน ส่วนที่คุณเล่นแยกไว้ยังเก็บอยู่ จะเล่นต่อที่นี่เลยหรือจะทิ้งไปก็ได้
page-kept-play = เล่นที่นี่
page-kept-drop = ทิ้งไป
page-gone = เกมนี้ไม่ได้เก็บไว้ที่นี่แล้ว โปรดเริ่มเกมใหม่
page-unkept = หน้านี้ต้องใช้คุกกี้เพื่อเก็บเกมของคุณ แต่เบราว์เซอร์ของคุณบล็อกคุกกี้อยู่ คุณเล่นเกมนี้ได้ แต่เกมจะหายไปเมื่อปิดหน้า และไม่มีคำใบ้ สถิติ หรือการตั้งค่าที่บันทึกไว้ โปรดอนุญาตคุกกี้สำหรับหน้านี้ แล้วโหลดหน้าใหม่
page-reload = โหลดใหม่
page-trouble = หน้านี้มีปัญหา โปรดโหลดใหม่ เกมของคุณบันทึกไว้แล้ว
page-stuck = เดินต่อไม่ได้แล้ว ยกเลิกตาเดินบางตาหรือเริ่มใหม่
page-share-text = คุณชนะไพ่กองนี้ได้ไหม { $code }
page-link-copied = คัดลอกลิงก์แล้ว
page-copy-by-hand = โปรดคัดลอกข้อความนี้เอง: { $text }


## ปุ่มลัด

page-keys-walk = เลื่อนไปบนโต๊ะ ในคอลัมน์ ปุ่มขึ้นและลงเลือกจำนวนไพ่
page-keys-lift = หยิบไพ่ แล้ววางลง
page-keys-run = เพิ่มหรือลดไพ่หนึ่งใบขณะหยิบอยู่
page-keys-two = จากที่หนึ่งไปอีกที่หนึ่ง คอลัมน์คือ 1 ถึง 9 และ A ถึง D เซลล์คือ a ถึง d
page-keys-home = ไปยังฐาน
page-keys-back = ออกจากสิ่งที่ทำค้างอยู่
page-keys-show = แสดงปุ่มลัด


## การตั้งค่า

page-look = รูปลักษณ์
page-theme = ความสว่าง
page-theme-auto = ตามระบบ
page-theme-light = กลางวัน
page-theme-dark = กลางคืน
page-suits = ดอกไพ่
page-suits-four = สี่สี
page-suits-two = สองสี
page-card-size = ขนาดไพ่
page-card-size-small = เล็ก
page-card-size-medium = กลาง
page-card-size-large = ใหญ่
page-left-handed = ถนัดซ้าย
page-left-handed-note = เซลล์และฐานสลับข้างกัน
page-play = การเล่น
page-timer = แสดงเวลา
page-sounds = เสียง
page-sounds-note = เบาๆ เมื่อไพ่เคลื่อนที่


## ความจริงบนโต๊ะ

page-truth = ไฟบอกผล
page-truth-note = บอกหลังทุกตาเดินว่าเกมยังชนะได้หรือไม่
page-truth-winnable = ชนะได้
page-truth-lost = แพ้แล้ว
page-truth-unknown = ยังไม่รู้
page-truth-asking = กำลังตรวจ
announce-truth = { $verdict ->
    [winnable] เกมนี้ยังชนะได้
    [unwinnable] เกมนี้ชนะไม่ได้แล้ว
   *[unknown] ยังไม่รู้ว่าเกมนี้ชนะได้หรือไม่
}
page-lost = จากตรงนี้ชนะเกมไม่ได้แล้ว
page-lost-deal = ไพ่กองนี้ชนะไม่ได้
page-last-winnable = กลับไปตาสุดท้ายที่ยังชนะได้
page-last-winnable-busy = กำลังหาตาสุดท้ายที่ยังชนะได้
page-went-back = ย้อนกลับ { $count } ตา: ตรงนี้ยังชนะได้
page-hint = คำใบ้
page-hint-play = เดินเลย
page-hint-lost = จากตรงนี้ไม่มีทางชนะ: เกมนี้แพ้แล้ว
page-hint-unknown = การค้นหาหยุดที่ขีดจำกัดก่อนพบทางชนะ นี่ไม่ใช่คำตัดสิน
announce-hint = คำใบ้: { $move } กดอีกครั้งเพื่อเดิน
move-leads = { $cards } ไป{ $target }
move-run = { $count ->
    [1] { $card }
   *[other] ไพ่ { $count } ใบ เริ่มจาก { $card }
}
page-which-moves = เดินตาไหนแล้วยังชนะได้
page-moves-keep = ยังชนะได้ { $count } ตา
page-moves-unknown = ยังไม่รู้ { $count } ตา
page-moves-lose = ทำให้แพ้ { $count } ตา
page-verdict = { $verdict ->
    [winnable] ยังชนะได้
    [unwinnable] ทำให้แพ้
   *[unknown] ยังไม่รู้
}
page-moves-note = ตรวจทุกทางจนสุดแล้ว
page-moves-note-unknown = ตรวจทุกทางจนสุดแล้ว ยกเว้นที่บอกว่า “ยังไม่รู้” ซึ่งการค้นหาหยุดที่ขีดจำกัด นี่ไม่ใช่คำตัดสิน
page-to-cell = เซลล์ว่าง
page-to-column = คอลัมน์ว่าง
page-to-foundation = ฐาน
page-no-answer = ติดต่อเซิร์ฟเวอร์ไม่ได้ ตอนนี้จึงยังไม่มีคำตอบ
page-finish = ขึ้นฐานทั้งหมด · { $count } ใบ
announce-finished = ไพ่ { $count } ใบขึ้นฐาน
page-keys-finish = ขึ้นฐานทั้งหมด เมื่อมีปุ่มให้กด
page-solution = แสดงทางชนะ
page-solution-busy = กำลังหาทางชนะ
page-replay = ดูเกมนี้ย้อนหลัง
page-replay-short = ดูย้อนหลัง
page-statistics = สถิติ
page-export = ส่งออก
page-import = นำเข้า
page-export-title = ส่งออกเกมนี้
page-import-title = นำเข้าเกม
page-download = ดาวน์โหลด
page-copy = คัดลอก
page-game-text = เกมในรูปข้อความ
page-import-file = เลือกไฟล์
page-import-open = เปิดเกม
page-import-too-large = ไฟล์นี้ใหญ่เกินกว่าจะเป็นเกม
page-import-implied = ไพ่ที่ขึ้นฐานเองตามวิธีจดมาตรฐานของฟรีเซลล์: { $count }
page-won-streak = ชนะติดต่อกัน: { $count }
page-won-best = ดีที่สุด { $value }
page-won-help = มีตัวช่วยบ้าง


## เมื่อชนะ

page-won = อบเสร็จใหม่ๆ จากเตา
page-won-note = ไพ่ทั้ง 52 ใบขึ้นฐานครบแล้ว
page-won-again = เล่นไพ่กองเดิมอีกครั้ง


## ชื่อไพ่และตำแหน่งเมื่ออ่านออกเสียง

card-at = { $card } { $place }
card-at-top = { $card } { $place } ใบบนสุด
card-covered = { $card } { $place } อยู่ใต้ไพ่ { $count } ใบ
place-empty = { $place } ว่าง
place-closed = { $place } ว่างและปิดแล้ว


## สิ่งที่ประกาศ

announce-to-column = { $card } ไปคอลัมน์ { $number }
announce-run-to-column = ไพ่ { $count } ใบ เริ่มจาก { $card } ไปคอลัมน์ { $number }
announce-to-cell = { $card } ไปเซลล์ { $letter }
announce-to-foundation = { $card } ขึ้นฐาน
announce-undone = ยกเลิกแล้ว: { $move }
announce-restarted = เริ่มใหม่แล้ว
announce-sentence = { $text }
announce-score = คะแนน { $score }
announce-won = ชนะแล้ว ไพ่ทุกใบขึ้นฐานครบ
announce-stuck = เดินต่อไม่ได้แล้ว
announce-lifted = { $count ->
    [1] หยิบ { $card }
   *[other] หยิบไพ่ { $count } ใบ: { $card }
}
announce-put-back = วางกลับที่เดิม
announce-takes = วางที่นี่ได้
announce-refuses = วางที่นี่ไม่ได้
announce-no = ยังขึ้นฐานไม่ได้
announce-new-game = { $game } ไพ่กอง { $code }


## ไพ่ที่การปฏิเสธต้องการอยู่ที่ใด

move-lies-under = ไพ่ใบนั้นอยู่ในคอลัมน์ { $number } ใต้ไพ่ { $count } ใบ
move-lies-on-top = ไพ่ใบนั้นอยู่บนสุดของคอลัมน์ { $number }
move-lies-in-cell = ไพ่ใบนั้นอยู่ในเซลล์ { $letter }
move-lies-home = ไพ่ใบนั้นอยู่บนฐานแล้ว


## หน้าต่างเกมใหม่

page-free-cells = จำนวนเซลล์
page-deal = กองไพ่
page-deal-any = สุ่ม
page-deal-winnable = เฉพาะที่ชนะได้
page-deal-level = ตามระดับ
page-deal-day = เกมประจำวัน
page-deal-code = จากรหัส
page-deal-number = จากหมายเลข
page-deal-board = วางกระดาน
page-deal-cards = แจกไพ่
page-deal-found = ไพ่กองนี้เป็นของ { $summary }
page-not-dealt = แจกไพ่ไม่ได้ เพราะติดต่อเซิร์ฟเวอร์ไม่ได้ โปรดลองอีกครั้งในอีกสักครู่
page-looking = กำลังหากองไพ่…
page-rare = เมื่อมีเซลล์น้อยเท่านี้ กองไพ่ที่ชนะได้มีเพียง { $share }
page-level = ระดับ
page-level-name = { $level ->
    [easy] ง่าย
    [medium] ปานกลาง
   *[hard] ยาก
}
page-level-note = วัดจากจำนวนตาที่เดินอย่างไม่ระวังได้โดยยังไม่แพ้ เทียบกับไพ่กองอื่นของเกมนี้ที่ชนะได้
page-day-note = { $date }: เกมเดียวกันที่ชนะได้สำหรับทุกคน จนถึงเที่ยงคืนตามเวลาสากล (UTC)
page-kings = คิง
page-kings-sink = ลงล่างสุด
page-kings-stay = อยู่ที่เดิม
page-building = วางไพ่บน
page-building-other-suit = ดอกอื่น
page-building-any-suit = ดอกใดก็ได้
page-numbering = หมายเลขของ
page-numbering-microsoft = Microsoft
page-numbering-pysol = PySolFC
page-number = หมายเลข
page-number-kings = คิงลงล่างสุดตามลำดับที่อยู่ โปรแกรมที่สลับคิงกับไพ่อื่นจะแสดงกระดานที่ต่างไปสำหรับหมายเลขเดียวกัน
page-code-note = วางได้ตามที่ได้รับมา ขีด ช่องว่าง และตัวพิมพ์เล็กใหญ่ไม่มีผล
page-board-text = กระดาน
page-board-note = ตามแบบที่ fc-solve และ PySolFC เขียน หรือ JSON ของ Solvitaire


## ข้อผิดพลาดของไพ่และตาเดิน

card-malformed = “{ $text }” ไม่ใช่ไพ่ โปรดเขียนลำดับและดอก เช่น 7H, 10C หรือ 7♥
move-malformed = “{ $text }” ไม่ใช่ตาเดิน โปรดเขียนจากไหนไปไหน เช่น 26, 3a, 4h หรือ 26x3
move-ambiguous = “{ $text }” อ่านได้ทั้ง { $first } และ { $second } โปรดเขียนอย่างใดอย่างหนึ่ง
move-count-malformed = “{ $text }” ระบุจำนวนไพ่ได้เฉพาะตาเดินระหว่างคอลัมน์
move-only-on = { $card } วางได้บน { $first } เท่านั้น
move-only-on-two = { $card } วางได้บน { $first } หรือ { $second } เท่านั้น
move-only-on-three = { $card } วางได้บน { $first }, { $second } หรือ { $third } เท่านั้น
move-only-on-four = { $card } วางได้บน { $first }, { $second }, { $third } หรือ { $fourth } เท่านั้น
move-on-nothing = { $card } วางบนไพ่ใบอื่นไม่ได้เลย
move-capacity = ตอนนี้ย้ายไพ่มาที่นี่ได้เพียง { $limit } ใบ
move-capacity-one = ตอนนี้ย้ายไพ่มาที่นี่ได้เพียงใบเดียว
move-single-cards = ในเกมนี้ย้ายไพ่ได้ทีละใบ
move-not-run = ไพ่ { $count } ใบท้ายของคอลัมน์ { $place } ไม่ได้เรียงกัน
move-too-many = คอลัมน์ { $place } มีไพ่ไม่ถึง { $count } ใบ
move-covered = { $card } มีไพ่ทับอยู่ โปรดย้ายไพ่ที่อยู่ข้างบนออกก่อน
move-column-empty = คอลัมน์ { $place } ว่าง ไม่มีไพ่ให้ย้าย
move-cell-empty = เซลล์ { $place } ว่าง ไม่มีไพ่ให้ย้าย
move-cell-taken = เซลล์ { $place } มี { $held } อยู่แล้ว
move-cell-one-card = หนึ่งเซลล์เก็บไพ่ได้เพียงใบเดียว
move-foundation-next = { $card } ยังขึ้นฐานไม่ได้ ต้องให้ { $needed } ขึ้นก่อน
move-foundation-one-card = ไพ่ขึ้นฐานได้ทีละใบ
move-foundation-final = ไพ่บนฐานจะอยู่ที่นั่น มีเพียงการยกเลิกที่ดึงกลับมาได้
move-column-closed = ในเกมนี้คอลัมน์ที่ว่างแล้วต้องว่างต่อไป
move-column-kings = คอลัมน์ว่างรับได้เฉพาะคิง
move-same-place = ไพ่อยู่ที่นั่นแล้ว
move-no-such-place = เกมนี้ไม่มีตำแหน่ง { $place }
move-no-such-card = { $card } ไม่มีในเกมนี้
move-nowhere = ตอนนี้ไม่มีที่ใดรับ { $card } ได้
move-too-late = หลังเดินครบ { $limit } ตา ไพ่ขึ้นฐานได้อย่างเดียว


## สิ่งที่แยกรูปแบบต่างๆ ของเกม

page-summary-cells = { $count } เซลล์
page-summary-kings-stay = คิงอยู่ที่เดิม
page-summary-any-suit = ดอกใดก็ได้


## หน้าสำหรับอ่าน: กติกา ตัวอย่าง คำถามที่พบบ่อย

site-skip = ข้ามไปที่เนื้อหา
site-navigation = หน้าต่างๆ
site-contents = ในหน้านี้
site-all-pages = ทุกหน้า
site-play = ไปที่โต๊ะ
site-error-title = ไม่สำเร็จ
site-offline-title = ติดต่อไม่ได้
site-offline-text = ติดต่อเซิร์ฟเวอร์ไม่ได้ และยังไม่เคยเปิดหน้านี้บนเครื่องนี้ แต่โต๊ะของคุณยังเปิดได้ตามปกติ
site-offline-again = ลองอีกครั้ง
site-page-rules-boulanger = กติกาของ Jeu du Boulanger
site-page-rules-dozen = กติกาของ Baker’s Dozen
site-page-examples-boulanger = ตัวอย่างของ Jeu du Boulanger
site-page-examples-dozen = ตัวอย่างของ Baker’s Dozen
site-page-faq = คำถามและคำตอบ


## กระดานในหน้าตัวอย่าง

site-board-deal = ไพ่กอง { $code }
site-board-deal-after = ไพ่กอง { $code } หลังเดิน { $count } ตา
site-board-then = แล้วเดิน: { $moves }
site-board-refused = { $move } เดินไม่ได้: { $reason }
site-board-play = เล่นไพ่กองนี้
site-board-cells = เซลล์
site-board-foundations = ฐาน
site-board-columns = คอลัมน์
site-board-empty = ว่าง
site-example-next = ตาถัดไป
site-example-try = ลองเล่นตรงนี้ได้เลย จะลาก แตะ หรือใช้แป้นพิมพ์ก็ได้
page-example-over = ตัวอย่างจบเท่านี้ เล่นต่อได้ตามใจชอบ
page-example-own-way = คุณเดินออกนอกตัวอย่างแล้ว กดยกเลิกเพื่อย้อนกลับ


## ตารางจำนวนไพ่ที่ย้ายได้

site-capacity-caption = จำนวนไพ่มากที่สุดที่ย้ายพร้อมกันได้
site-capacity-cells = เซลล์ว่าง
site-capacity-onto = ไปบนไพ่ { $count ->
    [0] โดยไม่มีคอลัมน์ว่าง
   *[other] โดยมีคอลัมน์ว่าง { $count } คอลัมน์
}
site-capacity-into = ไปคอลัมน์ว่าง ซึ่งมีเพียงคอลัมน์เดียว
site-capacity-into-one-of = ไปคอลัมน์ว่าง หนึ่งในทั้งหมด { $count } คอลัมน์


## ดูเกมย้อนหลัง: ทีละตา พร้อมความจริงของแต่ละตำแหน่ง

replay-title = ดูย้อนหลัง
replay-title-solution = ทางชนะ
replay-controls = ปุ่มควบคุม
replay-first = ไปจุดเริ่มต้น
replay-back = ถอยหนึ่งตา
replay-play = เล่น
replay-play-backwards = เล่นย้อนกลับ
replay-pause = หยุดชั่วคราว
replay-forward = เดินหน้าหนึ่งตา
replay-last = ไปจุดสุดท้าย
replay-speed = ความเร็ว
replay-times = { $speed }×
replay-position = อยู่ตรงไหนในเกม
replay-deal = ไพ่ที่แจก
replay-at = ตาที่ { $number } จาก { $count }: { $move }
replay-at-deal = ไพ่ที่แจก ก่อนตาแรก
replay-verdict = { $verdict ->
    [winnable] ชนะได้
    [unwinnable] แพ้แล้ว
   *[unknown] ยังไม่รู้
}
replay-truth = แสดงความจริง
replay-truth-note = แต่ละตายังชนะได้หรือไม่
replay-truth-asking = กำลังคำนวณทุกตา
replay-unreachable = ติดต่อเซิร์ฟเวอร์ไม่ได้ ลองอีกครั้งในอีกสักครู่
replay-lost-with = หมดโอกาสชนะที่ตาที่ { $number }: { $move }
replay-lost-between = หมดโอกาสชนะระหว่างตาที่ { $first } ถึงตาที่ { $last }: ระหว่างนั้นยังไม่รู้
replay-lost-by = อย่างช้าที่ตาที่ { $number } ก็หมดโอกาสชนะแล้ว: { $move } ก่อนหน้านั้นยังไม่รู้
replay-never = ไพ่กองนี้ชนะไม่ได้อยู่แล้ว ไม่มีอะไรเสียไประหว่างทาง
replay-won = ยังชนะได้เสมอจนจบ
replay-still-winnable = จากจุดที่จบ ยังชนะได้อยู่
replay-end-unknown = ยังไม่รู้ว่าจากจุดที่จบจะชนะได้หรือไม่
replay-lost-show = ดูตานี้
replay-lost-again = เล่นต่อจากก่อนตานี้
replay-moves = ตาเดิน
replay-no-moves = เกมนี้ยังไม่มีตาเดิน
replay-share = แชร์
replay-share-text = ดูเกมนี้: { $code }
replay-play-deal = เล่นไพ่กองนี้
replay-play-on = เล่นต่อจากตรงนี้
replay-save-text = บันทึกเป็นข้อความ
replay-copy-text = คัดลอกเป็นข้อความ
replay-illegal = เดินตาที่ { $number } ({ $move }) ไม่ได้: { $reason } การดูย้อนหลังจบก่อนตานี้


## สถิติ

statistics-title = สถิติ
statistics-all-games = ทุกเกม
statistics-variation = รูปแบบ
statistics-all-variations = ทุกรูปแบบ
statistics-plain-variation = กติกาปกติ
statistics-help = ความช่วยเหลือจากโปรแกรมหาทางชนะ
statistics-help-kind = { $kind ->
    [all] ทั้งหมด
    [without] ไม่ใช้ความช่วยเหลือ
   *[with] ใช้ความช่วยเหลือ
}
statistics-played = เกมที่เล่น
statistics-won = ชนะ
statistics-rate = อัตราชนะ
statistics-streak = ชนะติดต่อกัน สูงสุด { $best }
statistics-fewest = ตาเดินน้อยที่สุด
statistics-mean-moves = ตาเดินเฉลี่ย
statistics-fastest = ชนะเร็วที่สุด
statistics-mean-time = เวลาเฉลี่ย
statistics-percent = { $percent }%
statistics-last = { $count } เกมล่าสุด
statistics-outcome = { $outcome ->
    [won] ชนะ
    [stuck] เดินต่อไม่ได้
   *[unfinished] ค้างไว้
}
statistics-by-variation = อัตราชนะแยกตามเกม
statistics-by-variation-note = ชนะจากที่เล่น
statistics-of = จาก { $count }
statistics-times = เวลาที่ใช้จนชนะ
statistics-times-note = เกมที่ชนะ แยกตามนาทีที่เล่น
statistics-minutes-to = ไม่เกิน { $minutes }
statistics-minutes-over = มากกว่า { $minutes }
statistics-minutes = นาที
statistics-games = เกม
statistics-moves-won = ตาเดินในเกมที่ชนะ
statistics-moves-note = { $count } เกมล่าสุด จุดทึบคือดีที่สุด
statistics-no-wins = จะมีข้อมูลเมื่อชนะครั้งแรก
statistics-recent = เกมล่าสุด
statistics-when = { $day } { $time }
statistics-moves = { $count } ตา
statistics-helped = ใช้ความช่วยเหลือ
statistics-replay = ดูย้อนหลัง
statistics-go-on = เล่นต่อ
statistics-note = เกมนับตั้งแต่ตาแรก และการชนะนับครั้งเดียว เกมที่นำเข้าไม่นับ
statistics-copy = ติดต่อเซิร์ฟเวอร์ไม่ได้: ตัวเลขเหล่านี้เป็นสำเนาของสิ่งที่เห็นที่นี่ครั้งล่าสุด
statistics-empty = ในเตายังไม่มีอะไร
statistics-empty-note = เกมนับตั้งแต่ตาแรก เล่นสักเกมแล้วจะปรากฏที่นี่
statistics-none-such = ยังไม่มีเกมแบบนี้ที่นับได้
statistics-yours = เกมของคุณเป็นของคุณ
statistics-export = ส่งออกทั้งหมด
statistics-delete = ลบทั้งหมด
statistics-delete-ask = ลบทั้งหมดอย่างถาวรหรือไม่
statistics-delete-note = เกม ตัวเลข และการตั้งค่าทั้งหมดของคุณจะหายไปและเรียกคืนไม่ได้ ส่งออกไว้ก่อนหากอาจต้องการอีก
statistics-delete-failed = ไม่ได้ลบอะไร: ติดต่อเซิร์ฟเวอร์ไม่ได้ ลองอีกครั้งในอีกสักครู่


## คำสั่งที่เปิดหน้าเว็บ

cli-serve-help = เปิดให้บริการหน้าเว็บบนเครื่องนี้และเปิดในเบราว์เซอร์ คำสั่ง “fournil” เปล่าๆ ก็ทำเช่นนี้
cli-serve-port-help = พอร์ตที่จะใช้ (8052 หรือพอร์ตว่างใดก็ได้หากไม่ว่าง)
cli-serve-no-browser-help = ไม่ต้องเปิดเบราว์เซอร์
cli-serve-data-help = โฟลเดอร์เก็บเกมที่บันทึกไว้ (ปกติคือโฟลเดอร์ข้อมูลของคุณเอง)
cli-serve-database-help = เก็บเกมไว้ในฐานข้อมูลนี้แทน เช่น postgresql://user@host/fournil (อ่านจาก DATABASE_URL ได้ด้วย)
cli-serve-running = Fournil อยู่ที่ { $address } (หยุดด้วย Ctrl+C)
cli-serve-two-places = ระบุ --data หรือ --database อย่างใดอย่างหนึ่ง ไม่ใช่ทั้งสองอย่าง


## บรรทัดคำสั่ง

cli-about = Fournil บ้านของเกมไพ่เล่นคนเดียวของคนทำขนมปัง หากไม่ระบุคำสั่งจะทำแบบ “{ $command }”
cli-usage = วิธีใช้: { $usage }
cli-commands = คำสั่ง:
cli-arguments = สิ่งที่ต้องระบุ:
cli-options = ตัวเลือก:
cli-more = “{ $usage }” อธิบายคำสั่งหนึ่งๆ ละเอียดขึ้น
cli-see-help = ดู “{ $usage }”
cli-language-help = ภาษาที่จะใช้: en, fr, tr, ar, fa หรือ th (ปกติใช้ภาษาของระบบ)
cli-help-help = แสดงข้อความนี้และไม่ทำอย่างอื่น
cli-version-help = แสดงรุ่น และบอกว่าโปรแกรมหาทางชนะคอมไพล์แล้วหรือไม่
cli-version-compiled = Fournil { $version } (โปรแกรมหาทางชนะคอมไพล์แล้ว)
cli-version-plain = Fournil { $version } (โปรแกรมหาทางชนะยังไม่คอมไพล์ ทำงานเป็น Python ธรรมดาซึ่งช้า)
cli-version-partly = Fournil { $version } (ส่วนที่คอมไพล์แล้ว: { $compiled } ส่วนที่ยังไม่คอมไพล์จึงช้า: { $plain })
cli-game-option = เกม: boulanger, dozen, freecell, good-measure หรือระบุให้ชัด เช่น BK1-C2 หรือ BD1-KA
cli-cells-option = จำนวนเซลล์
cli-deal-help = แสดงไพ่ของกองหนึ่ง
cli-deal-argument = รหัสเกม, ms:617, pysol:5, กระดาน, ไฟล์ที่มีสิ่งเหล่านี้ หรือ - สำหรับอินพุตมาตรฐาน
cli-deal-format = แสดงอย่างไร: text (fc-solve และ PySolFC อ่านได้), json, solvitaire (JSON ของโปรแกรมนั้น) หรือ code
cli-deal-winnable = แจกไพ่กองใดก็ได้ที่ชนะได้
cli-deal-level = แจกไพ่กองที่ชนะได้ในระดับนี้
cli-deal-day = แจกเกมประจำวันของวันนี้ (UTC) หรือของวันที่ระบุ
cli-check-help = เล่นตาเดินตามกติกา แล้วแสดงว่าไปถึงไหน หรือตาแรกที่ผิดกติกาและเหตุผล
cli-check-moves-argument = ตาเดินเช่น 26 3a b5 4h 26x3, สิ่งที่ fc-solve พิมพ์, ไฟล์ที่มีสิ่งเหล่านี้ หรือ - สำหรับอินพุตมาตรฐาน
cli-check-format = แสดงตอนจบอย่างไร: text หรือ json
cli-check-moves = ตาเดิน: { $count }
cli-check-score = คะแนน: { $score }
cli-check-status = สถานะ: { $status ->
    [won] ชนะ
    [stuck] เดินต่อไม่ได้
   *[playing] ยังเล่นอยู่
}
cli-check-illegal = ตาที่ { $count } ({ $move }) ผิดกติกา: { $reason }
cli-solve-help = บอกว่าไพ่แต่ละกองชนะได้หรือไม่และอย่างไร ทุกคำตอบมีข้อพิสูจน์ คือแนวเดิน หรือการค้นหาที่ดูครบทุกอย่างแล้ว
cli-solve-argument = กองไพ่: รหัสเกม, ms:617, pysol:5, กระดาน, ไฟล์ที่มีสิ่งเหล่านี้จำนวนมาก หรือ - สำหรับอินพุตมาตรฐาน
cli-solve-deals = กองไพ่ที่มีหมายเลขต่อเนื่อง เช่น ms:1-1000, pysol:1-500 หรือ BK1-C2-code:0-99
cli-solve-shortest = หาจำนวนการกระทำที่น้อยที่สุดที่ชนะ พร้อมพิสูจน์ (เฉพาะ Jeu du Boulanger)
cli-solve-json = พิมพ์วัตถุ JSON หนึ่งชิ้นต่อไพ่หนึ่งกอง: deal, verdict, line, nodes, seconds
cli-solve-summary = พิมพ์เฉพาะยอดรวม
cli-solve-verify = เล่นทุกแนวเดินตามกติกาจนจบ และพิสูจน์การแพ้ทุกครั้งซ้ำด้วยคีย์อื่น
cli-solve-jobs = จำนวนเธรด (1)
cli-solve-nodes = เลิกหาเมื่อดูสภาพไพ่ครบจำนวนนี้
cli-solve-seconds = เลิกหาเมื่อครบจำนวนวินาทีนี้
cli-solve-memory = จำนวนเมกะไบต์มากที่สุดที่การค้นหาไพ่หนึ่งกองใช้ได้ (1024)
cli-solve-winnable = { $deal }: ชนะได้ใน { $count } การกระทำ
cli-solve-unwinnable = { $deal }: ชนะไม่ได้ (ดูสภาพไพ่แล้ว { $nodes } แบบ)
cli-solve-unknown = { $deal }: ยังไม่รู้ ({ $reason })
cli-solve-proved-again = พิสูจน์ซ้ำด้วยคีย์อื่นแล้ว
cli-solve-not-proved-again = พิสูจน์ซ้ำไม่สำเร็จ: { $reason }
cli-solve-reason = { $reason ->
    [node-limit] ดูสภาพไพ่ครบตามจำนวนที่อนุญาตแล้ว
    [time-limit] หมดเวลาที่อนุญาต
    [memory-limit] ใช้หน่วยความจำที่อนุญาตหมดแล้ว
   *[cancelled] ถูกหยุด
}
cli-solve-sum-winnable = ชนะได้: { $count }
cli-solve-sum-replayed = แนวเดินที่เล่นซ้ำแล้ว: { $count }
cli-solve-sum-unwinnable = ชนะไม่ได้: { $count }
cli-solve-sum-proved-again = การแพ้ที่พิสูจน์ซ้ำแล้ว: { $count }
cli-solve-sum-unknown = ยังไม่รู้: { $count }
cli-solve-sum-nodes = สภาพไพ่ที่ดู: { $count }
cli-solve-sum-seconds = วินาทีของซีพียู: { $seconds }
cli-bench-help = หาทางชนะของกองไพ่ชุดที่กำหนดไว้ตายตัว จำนวนสภาพไพ่ที่ดูบอกว่าการค้นหาเปลี่ยนไปหรือไม่ ส่วนเวลาบอกว่าเร็วเพียงใดบนเครื่องนี้
cli-bench-json = พิมพ์วัตถุ JSON หนึ่งชิ้น
cli-bench-row = { $name }: { $deals } กอง ชนะได้ { $winnable } สภาพไพ่ { $nodes } แบบ { $milliseconds } มิลลิวินาที
cli-bench-fingerprint = ลายนิ้วมือ: สภาพไพ่ { $nodes } แบบ
cli-bench-speed = วินาทีของซีพียู: { $seconds } สภาพไพ่ต่อวินาที: { $rate }


## ข้อผิดพลาดของกองไพ่ รหัส กระดาน และคำตอบจากโปรแกรมอื่น

deal-empty = ไม่มีกองไพ่ที่นี่ โปรดเขียนรหัสเกม, ms:617, pysol:5 หรือกระดาน
deal-too-long = ยาวเกินกว่าจะเป็นกองไพ่
deal-unreadable = “{ $text }” ไม่ใช่กองไพ่ โปรดเขียนรหัสเช่น BK1-C4-AAAAA24, ms:617, pysol:5 หรือกระดาน
deal-bare-number = { $number } อาจเป็นหมายเลขของหลายโปรแกรม โปรดเขียน ms:{ $number } หรือ pysol:{ $number }
deal-number-malformed = “{ $text }” ไม่ใช่หมายเลขกองไพ่ โปรดเขียนเฉพาะตัวเลข
deal-number-code = หมายเลขกองไพ่มีตั้งแต่ { $first } ถึง { $last } จึงไม่มี { $number }
deal-number-microsoft = หมายเลขกองไพ่ของ Microsoft มีตั้งแต่ { $first } ถึง { $last } จึงไม่มี { $number }
deal-number-pysol = หมายเลขกองไพ่ของ PySolFC มีตั้งแต่ { $first } ถึง { $last } จึงไม่มี { $number }
deal-other-game = ไพ่กองนี้เป็นของ { $found } แต่ขอ { $asked }
deal-other-cells = ไพ่กองนี้มี { $found } เซลล์ แต่ขอ { $asked } เซลล์
code-too-long = ยาวเกินกว่าจะเป็นรหัสเกม
code-game = “{ $found }” ตั้งแต่อักขระที่ { $position } ไม่ใช่เกม รหัสต้องขึ้นต้นด้วย { $known }
code-version = อักขระที่ { $position }: “{ $found }” เป็นกฎการแจกที่ Fournil รุ่นนี้ไม่รู้จัก รู้จักเพียง { $known }
code-options = “{ $found }” ตั้งแต่อักขระที่ { $position } ไม่ใช่รูปแบบของ { $game } โปรดเขียน { $known }
code-character = อักขระที่ { $position }: “{ $character }” ไม่มีในรหัสใดเลย รหัสประกอบด้วย A ถึง Z และ 2 ถึง 7
code-too-short = รหัสจบก่อนอักขระที่ { $position }: ส่วนท้ายมี { $found } อักขระแทนที่จะเป็น { $needed }
code-length = รหัสยาวเกินไปตั้งแต่อักขระที่ { $position }: ส่วนท้ายมี { $found } อักขระแทนที่จะเป็น { $needed }
code-check = อักขระตรวจสอบของรหัสไม่ตรง ที่อักขระ { $position }: ควรเป็น { $expected } ไม่ใช่ “{ $found }” หรือหนึ่งในหกตัวก่อนหน้าผิดหรือสลับที่
code-check-long = ส่วนตรวจสอบของรหัสยาวไม่ตรง ตั้งแต่อักขระที่ { $position }: ควรเป็น { $expected } ไม่ใช่ { $found } หรืออักขระก่อนหน้าผิดหรือสลับที่
code-form = อักขระที่ { $position }: รหัสยาวขึ้นต้นด้วย D หรือ P ไม่ใช่ “{ $found }”
code-other-game = รหัสยาวนี้เป็นของกระดานที่มี { $columns } คอลัมน์และ { $cells } เซลล์ ไม่ใช่ของ { $game }
code-board = รหัสยาวนี้ไม่ตรงกับกระดานใดของ { $game }
board-line = บรรทัดที่ { $line } ไม่ใช่ส่วนของกระดาน: “{ $text }”
board-card = บรรทัดที่ { $line }: “{ $text }” ไม่ใช่ไพ่
board-foundation = บรรทัดที่ { $line }: “{ $text }” ไม่ใช่ฐาน ตัวอย่างเช่น H-0 หรือ S-K
board-columns = ไม่มีเกมใดที่นี่ที่มี { $found } คอลัมน์ รู้จักเพียง { $known }
board-too-many-cells = ที่นี่มี { $found } เซลล์ แต่เกมนี้มี { $cells } เซลล์
board-too-long = ยาวเกินกว่าจะเป็นกระดาน
board-json = กระดานไม่ใช่ JSON ที่ถูกต้อง: บรรทัดที่ { $line } อักขระที่ { $position }
board-json-shape = JSON ของกระดานไม่ตรงแบบ โปรดดูที่ “{ $field }”
board-foundation-order = ฐาน “{ $cards }” ไม่ได้เรียงขึ้นจากเอซในดอกเดียว
board-remark = บรรทัดที่ { $line } ไม่ใช่ส่วนของกระดาน: “{ $text }” หมายเหตุต้องขึ้นต้นด้วย #
board-rows = บรรทัดที่ { $line }: กระดานนี้เขียนจากบนลงล่าง โปรดให้ fc-solve พิมพ์ด้วย -p
solution-none = ข้อความนี้เป็นเกมที่หาทางชนะไม่พบ จึงไม่มีตาเดิน
solution-too-long = ยาวเกินกว่าจะเป็นตาเดินของเกมเดียว
solution-place = “{ $text }” พูดถึงตำแหน่งที่ไม่มีในเกมใดที่นี่
solution-empty = ที่นี่ไม่มีตาเดิน โปรดเขียนตาเดิน เช่น 26 3a b5 4h
solution-boards = ที่นี่มีกระดานแต่ไม่มีตาเดิน โปรดให้ fc-solve พิมพ์ตาเดินด้วย -m หรือ -sam
solution-line = บรรทัดที่ { $line }: { $reason }
game-cells = { $game } เล่นด้วย { $cells } เซลล์ไม่ได้ โปรดเลือก { $known }
shortest-unfit = หาจำนวนการกระทำที่น้อยที่สุดได้เฉพาะใน Jeu du Boulanger ไม่ใช่ใน { $game }
search-unfit = สำหรับการค้นหา เกมมีได้ไม่เกิน { $columns } คอลัมน์และ { $cells } เซลล์
wish-unknown = “{ $text }” ไม่ใช่ชนิดของกองไพ่ที่เลือกได้ ลองใช้ { $known }
wish-and-deal = เลือกชนิดของกองไพ่หรือระบุกองไพ่ อย่างใดอย่างหนึ่ง ไม่ใช่ทั้งสองอย่าง
winnable-not-found = หากองไพ่ที่ชนะได้ไม่ทันเวลา จึงยังไม่ได้แจกไพ่ โปรดลองอีกครั้ง
level-not-found = หากองไพ่ในระดับนี้ไม่ทันเวลา จึงยังไม่ได้แจกไพ่ โปรดลองอีกครั้งหรือเลือกระดับอื่น
level-unfit = { $game } ไม่มีระดับ
game-unknown = ไม่มีเกม “{ $text }” ลองใช้ { $known }


## ข้อผิดพลาดของบรรทัดคำสั่ง

cli-command-unknown = ไม่มีคำสั่ง “{ $text }” โปรดเลือก { $known }
cli-option-unknown = ไม่มีตัวเลือก { $option } ที่นี่
cli-argument-missing = ขาด { $argument }
cli-argument-extra = “{ $text }” เกินจากที่คำสั่งนี้รับ
cli-switch-value = { $option } ไม่รับค่า
cli-value-missing = { $option } ต้องมีค่า
cli-value-choice = { $option } เป็น “{ $text }” ไม่ได้ โปรดเลือก { $choices }
cli-value-number = { $option } ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ถึง { $most } ไม่ใช่ “{ $text }”
cli-value-seconds = { $option } ต้องเป็นจำนวนวินาที ไม่ใช่ “{ $text }”
cli-value-date = { $option } ต้องเป็นวันที่ เช่น 2026-11-30 ไม่ใช่ “{ $text }”
cli-range-malformed = “{ $text }” ไม่ใช่ช่วงของกองไพ่ โปรดเขียน ms:1-1000, pysol:1-500 หรือ code:0-99
cli-range-backwards = ช่วงต้องเรียงจากน้อยไปมาก: { $first } มาหลัง { $last }
cli-solve-two-kinds = ระบุกองไพ่หรือ --deals อย่างใดอย่างหนึ่ง ไม่ใช่ทั้งสองอย่าง
cli-deal-two-kinds = ระบุเพียงอย่างเดียวจากสิ่งเหล่านี้: กองไพ่, --winnable, --level หรือ --day
cli-solve-range = “{ $text }” คือช่วงของกองไพ่ ให้เขียน --deals { $text }
cli-file-missing = ไม่มีไฟล์ { $path }
cli-file-unreadable = อ่านไฟล์ { $path } ไม่ได้
cli-file-not-text = { $path } ไม่มีข้อความ UTF-8
cli-file-too-long = { $path } ยาวเกินกว่าจะเป็นกองไพ่
cli-file-deal = { $path } บรรทัดที่ { $line }: { $reason }
cli-output-failed = เขียนผลลัพธ์ไม่ได้ ดิสก์ยังมีที่ว่างหรือไม่
cli-input-twice = อินพุตมาตรฐานอ่านได้ครั้งเดียว สำหรับกองไพ่หรือสำหรับตาเดิน


## ข้อผิดพลาดของสภาพไพ่และเกม

position-columns = เกมนี้มี { $expected } คอลัมน์ ไม่ใช่ { $found }
position-cells = เกมนี้มี { $expected } เซลล์ ไม่ใช่ { $found }
position-foundations = ต้องมีสี่ฐาน (S H D C) แต่ละฐานตั้งแต่ 0 ถึง { $top } แต่ได้ { $found }
position-cards-missing = ไพ่ขาดไป: { $cards }
position-cards-doubled = ไพ่เหล่านี้มีมากกว่าหนึ่งใบ: { $cards }
position-cards-strange = ไพ่เหล่านี้ไม่มีในเกมนี้: { $cards }
undo-nothing = ไม่มีอะไรให้ยกเลิก
undo-limit = ยกเลิกได้เพียง { $limit } การกระทำล่าสุด
redo-nothing = ไม่มีอะไรให้ทำซ้ำ
finish-not-yet = ไพ่ที่เหลือยังขึ้นฐานต่อกันไปจนหมดไม่ได้
finish-won = ชนะแล้ว ไม่มีไพ่เหลือให้ขึ้นฐานอีก
back-won = ชนะแล้ว ไม่มีตาไหนที่ทำให้แพ้
back-winnable = เกมนี้ยังชนะได้จากตาที่อยู่ตอนนี้
back-never = ไพ่กองนี้ชนะไม่ได้ตั้งแต่ตอนแจกแล้ว
back-unknown = การค้นหาหยุดที่ขีดจำกัดก่อนจะแน่ใจว่าตาสุดท้ายที่ยังชนะได้คือตาไหน ไม่มีอะไรเปลี่ยน
game-text-empty = ไม่มีเกมที่นี่ ข้อความไม่มีบรรทัดที่บอกกองไพ่
game-text-too-long = ยาวเกินกว่าจะเป็นเกม
game-text-line = บรรทัดที่ { $line } ไม่ใช่ส่วนของเกม: “{ $text }” โปรดเขียนบรรทัดที่ขึ้นต้นด้วย “deal” และบรรทัดที่ขึ้นต้นด้วย “moves”
game-text-deal-twice = บรรทัดที่ { $line } บอกกองไพ่ที่สอง ข้อความหนึ่งมีเกมเดียว
game-text-deal-first = บรรทัดที่ { $line }: กองไพ่ต้องมาก่อนตาเดิน
game-text-deal = บรรทัดที่ { $line } ไม่ได้บอกกองไพ่: { $reason }
game-text-move = ตาที่ { $number } “{ $move }”: { $reason }
rules-invalid = กติกานี้ขัดกันเอง: แจกไพ่ { $layout } ใบ จากทั้งหมด { $deck } ใบ


## ข้อผิดพลาดของเกมที่บันทึก การตั้งค่า และฐานข้อมูล

store-broken = { $place } เสียหายหรือไม่ใช่ฐานข้อมูลของ Fournil โปรดย้ายออกแล้วเริ่มใหม่
store-foreign = { $place } เป็นของโปรแกรมอื่น โปรดเลือกที่อื่นสำหรับเกมที่บันทึก
store-newer = { $place } เขียนโดย Fournil รุ่นใหม่กว่า โปรดปรับรุ่น Fournil หรือเลือกที่อื่นสำหรับเกมที่บันทึก
store-locked = โปรแกรมอื่นกำลังใช้เกมที่บันทึกอยู่ โปรดลองอีกครั้งในอีกสักครู่
store-full = ไม่มีที่ว่างให้บันทึก โปรดเพิ่มที่ว่างแล้วลองอีกครั้ง
store-read-only = เขียนลงใน { $place } ไม่ได้ โปรดอนุญาตหรือเลือกที่อื่น
store-unreadable = เปิด { $place } ไม่ได้ โปรดตรวจว่ามีอยู่จริงและคุณอ่านได้
store-disk = อ่านหรือเขียน { $place } ไม่ได้: ดิสก์แจ้งข้อผิดพลาด หรือไฟล์ขยายขนาดต่อไม่ได้แล้ว
store-unreachable = ฐานข้อมูลของเกมที่บันทึกไม่ตอบ โปรดลองอีกครั้งในอีกสักครู่
store-address = “{ $text }” ไม่ใช่ที่อยู่ของฐานข้อมูล
saved-game-unknown = ไม่มีเกมที่บันทึกไว้เช่นนี้
saved-game-broken = อ่านเกมที่บันทึกนี้ไม่ได้ ตาเดินไม่สอดคล้องกับกองไพ่
saved-game-moved-on = เกมเล่นต่อที่อื่นแล้ว นี่คือสภาพปัจจุบัน
settings-invalid = “{ $text }” ไม่ใช่ตัวเลือกของการตั้งค่า { $name }


## ข้อผิดพลาดของคำขอต่อเซิร์ฟเวอร์

request-json = คำขอไม่ใช่ JSON ที่ถูกต้อง
request-field = คำขอไม่ตรงแบบ โปรดดูที่ { $field }
request-one-action = โปรดขอเพียงอย่างเดียว: move, tap หรือ double_tap
request-type = คำขอต้องเป็น JSON (Content-Type: application/json)
request-too-large = คำขอใหญ่เกินไป ได้ไม่เกิน { $limit } กิโลไบต์
request-origin = ไม่รับคำขอที่มาจากเว็บไซต์อื่น
request-host = เซิร์ฟเวอร์นี้ไม่ตอบชื่อนั้น โปรดเปิดด้วยที่อยู่ของเซิร์ฟเวอร์เอง
request-framing = คำขอบอกความยาวไว้มากกว่าหนึ่งแบบ
request-not-found = ไม่มีอะไรที่ที่อยู่นี้
request-method = ที่อยู่นี้ไม่รับคำขอแบบนั้น
server-trouble = มีปัญหาเกิดขึ้นที่นี่ แต่ไม่มีอะไรเปลี่ยน โปรดลองอีกครั้ง
serve-port-taken = พอร์ต { $port } ถูกใช้อยู่แล้ว โปรดเลือกพอร์ตอื่นด้วย --port
serve-port-refused = ใช้พอร์ต { $port } ที่นี่ไม่ได้ โปรดเลือกพอร์ตอื่นด้วย --port
