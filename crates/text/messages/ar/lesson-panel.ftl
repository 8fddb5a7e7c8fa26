tours-about = دروس مع المحاكي: تعرض كل خطوة تشغيلًا، وتقول إلى ماذا تنظر، وتسأل أحيانًا قبل أن تعرض.
steps = { $steps ->
    [zero] بلا خطوات
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $steps } خطوات
    [many] { $steps } خطوة
   *[other] { $steps } خطوة
}
step-of = الخطوة { $step } من { $steps }
step-list = الخطوات
step-link = الخطوة { $step }
next = التالي
back = السابق
all-tours = كل الجولات
the-end = كانت هذه الخطوة الأخيرة.
next-tour = الجولة التالية: { $title }
predict = توقّع قبل أن ترى
covered = الأجوبة مخفية حتى تجيب أو تتابع.
chosen = مختار
chosen-right = مختار، وصحيح
it-is-right = هذا هو الصحيح
answer-right = صحيح.
answer-wrong = ليس تمامًا.
answer-other = ليس تمامًا. الجواب: { $answer }
answer-is = الجواب هو: { $answer }
reveal = أظهر الجواب
checked = تُحقِّق منه بهذا التشغيل
not-run = تعذّر إجراء هذا التشغيل هنا: { $why }
keys-hint = Page Down وPage Up للمتابعة والرجوع، ويظهر أولًا جواب السؤال المفتوح؛ والأرقام تختار جوابًا.
touch-hint = مرّر إصبعك على هذه اللوحة يمينًا للمتابعة ويسارًا للرجوع؛ وانقر جوابًا لاختياره.
open-file = فتح درس خاص بك
open-hint = ملف، أو يُفلت على الصفحة. كيف يُكتب:
how-to-write = الجولات كملفات
no-tour = لا توجد جولة { $id }. المتاح:
bad-file = لا يمكن عرض هذا الدرس. لم يتغير شيء آخر في الصفحة.
