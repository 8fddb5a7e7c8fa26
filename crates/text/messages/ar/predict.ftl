title = توقّع
close = إغلاق
waiting = يُحضَّر السؤال التالي …
number = السؤال { $number }
covered = مخفي حتى تجيب
