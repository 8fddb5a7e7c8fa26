percent = { $number }{"\u00A0"}%
percent-under = أقل من { $number }{"\u00A0"}%
percent-part = { $number } %
algorithm-serial = التسلسلية
algorithm-binary-exchange = التبادل الثنائي
algorithm-transpose = منقول المصفوفة
algorithm-two-dimensional = ثنائية الأبعاد
algorithm-two-dimensional-rows = ثنائية الأبعاد بالصفوف
algorithm-group-cyclic = الدورية بالمجموعات
algorithm-cyclic-to-blocked = من الدوري إلى الكتلي
algorithm-output-driven = الموجَّهة بالخرج
algorithm-slab = شرائح
algorithm-pencil = أعمدة
algorithm-cyclic = محاور دورية
algorithm-program = برنامج
topology-hypercube = مكعب فائق
topology-mesh = شبيكة
topology-torus = طارة
topology-mesh3d = شبيكة 3D
topology-complete = بيان تام
topology-fat-tree = شجرة سمينة
topology-dragonfly = اليعسوب
kind-logp = LogP
kind-bsp = BSP
switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole
view-machine = الآلة
view-butterfly = الفراشة
view-timeline = الخط الزمني
view-speedup = التسريع
view-efficiency = الكفاءة
view-isoefficiency = تساوي الكفاءة
view-breakdown = توزّع الزمن
view-why = السبب
view-cube = المكعب
view-distribution = التوزيع
view-schedule = الجدولة
view-supersteps = الخطوات الفائقة
view-landscape = المشهد
view-heat-map = الخريطة الحرارية
view-choose = الاختيار
view-metrics = المقاييس
view-scaling = التوسع
view-measured = القياس
view-spectrum = الطيف
view-table = الجدول
machine-logp = آلة LogP من { $p ->
    [zero] صفر معالج
    [one] معالج واحد
    [two] معالجين
    [few] { $p } معالجات
    [many] { $p } معالجًا
   *[other] { $p } معالج
}
machine-bsp = آلة BSP من { $p ->
    [zero] صفر معالج
    [one] معالج واحد
    [two] معالجين
    [few] { $p } معالجات
    [many] { $p } معالجًا
   *[other] { $p } معالج
}
machine-hypercube = مكعب فائق من { $p ->
    [zero] صفر معالج
    [one] معالج واحد
    [two] معالجين
    [few] { $p } معالجات
    [many] { $p } معالجًا
   *[other] { $p } معالج
}
machine-complete = بيان تام من { $p ->
    [zero] صفر معالج
    [one] معالج واحد
    [two] معالجين
    [few] { $p } معالجات
    [many] { $p } معالجًا
   *[other] { $p } معالج
}
machine-fat-tree = شجرة سمينة بتفرع { $arity } من { $p ->
        [one] معالج واحد
        [two] معالجين
        [few] { $p } معالجات
        [many] { $p } معالجًا
       *[other] { $p } معالج
    }
machine-dragonfly = شبكة يعسوب من { $p ->
        [one] معالج واحد
        [two] معالجين
        [few] { $p } معالجات
        [many] { $p } معالجًا
       *[other] { $p } معالج
    }
machine-mesh = شبيكة { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
machine-torus = طارة { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
machine-mesh3d = شبيكة { $planes }{"\u00A0"}×{"\u00A0"}{ $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
parameters-logp = L = { $latency }، g = { $gap }، o = { $overhead }
parameters-loggp = L = { $latency }، g = { $gap }، o = { $overhead }، G = { $inner }
parameters-capacity = { $parameters }، السعة { $most }
with-virtual-channels = { $switching }، القنوات الافتراضية: { $channels }
parameters-bsp = g = { $gap }، l = { $sync }
clock = t = { $now } من { $end }
unit-chosen = t_c = { $tc }
unit-axis = وحدات زمن
unit-flop = عمليات عائمة
unit-microsecond = ميكروثانية
description = { $sentence } أين ذهب الزمن: { $parts }.
description-part = { $activity } { $percent }
by-sample = { $what } حسب العينة { $letter }
by-frequency = { $what } حسب التردد { $letter } (عدد الموجات في n عينة)
by-hertz = { $what } حسب التردد بالهرتز
by-place = { $what } حسب الصف والعمود
by-frequencies = { $what } حسب تردد الصف وتردد العمود
real-part = الجزء الحقيقي
imaginary-part = الجزء التخيلي
compute = حساب
startup = بدء
hop = لكل قفزة
transfer = نقل
contention = تنازع
idle = خمول
overhead = العبء الإضافي
latency = كمون
further-words = كلمات أخرى
gap = فجوة
synchronisation = مزامنة
communication = اتصال
stage = المرحلة { $stage }
stages = المراحل { $first }–{ $last }
local-stage = المرحلة المحلية { $stage }
local-stages = المراحل المحلية { $first }–{ $last }
local = محلية { $first }–{ $last }
redistribution = إعادة توزيع
reordering = إعادة ترتيب
critical-path = المسار الحرج
switch = مبدّل يمرر الرسائل
free-channel = قناة حرة
one-message = رسالة واحدة
heat-none = لا كلمات بعد
heat-least = سدس الحد الأقصى على الأكثر
heat-most = أكثر من خمسة أسداس الحد الأقصى
shared-channel = رسائل تتقاسم قناة
wanted-channel = رسائل على قناة أو في انتظارها
words-move = بيانات في الطريق
message-under-way = رسالة في الطريق
message-waits = رسالة تنتظر
held-up = ينتظر (أعلى) وهو يرسل (أسفل)
waits-on-its-way = ينتظر في الطريق (أعلى)، يرسل (أسفل)
waits-for-gap = ينتظر الفجوة
waits-to-be-sent = ينتظر الإرسال
work-for-outputs = العمل لخرج تلو الآخر
output = خرج
leaves-under-way = يغادر، في الطريق
phase-two = الطور II
computation = الحساب
l-synchronisation = l، المزامنة
hg-communication = h·g، الاتصال
simulated = محاكاة
one-processor = معالج واحد
no-closed-form = لا صيغة مغلقة
closed-form = صيغة مغلقة
closed-form-at-most = صيغة مغلقة، على الأكثر
closed-form-about = صيغة مغلقة، تقريبًا
closed-form-at-least = صيغة مغلقة، على الأقل
speedup-at = { $speedup } عند n = 2^{ $exponent }
distribution-input = الدخل
distribution-input-stages = الدخل، { $stages }
distribution-result = النتيجة
distribution-between = بين ذلك
pattern-one = الكل على معالج واحد
pattern-blocks = كتل من { $count }
pattern-parts = أجزاء من { $count }
pattern-turns = { $processors ->
    [zero] بلا تناوب
    [one] معالج واحد
    [two] يتناوب معالجان
    [few] تتناوب { $processors } معالجات
    [many] يتناوب { $processors } معالجًا
   *[other] يتناوب { $processors } معالج
}
pattern-turns-each = { $processors ->
    [zero] بلا تناوب
    [one] معالج واحد
    [two] يتناوب معالجان
    [few] تتناوب { $processors } معالجات
    [many] يتناوب { $processors } معالجًا
   *[other] يتناوب { $processors } معالج
}، لكل منها { $count }
order-of-coefficients = بترتيب المعاملات التي تصير إليها
order-of-index-and-result = بترتيب دليلها (وفي النتيجة: دليل المعاملات)
order-of-index = بترتيب دليلها
a-value = الحجم: المقياس، والممتلئ للعدد أسفله؛ اللون والسهم: الزاوية
not-yet = لم تُحسب بعد
cell-value = الطول: المقياس؛ اللون: الزاوية
cell-size = الحجم: المقياس؛ اللون: الزاوية
cell-largest = الطول: أكبر مقياس بين القيم المتجاورة
cell-held-up = معاقة في الطريق
cell-delivered = سُلِّمت من معالج الصف إلى معالج العمود
