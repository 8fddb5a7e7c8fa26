unreachable-efficiency = الكفاءة { $efficiency } لا يمكن بلوغها؛ المسموح: أكبر من 0 وأصغر من 1
unreachable-processors =
    p = { $p } غير ممكن؛ المسموح: قوة للعدد اثنين من 1 إلى 65536، ومع serial 1،
    ومع transpose في m من الأبعاد 2^(m−1) على الأقل، ومع two-dimensional قوة زوجية
no-closed-form = لا صيغة مغلقة لهذه الصياغة على هذه الآلة؛ تشغيلاتها تُحاكى
