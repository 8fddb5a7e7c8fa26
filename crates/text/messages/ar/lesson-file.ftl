claim-fails = هذا التشغيل لا يُظهر أن { $claim }: القيمة هنا { $value }.
claim-unknown = ليس لهذا التشغيل جواب عن { $claim }.
no-file = فُتح هذا الدرس من ملف ليس جزءًا من العنوان. افتح الملف مرة أخرى.
cannot-fetch = لا يمكن تحميل { $address }: يجيب الخادم بـ { $status }.
no-answer = لا يمكن تحميل { $address }: لم يُجب الخادم.
no-server = لا يمكن تحميل { $address }: هذه الصفحة ملف على قرص ولا يجوز لها تحميل غيره. افتح الدرس كملف.
other-site = { $address } على موقع آخر. لا تُحمَّل الدروس إلا من هذا الموقع.
fault = { $place }: وُجد { $found }. { $allowed }
fault-missing = { $place }: لم يوجد شيء. { $allowed }
place-step = الخطوة { $step }
fault-json = هذا ليس JSON: السطر { $line }، العمود { $column }: { $why }.
fault-long = الملف أطول من 1 MiB، وهو أكثر ما يُقرأ.
fault-version = يبدأ الدرس بـ "hyperfly-tour": 1.
fault-steps = للدرس قائمة من 1 إلى 100 خطوة.
fault-object = المتوقع كائن فيه بعض { $fields }.
fault-field = لا يوجد هنا حقل كهذا؛ الموجود { $fields }.
fault-text = المتوقع نص طوله 4000 بايت على الأكثر، أو كائن من النصوص حسب اللغة، مثل (en: …, de: …).
fault-message = لا توجد رسالة كهذه؛ هذه الطريقة في تسمية النصوص خاصة بالدروس التي تأتي مع الصفحة.
fault-choices = المتوقع قائمة من جوابين إلى تسعة أجوبة.
fault-right = المتوقع رقم الجواب الصحيح، من 1 إلى { $most }.
fault-state = المتوقع حالة الصفحة كما ترد بعد # في عنوانها، مثل topology=mesh&p=16.
fault-beside = المتوقع ما يغيّره التشغيل الآخر، كما في عنوان: topology=hypercube.
fault-key = { $key } ليس مفتاحًا في عنوان.
fault-value = يجب أن يكون { $key } ما يلي: { $allowed }.
fault-value-near = يجب أن يكون { $key } ما يلي: { $allowed }؛ الأقرب { $nearest }.
fault-look = المتوقع اسم عرض: { $views }.
fault-unseen = الحالة لا تُظهر هذا العرض: احذف view، أو سمِّ هذا العرض.
fault-at = المتوقع زمن، أو start أو end أو play أو telling أو contention أو 50% أو stage 0 أو redistribution 1.
fault-select = المتوقع شيء واحد: معالج 5، أو قناة [1, 2] أو hottest، أو مرحلة 0، أو عنصر [stage, index]، أو نشاط compute أو startup أو hop أو transfer أو contention أو idle.
fault-shows = المتوقع قائمة من الدعاوى، مثل "messages = 64".
fault-claim = تقارن الدعوى مجموعين من القيم، مثل messages = 64 أو contention > 0.1.
fault-name = قيمة غير معروفة { $part }. المعروف: { $names }، ولكل منها أن تسبقه beside.
fault-no-beside = لا تشغيل إلى جانب هذا: قل ما الذي يغيّره في beside.
fault-unsaid = الإجابات أعداد: اذكر في of ما هي قيمته (مثل efficiency)، أو في when ما يجب أن يصح لكل إجابة، أو of: null إن لم يكن لأي تشغيل أن يحسم.
fault-of = المتوقع: قيمة أو مجموع قيم، مثل efficiency؛ وفي كل إجابة حينئذ عدد واحد فقط.
fault-when = المتوقع: قائمة من الدعاوى، واحدة لكل إجابة، مثل efficiency < 0.2؛ وليس مع of.
fault-answer-of = ليس هذا ما يعطيه التشغيل. السؤال هو «{ $ask }»، والتشغيل يعطي { $sum } = { $value }. يجب أن تكون الإجابة الصحيحة هي الأقرب إليه، بفارق لا يتجاوز العُشر.
fault-answer-when = ليس هذا ما يعطيه التشغيل. السؤال هو «{ $ask }»، والتشغيل يؤكد: { $held }. يجب أن تصح دعوى هذه الإجابة وحدها.
