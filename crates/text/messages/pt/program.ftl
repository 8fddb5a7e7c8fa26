title = Seu programa
editor = Programa
