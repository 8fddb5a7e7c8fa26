butterflies-title = A FFT como borboletas
butterflies-about = O que uma transformada computa, nó por nó: o algoritmo de Cooley–Tukey em um processador.

butterflies-1 = Uma transformada de n = { $n } pontos leva log n = { $r } estágios. Cada coluna é o vetor R antes de um estágio; na última está o resultado. Cada nó é computado a partir de dois nós da coluna anterior.

butterflies-2 = O estágio *l* combina elementos cujos índices diferem no bit *l*, contado da esquerda: R[i] torna-se S[i′] + ω^k·S[i″]. Aqui está R[5] depois do estágio 0, feito dos elementos 5 e 13: no estágio 0 os dois índices diferem em n/2.

butterflies-3 = A cada estágio as borboletas mudam de tamanho, e nada mais: cada nó é uma soma, um produto e uma potência de ω.
butterflies-3-ask = No estágio 0 os dois índices diferem em 8. Em quanto diferem no último estágio, o estágio 3?
butterflies-3-a = em 1
butterflies-3-b = em 4
butterflies-3-c = em 8
butterflies-3-why = De estágio em estágio a distância cai à metade: 8, 4, 2, 1; no estágio *l* é 2^(r − l − 1). Isso decidirá quem tem de falar com quem.

butterflies-4 = Um estágio tem n nós, e cada um leva t_c. Assim o problema tem o tamanho W = t_c·n·log n = { $t_serial }: este é o tempo T_s de um processador, que não tem por quem esperar.

butterflies-5 = Com que rapidez cresce o trabalho? Há n nós em um estágio, e log n estágios.
butterflies-5-ask = n dobra, de 16 para 32. Por que fator cresce T_s?
butterflies-5-a = por 2
butterflies-5-b = por 2,5
butterflies-5-c = por 4
butterflies-5-why = T_s cresce de { $beside-t_serial } para { $t_serial }, por { $slower }: o dobro de nós em um estágio, e um estágio a mais.

butterflies-6 = Os nós de um estágio não dependem uns dos outros: até n processadores podem computá-los ao mesmo tempo. Aqui { $p } processadores dividem os nós. Onde uma linha leva a outro processador, um valor tem de viajar: { $messages } mensagens. O próximo roteiro diz de quem são esses nós.

owners-title = Quem tem o quê
owners-about = Que processador tem que elemento, e quando os elementos têm de mudar de lugar.

owners-1 = Na troca binária, o elemento i mora no processador que os primeiros d = log p bits de i nomeiam (GK 3.1). Aqui p = { $p } e n = { $n }: o processador 2 tem os elementos 8 a 11, cujos índices começam com 10.

owners-2 = O índice sozinho dá o dono: nenhum processador precisa perguntar.
owners-2-ask = Que processador tem o elemento 13, em binário 1101?
owners-2-a = processador 0
owners-2-b = processador 1
owners-2-c = processador 3
owners-2-why = 1101 começa com 11, e isso é 3. O processador 3 tem os elementos 12 a 15.

owners-3 = Os primeiros d estágios combinam índices que diferem em um dos primeiros d bits: elementos de dois processadores. Assim { $exchanges } estágios precisam de uma troca, e os outros r − d de nenhuma: ali os dois elementos estão em um só processador.

owners-4 = O algoritmo da transposição (GK 3.2), em vez disso, move os elementos uma vez: primeiro a distribuição em que a primeira metade dos estágios é local, depois a da segunda metade. Entre elas cada processador envia a todos os outros. Número de redistribuições: { $redistributions }.

owners-5 = Nessa única redistribuição cada um dos 4 processadores tem n/p = 16 elementos, e os outros precisam de alguns deles.
owners-5-ask = Quanto da sua parte um processador conserva?
owners-5-a = nada
owners-5-b = um quarto
owners-5-c = metade
owners-5-why = Ele envia n/p² = 4 palavras a cada um dos { $p } − 1 outros e conserva outras tantas: uma parte de 1/p. Ao todo viajam { $words } palavras.

owners-6 = Com muitos processadores para poucos elementos, duas distribuições não bastam. IB usam uma família delas, C^r(p, N): borboletas curtas na distribuição em blocos, médias em uma cíclica em grupos, longas na cíclica. Para p = { $p } e N = { $n } esta é a Fig. 1 de IB.

exchange-title = A troca e o hipercubo
exchange-about = Por que a troca binária combina com o hipercubo: os seus parceiros são vizinhos, e a execução cumpre exatamente a fórmula do seu tempo.

exchange-1 = Um hipercubo de p = { $p } processadores: dois são vizinhos se os seus números diferem em um bit. O processador 5 = 0101 tem d = { $d } vizinhos: 4, 7, 1 e 13.

exchange-2 = No estágio 0 cada processador q troca as suas n/p = { $message-words } palavras com aquele cujo número difere no primeiro bit: um vizinho. Todas as { $now-messages } mensagens estão a caminho ao mesmo tempo, e nenhum canal leva mais de uma.

exchange-3 = Os estágios da linha do tempo: uma troca em cada um dos primeiros d, depois os locais.
exchange-3-ask = Quantas mensagens esta execução envia ao todo?
exchange-3-a = 16
exchange-3-b = 64
exchange-3-c = 240
exchange-3-why = { $messages }: em cada uma das log p = { $d } trocas, cada um dos { $p } processadores envia uma.

exchange-4 = Uma troca custa t_s para iniciar uma mensagem, t_h para o salto e t_w para cada palavra: t_s + t_h + t_w·n/p. Aqui a inicialização toma { $startup } de todo o tempo dos processadores, as palavras { $transfer }, e a espera { $idle }.

exchange-5 = Assim T_p = t_c·(n log n)/p + (t_s + t_h + t_w·n/p)·log p (de GK 4). A fórmula dá { $predicted }, e a execução levou { $t_parallel }: nenhuma mensagem atrapalhou outra.

exchange-6 = A mesma transformada em mais processadores: cada um tem menos a computar, e mais parceiros com quem falar.
exchange-6-ask = p cresce de 16 para 64, e n fica igual. Como varia a eficiência E?
exchange-6-a = sobe
exchange-6-b = fica igual
exchange-6-c = cai
exchange-6-why = E cai de { $beside-efficiency } para { $efficiency }. Cada processador tem um quarto do trabalho, mas inicia { $d } mensagens em vez de { $beside-d }. Para manter E, n tem de crescer: veja o roteiro sobre a isoeficiência.

mesh-title = A malha e a contenção
mesh-about = Por que o mesmo algoritmo perde em uma malha: os parceiros estão longe, e as suas mensagens compartilham canais.

mesh-1 = Os mesmos { $p } processadores, agora em 4 linhas de 4, numerados linha por linha. Só os vizinhos são ligados. A troca binária não leva isso em conta: os seus parceiros ainda são os processadores cujos números diferem em um bit.

mesh-2 = No estágio 0 eles diferem no primeiro bit, em 8: duas linhas de distância. Assim cada mensagem tem de atravessar dois canais, e elas se encontram no caminho.
mesh-2-ask = Quantas mensagens compartilham o canal mais ocupado nesse estágio?
mesh-2-a = 1
mesh-2-b = 2
mesh-2-c = 4
mesh-2-why = { $now-load } ao mesmo tempo, √p/2 delas. Cada uma recebe metade do canal, e assim as suas palavras levam o dobro do tempo: t_w·m·q com q = { $hottest-load } (GK Ap. D).

mesh-3 = Na linha do tempo a contenção tem cor própria: o que uma mensagem levou além de t_h pelos seus saltos e t_w pelas suas palavras. Ela toma { $contention } de todo o tempo dos processadores, nos estágios em que os parceiros estão a dois saltos.

mesh-4 = A malha leva T_p = { $t_parallel }, um hipercubo { $beside-t_parallel }: { $slower } vezes o tempo, para a mesma transformada dos mesmos dados. Computação e inicialização são iguais nos dois; a diferença são saltos e contenção.

mesh-5 = Em 4 × 4 processadores a malha leva { $slower } vezes o tempo do hipercubo. Agora quatro vezes mais processadores, e quatro vezes mais pontos: um processador tem tanto a enviar quanto antes.
mesh-5-ask = Em 8 × 8 processadores com n = 4096, a malha perde menos, o mesmo ou mais para o hipercubo que em 4 × 4?
mesh-5-a = menos
mesh-5-b = o mesmo
mesh-5-c = mais
mesh-5-why = Mais: leva { $slower } vezes o tempo do hipercubo. Os parceiros estão a até √p/2 = { $hottest-load } saltos, e outras tantas mensagens compartilham um canal. T_o cresce com √p, não com log p (GK 8).

mesh-6 = Uma nota sobre a comutação. Em store-and-forward uma mensagem espera em cada processador do seu caminho; em cut-through as suas palavras fluem por todos os canais ao mesmo tempo.
mesh-6-ask = A malha é mais rápida com cut-through que com store-and-forward?
mesh-6-a = muito mais rápida
mesh-6-b = igualmente rápida
mesh-6-c = mais lenta
mesh-6-why = Igualmente rápida: { $t_parallel } e { $beside-t_parallel }. O que as palavras poupam no caminho, perdem onde compartilham canais. GK mostram isto no Ap. D: cut-through não ajuda aqui.

mesh-7 = O que ajudaria são canais mais largos: com canais de largura √p/2 = 2 as palavras não levam mais tempo que no hipercubo (GK 7). T_p é { $t_parallel }, e na malha simples era { $beside-t_parallel }.

isoefficiency-title = Isoeficiência e o limiar
isoefficiency-about = Com que rapidez o número de pontos tem de crescer para manter a eficiência, e até que eficiência isso é fácil.

isoefficiency-1 = Com n fixo, E cai quando p cresce: T_o = p·T_p − W cresce, e W não. Escalar um algoritmo significa deixar n crescer com p.

isoefficiency-2 = A *função de isoeficiência* diz com que rapidez: o W que mantém E em cada p, de W = K·T_o com K = E/(1 − E). Para E = { $kept } com { $p } processadores, log n tem de ser { $needed-log }.

isoefficiency-3 = Em um hipercubo T_o = t_s·p·log p + t_w·n·log p (GK 4). O segundo termo é o difícil: ele exige n = p^(K·t_w/t_c). Enquanto K·t_w/t_c ≤ 1 isso não é mais que p, e o primeiro termo decide.
isoefficiency-3-ask = Até que E é assim, com t_c = { $t_c } e t_w = { $t_w }?
isoefficiency-3-a = cerca de 0,24
isoefficiency-3-b = cerca de 0,44
isoefficiency-3-c = cerca de 0,78
isoefficiency-3-why = K·t_w/t_c = 1 dá o limiar E = t_c/(t_c + t_w) = { $threshold } (GK 4.1.1). Não é o número de processadores que decide, mas a razão de duas velocidades.

isoefficiency-4 = Abaixo do limiar basta um n moderado: com { $p } processadores n = { $needed } mantém E = { $kept }.
isoefficiency-4-ask = E para E = 0,7, acima do limiar: quantas vezes maior tem de ser n?
isoefficiency-4-a = cerca de 2 vezes
isoefficiency-4-b = cerca de 16 vezes
isoefficiency-4-c = mais de 100 vezes
isoefficiency-4-why = n = { $needed } em vez de { $beside-needed }. Acima do limiar n cresce como p^(K·t_w/t_c), e em E = 0,7 esse expoente é quase 3.

isoefficiency-5 = Na malha T_o tem o termo 2·t_w·n·√p (GK 8), de modo que log n tem de crescer com √p: n cresce exponencialmente (GK 10). Para E = { $kept } com { $p } processadores é preciso n = { $needed }; em um hipercubo bastam { $beside-needed }.

isoefficiency-6 = Uma rede mais rápida desloca o limiar; um processador mais rápido também, mas no outro sentido.
isoefficiency-6-ask = Os processadores ficam duas vezes mais rápidos, t_c = 0,5, e a rede fica igual. Como varia o n que mantém E = 0,5?
isoefficiency-6-a = cai
isoefficiency-6-b = fica igual
isoefficiency-6-c = cresce
isoefficiency-6-why = Cresce de { $beside-needed } para { $needed }: o limiar cai de { $beside-threshold } para { $threshold }. E compara com um processador único mais rápido, e as palavras levam o mesmo tempo de sempre.

transpose-title = Transposição contra troca
transpose-about = Poucas mensagens grandes ou muitas pequenas: qual dos dois algoritmos para que máquina.

transpose-1 = O algoritmo da transposição computa metade dos estágios, depois cada processador envia a todos os outros, depois computa a outra metade. No passo i de p − 1, o processador q troca n/p² = { $message-words } palavras com o processador q ⊕ i.

transpose-2 = Aqui os parceiros estão a até log p saltos. Mas em um hipercubo com cut-through as rotas de um passo nunca compartilham um canal: o máximo que um canal leva ao mesmo tempo é { $hottest-load }.

transpose-3 = A troca binária envia { $beside-messages } mensagens para esta transformada, o algoritmo da transposição { $messages }, mas pequenas.
transpose-3-ask = Qual dos dois envia mais palavras ao todo?
transpose-3-a = transposição
transpose-3-b = troca binária
transpose-3-c = os dois o mesmo
transpose-3-why = Troca binária: { $words } palavras, pois os dados são trocados quatro vezes; o algoritmo da transposição move cada palavra no máximo uma vez, { $beside-words } ao todo.

transpose-4 = Assim um paga pelas inicializações, t_s·(p − 1), o outro pelas palavras, t_w·(n/p)·log p. Aqui n = 1024, t_s = { $t_s } e t_w = { $t_w }.
transpose-4-ask = Qual é mais rápido em 16 processadores com n = 1024?
transpose-4-a = transposição
transpose-4-b = troca binária
transpose-4-why = A troca binária leva { $t_parallel }, a transposição { $beside-t_parallel }: com partes tão pequenas quanto { $message-words } palavras, as inicializações pesam mais.

transpose-5 = Agora n = { $n } na mesma máquina, uma parte de 4096 palavras para cada processador.
transpose-5-ask = E agora?
transpose-5-a = transposição
transpose-5-b = troca binária
transpose-5-why = Transposição: { $t_parallel } contra { $beside-t_parallel }. A sua eficiência é { $efficiency }, a da troca binária { $beside-efficiency }: as inicializações quase não contam mais, as palavras sim.

transpose-6 = Em T_o = t_w·n + t_s·p² (GK 11) as palavras já não crescem com p: não há limiar. Para E = { $kept } com { $p } processadores basta n = { $needed }, enquanto a troca binária exige { $beside-needed }. O preço: n tem de ser no mínimo p² (GK 5).

hiding-title = Esconder a comunicação
hiding-about = Como computar enquanto as palavras viajam, até a comunicação não custar nada: o escalonamento guiado pela saída, de Sahay, em uma máquina LogP.

hiding-1 = Uma máquina LogP não tem canais. Uma palavra leva L = { $latency } para chegar, e um processador envia no máximo uma a cada g = { $g }. Os elementos são colocados de modo que um processador tenha primeiro uma borboleta inteira de m = n/p = 64 entradas, fase I; depois cada processador envia a todos os outros; depois vêm as curtas, fase II (S 3.1).

hiding-2 = O escalonamento simples computa toda a fase I e depois envia. Enquanto as palavras partem, uma a cada g, nenhum processador computa: esperar pelo gap toma { $gap } do tempo. T_p é { $t_parallel }, como diz o Teorema 3.1: (n log n)/p + (n/p − n/p² − 1)·g + L.

hiding-3 = Uma saída poderia partir assim que fosse computada. Para isso, tem de ser computada cedo: nó por nó, sempre os poucos que a próxima saída exige, e não coluna por coluna.
hiding-3-ask = Uma borboleta de 64 entradas tem 384 nós a computar. De quantos deles a sua primeira saída precisa?
hiding-3-a = 6
hiding-3-b = 63
hiding-3-c = 384
hiding-3-why = 63: a saída, dois nós antes dela, quatro antes destes …, 32 na primeira coluna: m − 1 ao todo. A próxima saída precisa de mais um nó, as duas seguintes de três e um (S Fig. 2).

hiding-4 = Este é o escalonamento guiado pela saída (S 4): os mesmos nós nos mesmos processadores em outra ordem. Cada saída é enviada quando está pronta, como mensagem de tamanho { $message-words } (em palavras), enquanto a próxima é computada. Os processadores seguem ordens diferentes, de modo que nunca dois enviem ao mesmo destino ao mesmo tempo.

hiding-5 = No escalonamento simples a comunicação tomava mais de um quarto do tempo: T_p era { $t_parallel }, e a computação é 512 disso.
hiding-5-ask = Quanto resta dela com o escalonamento guiado pela saída?
hiding-5-a = tudo
hiding-5-b = cerca de metade
hiding-5-c = nada
hiding-5-why = Nada: T_p = { $t_parallel } = (n log n)/p, e E = { $efficiency }. Todas as { $messages } palavras viajam enquanto os seus remetentes e destinatários computam.

hiding-6 = Isso funciona enquanto as palavras chegam antes que a fase II precise delas. Com um gap maior, g = { $g }, já não há trabalho suficiente para escondê-las: E = { $efficiency }. Mais pontos ajudam: com n = 4096 há mais a computar por palavra, e E = { $beside-efficiency }.

supersteps-title = BSP e redistribuições
supersteps-about = Uma máquina que são dois números, e um algoritmo que se comunica o mínimo possível: a FFT cíclica em grupos de Inda e Bisseling.

supersteps-1 = Uma máquina BSP computa ou comunica, em superpassos. Computar custa os flops do processador mais ocupado; comunicar custa h·g + l, em que h é o maior número de números reais que um processador envia ou recebe, e l o preço da barreira (IB 1.2).

supersteps-2 = O algoritmo de IB muda a distribuição de modo que toda borboleta seja local: blocos para as curtas, cíclica para as longas. Com entrada e saída em blocos isso dá { $communications } superpassos de comunicação: para a inversão de bits, para a distribuição cíclica, e de volta.

supersteps-3 = Se a entrada e a saída podem ter a distribuição cíclica (IB 4.1), poupa-se parte disso.
supersteps-3-ask = Quantos dos 3 superpassos de comunicação restam?
supersteps-3-a = 3
supersteps-3-b = 2
supersteps-3-c = 1
supersteps-3-why = 1: um terço da comunicação, como dizem IB. T_p cai de { $beside-t_parallel } para { $t_parallel }, e E sobe para { $efficiency }.

supersteps-4 = A troca binária na mesma máquina tem { $communications } superpassos de comunicação, um para cada troca, cada um com h = { $h }: T_p = { $t_parallel } flops, enquanto a cíclica leva { $beside-t_parallel }.

supersteps-5 = Uma redistribuição basta quando p ≤ √N. O algoritmo de IB aceita qualquer p abaixo de N; então passa por H = ⌈log N / log(N/p)⌉ fases.
supersteps-5-ask = p = 16 e N = 128, logo N/p = 8. Quantas fases de computação há?
supersteps-5-a = 2
supersteps-5-b = 3
supersteps-5-c = 7
supersteps-5-why = ⌈7/3⌉ = 3 fases, com { $communications } redistribuições entre elas: blocos, uma distribuição cíclica em grupos, cíclica.

supersteps-6 = Com tão poucos elementos é a barreira que custa: l toma { $hop } do tempo, os números em si { $transfer }. Este é o compromisso do BSP: poucos e grandes superpassos onde l é grande.

device-title = A sua própria máquina
device-about = Tudo o mais aqui é simulado. Uma máquina real se comporta assim? A sua está à mão: calibre-a, preveja, meça, explique o desvio.

device-1 = *Medir este dispositivo* executa exatamente este escalonamento em workers do seu navegador, um por processador, cada um com a sua própria memória. Primeiro determina os três parâmetros: t_c por nó, t_s por mensagem, t_w por palavra. Leia-os abaixo dos gráficos: quantos nós poderiam ser computados no tempo de uma mensagem?

device-2 = Agora o modelo prevê: T_p = t_c·n·log n/p + (t_s + t_w·n/p)·log p. Em { $p } processadores uma mensagem leva n/p palavras, e cada processador envia log p = { $d } dessas mensagens.
device-2-ask = Quantas palavras todos os processadores enviam juntos?
device-2-a = n·log p/2
device-2-b = n·log p
device-2-c = n·log n
device-2-why = n·log p = { $words }: cada um dos p processadores envia log p vezes n/p palavras. Multiplique pelo seu t_w, divida por p e compare com *mensagens* na tabela. A distância entre E e a previsão é menor que a largura da metade central das passadas?

device-3 = O mesmo com p = { $p }: log p = { $d } trocas. Preveja E antes de medir: a resposta está na linha simulada. Se o seu dispositivo tem menos de { $p } núcleos, cada processador espera a sua vez, e isso nenhum modelo daqui conhece. As partes de T_p o mostram: *espera* e *mensagens* crescem, *computação* não.

device-4 = Outra formulação no mesmo dispositivo: uma redistribuição no lugar das trocas. Meça de novo. Se o desvio está em *computação*, procure cópias e acessos à memória a passos largos (strides): o modelo conta só as borboletas. Se está em *mensagens*, olhe as amostras: a linha está certa para mensagens deste tamanho?
device-5 = Por fim, uma pequena: n = { $n }. Suas mensagens levam 64 vezes menos palavras que antes, mas t_s é pago do mesmo modo, e na maioria dos dispositivos E é bem menor. A partir de que n compensa? Isso é a isoeficiência com os seus próprios parâmetros: *Simular este dispositivo* leva-os ao explorador, onde as curvas o dizem para cada p.

## De 1993 até hoje

today-title = De 1993 até hoje
today-about = A pergunta dos artigos, quem espera pelos enlaces de quem, outra vez nas redes das máquinas de hoje.

today-1 = Uma árvore gorda: processadores embaixo, comutadores acima, e em cada nível tantos enlaces para cima quanto para baixo. Cada troca sobe até o comutador mais baixo acima dos dois. Leva T_p = { $t_parallel }, um hipercubo { $beside-t_parallel }: o que em 1993 exigia um enlace por parceiro hoje exige comutadores.

today-2 = Tantos enlaces são caros. As árvores reais se afunilam: um enlace entre comutadores leva 1/τ do que um processador envia.
today-2-ask = Com τ = 4, quanto tempo leva a mesma transformada?
today-2-a = quase o mesmo
today-2-b = 1,7 vez mais
today-2-c = quatro vezes mais
today-2-why = { $slower } vezes o tempo: trocas que saem do comutador mais baixo levam quatro vezes mais pelas suas palavras, as outras o mesmo que antes, e o cálculo não muda.

today-3 = Uma dragonfly: grupos de roteadores, todos ligados dentro de um grupo, e um único enlace entre cada dois grupos. Nos primeiros estágios todos de um grupo têm os parceiros em um mesmo grupo: até { $hottest-load } mensagens dividem um enlace. T_p = { $t_parallel }, pior que uma malha de 1993 com { $beside-t_parallel }.

today-4 = O remédio de Leslie Valiant, de 1982: enviar cada mensagem por um terceiro grupo, escolhido ao acaso. O caminho é mais longo, mas usa todos os enlaces.
today-4-ask = O desvio vale a pena aqui?
today-4-a = sim, é mais rápido
today-4-b = não, é mais lento
today-4-why = T_p = { $t_parallel } em vez de { $beside-t_parallel }: as mensagens cruzam { $message-hops } canais em vez de { $beside-message-hops }, mas a contenção toma { $contention } do tempo em vez de { $beside-contention }.

today-5 = Assim a resposta de 1993 se inverte. Em um hipercubo com este n, a troca binária vence a transposição. Na dragonfly a transposição leva { $t_parallel } e a troca binária { $beside-t_parallel }: ela inicia mais mensagens, mas envia cada palavra uma vez, a parceiros de todos os grupos.

today-6 = As bibliotecas de hoje transformam três dimensões. Lápis: cada processador tem uma coluna do cubo, transforma ao longo dela e troca duas vezes, cada vez com três outros. As fatias trocam uma vez, com todos: { $beside-messages } mensagens em vez de { $messages }, mas { $beside-words } palavras em vez de { $words }.
