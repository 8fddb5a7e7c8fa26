bins-supersteps = سُجّل في فترات زمنية: لا تُحفظ الخطوات الفائقة لتشغيل بهذا الكبر
no-superstep-with-time = ليس في هذا التشغيل خطوة فائقة تستغرق زمنًا
not-bsp = الخطوات الفائقة في آلة BSP وحدها؛ هذا التشغيل على آلة أخرى
heat-none-sent = لا يرسل أي معالج رسالة
heat-whole-run = مسجل في فترات زمنية: كلمات التشغيل كله
heat-blocks = كل خلية تجمع كتلة من { $nodes } × { $nodes } عقدة
bins-timeline = سُجّل في { $count } من الفترات الزمنية: تعرض كل فترة ما أخذ معظمها
not-recorded = لم يُسجَّل هذا التشغيل
bins-no-wavefront = سُجّل في فترات زمنية: لا جبهة موجة
bins-no-output = سُجّل في فترات زمنية: لا يُعرف خرج بعينه
too-large-to-follow = تحويل بهذا الكبر لا يُتتبع عنصرًا عنصرًا
not-followed = لا تُتتبع عناصر تحويل بهذا الكبر؛ تُتتبع حتى n = 65 536.
no-redistribution = لا يعيد هذا التشغيل توزيع عناصره بين مرحلتين
stage-by-stage = مرحلة مرحلة: لا شيء يغادر قبل انتهاء الأخيرة
being-simulated = تجري محاكاة هذا التشغيل.
no-closed-form = لا صيغة مغلقة على هذه الآلة
rows-most = الصف { $processors ->
    [zero] صفر معالج
    [one] معالج واحد
    [two] معالجان
    [few] { $processors } معالجات
    [many] { $processors } معالجًا
   *[other] { $processors } معالج
}: ما فعله معظمها
rows-alike =
    { $processors ->
        [zero] عدد المعالجات التي تفعل هذا بالضبط: { $processors }
        [one] معالج واحد ({ $processors }) يفعل هذا
        [two] معالجان ({ $processors }) يفعلان هذا بالضبط
        [few] { $processors } معالجات تفعل هذا بالضبط
        [many] { $processors } معالجًا تفعل هذا بالضبط
       *[other] { $processors } معالج تفعل هذا بالضبط
    }
rows = الصف { $processors ->
    [zero] صفر معالج
    [one] معالج واحد
    [two] معالجان
    [few] { $processors } معالجات
    [many] { $processors } معالجًا
   *[other] { $processors } معالج
}
communication-supersteps =
    خطوات فائقة

    للاتصال
h-is = h = { $h }
superstep-end = g = { $gap }، l = { $sync }؛ Tₚ = { $time } flops
superstep-sync = l { $time }
superstep-moved = h·g { $time }
superstep-both = l { $sync }، h·g { $moved }
strips = الأشرطة العليا: { $order }؛ السفلى: كما هي مخزَّنة
logical = العرض المنطقي: { $order }
strips-unmoved = لا عنصر يغيّر معالجه؛ الأشرطة العليا: { $order }؛ السفلى: كما هي مخزَّنة
logical-unmoved = لا عنصر يغيّر معالجه؛ العرض المنطقي: { $order }
cube-axis = المحور { $axis }: { $extent }
cube-blocks = { $grid } معالج، لكل منها جزء
cube-turns = { $grid } معالج، بالتناوب
cube-note = للخلية لون المعالج الذي يحملها متى وصلت إليه
cube-corner = ركن من { $cells } عنصر فقط: وما بعده يتكرر فيه النمط
cube-one-dimension = لهذا التحويل بُعد واحد؛ أما slab وpencil وcyclic فلها حتى ثلاثة.
squares = الصف معالج؛ ومن اليسار إلى اليمين ومن درجة لون إلى درجة العناصر، { $order }
squares-binned =
    الصف معالج؛ ومن اليسار إلى اليمين ومن درجة لون إلى درجة العناصر، { $order }؛ سُجّل في فترات زمنية:
    بلا حركة
pattern-after = { $pattern }؛ بعد { $messages ->
    [zero] لا رسائل
    [one] رسالة واحدة
    [two] رسالتين
    [few] { $messages } رسائل
    [many] { $messages } رسالة
   *[other] { $messages } رسالة
} طول كل منها { $words ->
    [zero] صفر كلمة
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $words } كلمات
    [many] { $words } كلمة
   *[other] { $words } كلمة
}
messages-label =
    { $count ->
        [zero] رسائل
        [one] رسالة
        [two] رسالتان
        [few] رسائل
        [many] رسالة
       *[other] رسالة
    }
words-label =
    { $count ->
        [zero] كلمات
        [one] كلمة
        [two] كلمتان
        [few] كلمات
        [many] كلمة
       *[other] كلمة
    }
messages-count =
    { $count ->
        [zero] لا رسائل
        [one] رسالة واحدة
        [two] رسالتان
        [few] { $count } رسائل
        [many] { $count } رسالة
       *[other] { $count } رسالة
    }
order = ترتيب
naive = الساذجة: من الدوري إلى الكتلي
output-driven = الموجَّهة بالخرج
phase-one = الطور I
phase-two = الطور II
schedule-title = P{ $processor }، { $phase }: { $stages }
schedule-result = P{ $processor }، النتيجة
sends = يرسل
outputs-produced = مخرجات أُنتجت
outputs-left = مخرجات غادرت
inputs-come = مدخلات وصلت
results = نتائج
time-parallel = Tₚ = { $time }
threshold = العتبة E = { $efficiency }
axis-efficiency = الكفاءة E
axis-speedup = التسريع S
axis-points = النقاط n
axis-work = العمل W
as-printed = كما طُبع في الورقة
ideal = المثالي S = p
transpose-log = منقول المصفوفة، m = log p + 1
transpose = منقول المصفوفة، m = { $dims }
dims-log = m = log p + 1
dims = m = { $dims }
log = log
exchange = تبادل
fastest-none = { $place }: لا صيغة مغلقة
fastest = { $place }: { $name }، T_p = { $time }، E = { $efficiency } ({ $form })
exact = دقيق
at-best = في الأفضل
about = تقريبًا
standard = { $name }، قياسي
