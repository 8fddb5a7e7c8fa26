in-words = بالكلمات
