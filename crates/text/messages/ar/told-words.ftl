machine =
    هذا { $run }. في المجموع { $messages ->
        [zero] لا رسائل تحمل
        [one] رسالة واحدة تحمل
        [two] رسالتان تحملان
        [few] { $messages } رسائل تحمل
        [many] { $messages } رسالة تحمل
       *[other] { $messages } رسالة تحمل
    } { $words ->
        [zero] لا كلمات
        [one] كلمة واحدة
        [two] كلمتين
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    }. { $sentence }
machine-one = هذا { $run }. { $sentence }
butterfly =
    مراحل التحويل { $stages ->
        [zero] صفر
        [one] واحدة
        [two] اثنتان
        [few] { $stages }
        [many] { $stages }
       *[other] { $stages }
    }، في كل منها { $nodes } من العقد: بين المعالجات { $across }، وداخلها { $within }. ويمر التشغيل بـ { $phases ->
        [zero] صفر طور
        [one] طور واحد
        [two] طورين
        [few] { $phases } أطوار
        [many] { $phases } طورًا
       *[other] { $phases } طور
    }، من 0 إلى { $time }.
butterfly-values = أكبر قيمة مقياسها { $before } في المدخل و{ $after } بعد المرحلة الأخيرة.
butterfly-no-values = إذا زادت n عن { $most } فلا تُحفظ القيم بين المراحل.
timeline =
    لكل من المعالجات وعددها { $processors } صف من 0 إلى { $time }. أين ذهب الزمن: { $parts }. { $sentence }
timeline-one = للمعالج الوحيد صف من 0 إلى { $time }. { $sentence }
breakdown = p · T_p هو { $whole }. ذهب منه: { $parts }.
why = Tₚ هو { $time }؛ ومن زمن كل المعالجات: { $parts }. { $note }
distribution =
    { $count ->
        [zero] تبقى العناصر حيث هي
        [one] تبقى العناصر حيث هي
        [two] توزَّع العناصر بطريقتين متتاليتين
        [few] توزَّع العناصر بـ { $count } طرق متتالية
        [many] توزَّع العناصر بـ { $count } طريقة متتالية
       *[other] توزَّع العناصر بـ { $count } طريقة متتالية
    }: { $titles }. { $messages ->
        [zero] لا رسائل تنقل
        [one] رسالة واحدة تنقل
        [two] رسالتان تنقلان
        [few] { $messages } رسائل تنقل
        [many] { $messages } رسالة تنقل
       *[other] { $messages } رسالة تنقل
    } بينها { $words ->
        [zero] لا كلمات
        [one] كلمة واحدة
        [two] كلمتين
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    }.
schedule = { $difference }. { $outputs }
schedule-outputs =
    ينتج المعالج { $processor } { $count ->
        [zero] لا مخرجات
        [one] خرجًا واحدًا، عند { $first }
        [two] خرجين، الأول عند { $first } والأخير عند { $last }
        [few] { $count } مخرجات، أولها عند { $first } وآخرها عند { $last }
        [many] { $count } خرجًا، أولها عند { $first } وآخرها عند { $last }
       *[other] { $count } خرج، أولها عند { $first } وآخرها عند { $last }
    }؛ وآخر ما يغادر منها يغادر عند { $left }.
schedule-none = ليس لهذا التشغيل مخرجات تغادر بينما تُحسب أخرى.
supersteps =
    { $computation ->
        [zero] لا خطوة فائقة تحسب
        [one] خطوة فائقة واحدة تحسب
        [two] خطوتان فائقتان تحسبان
        [few] { $computation } خطوات فائقة تحسب
        [many] { $computation } خطوة فائقة تحسب
       *[other] { $computation } خطوة فائقة تحسب
    } و{ $communication ->
        [zero] لا واحدة تتصل
        [one] واحدة تتصل
        [two] اثنتان تتصلان
        [few] { $communication } تتصل
        [many] { $communication } تتصل
       *[other] { $communication } تتصل
    }، ومجموع h هو { $h }؛ T_p = { $time } flops. { $sentence }
supersteps-none = هذا التشغيل على آلة بلا خطوات فائقة.
heat-map = عبرت الكلمات { $used } من أصل { $links } من القنوات: { $words } إجمالاً، وتُحسب كل كلمة في كل قناة تعبرها. وأكبر عدد، { $most }، عبر القناة من { $from } إلى { $to }.
heat-map-pairs = تبادل { $pairs } من أزواج المعالجات { $words } من الكلمات. وأكبر عدد، { $most }، ذهب من { $from } إلى { $to }.
heat-map-none = في هذا التشغيل لا يرسل أي معالج رسالة.
efficiency = الكفاءة E بدلالة عدد المعالجات p، مع n = { $n }.
speedup = التسريع S بدلالة عدد المعالجات p، مع n = { $n }.
isoefficiency = قيمة n التي تحفظ الكفاءة E = { $efficiency }، بدلالة عدد المعالجات p.
curve =
    { $network }: تذهب الصيغة المغلقة من { $first } عند p = { $from } إلى { $last } عند p = { $to }{ $points ->
        [zero] .
        [one] ؛ وحوكي تشغيل واحد.
        [two] ؛ وحوكي تشغيلان.
        [few] ؛ وحوكيت { $points } تشغيلات.
        [many] ؛ وحوكي { $points } تشغيلًا.
       *[other] ؛ وحوكي { $points } تشغيل.
    }
curve-none =
    { $network }: لا صيغة مغلقة؛ { $points ->
        [zero] ولم يُحاكَ تشغيل.
        [one] حوكي تشغيل واحد.
        [two] حوكي تشغيلان.
        [few] حوكيت { $points } تشغيلات.
        [many] حوكي { $points } تشغيلًا.
       *[other] حوكي { $points } تشغيل.
    }
choose = من { $all } من أزواج p وn، الأسرع في { $most } منها هو { $formulation }. ومع p = { $p } وn = { $n } هو { $here }، وT_p = { $time } وE = { $efficiency }.
choose-beyond = من { $all } من أزواج p وn، الأسرع في { $most } منها هو { $formulation }. هذا التشغيل على معالج واحد، أو خارج هذا النطاق.
choose-none = لا صياغة على هذه الآلة لها صيغة مغلقة تُقارن.
metrics = T_p = { $time } مع T_s = { $serial }: التسريع S = { $speedup } والكفاءة E = { $efficiency }. والعبء الإضافي T_o = { $overhead }.
spectrum =
    من { $n } من المعاملات أكبرها رقم { $index } ومقداره { $magnitude }؛ { $count ->
        [zero] ولا شيء منها يبلغ
        [one] وواحد يبلغ
        [two] واثنان يبلغان
        [few] و{ $count } تبلغ
        [many] و{ $count } تبلغ
       *[other] و{ $count } تبلغ
    } جزءًا من مئة منه على الأقل. والخطأ النسبي مقابل FFT مستقل { $error }.
spectrum-none = مع هذا العدد من المعالجات أو النقاط تُحاكى الأزمنة وحدها: لا عينات.
table = كل أعداد { $run }، خلية خلية. { $sentence }
channel-from = القناة من
channel-to = القناة إلى
source = المرسل
destination = المستقبل
words = الكلمات
start = من
end = إلى
share = الحصة من القناة
phase = الطور
first-stage = أول مرحلة
last-stage = آخر مرحلة
messages = الرسائل
processor = المعالج
activity = النشاط
step = الخطوة
partner = الشريك
network = الشبكة
closed-form = صيغة مغلقة
simulated = محاكاة
log-closed = log n، صيغة مغلقة
log-printed = log n، كما طُبع
log-simulated = log n، محاكاة
fraction = الجزء من p · T_p
time = الزمن
distribution-number = التوزيع
stages = المراحل
element = العنصر
position = الموضع
left = غادر عند
arrived = وصل عند
formulation = الصياغة
output = الخرج
produced = أُنتج عند
to-processor = إلى المعالج
delivered = سُلِّم عند
superstep = الخطوة الفائقة
kind = النوع
dims = m
form = الصيغة المغلقة
metric = المقياس
value = القيمة
value-from = من
index = الدليل
input-re = الدخل، حقيقي
input-im = الدخل، تخيلي
transform-re = التحويل، حقيقي
transform-im = التحويل، تخيلي
table-name = الجدول
row = الصف
column = العمود
more-rows =
    { $count ->
        [zero] لا صفوف أخرى
        [one] … صف آخر: احفظ CSV
        [two] … صفان آخران: احفظ CSV
        [few] … { $count } صفوف أخرى: احفظ CSV
        [many] … { $count } صفًا آخر: احفظ CSV
       *[other] … { $count } صف آخر: احفظ CSV
    }
rows-left-out = و{ $rows } أخرى
no-rows = لا صفوف.
