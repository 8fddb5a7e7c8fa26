machine = الآلة
machine-about = المعالجات والقنوات والرسائل بينها
butterfly = الفراشة
butterfly-about = بيان الفراشة وجبهة موجته
butterfly-stages =
    { $across ->
        [0] كل المراحل داخل المعالجات: { $within }، والرسائل لإعادة التوزيع فقط
        [zero] مراحل بين المعالجات: { $across }، وداخلها: { $within }
        [one] مراحل بين المعالجات: { $across }، وداخلها: { $within }
        [two] مراحل بين المعالجات: { $across }، وداخلها: { $within }
        [few] مراحل بين المعالجات: { $across }، وداخلها: { $within }
        [many] مراحل بين المعالجات: { $across }، وداخلها: { $within }
       *[other] مراحل بين المعالجات: { $across }، وداخلها: { $within }
    }
timeline = الخط الزمني
timeline-rows = صف لكل معالج
timeline-about = ماذا فعل كل معالج ومتى
schedule = جدولة معالج
schedule-rows = مخرجاته، ومتى تغادر، وما يصل
schedule-about = متى ينتج المعالج كل خرج ومتى يرسله
supersteps = الخطوات الفائقة
supersteps-rows = أكبر عمل لأي معالج؛ h·g + l لما يُنقل
supersteps-about = عمود لكل خطوة فائقة
heat-map = الخريطة الحرارية
heat-map-what = الكلمات المرسلة حتى الآن عبر كل قناة
heat-map-about = صف لكل مرسل وعمود لكل مستقبل، مظللة بحسب عدد الكلمات
breakdown = أين ذهب الزمن
cube = المكعب
cube-what = من يحمل أي جزء قبل كل إعادة توزيع وبعدها
cube-about = النقاط صندوقًا بألوان المعالجات التي تحملها قبل كل إعادة توزيع وبعدها
cube-turn = تدوير المكعب
distribution = التوزيع
distribution-what = أي معالج يحمل أي عنصر
distribution-about = أي معالج يحمل أي عنصر قبل كل إعادة توزيع وبعدها
distribution-order = ترتيب العناصر
by-index = حسب الدليل
by-memory = حسب الذاكرة
table = الجدول
table-what = التشغيل نفسه في جداول
choose = أسرع صياغة
choose-what = أصغر Tₚ وفق الصيغ المغلقة لكل p وn؛ المنقّط: غير دقيق؛ m: أبعاد منقول المصفوفة
choose-about = أسرع صياغة على p وn: الأسهم تنقل، وEnter يشغّلها
metrics = مقاييس قابلية التوسع
metrics-what = لهذا التشغيل، GK App. B
scaling = كيف يتوسع
scaling-what = مع ثبات n أو n/p أو W/p أو Tₚ
measured = على جهازك
measured-what = القياس إلى جانب المحاكاة والصيغة المغلقة
processors = { $p ->
    [zero] بلا معالجات
    [one] معالج واحد
    [two] معالجان
    [few] { $p } معالجات
    [many] { $p } معالجًا
   *[other] { $p } معالج
}
processors-dimensions = { $processors }، { $dimensions ->
    [zero] بلا أبعاد
    [one] بُعد واحد
    [two] بُعدان
    [few] { $dimensions } أبعاد
    [many] { $dimensions } بُعدًا
   *[other] { $dimensions } بُعد
}
processors-no-channels = { $processors }، بلا قنوات
processors-grid = المعالجات: { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
processors-tree = { $processors }، { $levels ->
    [zero] بلا مستويات للمبدّلات
    [one] مستوى واحد للمبدّلات
    [two] مستويان للمبدّلات
    [few] { $levels } مستويات للمبدّلات
    [many] { $levels } مستوًى للمبدّلات
   *[other] { $levels } مستوى للمبدّلات
}
processors-groups = { $groups ->
    [zero] بلا مجموعات
    [one] مجموعة واحدة
    [two] مجموعتان
    [few] { $groups } مجموعات
    [many] { $groups } مجموعة
   *[other] { $groups } مجموعة
}، في كل منها { $routers ->
    [zero] بلا موجّهات
    [one] موجّه واحد
    [two] موجّهان
    [few] { $routers } موجّهات
    [many] { $routers } موجّهًا
   *[other] { $routers } موجّه
}، لكل موجّه { $hosts ->
    [zero] بلا معالجات
    [one] معالج واحد
    [two] معالجان
    [few] { $hosts } معالجات
    [many] { $hosts } معالجًا
   *[other] { $hosts } معالج
}
messages = رسائل
error = الخطأ
timing-only = الأزمنة فقط
hottest = القناة الأكثر حملًا
hottest-short = الأكثر حملًا
hottest-is = { $load } على { $channel }
efficiency = الكفاءة
speedup = التسريع
isoefficiency = تساوي الكفاءة
curves = المنحنيات
points-threshold = { $points }، { $threshold }
threshold-dotted = العتبة منقّطة
points-ideal = { $points }، المثالي منقّط
keep = احفظ
keep-about = الكفاءة التي تُحفظ
keep-of-run = كالتشغيل
simulating = تُحاكى { $done } من { $points } نقطة
too-costly = لم يُحاكَ، فالرسائل أكثر مما ينبغي: { $curves }
no-n-is-enough = لا يوجد n يمكن تشغيله كبير بما يكفي: { $curves }
from-p = { $curve } p ≥ { $p }
not-simulated = غير مُحاكى هنا
rings-answer = الحلقات: محاكاة؛ اختر واحدة لفتحها، واسحب النقطة
curves-about = منحنيات بدلالة p: { $curves }
curve-ends = ينتهي { $name } عند { $value } في p = { $p }
curve-ends-nowhere = لا قيم لـ { $name }
spectrum = الطيف
spectrum-none = لا يُعرض مع هذا العدد من المعالجات أو النقاط: تُحاكى الأزمنة وحدها
spectrum-and-signal = الإشارة والطيف
race-them = سابِق بينهما
spectrum-listen = استمع إلى الطيف
spectrum-listen-about = استمع إلى المعاملات المحسوبة: X(k) هو التوافقي رقم k، وعلو صوته بقدر مقياسه (Z)
spectrum-sounds = يُسمع { $there } من { $n } من المعاملات.
transform = التحويل، مقادير { $n } من المعاملات بالترتيب الطبيعي
inverse-transform = التحويل العكسي، مقادير { $n } من المعاملات بالترتيب الطبيعي
standstill = لا تشغيل: رسائله ينتظر بعضها بعضًا
standstill-why = في تبديل wormhole تحتفظ الرسالة بالقنوات التي خلفها وهي تنتظر القناة التالية. وفي غيره تنتظر داخل معالج ولا تحتفظ بأي قناة.
run = { $algorithm } على { $machine }، { $messages }
run-ordered = { $algorithm } مع الترتيب على { $machine }، { $messages }
run-one = { $algorithm } على معالج واحد
run-time = { $run }: { $time }
window = { $run } · hyperfly
play = تشغيل
pause = إيقاف مؤقت
play-key = مسافة
speed = السرعة
speed-keys = . و ,
moment = لحظة من التشغيل
schedule-needs = يرسل هذا التشغيل حصصًا كاملة دفعة واحدة. أما جدولة المخرجات واحدًا واحدًا فتخص cyclic-to-blocked وoutput-driven، والأفضل على آلة LogP.
schedule-run = شغّل output-driven على LogP
not-started = لم يبدأ: انظر السطر { $line }
stops-early = يتوقف عند السطر { $line }
supersteps-run = شغّل هذا على آلة BSP

questions = أسئلة
view-of = العرض { $k } من { $total }
question-moved = ما الذي تحرّك؟
question-time = أين ذهب الوقت؟
question-formula = ما الصيغة؟
question-signal = ما الإشارة؟
question-holders = من لديه ماذا؟
question-what-if = ماذا لو …؟
question-numbers = كل الأرقام

of-processors = من { $p }
