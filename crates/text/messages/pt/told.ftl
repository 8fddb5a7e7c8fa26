in-words = Em palavras
all-in-words = cada figura em palavras e como tabela
more-rows =
    { $count ->
        [one] … mais { $count } linha: salve o CSV
       *[other] … mais { $count } linhas: salve o CSV
    }
rows-left-out = e mais { $rows }
no-rows = Não há linhas.
