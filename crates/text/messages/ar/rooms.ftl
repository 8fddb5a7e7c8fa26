
no-entry = لا مدخل { $id } في الأبحاث. المتاح:
papers = أبحاث وكتاب دراسي، منفَّذة
papers-about =
    كل شكل وجدول ومثال ومبرهنة يُحسب من جديد ويوضع إلى جانب المنشور. تتفق الخلية إذا كانت
    ضمن التقريب الذي طُبعت به. وحيث لا تتفق يُذكر السبب.
papers-related = عن التشغيل في المستكشف
explore = فتح في المستكشف
so-many-entries = { $done } من { $total } مدخلًا
verdict = الحكم
published-and-computed = المنشور والمحسوب
unexplained = لم يُفسَّر هذا الفرق بعد.
more-rows =
    { $count ->
        [zero] لا صفوف أخرى
        [one] صف آخر
        [two] صفان آخران
        [few] { $count } صفوف أخرى
        [many] { $count } صفًا آخر
       *[other] { $count } صف آخر
    }
