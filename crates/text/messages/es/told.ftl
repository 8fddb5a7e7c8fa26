in-words = En palabras
