in-words = En mots
