in-words = بالكلمات
all-in-words = كل صورة بالكلمات وكجدول
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
