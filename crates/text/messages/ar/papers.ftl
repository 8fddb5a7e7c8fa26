more-than-1 = أكثر من 1
axis-p = p، المعالجات
printed = المطبوع
around = E = { $e }{"\u200E"} مع {"\u200E"}2^{ $log-n }{"\u200E"}، و{ $half } مع النصف
equation = المعادلة { $number }
axis-g = g، بعقد الفراشة
no-idling = بلا خمول
source = { $paper }، { $place }
and-more =
    { $more ->
        [zero] { $few }؛ ولا شيء غيرها
        [one] { $few }؛ وواحد آخر
        [two] { $few }؛ واثنان آخران
        [few] { $few }؛ و{ $more } أخرى
        [many] { $few }؛ و{ $more } غيرها
       *[other] { $few }؛ و{ $more } غيرها
    }
differs-note = ≠ المحسوب (المنشور)
agrees = يتفق
differs = ≠ يختلف
beside = إلى جانبه
more-rows =
    { $rest ->
        [zero] ولا صفوف أخرى
        [one] وصف آخر
        [two] وصفان آخران
        [few] و{ $rest } صفوف أخرى
        [many] و{ $rest } صفًا آخر
       *[other] و{ $rest } صف آخر
    }
column-what = البند
column-of = لأي شيء
column-case = الحالة
column-said = ما قيل
column-published = المنشور
column-computed = المحسوب
column-by = حسب
column-iteration = التكرار
column-hops = القفزات
column-switching = التبديل
column-share = الحصة من الزمن
column-topology = الشبكة
column-exactly = بالضبط
column-one-piece = T_p في قطعة واحدة
column-best-chunks = T_p في قطع بأفضل حجم
column-as-cut = كما تقطعها الجدولة
column-ordered = أُس p، مرتَّب
column-unordered = غير مرتَّب
column-relative-difference = الفرق النسبي
column-definition = مقابل التعريف
column-published-is = المنشور هو
column-power = قوة p log p من p = 256 إلى 1024
column-power-far = من {"\u2066"}2^15{"\u2069"} إلى {"\u2066"}2^16{"\u2069"}
column-network = الشبكة
column-growth = نمو n إلى
column-from = من
column-transpose = {"\u2066"}T_o / n{"\u2069"} لمنقول المصفوفة
column-exchange = للتبادل الثنائي
column-by-pairs = حسب الأزواج
column-formulation = الصياغة
column-exact-sum = مع {"\u2066"}√p − 1{"\u2069"}
column-no-rim = بلا حافة
column-mesh = شبيكة
column-hypercube = مكعب فائق
column-algorithm = الخوارزمية
column-communication = log n من الاتصال
column-concurrency = log n من التوازي
column-machine = الآلة
column-equations = بالمعادلتين 1 و4
column-zeros = أصفار تُلحق يمينًا في التكرار 0 من 8 نقاط
column-executed = المنفَّذ
column-claim = الدعوى
column-predicted = المتوقَّع (3.9)
column-column = العمود
column-mean = المتوسط
column-mean-rustfft = متوسط FFT آخر (rustfft)
column-time = الزمن، ms
column-time-34 = ms عند 34.9 Mflop/s
column-microseconds = مع g وl بوحدة µs
column-this-machine = هذا الجهاز، ms
column-upper-bound = حد أعلى
column-parameter = المعامل
column-as = بوصفه
column-digits = الأرقام
column-row = الصف
column-columns = الأعمدة
column-produced = أُنتج عند
column-leaves = يغادر عند
column-nodes = عقد عولجت لأجله
column-outputs = مخرجات توافق
column-words = الكلمات
column-corrected = المصحَّح
column-corrected-t = مع T المصحَّحة
column-by-inputs = دخلًا دخلًا
column-corrected-r = مع R المصحَّحة

## من أين يأتي طرفا السطر.

source-printed = مطبوع
source-unverified = منسوب، لم يُتحقق منه
source-formula = صيغة المصدر
source-ours = من عندنا
source-at = { $what }، { $at }
at-section = القسم { $number }
at-page = الصفحة { $number }
at-problem = المسألة { $number }
at-example = المثال { $number }
method-executed = بالتنفيذ
method-counted = بالعدّ
method-closed-form = صيغة مغلقة
method-arithmetic = بالحساب
method-measured = بالقياس هنا
chosen-here = { $name } { $value } (اختير هنا)
common-parameters = ما لم يقل سطر غير ذلك: { $all }
tally-of = { $source }، { $method }
tally = { $what }: { $said }
tally-agree =
    { $all ->
        [zero] لا أسطر
        [one] سطر واحد متفق
        [two] سطران متفقان
        [few] { $all } أسطر متفقة كلها
        [many] { $all } سطرًا متفقة كلها
       *[other] { $all } سطر متفقة كلها
    }
tally-differ =
    { $reasons ->
        [zero] الأسطر المتفقة: { $agree } من { $all }، والمختلفة: { $differ }
        [one] الأسطر المتفقة: { $agree } من { $all }، والمختلفة: { $differ } لسبب واحد
        [two] الأسطر المتفقة: { $agree } من { $all }، والمختلفة: { $differ } لسببين
        [few] الأسطر المتفقة: { $agree } من { $all }، والمختلفة: { $differ } لـ { $reasons } أسباب
        [many] الأسطر المتفقة: { $agree } من { $all }، والمختلفة: { $differ } لـ { $reasons } سببًا
       *[other] الأسطر المتفقة: { $agree } من { $all }، والمختلفة: { $differ } لـ { $reasons } سبب
    }
tally-beside =
    { $rows ->
        [zero] لا أسطر بلا مقارنة
        [one] سطر واحد بلا مقارنة
        [two] سطران بلا مقارنة
        [few] { $rows } أسطر بلا مقارنة
        [many] { $rows } سطرًا بلا مقارنة
       *[other] { $rows } سطر بلا مقارنة
    }
no-score = ما يطبعه المصدر هنا صيغ لا أعداد: وحالها فيما يلي.
no-score-unverified = ما يُنسب إلى المصدر هنا تعذّر التحقق منه، فلا يدخل في أي حصيلة: وحاله مبيّنة أدناه.
column-most-at = الأبعد عند
column-flops-too-many = عمليات زائدة (3.7)
column-numbers-too-many = أعداد زائدة (3.8)
column-dimensions = الأبعاد
column-part = الجزء
column-source = الطرف الأيسر
column-method = الطرف الأيمن
column-parameters = المعاملات
column-paper = المصدر
column-rows = الأسطر
column-compared = قورنت
column-agree = تتفق
column-reasons = أسباب البقية
