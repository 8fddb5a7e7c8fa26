activity = النشاط
channel = القناة
channels = القنوات
delivered = سُلِّم
distribution = التوزيع
element = العنصر
elements = العناصر
flops = flops
from = من
to = إلى
in = في
is-there = يصل
leaves = يغادر
message = الرسالة
messages = الرسائل
messages-before = رسائل قبلها
now = الآن
of = من
output = الخرج
pattern = النمط
phase = الطور
place = الموضع
processor = المعالج
produced = أُنتج
sends = يرسل
share = الحصة من p·T_p
stage = المرحلة
step = الخطوة
superstep = الخطوة الفائقة
until = حتى
value = القيمة
words = الكلمات
held-up = تعوقها أخرى
waits-for-gap = ينتظر الفجوة
pairs-differ = فرق الأزواج
pairs-are = الأزواج هي
first-input = الدخل الأول
second-input = الدخل الثاني
mirror-image = الصورة المرآوية
partner = الشريك
element-of = R[{ $index }] على المعالج { $processor }
becomes = يصير
two-elements = R[{ $low }] و R[{ $high }]
travels = ينتقل
travels-from-to = { $message }، من { $from } إلى { $to }
not-sent-yet = لم تُرسل بعد
is-delivered = سُلّمت
carries = تحمل
times-root = مُدار بـ
times-root-of-side = مُدار بـ، وω لـ { $points } نقطة
caption-parts = أين ذهب زمن المعالجات
caption-processors = زمن كل معالج حسب النشاط
caption-phases = الأطوار
caption-processors-at = المعالجات عند t = { $time }
caption-messages-at = الرسائل عند t = { $time }
caption-distribution = أي معالج يحمل أي عناصر، { $order }
caption-outputs = مخرجات المعالج { $processor } بترتيب إنتاجها
caption-supersteps = الخطوات الفائقة
caption-channels-at = القنوات المستعملة عند t = { $time }
serial-time = T_s، الزمن التسلسلي
parallel-time = T_p، الزمن المتوازي
speedup = S، التسريع
efficiency = E، الكفاءة
overhead = T_o، العبء الإضافي
unit-of-time = وحدة الزمن
hops = القفزات
communication-supersteps = خطوات الاتصال الفائقة
h-sum = h، مجموعًا
most-loaded = القناة الأكثر حملًا
error = خطأ L2 النسبي
at-once = { $messages } معًا على { $channel }
channel-number = القناة { $number }
count-words =
    { $words ->
        [zero] لا كلمات
        [one] كلمة واحدة
        [two] كلمتان
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    }
waits-for = ينتظر { $channel }
part-of-way = { $percent } من الطريق
part-of-words = نُقل { $percent } من كلماتها
head-under-way = رأسها في الطريق
hops-of = { $done } من { $hops } قفزات
itself = نفسه
computation = الحساب، { $stages }
communication = الاتصال
in-binary = { $number } = { $bits } ثنائيًا
on-two-processors = على معالجين
within-a-processor = داخل معالج
span = { $from } إلى { $to }
computes-stage = يحسب المرحلة { $stage }
computes-stages = يحسب المراحل { $first }–{ $last }
computes-node = يحسب عقدة من المرحلة { $stage }
computes-half = يحسب نصفه من المرحلة { $stage }
unpacks = يفك حزم العينات الحقيقية
exchanges-with = يتبادل مع { $processor }
sends-and-receives = يرسل إلى { $to }، ويستقبل من { $from }
sends-and-goes-on = يرسل إلى { $to } ويتابع
waits-for-processor = ينتظر { $from }
moves-within-memory = ينقل عناصر داخل ذاكرته
