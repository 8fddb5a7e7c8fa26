title = Ihr Programm
editor = Programm
