predict = توقّع
predict-title = أسئلة عن هذا التشغيل قبل أن تراه (Q)
present = عرض تقديمي
present-title = ملء الشاشة، خط كبير، الصور وحدها (F)
end-presenting = إنهاء العرض
