how = الطريقة
way-link = رابط
way-element = عنصر
way-command = أمر
way-qr = رمز QR
way-save = حفظ كـ
show = عرض
all-views = كل العروض
under = وتحته
under-none = لا شيء
colours = الألوان
colours-auto = كالنظام
controls = التحكم
controls-min = تشغيل وزمن
controls-none = بلا
controls-list = مختارة
controls-full = كلها
which = أيها
plays = يبدأ فورًا
loops = تكرار
height = الارتفاع، بكسل
height-usual = كما يناسب
poster = حتى يُحمَّل
poster-words = جملة
poster-file = الصورة، ملف
poster-inline = الصورة، في الصفحة
film-from = فيلم من
film-to = إلى
film-seconds = بالثواني
film-end = النهاية
text-to-copy = نص للنسخ
copy = نسخ
copy-link = نسخ الرابط
save = حفظ
full-screen = ملء الشاشة
preview = معاينة
picture = صورة
hint-link = الصفحة كما تراها الآن.
hint-iframe = لأي صفحة تقبل HTML. ارتفاعه ثابت، لعمود من نحو 800 بكسل؛ أما العنصر فيتكيف.
hint-element = يُحمَّل حين يكاد يظهر على الشاشة، ويتكيف ارتفاعه.
hint-site = يحتاج العنصر إلى الموقع: برنامجه إلى جانب الصفحات. هذه الصفحة ملف واحد يمكن أن يعرضه iframe.
hint-markdown = صورة تقود إلى الشكل التفاعلي.
hint-latex = مع الحزمتين graphicx وhyperref؛ السطر الأول يحوّل الصورة.
hint-command = التشغيل نفسه والصورة نفسها، من سطر الأوامر.
save-picture = احفظ الصورة إلى جانب نصك:
picture-too-large = الصورة أكبر من أن توضع في خاصية.
link-too-long = الرابط أطول من أن يوضع في رمز.
own-samples =
    عيناتك الخاصة لا تنتقل مع رابط: من يفتحه يُطلب منه ملف. أما الملفات التي تحفظها ففيها عيناتك.
light-colours = للملف ألوان فاتحة ما لم تختر غيرها.
two-views = حين تُختار كل العروض يُظهر الشكل أو الملف اثنين: الآلة وخطها الزمني.
on-your-disk =
    هذه الصفحة على قرصك: الرابط إليها يعمل على هذا الجهاز وحده. أعطِ الملف نفسه لغيرك مع ما يرد
    بعد # في الرابط، أو ضع الموقع على خادم.
parallel-fft = FFT متوازٍ: { $run }
caption = { $title }. { $sentence }
see-it-move = شاهده يتحرك.
file-picture = صورة
file-data = البيانات وراء العرض
file-trace = أثر، لـ ui.perfetto.dev
file-film = فيلم
transparent = { $form }، شفاف
save-as = حفظ { $what }، { $form }
no-run = لا يوجد تشغيل يُحفظ.
one-view-or-two = في الملف عرض واحد، أو عرضان أحدهما فوق الآخر: اختر أيها.
no-format = صيغة غير معروفة { $format }. المتاح: svg وpng وcsv وjson وperfetto.
computing = يُحسب من جديد …
no-entry = لا مدخل { $id } في الأبحاث. المتاح:
papers = أبحاث وكتاب دراسي، منفَّذة
papers-about =
    كل شكل وجدول ومثال ومبرهنة يُحسب من جديد ويوضع إلى جانب المنشور. تتفق الخلية إذا كانت
    ضمن التقريب الذي طُبعت به. وحيث لا تتفق يُذكر السبب.
papers-related = عن التشغيل في المستكشف
explore = فتح في المستكشف
compute-all = احسب كل المداخل
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
