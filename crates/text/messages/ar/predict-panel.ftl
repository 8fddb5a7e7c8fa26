none-serial = المعالج الواحد لا يرسل رسائل، فلا شيء يُتوقع: اختر معالجين على الأقل.
none-large = هذا التشغيل أكبر من أن يُسأل عنه: تحتاج الأسئلة إلى تشغيلات أخرى بهذا الحجم، ويجب ألا تستغرق أكثر من ثانية.
none-more = هذا كل ما يُسأل عنه في هذا التشغيل.
none-program = الأسئلة عن الصياغات: اختر إحداها خوارزميةً.
score = الصحيح { $right } من { $asked }
answer = أظهر ما يحدث
covers = الأجوبة مخفية في الصفحة حتى تعطي جوابك.
keys = مفاتيح الأرقام تختار، وEnter يجيب.
right = صحيح.
wrong = ليس تمامًا. الجواب: { $answer }.
yours = اخترتَ: { $answer }.
back = العودة إلى التشغيل السابق
again = عرضه مرة أخرى
next = السؤال التالي
fresh = أسئلة أخرى
sketch-given = على معالج واحد E هي { $efficiency }.
sketch-label = E بدلالة p: رسمك
sketch-label-both = E بدلالة p: رسمك والتشغيل
sketch-point = E عند p = { $p }
sketch-yours = رسمك
sketch-run = التشغيل
sketch-right = رسم جيد: يبعد رسمك في المتوسط { $distance } عن التشغيل.
sketch-wrong = يبعد رسمك في المتوسط { $distance } عن التشغيل.
sketch-most = أبعد ما يكون عند p = { $p }: المرسوم { $yours }، والتشغيل { $run }.
sketch-table = الكفاءة، مرسومةً ومشغَّلة
