title = 你的程序
editor = 程序
