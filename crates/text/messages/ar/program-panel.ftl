save = حفظ
right = صحيح: إنه يحسب التحويل.
as-far = تُظهر الصور إلى أين وصل.
by-line = الزمن لكل سطر
line = السطر
time = الزمن
share = النسبة
by-line-hint = متوسط المعالجات، بما فيه الانتظار.
passed = ناجح.
receipt = إيصال يُسلَّم مع البرنامج:
next-exercise = التمرين التالي
formulations = الصياغات على شكل برامج
exercises = تمارين
how-to-write = ما يمكن أن يقوله البرنامج
for-lecturers = تمارين من عندك
most-p = { $most } على الأكثر مع برنامج
most-n = { $most } على الأكثر مع برنامج
exercise-of = التمرين { $at } من { $all }
hint = تلميح { $at } من { $all }
not-passed = لم ينجح بعد: تحقق { $held } من { $all } من الفحوص.
wrong =
    { $faults ->
        [zero] ليس صحيحًا بعد: لا أخطاء.
        [one] ليس صحيحًا بعد: خطأ واحد.
        [two] ليس صحيحًا بعد: خطآن.
        [few] ليس صحيحًا بعد: { $faults } أخطاء.
        [many] ليس صحيحًا بعد: { $faults } خطأ.
       *[other] ليس صحيحًا بعد: { $faults } خطأ.
    }
checked-for = يُفحص من أجل { $cases }.
must-hold = يجب أن يتحقق: { $claims }.
only = فقط { $calls }.
most-lines =
    { $lines ->
        [zero] بلا أسطر.
        [one] سطر واحد على الأكثر.
        [two] سطران على الأكثر.
        [few] { $lines } أسطر على الأكثر.
        [many] { $lines } سطرًا على الأكثر.
       *[other] { $lines } سطر على الأكثر.
    }
open = فتح ملف
term = حدّ من Tₚ
its-lines = الأسطر
line-number = السطر { $line }
no-file = هذا البرنامج للتمرين «{ $id }»، ولم يُفتح ملفه هنا. افتحه ليُقيَّم البرنامج.
no-exercise = «{ $id }» ليس تمرينًا بعد:
