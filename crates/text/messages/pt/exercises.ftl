one-exchange-title = Uma troca
one-exchange-task = Dois processadores, 0 e 1, executam este programa; `rank` é o número de cada um. Cada um tem metade dos dados, nas posições de memória (slots) `mine`. Substitua o comentário por duas linhas. `theirs = exchange(partner, mine)` envia os seus dados ao processador `partner` e dá as posições que contêm os dele: qual é o número do outro processador? `combine(mine, theirs)` depois combina os dois. A última linha faz o resto.
one-exchange-hint-1 = `exchange(partner, slots)` envia posições a um processador, espera a mensagem dele e dá as posições em que ela fica.
one-exchange-hint-2 = Dos processadores 0 e 1, o outro é `1 - rank`.
one-exchange-hint-3 = `combine(mine, theirs)` computa in situ a sua metade de cada borboleta.
one-way-title = Ida e volta
one-way-task = Uma troca são duas mensagens. Escreva o estágio entre dois processadores com `send(to, slots)` e `receive(source, count = …)`, que dá as posições em que está a mensagem.
one-way-hint-1 = Dos processadores 0 e 1, o outro é `1 - rank`.
one-way-hint-2 = `theirs = receive(1 - rank, count = len(mine))` espera a mensagem dele.
by-hand-title = Borboletas à mão
by-hand-task = Um processador tem tudo. Bastaria `local(mine)`; em vez disso, use `butterfly(a, b)`, que computa in situ as duas metades das borboletas entre duas listas de posições. No estágio s, os elementos combinados estão a uma distância de n/2^(s+1).
by-hand-hint-1 = No estágio 0 a primeira metade das posições encontra a segunda: `butterfly(mine[:apart], mine[apart:])`.
by-hand-hint-2 = Nos estágios seguintes isso vale dentro de cada bloco de 2 * apart posições: `for first in range(0, n, 2 * apart)`.
missing-stage-title = O estágio que falta
missing-stage-task = Isto deveria ser a troca binária, mas uma parte dos elementos nunca é combinada. Encontre o estágio que falta.
missing-stage-hint-1 = Verifique com quatro processadores: que estágio as falhas nomeiam?
missing-stage-hint-2 = Há tantos estágios entre processadores quantos são os bits do número de um processador.
wrong-partner-title = O parceiro errado
wrong-partner-task = Cada processador tem um bloco de elementos, e o estágio 0 combina os que estão a meio vetor de distância. Com dois processadores este programa está certo, com quatro não. De quem são os elementos de que um processador precisa no estágio 0?
wrong-partner-hint-1 = A meio vetor de distância significa a metade dos processadores de distância: p/2.
wrong-partner-hint-2 = De estágio em estágio a distância cai à metade.
deadlock-title = Todos esperam
deadlock-task = Todos os processadores esperam uma mensagem que ninguém enviou ainda. Conserte isso só com `send` e `receive`.
deadlock-hint-1 = `send` segue adiante na hora, `receive` espera.
deadlock-hint-2 = Se todos enviam primeiro, ninguém espera para sempre.
half-the-work-title = As trocas por último
half-the-work-task = A troca binária envia log2(p) mensagens por processador antes que algo seja local. Com os elementos distribuídos um a um (`cyclic()`), os locais são os primeiros estágios, e as trocas vêm por último. Escreva essa ordem: tantas mensagens quanto antes, outros parceiros.
half-the-work-hint-1 = Os bits do índice de um elemento, a partir do mais significativo, são os dos estágios. Na distribuição cíclica, os últimos log2(p) bits são o número do processador.
half-the-work-hint-2 = Primeiro vem `local(mine, stages = range(log2(n // p)))`.
half-the-work-hint-3 = No estágio log2(n // p) + k o parceiro difere no bit log2(p) - 1 - k do número do processador: `rank ^ (p >> (k + 1))`.
own-part-title = O que fica em casa
own-part-task = De cíclica para blocos: cada processador envia a cada um dos outros a parte de que este precisa. As mensagens estão certas e, mesmo assim, algumas posições são usadas antes de conter algo. O que foi esquecido?
own-part-hint-1 = Que linhas da segunda fase ninguém envia?
own-part-hint-2 = Um processador precisa também de uma parte dos seus próprios elementos: `copy(slots, to)`.
wrong-slots-title = No lugar errado
wrong-slots-task = As mensagens deste programa são as de cíclico para blocos, mas o que chega é posto onde não deve. Na distribuição em blocos, as linhas de um processador ficam lado a lado; do processador q vem uma a cada p.
wrong-slots-hint-1 = A primeira linha da segunda fase coube ao processador 0, a seguinte ao processador 1, e assim por diante.
wrong-slots-hint-2 = `rows[source::p]` são as posições a partir de `source`, de p em p.
fewest-words-title = O mínimo de palavras
fewest-words-task = A troca binária move cada elemento log2(p) vezes. Se n é no mínimo p·p, basta uma: os primeiros estágios são locais na distribuição cíclica, os últimos na distribuição em blocos, e entre elas cada processador envia a cada um dos outros aquilo de que este precisa. Escreva isso; não podem mover-se mais de n − n/p palavras.
fewest-words-hint-1 = Depois dos estágios locais, o processador q precisa receber de cada processador os elementos cuja linha está em q * packet … (q + 1) * packet.
fewest-words-hint-2 = `send(to, mine[to * packet:(to + 1) * packet])`, e `receive(source, into = …)` para todos os outros.
fewest-words-hint-3 = Da segunda memória `rows` do processador q, as posições `rows[source::p]` são as de `source`; a própria parte é um `copy`.
one-receiver-title = Todos à mesma porta
one-receiver-task = Todos os processadores enviam primeiro ao processador 0, depois ao 1, e assim por diante: cada destinatário, na sua vez, tem uma multidão à porta enquanto os outros esperam. Nesta máquina LogP isso custa. Envie em outra ordem, de modo que nunca dois enviem ao mesmo processador ao mesmo tempo: tão rápido quanto a melhor ordem, ou mais.
one-receiver-hint-1 = Comece pelo seu vizinho da direita.
one-receiver-hint-2 = `(rank + k) % p` para k = 1, 2, … é outro para cada processador.
one-receiver-hint-3 = Receba as mensagens na ordem em que chegam: de `(rank - k) % p`.
neighbours-title = Só vizinhos
neighbours-task = Em um hipercubo são vizinhos os processadores cujos números diferem em um bit. Uma transposição fala com todos; escreva uma transformada em que todas as mensagens atravessem um único canal.
neighbours-hint-1 = Com quem fala a troca binária?
own-transpose-title = Em uma malha, uma transposição
own-transpose-task = Em uma malha, os parceiros da troca binária estão longe, e as suas mensagens compartilham canais. Uma transposição envia uma só vez n/p elementos de cada processador. Nesta máquina, com uma inicialização pequena, ela é mais rápida que a troca binária: escreva uma que seja.
own-transpose-hint-1 = Comece com blocos que sejam colunas: assim a primeira metade dos estágios é local.
own-transpose-hint-2 = Cada um troca uma parte com cada um dos outros, em p − 1 passos, com `rank ^ step` como parceiro.
start-up-title = O que custa é começar
start-up-task = Nesta máquina uma mensagem leva muito tempo para ser iniciada, e as palavras não levam quase nada. Esta transposição inicia p − 1 mensagens em cada processador. Escreva uma transformada que seja mais rápida aqui.
start-up-hint-1 = Mensagens em menor número e mais longas: quantas a troca binária envia?

few-steps-title = Poucos passos
few-steps-task = Nesta máquina uma mensagem demora a começar, e as palavras quase não custam tempo. Este programa envia p − 1 mensagens curtas de cada processador. A troca padrão de todos com todos só precisa de log2(p): no passo k um processador envia a `rank ^ 1 << k` tudo o que pertence a um processador cujo número difere do seu no bit k. Uma palavra viaja então até log2(p) vezes. Escreva-a.
few-steps-hint-1 = Numere os pacotes pelo seu destino: o pacote q é `mine[q * packet:(q + 1) * packet]`.
few-steps-hint-2 = No passo k saem os pacotes com `(q ^ rank) >> k & 1`, e chegam outros tantos: `exchange(rank ^ 1 << k, away, into = away)`.
few-steps-hint-3 = No fim, o pacote q contém o que o processador q enviou: com `copy` vai para `rows[q::p]`.
one-superstep-title = Um superpasso
one-superstep-task = Em uma máquina BSP cada superpasso de comunicação custa l, e este l é grande. A troca binária tem log2(p) deles. Escreva uma transformada com um só.
one-superstep-hint-1 = Em que distribuição são locais os primeiros estágios, e em qual os últimos?
one-superstep-hint-2 = Primeiro cíclica, depois em blocos; entre elas, uma única troca de todos com todos.
rows-and-columns-title = Linhas e colunas
rows-and-columns-task = Os processadores, em uma grade de √p × √p, transformam √n × √n pontos, dos quais cada um tem uma parte quadrada. Só processadores de uma mesma linha ou de uma mesma coluna fazem trocas. Escreva isso com `dimensions = 2`.
rows-and-columns-hint-1 = Os bits do índice são log2(n)/2 da linha e depois outros tantos da coluna. Os primeiros bits de ambas dizem de quem é o elemento.
rows-and-columns-hint-2 = Primeiro ao longo das colunas: `rank ^ (p >> (stage + 1))` para a primeira metade dos bits do número do processador.
rows-and-columns-hint-3 = Os estágios locais da primeira dimensão ficam entre as trocas da primeira e as da segunda.

slab-title = Fatias
slab-task = √n × √n pontos estão em fatias: cada processador tem √n/p colunas inteiras, de modo que a transformada ao longo das colunas é local. Depois, uma troca de todos com todos lhe dá √n/p linhas inteiras, e também a transformada ao longo das linhas é local. Escreva essa troca e os últimos estágios: cada palavra se move no máximo uma vez.
slab-hint-1 = As colunas do processador q e as linhas do processador r têm √n/p × √n/p pontos em comum. São os que q envia a r.
slab-hint-2 = As posições de uma fatia estão ordenadas por linhas. Assim, os pontos para o processador `other` são seguidos: `part = mine[other * packet:(other + 1) * packet]`, com `packet = len(mine) // p`. O que chega de `other` cabe nas mesmas posições.
slab-hint-3 = `local` precisa das posições na ordem do seu índice: em cada linha, primeiro os pontos vindos do processador 0, depois os do 1, e assim por diante. Um pacote tem `side` linhas de `side` pontos, com `side = (1 << half) // p`.
pencils-title = Lápis
pencils-task = Em uma troca de todos com todos, cada processador envia p − 1 mensagens. As bibliotecas de transformadas de três dimensões evitam isso: os processadores formam √p linhas e √p colunas, e o índice tem três partes. Cada processador transforma ao longo da primeira parte, troca na sua coluna, transforma ao longo da segunda, troca na sua linha e transforma ao longo da terceira. Escreva isso para uma dimensão: no máximo p·p/2 mensagens, menos de 2n palavras.
pencils-hint-1 = No início, os primeiros bits da segunda e da terceira parte dão o número do processador. A troca na coluna permuta os bits da linha com os primeiros bits da primeira parte.
pencils-hint-2 = `part = mine[other * packet:(other + 1) * packet]` vai ao processador da linha `other`, e a parte dele chega às mesmas posições.
pencils-hint-3 = `local` precisa das posições na ordem do seu índice: os bits que acabaram de chegar ficam antes do resto da sua parte.
in-order-title = Entram blocos, saem blocos
in-order-task = A troca binária deixa os coeficientes em ordem de bits invertidos: o processador que tinha o primeiro bloco do vetor tem outros no fim. Escreva uma transformada que receba o vetor em blocos e deixe os seus coeficientes em blocos, X[0] … X[n/p − 1] no processador 0.
in-order-hint-1 = Um modo é levar primeiro os elementos a uma distribuição cíclica, invertida, e terminar em blocos.
in-order-hint-2 = É o que faz `group-cyclic`, de Inda e Bisseling, também para p > √n.
in-parts-title = Em duas partes
in-parts-task = Enquanto uma mensagem viaja, o processador que espera por ela não faz nada. Envie os seus elementos em duas partes: enquanto a segunda está a caminho, a primeira pode ser combinada. Seja mais rápido que a troca binária nesta máquina.
in-parts-hint-1 = `send` segue adiante na hora: envie as duas metades, depois receba e combine uma após a outra.
in-parts-hint-2 = Para a primeira metade: `combine(mine[:half], receive(partner, count = half))`.
hidden-title = Ninguém espera
hidden-task = Nesta máquina LogP as palavras podem viajar enquanto os processadores computam. Se cada saída da primeira parte é enviada assim que está pronta, e cada entrada da segunda parte é usada assim que chega, ninguém espera: T_p é o que leva só a computação. Alcance o escalonamento de Sahay.
hidden-hint-1 = De que precisa uma saída da primeira parte? Só de alguns dos nós.
hidden-hint-2 = Compute as saídas na ordem em que os outros precisam delas, e só os nós que ainda faltam para a próxima.
hidden-hint-3 = `output-driven` é a solução inteira.
beat-it-title = Melhor que a embutida
beat-it-task = O hyperfly também tem uma troca binária que sobrepõe a comunicação à computação (Gupta e Kumar, Apêndice E). Nesta máquina ela pode ser superada.
beat-it-hint-1 = Uma parte que foi combinada em um estágio pode partir logo para o próximo, antes que as outras partes estejam prontas.
beat-it-hint-2 = Aqui quatro partes são melhores que duas.
