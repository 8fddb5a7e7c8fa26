refused = { $field } = { $value } غير ممكن؛ المسموح: { $allowed }
refused-with-nearest = { $field } = { $value } غير ممكن؛ المسموح: { $allowed }؛ الأقرب: { $field } = { $nearest }
allowed-p = قوة للعدد اثنين من 1 إلى 65536
allowed-n = قوة للعدد اثنين من 2 إلى 2^60
allowed-tc = زمن أكبر من 0 وعلى الأكثر 1e12
allowed-time = زمن من 0 إلى 1e12
allowed-word-gap = none أو زمن من 0 إلى 1e12
allowed-time-from-0 = زمن من 0 فصاعدًا
allowed-flops = عدد من 0 إلى 1e12
allowed-rate = من 0 إلى 1e18
allowed-speed = من 0.01 إلى 100
allowed-width = عامل من 0.001 إلى 1e6، أو p^x حيث x من 0 إلى 2، مثل p^0.5
allowed-arity = قوة للعدد 2 من 2 إلى 65536
allowed-taper = عامل من 1 إلى 1e6
allowed-hosts = auto، أو قوة للعدد 2 من 1 إلى 65536
allowed-routers = auto، أو قوة للعدد 2 من 1 إلى 65536
allowed-blocking = none أو قوة للعدد اثنين من 2 إلى 2^24
allowed-truth = true أو false
allowed-version = 1؛ عنوان من إصدار لاحق يحتاج إلى hyperfly أحدث
allowed-dims = من 2 إلى log2 p + 1، وعلى الأكثر 17
allowed-shape = auto، أو قوتان أو ثلاث قوى للعدد 2، مثل 64x64x16، على الأكثر 2^60 نقطة
allowed-grid = auto، أو قوتان أو ثلاث قوى للعدد 2، مثل 4x8
allowed-radix = 2 أو 4
allowed-vc = 1 أو 2
allowed-seed = عدد صحيح من 0 إلى 2^64 − 1
allowed-view = all، أو واحد أو اثنان من { $views }
allowed-views = all، أو عرض واحد، أو عرضان مختلفان أحدهما منحنى على الأكثر
allowed-efficiency = run لكفاءة التشغيل، أو عدد أكبر من 0 وأصغر من 1
allowed-source = برنامج لا يزيد على 6000 بايت
allowed-tour = none أو all أو معرّف جولة مثل mesh أو عنوان ملف على هذا الموقع مثل tours/mine.json
allowed-step = من 1 إلى 100، ومع جواب من 1.1 إلى 100.9
allowed-one-reading = { $grouped } إن كانت النقطة تفصل بين مجموعات الأرقام، أو { $decimal } إن كانت فاصلة عشرية كما في العناوين
allowed-window = all، أو زمنان أولهما أسبق: 100..250
allowed-controls = auto أو none أو min أو full، أو مفاتيح للتشغيل مثل p,n,tw
allowed-paper = none أو all، أو معرّف مدخل مثل gk-fig2
allowed-keys = أحد المفاتيح { $names }
allowed-fragment = على الأكثر 20000 محرف بعد #
allowed-json = كائن من مفاتيح المخطط
allowed-json-value = نص أو عدد أو قيمة منطقية
allowed-signal = عينات خاصة بك معها، أو إحدى الإشارات المدمجة
allowed-program = برنامج خاص بك معه لهذه القيم p و n، أو إحدى الخوارزميات الأخرى
one-of = { $rest } أو { $last }
allowed-even-points = قوة زوجية للعدد اثنين، لأن √n × √n نقطة تُحوَّل
allowed-even-processors = قوة زوجية للعدد اثنين، لشبكة من √p × √p معالج
allowed-dims-for-p = من 2 إلى log2 p + 1، أي هنا { $most }
allowed-dims-for-n = من 2 إلى { $most } مع n = { $n }
allowed-shape-points = شكل فيه n = { $n } نقطة؛ هذا فيه { $points }
allowed-grid-processors = شبكة من p = { $p } معالجًا؛ هذه فيها { $processors }
allowed-grid-for-shape = على الأكثر { $most } مع { $algorithm } وهذا الشكل، أو auto
allowed-hosts-for-p = على الأكثر p = { $p }، أو auto
allowed-routers-for-p = على الأكثر { $most } مع p = { $p } وقيمة hosts هذه، أو auto
allowed-overlap = false مع { $algorithm }
allowed-samples-forward = complex مع direction inverse
allowed-samples-for = complex مع { $algorithm }؛ وreal مع { $algorithms }
allowed-samples-own = complex مع عينات لها جزء تخيلي
allowed-n-real = قوة للعدد اثنين من 4 إلى 2^60 بعينات حقيقية
allowed-switching = { $switching }، لأن آلة { $machine } بلا قنوات
allowed-p-serial = 1، لأن serial تعمل على معالج واحد
allowed-p-for-n = معالجات عددها على الأكثر n = { $n } مع { $algorithm }
allowed-p-below-n = معالجات عددها أقل من n = { $n } مع { $algorithm }
allowed-p-dims-smaller = { $smaller } أو أقل مع { $algorithm } في { $dims ->
    [zero] صفر بُعد
    [one] بُعد واحد
    [two] بُعدين
    [few] { $dims } أبعاد
    [many] { $dims } بُعدًا
   *[other] { $dims } بُعد
} وn = { $n }
allowed-p-dims = على الأكثر { $most } مع { $algorithm } في { $dims ->
    [zero] صفر بُعد
    [one] بُعد واحد
    [two] بُعدين
    [few] { $dims } أبعاد
    [many] { $dims } بُعدًا
   *[other] { $dims } بُعد
} وn = { $n }
allowed-p-root = على الأكثر √n، أي هنا { $most }، مع { $algorithm } وn = { $n }
allowed-p-most = على الأكثر { $most } مع { $algorithm } وn = { $n }
allowed-p-data = على الأكثر 4096 ببيانات حقيقية (timing only يصل إلى 65536)
allowed-n-data = على الأكثر 2^22 = 4194304 ببيانات حقيقية (الصيغ المغلقة تصل إلى 2^60)
allowed-n-for-p = على الأكثر { $most } مع p = { $p } (الصيغ المغلقة تصل إلى 2^60)
allowed-n-memory = على الأكثر { $most } مع p = { $p } في { $megabytes } MiB
allowed-p-memory = على الأكثر { $most } مع n = { $n } في { $megabytes } MiB
allowed-both-memory = على الأكثر { $most } في { $megabytes } MiB، وn أصغر
allowed-memory = تشغيل تسعه { $megabytes } MiB
deadlock = جمود: رسائل هذه المعالجات ينتظر بعضها قنوات بعض في حلقة: { $circle }
allowed-ask = none، أو عدد صحيح من 0 إلى 2^32 − 1
