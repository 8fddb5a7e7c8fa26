in-words = En mots
all-in-words = toutes les figures en mots et en tableaux
