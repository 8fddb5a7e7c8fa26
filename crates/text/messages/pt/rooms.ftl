
no-entry = Não há entrada { $id } nos artigos. Todas as entradas estão abaixo.
papers = Artigos e livro-texto, executados
papers-about =
    Toda figura, tabela, exemplo e teorema é computado de novo e posto ao lado do que foi publicado. Uma célula confere
    se está dentro do arredondamento com que foi impressa. Uma medição numa máquina real confere com o modelo se diferem
    no máximo por um fator de √2. Onde não confere, diz-se a razão.
papers-related = Sobre a execução no explorador
explore = Abrir no explorador
so-many-entries = { $done } de { $total } entradas
verdict = veredito
published-and-computed = Publicado e computado
unexplained = Esta diferença ainda não foi explicada.
more-rows =
    { $count ->
        [one] mais { $count } linha
       *[other] mais { $count } linhas
    }
