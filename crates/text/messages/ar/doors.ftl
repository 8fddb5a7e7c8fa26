predict = توقّع
predict-title = أسئلة عن هذا التشغيل قبل أن يُعرض (Q)
present = عرض تقديمي
present-title = ملء الشاشة، خط كبير، الصور وحدها (F)
