in-words = Em palavras
all-in-words = cada figura em palavras e como tabela
