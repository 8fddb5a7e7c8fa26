pair-of-views = { $first } و{ $second }
title = { $view }: { $of }
title-of = { $algorithm } لـ { $n ->
    [zero] صفر نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
} على { $machine }، { $messages }
title-of-one = { $algorithm } لـ { $n ->
    [zero] صفر نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
} على معالج واحد
title-measured = { $algorithm } لـ { $n ->
    [zero] صفر نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
} على معالجات حقيقية عددها { $p }، مقيس
title-in-order = { $title }، ترتيب الإرسال { $order }
clock-in-unit = { $clock } ({ $unit })
