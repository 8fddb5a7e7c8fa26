title = لماذا يستغرق هذا القدر
about = Tₚ حدًا حدًا؛ اختر حدًا لترى مم يتكوّن
question = لماذا؟
terms = حدود Tₚ
term-by-term = ما تقوله الصيغة عن كل حد، وما استغرقه التشغيل
column-term = الحد
column-numbers = بالأعداد
column-formula = تقول الصيغة
column-formula-least = تقول على الأقل
column-formula-about = تقول تقريبًا
column-run = استغرق التشغيل
column-beyond = فوق الصيغة
term-told = { $term }: { $time }، { $share } من Tₚ
sum = Tₚ، المجموع
exact-after = الصيغة دقيقة ({ $source }): كل حد هو ما استغرقه التشغيل.
exact = الصيغة دقيقة: كل حد هو ما استغرقه التشغيل.
by-rank = الصيغة دقيقة ({ $source }) للمجموع. من ينتظر قناة ومن ينتظر شريكًا يتوقف على ترتيب المعالجات التي تصل في اللحظة نفسها.
at-least = الصيغة حد أدنى ({ $source }): لا تشغيل أسرع. استغرق هذا التشغيل { $time } زيادة، أي { $share } من Tₚ.
near = الصيغة تقريبية ({ $source }). استغرق هذا التشغيل { $time } زيادة، أي { $share } من Tₚ.
near-less = الصيغة تقريبية ({ $source }). استغرق هذا التشغيل أقل بـ { $time }، أي { $share } من Tₚ.
counts-one = تحسب الصيغة معالجًا له أكثر العمل، أما حدود التشغيل فمتوسطات على الجميع.
none = لا صيغة مغلقة لهذا التشغيل: هذه حدوده هو.
worst = القناة الأكثر حملًا هي { $channel }، وعليها { $load ->
    [zero] لا رسائل
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $load } رسائل
    [many] { $load } رسالة
   *[other] { $load } رسالة
} في آن واحد.
worst-of-several = إحدى القنوات الأكثر حملًا هي { $channel }، وعليها { $load ->
    [zero] لا رسائل
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $load } رسائل
    [many] { $load } رسالة
   *[other] { $load } رسالة
} في آن واحد.
show-worst = عرضها في أشد حملها
row-term = الحد
row-took = استغرق
row-share = من Tₚ
row-now = الآن
now-of = { $count } من { $all } معالجات
limits = حدود بجانب هذا التشغيل
limits-about = لا تشغيل دون هذه الحدود. الأخيران يخصان هذه الجدولة، والباقية تخص كل خوارزمية لها الدخل والخرج والآلة نفسها.
column-limit = الحد
column-at-least = على الأقل
column-times = ضعف الحد
limit-words = الكلمات الواصلة إلى أكثر المعالجات استقبالًا
limit-halving-words = الكلمات من نصف المعالجات إلى نصفها الآخر
limit-word-time = Tₚ، لأن على معالج أن يرسل هذه الكلمات
limit-halving-time = Tₚ، لأن على هذه الكلمات أن تعبر القنوات بين النصفين
limit-startup-time = Tₚ، لأن كل معالج يحتاج إلى شيء من كل معالج آخر
limit-without-contention = Tₚ لهذه الجدولة، وكل رسالة كأنها وحدها
limit-computation = Tₚ لهذه الجدولة، والرسائل بلا زمن
limit-told = { $limit }: على الأقل { $least }، وهنا { $run }، أي { $times } ضعف الحد.
limit-reached = { $limit }: على الأقل { $least }، وهذا التشغيل يبلغه.
limits-order = تنقل FFT المتوازية كلمات من رتبة (n/p)·log n/log(n/p) لكل معالج، وهي هنا { $words }؛ والعامل مجهول (Hong وKung 1981؛ Bilardi وScquizzato وSilvestri 2018).
