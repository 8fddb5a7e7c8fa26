stays-within = «البقاء» يعني تغيّرًا أقل من { $tolerance }.
rises = ترتفع E
falls = تنخفض E
stays = تبقى E كما هي
double-p = تُضاعف المعالجات من { $from } إلى { $to }. ماذا يحدث لـ E؟
double-p-why = E هي { $before } على { $from ->
    [zero] صفر معالج
    [one] معالج واحد
    [two] معالجين
    [few] { $from } معالجات
    [many] { $from } معالجًا
   *[other] { $from } معالج
} و{ $after } على { $to }.
double-n = تُضاعف النقاط من { $from } إلى { $to }. ماذا يحدث لـ E؟
double-n-why = E هي { $before } مع { $from } من النقاط و{ $after } مع { $to }.
most-more = ما يأخذ جزءًا أكبر من زمن المعالجات هو { $part }: { $before } قبلًا، و{ $after } الآن.
most-less = ما يأخذ جزءًا أصغر من زمن المعالجات هو { $part }: { $before } قبلًا، و{ $after } الآن.
times-four = يصير { $symbol } أربعة أمثاله: { $to } بدلًا من { $from }. أي جزء من زمن المعالجات ينمو أكثر؟
times-four-why = في المتوسط يزيد ما يقضيه المعالج في { $part } بمقدار { $more }، وفي { $second } بمقدار { $less }. يتغير T_p من { $before } إلى { $after }.
times-four-alone = في المتوسط يزيد ما يقضيه المعالج في { $part } بمقدار { $more }، ولا يزيد في غيره. يتغير T_p من { $before } إلى { $after }.
hottest = أي هذه القنوات تحمل أو تُبقي في الانتظار أكثر الرسائل في آن واحد؟ يمكنك أيضًا أن تشير إليها على الآلة.
hottest-why = على القناة { $channel } { $load ->
    [zero] لا رسائل
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $load } رسائل
    [many] { $load } رسالة
   *[other] { $load } رسالة
} في آن واحد عند t = { $time }.
hottest-other = على القناة { $channel } { $load } على الأكثر.
size = كم يجب أن يكون n على الأقل لتكون E = { $efficiency } على { $p ->
    [zero] صفر معالج
    [one] معالج واحد
    [two] معالجين
    [few] { $p } معالجات
    [many] { $p } معالجًا
   *[other] { $p } معالج
}؟
size-why = مع { $n } من النقاط E هي { $here }؛ ومع نصفها هي { $below }.
topology = التحويل نفسه يعمل على { $there } بدلًا من { $here }. كم يستغرق؟
pace-same = الزمن نفسه تقريبًا، في حدود { $tolerance }
pace-longer = حتى { $most } من أمثال الزمن
pace-long = من { $least } إلى { $most } من أمثال الزمن
pace-longest = أكثر من { $least } من أمثال الزمن
pace-shorter = زمن أقل، بعامل حتى { $most }
pace-short = زمن أقل، بعامل من { $least } إلى { $most }
pace-shortest = زمن أقل، بعامل فوق { $least }
topology-why = T_p هو { $before } على { $here } و{ $after } على { $there }: بعامل { $factor }.
time = أين يذهب أكبر جزء من زمن المعالجات؟
time-why = من زمن كل المعالجات يأخذ { $part } ما قدره { $most }؛ ثم يأتي { $second } بـ { $less }.
waits = أي هذه المعالجات خامل أطول زمن؟
processor = المعالج { $number }
waits-why = المعالج { $number } خامل { $idle } من T_p = { $time }.
waits-other = المعالج { $number } خامل { $idle }.
sketch = كيف تنخفض E أو ترتفع مع p؟ ارسم المنحنى قبل أن تراه: اسحب فوق المستوى، أو ضع كل نقطة أدناه.
