in-words = Em palavras
