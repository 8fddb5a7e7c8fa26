section-what = ما يُنفَّذ
section-algorithm = معاملات الخوارزمية
section-costs = تكاليف الآلة
section-fine = التفاصيل
algorithm = الخوارزمية
algorithm-serial = تسلسلية
algorithm-binary-exchange = التبادل الثنائي
algorithm-transpose = منقول المصفوفة
algorithm-two-dimensional = ثنائية الأبعاد
algorithm-two-dimensional-rows = ثنائية الأبعاد، بالصفوف
algorithm-group-cyclic = الدورية بالمجموعات
algorithm-cyclic-to-blocked = من الدوري إلى الكتلي
algorithm-output-driven = الموجَّهة بالخرج
algorithm-slab = شرائح
algorithm-pencil = أعمدة
algorithm-cyclic = محاور دورية
algorithm-program = برنامج
order = الخرج
order-unordered = معكوس البتات
order-ordered = طبيعي
overlap = التراكب
overlap-false = لا
overlap-true = نعم
shape = الشكل
grid = شبكة المعالجات
hosts = معالجات لكل موجّه
routers = موجّهات لكل مجموعة
route = المسار
route-minimal = الأقصر
route-valiant = Valiant
alltoall = ترتيب الإرسال
alltoall-paper = كما في الورقة
alltoall-pairwise = أزواجًا
alltoall-shift = مُزاح
alltoall-naive = ساذج
alltoall-standard = قياسي (log P خطوة)
radix = الأساس
twiddles = القوى
twiddles-stored = مخزَّنة
twiddles-computed = محسوبة
io = دخل، خرج
io-block = كتلي
io-cyclic = دوري
balanced = الأطوار
balanced-false = الأطول
balanced-true = متساوية
direction = الاتجاه
direction-forward = أمامي
direction-inverse = عكسي
samples = العينات
samples-complex = مركبة
samples-real = حقيقية
preset = إعداد جاهز
preset-none = بلا
machine = الآلة
machine-network = شبكة
machine-logp = LogP
machine-bsp = BSP
topology = الشبكة
topology-hypercube = مكعب فائق
topology-mesh = شبيكة
topology-torus = طارة
topology-mesh3d = شبيكة 3D
topology-complete = بيان تام
topology-fat-tree = شجرة سمينة
topology-dragonfly = اليعسوب
switching = التبديل
switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole
vc = القنوات الافتراضية
dims = الأبعاد
dims-spoken = m، أبعاد منقول المصفوفة
tt = لكل قوة
tt-spoken = t فتحة c على t c، لكل قوة من أوميغا
blocking = في المخبأة
blocking-spoken = العناصر التي تسعها الذاكرة المخبئية، أو بلا
p = معالجات
p-spoken = p، المعالجات
n = نقاط
n-spoken = n، النقاط
ts = البدء
ts-spoken = t s على t c، بدء رسالة
tw = لكل كلمة
tw-spoken = t w على t c، لكل كلمة
th = لكل قفزة
th-spoken = t h على t c، لكل قفزة
tc = وحدة الزمن
tc-spoken = t c، خرج واحد لفراشة
width = عرض القناة
width-spoken = w، عرض القناة
arity = التفرع
arity-spoken = k، تفرع الشجرة
taper = التضييق
taper-spoken = tau، تضييق الشجرة
latency = الكمون
latency-spoken = L، كمون كلمة
gap = الفجوة
gap-spoken = g، الفجوة
gap-bsp = لكل عدد حقيقي
gap-bsp-spoken = g، لكل عدد حقيقي
overhead = العبء الإضافي
overhead-spoken = o، العبء الإضافي
word-gap = الفجوة داخل الرسالة
word-gap-spoken = G، الفجوة بين كلمات الرسالة، أو لا شيء
capacity = السعة
capacity-false = بلا حد
capacity-true = {"\u2066"}⌈L/g⌉{"\u2069"} كلمات
sync = المزامنة
sync-spoken = l، المزامنة
rate = وحدات في الثانية
rate-spoken = v، وحدات زمن في الثانية
preset-unit = وحدة الزمن: { $unit }.
preset-other-machine = أعداده تخص آلة من نوع { $machine } ولا تُحتسب هنا.
origin-assumption = افتراض: { $why }.
origin-at-p = { $place }، p = { $p }.
origin = { $place }.
origin-own = قيمتك؛ في { $preset } هي { $value }.
impossible-here = { $value } غير ممكن هنا. المسموح: { $allowed }.
impossible-nothing = القيمة مطلوبة. المسموح: { $allowed }.
not-with = لا يصح مع { $field } = { $value }.
use = خذ { $field } = { $value }
grouped-digits = قُرئ على أنه { $value }: العلامة «{ $sign }» تفصل هنا بين مجموعات الأرقام.
signal = الإشارة
signal-impulse = نبضة
signal-sine = جيبية
signal-two-tone = نغمتان
signal-chirp = زقزقة (chirp)
signal-square = موجة مربعة
signal-noise = ضجيج
signal-own = خاصة بك
open-file = فتح ملف
record = تسجيل
record-stop = إيقاف التسجيل
recorded = التسجيل
drawn = مرسومة باليد
draw-hint = ارسمها في الصورة.
own-hint = أو ألصق أو أفلت ملف CSV (re[,im] في كل سطر) أو صوتًا.
own-filled = { $name }: { $samples ->
        [zero] بلا عينات
        [one] عينة واحدة
        [two] عينتان
        [few] { $samples } عينات
        [many] { $samples } عينة
       *[other] { $samples } عينة
    }، أُكملت بأصفار.
own-all = { $name }: { $samples ->
        [zero] بلا عينات
        [one] عينة واحدة
        [two] عينتان
        [few] { $samples } عينات
        [many] { $samples } عينة
       *[other] { $samples } عينة
    }.
own-first = { $name }: أول { $n } من أصل { $samples } من العينات.
sound-heard =
    { $channels ->
        [zero] { $rate } هرتز، عدد القنوات { $channels }.
        [one] { $rate } هرتز، قناة واحدة ({ $channels }).
        [two] { $rate } هرتز، متوسط قناتين ({ $channels }).
        [few] { $rate } هرتز، متوسط { $channels } قنوات.
        [many] { $rate } هرتز، متوسط { $channels } قناة.
       *[other] { $rate } هرتز، متوسط { $channels } قناة.
    }
sound-converted =
    { $channels ->
        [zero] حوّله المتصفح إلى { $rate } هرتز؛ عدد القنوات { $channels }.
        [one] حوّله المتصفح إلى { $rate } هرتز؛ قناة واحدة ({ $channels }).
        [two] حوّله المتصفح إلى { $rate } هرتز؛ متوسط قناتين ({ $channels }).
        [few] حوّله المتصفح إلى { $rate } هرتز؛ متوسط { $channels } قنوات.
        [many] حوّله المتصفح إلى { $rate } هرتز؛ متوسط { $channels } قناة.
       *[other] حوّله المتصفح إلى { $rate } هرتز؛ متوسط { $channels } قناة.
    }
set-n = اجعل n = { $n }
bring-back = استعد { $name }
seed = البذرة
pasted = النص الملصق
own-not-here = إحدى الإشارات الموجودة هنا: العينات الخاصة لا تنتقل في عنوان URL؛ أفلت الملف مرة أخرى
file-reading = تجري قراءة { $name } …
file-problem = { $name }: { $why }
file-empty = { $name } فارغ.
file-too-large = { $name } أكبر من 256 MiB، وهو أكثر ما يُقرأ.
file-unreadable = لا يمكن قراءة { $name }.
file-undecodable = { $name } ليس صوتًا يستطيع هذا المتصفح فك ترميزه، ولا نصًا فيه re[,im] في كل سطر.
file-no-sound = { $name } لا يحتوي على صوت.
no-microphone = لا يوجد ميكروفون: ليس في المتصفح ميكروفون، أو لا يُسمح للصفحة باستعماله.
file-silent = { $name } صامت: كل العينات أصفار.
