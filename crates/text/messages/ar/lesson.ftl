tours = جولات
close = إغلاق
left-step = لم تعد الصفحة تعرض تشغيل هذه الخطوة.
back-to-step = العودة إلى الخطوة
