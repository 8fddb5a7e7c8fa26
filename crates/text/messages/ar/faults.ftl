at-line = السطر { $line }: { $fault }
of-processor = المعالج { $processor }: { $fault }
also-one = { $fault } (وكذلك المعالج { $one })
also-two = { $fault } (وكذلك المعالجان { $one } و{ $two })
also-more = { $fault } (وكذلك المعالج { $one } و{ $others } من المعالجات الأخرى)
at-column = العمود { $column }: { $message }
element = R[{ $index }]{"\u200E"} قبل المرحلة { $stage }
too-much-ticks = يستغرق هذا أطول مما ينبغي؛ فهل ينتهي؟
too-much-memory = تأخذ قيمه ذاكرة أكبر مما ينبغي
too-much-depth = الاستدعاءات المتداخلة أعمق مما ينبغي
too-much-elements = قائمة أو نطاق أو عدد أو نص أطول مما ينبغي
too-much-slots = لا توجد خانات بهذا العدد
too-much-work = خطوات كل المعالجات معًا وخاناتها أكثر مما ينبغي
too-much-source = البرنامج أطول مما ينبغي
too-much-nesting = الأقواس أو العمليات المتداخلة أعمق مما ينبغي
no-layout = يجب أن يقول `layout` أين العناصر، قبل أي شيء آخر
second-layout = يُستدعى `layout` مرة ثانية
other-layout = تخطيط غير تخطيط المعالج 0
layout-processors = عدد المعالجات في التخطيط { $lists }
layout-outside = في التخطيط العنصر { $element }، ولا وجود له
layout-twice = في التخطيط العنصر { $element } مرتين
layout-missing = ليس في التخطيط العنصر { $element }
no-square = يحتاج {"\u2066"}√n × √n{"\u2069"} من النقاط إلى log2(n) زوجي
no-processor = لا يوجد معالج رقمه { $partner }
own-partner = شريكه هو نفسه
lengths-send = عدد الخانات التي تُرسل غير متساوٍ: { $first } و{ $second }
lengths-receive = عدد الخانات التي تُستقبل غير متساوٍ: { $first } و{ $second }
lengths-combine = عدد الخانات التي تُجمع غير متساوٍ: { $first } و{ $second }
lengths-local = عدد الخانات التي يُحسب عليها محليًا غير متساوٍ: { $first } و{ $second }
lengths-copy = عدد الخانات التي تُنسخ بعضها إلى بعض غير متساوٍ: { $first } و{ $second }
slot-twice-send = الخانة { $slot } ترد مرتين في الإرسال نفسه
slot-twice-receive = الخانة { $slot } ترد مرتين في الاستقبال نفسه
slot-twice-combine = الخانة { $slot } ترد مرتين في الجمع نفسه
slot-twice-local = الخانة { $slot } ترد مرتين في الحساب المحلي نفسه
slot-twice-copy = الخانة { $slot } ترد مرتين في النسخ نفسه
empty-send = الخانة { $slot } تُرسل قبل أن يكون فيها شيء
empty-receive = الخانة { $slot } يُستقبل فيها قبل أن يكون فيها شيء
empty-combine = الخانة { $slot } تُجمع قبل أن يكون فيها شيء
empty-local = الخانة { $slot } يُحسب عليها محليًا قبل أن يكون فيها شيء
empty-copy = الخانة { $slot } تُنسخ قبل أن يكون فيها شيء
no-pair = المعالج { $processor } يجمع { $own } مع { $other }؛ وشريك الأول في المرحلة { $stage } هو R[{ $partner }]{"\u200E"}
all-done = المعالج { $processor } يجمع R[{ $index }]{"\u200E"}، وقد تمت كل مراحله وعددها { $stage }
no-stage = لا توجد مرحلة { $stage }: الأخيرة { $last }
stage-early = تأتي المرحلة { $stage } مبكرة جدًا: لم يمر R[{ $index }]{"\u200E"} بالمرحلة { $todo } بعد
stage-late = المرحلة { $stage } منجزة سلفًا للعنصر R[{ $index }]{"\u200E"}
apart = في المرحلة { $stage } العنصر R[{ $index }]{"\u200E"}، وليس فيها شريكه R[{ $partner }]{"\u200E"}
words =
    المعالج { $processor } يستقبل { $awaited ->
        [zero] صفر كلمة
        [one] كلمة واحدة
        [two] كلمتين
        [few] { $awaited } كلمات
        [many] { $awaited } كلمة
       *[other] { $awaited } كلمة
    }، بينما عدد ما أرسله المعالج { $from } هو { $sent }
unreceived =
    رسالة من { $words ->
        [zero] صفر كلمة
        [one] كلمة واحدة
        [two] كلمتين
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    } إلى المعالج { $to } لا يستقبلها أحد
never-sent = المعالج { $processor } ينتظر رسالة من المعالج { $from }، وهذا قد انتهى
waits = المعالج { $processor } ينتظر المعالج { $other }
waits-on = { $waits }، وهذا ينتظر المعالج { $other }
twice = المعالج { $processor } يحسب { $name }، وقد حسبه المعالج { $first } في السطر { $line }
nowhere = لا وجود في النهاية للمعامل X[{ $coefficient }]{"\u200E"}: لم يصل R[{ $index }]{"\u200E"} إلا إلى المرحلة { $stage }
misplaced = يجب أن ينتهي X[{ $coefficient }]{"\u200E"} على المعالج { $processor }
unsound = ليست هذه جدولة صالحة، ولم ير الفاحص السبب: { $message }
graded-calls = يستدعي { $calls }
graded-lines =
    { $lines ->
        [zero] صفر سطر
        [one] سطر واحد
        [two] سطران
        [few] { $lines } أسطر
        [many] { $lines } سطرًا
       *[other] { $lines } سطر
    }
graded-element = للمعالج { $processor } العنصر { $element }
graded-error = الخطأ هو { $error }
graded-length = يتجاوز { $most } بايت

character-space = { $code } مسافة من نوع آخر؛ اكتب مسافة عادية
character-invisible = هنا المحرف غير المرئي { $code }؛ احذفه
character-quote = { $code } علامة اقتباس طباعية؛ اكتب " بدلًا منها
character-minus = { $code } شَرطة؛ اكتب - بدلًا منها
instead-chain = لا يمكن سَلسَلة المقارنات؛ اكتب `0 <= k and k < p` بدل `0 <= k < p`
instead-f-string = لا توجد f-strings؛ اكتب `fail("rank", rank)` بدل `fail(f"rank {"{"}rank{"}"}")`
instead-import = لا توجد وحدات للاستيراد؛ p و n و rank و `log2` متاحة بدونها
instead-main = لا يوجد `__name__`؛ استدعِ `main()` في نهاية البرنامج
instead-power = `**` غير متاح؛ اكتب `1 << k` بدل `2 ** k`، و `x * x` بدل `x ** 2`
instead-print = `print` غير متاح؛ اكتب `fail("x", x)`، وهو ينهي البرنامج هنا ويعرض القيمة
instead-while = `while` غير متاح؛ اكتب `for k in range(n):` مع `break` بدلًا منه
