title = Su programa
editor = Programa
