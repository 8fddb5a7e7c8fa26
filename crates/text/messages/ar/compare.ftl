allowed-beside = none، أو ما يغيّره الجانب الأيمن مفاتيحَ للتشغيل بقيمها: topology:mesh,switching:wormhole؛ أما n وdirection وsignal وsamples وseed فللجانبين معًا
allowed-there = ما هو ممكن في الجانب الأيمن حيث { $field } = { $value } غير ممكن: هناك يجوز { $allowed }
side-name =
    { $side ->
        [left] الجانب الأيسر
        [right] الجانب الأيمن
        [hypercube] المكعب الفائق
        [mesh] الشبيكة
        [torus] الطارة
        [mesh3d] الشبيكة 3D
        [complete] البيان التام
        [fat-tree] الشجرة السمينة
        [dragonfly] شبكة اليعسوب
        [network] الشبكة
        [logp] آلة LogP
        [bsp] آلة BSP
       *[other] { $side }
    }
longer = T_p { $left } | { $right }: زمن { side-name } أطول بعامل { $times }.
same-time = T_p { $time } في الجانبين: يستغرقان الزمن نفسه.
other-units = يعدّ الجانبان الزمن بوحدتين مختلفتين، t_c وflops، فلا يُقارنان. مع rate في الجانبين، أو مع إعدادات جاهزة، يُقارنان بالثواني.
cause = معظمه { $activity }: { $left } | { $right } للمعالج المتوسط، أي { $share } من الفرق البالغ { $all }.
no-difference = يستغرق المعالج المتوسط الزمن نفسه في الجانبين.
two-names = { $left } | { $right }
mean-processor = زمن المعالج المتوسط؛ مجموع الفروق هو فرق T_p.
activity = النشاط
left = الأيسر
right = الأيمن
difference = الفرق
done-at = انتهى عند { $t }، أسرع { $times } ×
refused-there = { $field } = { $value } غير ممكن هناك. المسموح: { $allowed }.
compare = سباق ضد
nothing = بلا مقارنة
with = { $value }
with-radix = مع الأساس { $value }
with-setting = { $setting ->
    [overlap-true] مع التراكب
    [overlap-false] بلا تراكب
    [order-ordered] مع الترتيب الطبيعي
   *[order-unordered] مع ترتيب معكوس البتات
}
own-choice = مع اختيارك
lockstep = التزامن
by-time = حسب الزمن
by-stage = حسب المرحلة
controls-of = تحكم
left-side = الأيسر
right-side = الأيمن
swap = تبديل الجانبين
stop = إنهاء المقارنة
as-left = كالأيسر
not-run = لم يُشغَّل الجانب الأيمن.
run-it = شغّله
cancel = إلغاء
progress = تقدّم الجانب الأيمن
square = مربع حول عدد: القناة الأكثر انشغالًا في هذه اللحظة، وهي أقل انشغالًا في الجانب الآخر.
same-stage = الجانبان في المرحلة { $stage }.
behind = بالمراحل: تأخُّر { side-name } { $stages ->
        [zero] لا شيء
        [one] مرحلة واحدة
        [two] مرحلتان
        [few] { $stages } مراحل
        [many] { $stages } مرحلة
       *[other] { $stages } مرحلة
    }.
both-done = انتهى الجانبان.
done = انتهى أولًا: { side-name }.
at-stage = المرحلة { $stage }: { $left } | { $right }.
