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
