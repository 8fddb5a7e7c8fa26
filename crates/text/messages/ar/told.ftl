in-words = بالكلمات
all-in-words = كل صورة بالكلمات وكجدول
