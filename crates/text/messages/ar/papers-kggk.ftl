equations-place = القسم 13.2.1
equations-title = التبادل الثنائي حيث في الشبكة عرض نطاق للجميع
equations-claim =
    على مكعب فائق، أو أي شبكة لها مثل عرض نطاقه، T_p = t_c (n/p) log n + t_s log p + t_w (n/p) log p. فيكون E = 1/(1 +
    t_s p log p/(t_c n log n) + t_w log p/(t_c log n)): تتطلب البدايات أن ينمو n log n مثل p log p، وتتطلب الكلمات أن
    ينمو log n مثل K (t_w/t_c) log p.
equations-time = T_p
equations-efficiency = E
equations-isoefficiency = n الذي يحفظ E
threshold-place = Example 13.1
threshold-title = عتبة التبادل الثنائي: t_c = 2, t_w = 4, t_s = 25
threshold-claim =
    الكفاءات حتى العتبة t_c/(t_c + t_w) = 0.33 قليلة الكلفة: تنمو W مثل p log p. وفوقها تنمو W مثل p^(K t_w/t_c) log p:
    أي p^1.33 log p لأجل E = 0.40، وp^1.64 log p لأجل E = 0.45. وعلى 256 معالجًا ترتفع E مع n سريعًا حتى العتبة، وببطء
    بعدها.
threshold-limit = العتبة
threshold-exponent = أُس p فوق العتبة
threshold-curve = n الذي يحفظ E
threshold-at-256 = E على 256 معالجًا
threshold-axis = n
mesh-place = القسم 13.2.2
mesh-title = التبادل الثنائي على شبيكة، حيث عرض النطاق قليل
mesh-claim =
    على شبيكة {"\u2066"}√p × √p{"\u2069"} يبعد الشركاء بعضهم عن بعض {"\u2066"}1, 2, 4, … √p/2{"\u2069"} من الوصلات، على
    طول صف ثم على طول عمود، ويتقاسم الوصلةَ الواحدة عدد مماثل من الرسائل. فيكون T_p = t_c (n/p) log n + t_s log p + 2
    t_w n/√p، وينمو الحجم الذي يحفظ كفاءة أسيًّا في {"\u2066"}√p{"\u2069"}.
mesh-why =
    مجموع المسافات {"\u2066"}1 + 2 + … + √p/2 = √p − 1{"\u2069"} على طول صف ومثله على طول عمود. ويقرّب الكتاب
    {"\u2066"}2 (√p − 1){"\u2069"} إلى {"\u2066"}2 √p{"\u2069"} فيزيد {"\u2066"}2 t_w n/p{"\u2069"}. ومع {"\u2066"}√p −
    1{"\u2069"} تكون الصيغة دقيقة.
mesh-time = T_p
mesh-summed = T_p مع {"\u2066"}√p − 1{"\u2069"}
mesh-partners = شركاء معالج
mesh-isoefficiency = n الذي يحفظ E، t_s = 0
twiddles-place = القسم 13.2.3
twiddles-title = قوى ω التي تحسبها المعالجات من جديد
twiddles-claim =
    يحتاج المعالج الواحد n من قوى ω المختلفة. ومن بين p من المعالجات يحتاج أكثرها حملًا h(n, p) منها، مع h(n, 1) = n
    وh(p, p) = log p وh(n, p) = h(n, 2p) + n/p − 1: أي {"\u2066"}2 (n/p − 1) + log p{"\u2069"} حين p > 1. وتحسب كلها
    معًا أكثر من n، والفرق عبء إضافي: من رتبة n + p log p، أيًا كانت الشبكة.
twiddles-most = أكثر القوى التي يحسبها معالج
twiddles-later = الزمن الذي يطول به T_p
twiddles-axis = قوى ω لأكثر المعالجات حملًا
transposes-place = القسم 13.3
transposes-title = منقول المصفوفة في بعدين وأكثر
transposes-claim =
    مع منقول واحد T_p = t_c (n/p) log n + t_s (p − 1) + t_w n/p، حين p ≤ √n. ومع q من الأبعاد يجري كل من المنقولات
    وعددها q − 1 بين p^(1/m) (m = q − 1) من المعالجات: t_c (n/p) log n + (q − 1)(t_s (p^(1/m) − 1) + t_w n/p). وتساوي
    الكفاءة للأول من رتبة p² log p، أيًا كان t_w/t_c، لأن p ≤ √n يتطلب القدر نفسه.
transposes-why =
    يجعل الكتاب كل معالج يرسل في كل منقول كلماته كلها وعددها n/p. لكن جزءًا واحدًا من p^(1/m) من الأجزاء في مكانه
    المطلوب أصلًا فيبقى. ومن دون هذه الكلمات تكون الصيغة دقيقة.
transposes-time = T_p
transposes-moved = T_p من دون الكلمات التي تبقى
transposes-half = الكلمات، بوصفها جزءًا من كلمات التبادل الثنائي (q = log p + 1)
transposes-p-squared = E مع n = p²، من p إلى {"\u2066"}2p{"\u2069"}
transposes-grows = تنمو
transposes-falls = تهبط
transposes-isoefficiency = n الذي يحفظ E
transposes-least = n = 2^{ $power }{"\u200E"}، أصغر ما يمكن
transposes-has = E = { $efficiency }{"\u200E"}
transposes-dims = منقول المصفوفة، {"\u200E"}{ $dims }-D
comparison-place = Example 13.2
comparison-title = التبادل الثنائي أم منقول المصفوفة، على 64 معالجًا
comparison-claim =
    على مكعب فائق من 64 معالجًا مع t_c = 2 وt_s = 25 وt_w = 4 يكون التبادل الثنائي أسرع ثلاث خوارزميات حيث n/p صغير
    جدًا، ومنقول المصفوفة ثلاثي الأبعاد حيث n/p متوسط، ومنقول المصفوفة ثنائي الأبعاد حيث n/p كبير.
comparison-why =
    تعدّ صيغ المنقولات الكلمات التي تبقى على معالجها (القسم 13.3). وعند التنفيذ يكون كلاهما أسرع مما تقول الصيغ.
comparison-speedup = S
comparison-best = الأسرع
comparison-exchange = التبادل الثنائي
comparison-low = الأسرع عند n = 2^8
comparison-middle = الأسرع عند n = 2^12
comparison-high = الأسرع عند n = 2^18
comparison-axis = S، p = 64
