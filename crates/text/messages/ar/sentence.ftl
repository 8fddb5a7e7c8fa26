one-processor =
    يحسب معالج واحد { $stages ->
        [zero] كل المراحل
        [one] المرحلة الوحيدة
        [two] المرحلتين كلتيهما
        [few] المراحل الـ{ $stages } كلها
        [many] المراحل الـ{ $stages } كلها
       *[other] المراحل الـ{ $stages } كلها
    }، وفي كل منها { $n } من العقد، في { $time }، وليس له من ينتظره.
no-message = لا تُرسل أي رسالة؛ يأخذ الحساب { $share } من الزمن.
channel-carries =
    تحمل القناة { $channel } { $messages ->
        [zero] لا رسالة
        [one] رسالة واحدة
        [two] رسالتين
        [few] { $messages } رسائل
        [many] { $messages } رسالة
       *[other] { $messages } رسالة
    } في آن واحد؛ يأخذ التنازع { $share } من الزمن.
channels-carry =
    تحمل القناة { $channel }، مثلًا، { $messages ->
        [zero] لا رسالة
        [one] رسالة واحدة
        [two] رسالتين
        [few] { $messages } رسائل
        [many] { $messages } رسالة
       *[other] { $messages } رسالة
    } في آن واحد؛ يأخذ التنازع { $share } من الزمن.
messages-want-channel =
    { $messages ->
        [zero] لا رسالة تريد
        [one] رسالة واحدة تريد
        [two] رسالتان تريدان
        [few] { $messages } رسائل تريد
        [many] { $messages } رسالة تريد
       *[other] { $messages } رسالة تريد
    } القناة { $channel } في آن واحد؛ يأخذ التنازع { $share } من الزمن.
messages-want-channels =
    { $messages ->
        [zero] لا رسالة تريد
        [one] رسالة واحدة تريد
        [two] رسالتان تريدان
        [few] { $messages } رسائل تريد
        [many] { $messages } رسالة تريد
       *[other] { $messages } رسالة تريد
    } القناة { $channel }، مثلًا، في آن واحد؛ يأخذ التنازع { $share } من الزمن.
hidden =
    يأخذ الحساب الزمن كله: { $messages ->
        [zero] لا رسائل تختفي
        [one] رسالة واحدة تختفي
        [two] رسالتان تختفيان
        [few] { $messages } رسائل تختفي
        [many] { $messages } رسالة تختفي
       *[other] { $messages } رسالة تختفي
    } خلفه.
computing = يأخذ الحساب { $share } من الزمن.
computing-then = يأخذ الحساب { $share } من الزمن؛ ثم يأتي { $activity }، { $next }.
each-sends =
    كل معالج يرسل { $messages ->
        [zero] لا رسائل
        [one] رسالة واحدة
        [two] رسالتين
        [few] { $messages } رسائل
        [many] { $messages } رسالة
       *[other] { $messages } رسالة
    } طول الواحدة { $n ->
        [zero] { $words } كلمة
        [one] كلمة واحدة
        [two] كلمتان
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    }{ $average ->
        [yes] {" "}في المتوسط
       *[no] {""}
    }
at-most-sends =
    المعالج يرسل { $messages ->
        [zero] لا رسائل
        [one] رسالة واحدة
        [two] رسالتين
        [few] { $messages } رسائل
        [many] { $messages } رسالة
       *[other] { $messages } رسالة
    } أو أقل في المتوسط طول الواحدة { $n ->
        [zero] { $words } كلمة
        [one] كلمة واحدة
        [two] كلمتان
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    }{ $average ->
        [yes] {" "}في المتوسط
       *[no] {""}
    }
startup-takes = يأخذ البدء { $share } من الزمن: { $sends }.
startup-takes-longer =
    يأخذ البدء { $share } من الزمن: { $sends }، وبدء الواحدة (tₛ{"\u00A0"}={"\u00A0"}{ $startup }) يستغرق
    أطول من كلماتها على قناة ({ $flow }).
transfer-takes = يأخذ النقل { $share } من الزمن: { $sends }.
transfer-takes-over =
    يأخذ النقل { $share } من الزمن: { $sends }، عبر { $channels } من القنوات في المتوسط، واحدة بعد الأخرى.
way-takes =
    تأخذ القفزات { $share } من الزمن: { $messages ->
        [zero] لا رسائل تعبر
        [one] رسالة واحدة تعبر
        [two] رسالتان تعبر كل منهما
        [few] { $messages } رسائل تعبر كل منها
        [many] { $messages } رسالة تعبر كل منها
       *[other] { $messages } رسالة تعبر كل منها
    } { $n ->
        [zero] { $channels } قناة
        [one] قناة واحدة
        [two] قناتين
        [few] { $channels } قنوات
        [many] { $channels } قناة
       *[other] { $channels } قناة
    } في المتوسط.
waiting-takes = يأخذ انتظار الآخرين { $share } من الزمن؛ ويأخذ الحساب { $compute }.
no-superstep =
    يأخذ الاتصال { $share } من الزمن والمزامنة { $sync }؛ ويأخذ الحساب { $compute }.
one-superstep =
    تأخذ خطوة الاتصال الفائقة الوحيدة (h = { $h }) { $share } من الزمن، h·g{"\u00A0"}{ $moved } و
    l{"\u00A0"}{ $sync }؛ ويأخذ الحساب { $compute }.
supersteps-equal =
    تأخذ خطوات الاتصال الفائقة وعددها { $count } (لكل منها h = { $h }) { $share } من الزمن، h·g{"\u00A0"}{ $moved }
    و l{"\u00A0"}{ $sync }؛ ويأخذ الحساب { $compute }.
supersteps-up-to =
    تأخذ خطوات الاتصال الفائقة وعددها { $count } (h حتى { $h }) { $share } من الزمن، h·g{"\u00A0"}{ $moved } و
    l{"\u00A0"}{ $sync }؛ ويأخذ الحساب { $compute }.
each-sends-words =
    كل معالج يرسل { $words ->
        [zero] لا كلمات
        [one] كلمة واحدة
        [two] كلمتين
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    }
at-most-sends-words =
    المعالج يرسل { $words ->
        [zero] لا كلمات
        [one] كلمة واحدة
        [two] كلمتين
        [few] { $words } كلمات
        [many] { $words } كلمة
       *[other] { $words } كلمة
    } أو أقل في المتوسط
gap-takes =
    يأخذ انتظار الفجوة { $share } من الزمن: { $sends }، ولا تغادر اثنتان منها خلال g{"\u00A0"}={"\u00A0"}{ $gap }.
    يأخذ الحساب { $compute }.
gap-and-words-take =
    يأخذ انتظار الفجوة { $share } من الزمن، وتأخذ بقية كلمات الرسائل { $further }: { $sends }، لا كلمتين منها
    خلال g{"\u00A0"}={"\u00A0"}{ $gap }. يأخذ الحساب { $compute }.
latency-takes =
    يأخذ الكمون { $share } من الزمن: تبقى الكلمة L{"\u00A0"}={"\u00A0"}{ $latency } في الطريق. يأخذ الحساب
    { $compute }.
overhead-takes =
    يأخذ العبء الإضافي { $share } من الزمن: { $sends } ويستقبل مثلها، o{"\u00A0"}={"\u00A0"}{ $overhead } لكل منها.
    يأخذ الحساب { $compute }.
message-gap-takes =
    يأخذ انتظار الفجوة { $waits } من الزمن، وتأخذ بقية كلمات الرسائل { $further }: { $sends }، بفاصل G{"\u00A0"}={"\u00A0"}{ $inner } داخل
    الرسالة و g{"\u00A0"}={"\u00A0"}{ $gap } بين الرسائل. يأخذ الحساب { $compute }.
message-overhead-takes =
    يأخذ العبء الإضافي { $share } من الزمن: { $sends }، وتكلف كل رسالة مرسلها ومستقبلها o{"\u00A0"}={"\u00A0"}{ $overhead }.
    يأخذ الحساب { $compute }.
stalls-take =
    يأخذ انتظار الفجوات والمستقبلين { $waits } من الزمن، وتأخذ بقية كلمات الرسائل { $further }: { $sends }، ولا يكون في الطريق إلى معالج أكثر من
    { $most }. يأخذ الحساب { $compute }.
comparison =
    { $on ->
        [mesh] على شبيكة تكون E مساوية { $there } بدلًا من { $here }.
       *[hypercube] على مكعب فائق تكون E مساوية { $there } بدلًا من { $here }.
    }
comparison-same =
    { $on ->
        [mesh] على شبيكة تبقى E نفسها، { $there }.
       *[hypercube] على مكعب فائق تبقى E نفسها، { $there }.
    }
schedules-less = Tₚ: الساذجة { $naive }، الموجَّهة بالخرج { $driven }، أقل بـ { $percent }
schedules-same = Tₚ: الساذجة { $naive }، الموجَّهة بالخرج { $driven }، متساويتان
schedules-more = Tₚ: الساذجة { $naive }، الموجَّهة بالخرج { $driven }، أكثر بـ { $percent }
schedules-then = { $schedules }. { $sentence }
slower-than-one = هذا أبطأ من معالج واحد: S = { $speedup }.
not-started = لم يبدأ البرنامج: انظر السطر { $line }.
stopped = يتوقف البرنامج عند السطر { $line }؛ وتُظهر الصور إلى أين وصل.
