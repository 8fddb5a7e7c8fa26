samples-empty = Não há nenhum número. Espera-se em cada linha um número, re, ou dois, re,im.
samples-number = Linha { $line }, coluna { $column }: “{ $text }” não é um número finito. Espera-se em cada linha um número, re, ou dois, re,im.
samples-more = Linha { $line }, coluna { $column }: “{ $text }” vem depois de dois números. Espera-se em cada linha um número, re, ou dois, re,im.
samples-comma = Linha { $line }, coluna { $column }: “{ $text }” tem vírgula decimal. Os decimais levam ponto: 1.5.
samples-overflow = Linha { $line }, coluna { $column }: “{ $text }” passa do maior número que existe, 1.8e308.
samples-grouped = Linha { $line }, coluna { $column }: “{ $text }” pode ser um número com um espaço entre os algarismos, ou dois números. Escreva 1000, ou separe dois números com uma vírgula.
samples-columns = Linha { $line }, coluna { $column }: a coluna “{ $text }” não contém nem o tempo nem as amostras. Deixe uma só coluna de amostras, ou chame re e im a duas colunas.
samples-long = A linha { $line } tem mais de { $most } caracteres. Espera-se em cada linha um número, re, ou dois, re,im.
samples-utf16 = Linha 1, coluna 1: o texto está em UTF-16. Salve-o em UTF-8.
samples-no-text = Linha { $line }, coluna { $column }: isto não é texto (UTF-8).
samples-many = Linha { $line }: mais de 2²² = { $most } amostras, o máximo que uma execução aceita.
samples-large = Tem mais de { $most } MiB, o máximo que é lido.
samples-memory = Linha { $line }: não há memória para mais amostras.
