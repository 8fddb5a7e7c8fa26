title = Votre programme
editor = Programme
