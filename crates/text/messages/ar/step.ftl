to-next = إلى { $unit ->
    [message] الرسالة التالية
    [stage] المرحلة التالية
    [superstep] الخطوة الفائقة التالية
    [contention] التنازع التالي
   *[event] الحدث التالي
}
to-previous = إلى { $unit ->
    [message] الرسالة السابقة
    [stage] المرحلة السابقة
    [superstep] الخطوة الفائقة السابقة
    [contention] التنازع السابق
   *[event] الحدث السابق
}
step-by = الخطو بـ
playback = خيارات التشغيل
unit-event = حدث
unit-message = رسالة
unit-stage = مرحلة
unit-superstep = خطوة فائقة
unit-contention = تنازع
none-after = { $unit ->
    [message] لا رسالة تبدأ أو تصل بعد هذا.
    [stage] لا مرحلة تبدأ بعد هذا.
    [superstep] لا خطوة فائقة تبدأ بعد هذا.
    [contention] لا رسالة تُعاق بعد هذا.
   *[event] لا شيء يحدث بعد هذا.
}
none-before = { $unit ->
    [message] لا رسالة تبدأ أو تصل قبل هذا.
    [stage] لا مرحلة تبدأ قبل هذا.
    [superstep] لا خطوة فائقة تبدأ قبل هذا.
    [contention] لا رسالة تُعاق قبل هذا.
   *[event] لا شيء يحدث قبل هذا.
}
slow = إبطاء عند الانتقالات
slow-about = التشغيل بربع السرعة حيث تبدأ مرحلة وحيث تبدأ إعاقة رسالة (M)
even-pace = إيقاع متساوٍ
even-pace-about = ثانيتان لكل مرحلة مهما استغرقت الآلة (D)
pace = الإعلان عما يحدث
pace-off = إعلان عند كل خطوة
pace-seconds = إعلان كل { $seconds } ث
captions = نص مكتوب
captions-about = إظهار الإعلانات نصًا (V)
track = أطوار التشغيل؛ وفوقها عبر الزمن عدد المعالجات التي تحسب، وبالتظليل عدد التي تُعاق
picture = صورة تفاعلية
marks-help = تنقل مفاتيح الأسهم من علامة إلى علامة، وPage Down إلى ما يتبع العلامة، ويحددها Enter في كل الصور، ويتركها Escape.
listen = استماع إلى المنحنى
listen-stop = إيقاف الصوت
listen-about = سماع المنحنى: نغمة لكل p، وكلما علت كبرت القيمة؛ ونقرة عند التشغيل المعروض (A)
listen-begins = منحنى { $curve ->
    [speedup] التسريع
    [isoefficiency] تساوي الكفاءة
   *[efficiency] الكفاءة
} لـ{ $name } نغماتٍ، من p = { $first } إلى p = { $last }: نغمة لكل منها، وكلما علت كبرت القيمة؛ ونقرة عند p = { $p }.
listen-ends = ذهب من { $from } إلى { $to }.
listen-stopped = أُوقف الصوت.
answer = { $name }: E { $efficiency }، Tₚ { $time } ({ $source })
