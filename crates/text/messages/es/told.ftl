in-words = En palabras
all-in-words = cada figura en palabras y como tabla
