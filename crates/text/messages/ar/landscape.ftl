panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } بلا صيغة مغلقة
growth-factor = { $machine } × { $factor }
growth = للحفاظ على E = { $efficiency } من { $from } إلى { $to } معالجًا، يجب أن يزداد عدد النقاط: { $factors }.
title = مشهد الكفاءة
what = صيغة مغلقة على p وn؛ الحلقات: عمليات منفَّذة؛ اسحب النقطة
about = الكفاءة على p وn: الأسهم تنقل، وEnter يشغّلها
watch = شاهد هذا التشغيل
