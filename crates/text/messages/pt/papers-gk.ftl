fig1-place = Figura 1, seção 3
fig1-title = O algoritmo de Cooley–Tukey, não ordenado, base 2
fig1-claim =
    log n iterações combinam elementos cujos índices diferem em 2^(r−l−1) na iteração l, o padrão de uma rede borboleta.
    A linha 8 é executada n log n vezes, e a transformada termina em ordem de bits invertidos.
fig1-held = R depois de cada iteração
fig1-as-in = como na Figura 1
fig1-same = igual
fig1-another = diferente
fig1-line-8 = execuções da linha 8
fig1-units = T_s em unidades de t_c
fig1-reversed = bits invertidos
fig1-natural = natural
fig1-neither = nenhuma das duas
fig1-order = ordem do resultado
fig1-speedup = speedup de p = n, mensagens de graça
fig1-distance = distância dos índices combinados na iteração { $l }

fig2-place = Figura 2, seção 8
fig2-title = Speedup em um hipercubo para três tamanhos de problema
fig2-claim =
    Para um problema pequeno (n = 1024), o speedup satura com poucos processadores, e outros não dão nenhum speedup
    adicional. Para um maior (n = 65536), ele é quase linear até 1024 processadores.
fig2-why =
    GK mediram os speedups e não informam t_s. Com o t_s = 4 t_c suposto aqui, 320 µs, a curva se achata mas ainda sobe:
    de 512 a 1024 processadores, em 15%. Pela equação 4, ela só deixa de subir ali se t_s for no mínimo 11,6 t_c, 0,93
    ms; o que mais retardou o nCUBE1 não está em nenhuma equação do artigo.
fig2-doubling = cada duplicação de p traz menos que a anterior, n = 1024
fig2-saturates = satura
fig2-stops = nenhum speedup adicional para n = 1024 a partir de algum p
fig2-none = nenhum
fig2-linear = quase linear para n = 65536
fig2-nearly = quase linear
fig2-axis = S, speedup; círculos: execuções simuladas, linhas: equações 1 e 4
fig2-none-beyond = nenhum além de p = { $p }
fig2-still = ainda × { $last } de 512 a 1024
fig2-gains = × { $first } primeiro, × { $last } por último
fig2-worth = vale { $share } de 1024 processadores

fig3-place = Figura 3, seção 8
fig3-title = Curvas de isoeficiência em um hipercubo para três eficiências
fig3-claim =
    Com t_w/t_c = 0,2 o limiar é 0,83. Para E = 0,66 e 0,76, abaixo dele, n log n cresce quase em proporção a p log p;
    para E = 0,87, acima dele, muito mais depressa.
fig3-exceeds = E em que K t_w/t_c passa de 1
fig3-axis = p log p; círculos: execuções a até 0,02 de E, linhas: isoeficiência exata
fig3-non-linear = não linear
fig3-nearly = quase linear
fig3-curve = curva para E = { $e }

fig4-place = Figura 4, seção 8
fig4-title = Curvas de isoeficiência em malha e hipercubo, E = 0,66
fig4-claim =
    Para manter a mesma eficiência, o problema tem de crescer muito mais depressa em uma malha que em um hipercubo com
    os mesmos processadores e canais.
fig4-grown = malha × { $mesh }, hipercubo × { $cube }
fig4-more = mais na malha
fig4-axis = W = n log n em unidades de t_c; círculos: execuções da próxima potência de dois
fig4-equation-10 = malha, equação 10
fig4-equation-6 = hipercubo, equação 6

table1-place = Tabela 1, seção 8
table1-title = Inclinação de log n contra log p que mantém uma eficiência, em quatro hipercubos
table1-claim =
    Para manter a eficiência E, n tem de crescer como p elevado a K t_w/t_c, com K = E/(1 − E). Eficiências cuja entrada
    é cerca de 1 ou menos são fáceis de obter; M1 a M4 são nCUBE1, nCUBE2, iPSC/2 e iPSC/RX.
table1-why-1 =
    O texto dá t_w/t_c = 0,18 para M3, mas toda entrada da coluna é K · 0,178. As velocidades que a seção 8 informa, 0,5
    Mflop/s e 2,8 MB/s, dão 0,5/2,8 = 0,1786, que foi cortado para 0,178 na tabela e arredondado para 0,18 no texto.
table1-why-2 =
    K = 1/9 e t_w/t_c = 1,28 dão 0,1422, que se arredonda para .142; .143 não corresponde a nenhum arredondamento disso.
    As outras entradas da coluna correspondem a 1,28.
table1-why-3 =
    O texto dá t_w/t_c = 10,7 para M4. As velocidades que a seção 8 informa, 30 Mflop/s e 2,8 MB/s, dão 30/2,8 = 10,714,
    e com isso estas entradas são 7,14, 42,9 e 96,4 como impresso: foram computadas antes de a razão ser arredondada.
    (Só .95, impresso como 203, corresponde melhor a 10,7: 10,714 daria 204.)
table1-why-4 =
    Estas são cortadas depois do terceiro dígito e não arredondadas: 3/7 · 0,2 = 0,0857 está como .085, 7/3 · 0,2 =
    0,4667 como .466, e 3/7 · 1,28 = 0,5486 como .548.
table1-reached = E = { $e } com 2^25, { $half } com 2^24
table1-run = M4, p = 2: uma execução com 2^25 pontos
table1-needs = E = 0,7 exige 2^25

table2-place = Tabela 2, seção 8
table2-title = Eficiência por tamanho da entrada e processadores em um hipercubo do tipo M4
table2-claim =
    Com t_w/t_c = 10,7 as eficiências são pequenas, abaixo de 0,2 em mil processadores ou mais, a menos que o problema
    seja grande além do razoável (n > 2^30).
table2-why-1 =
    E = 1/(1 + 10,7 · 6/12) = 0,157, impresso como 0,19. Fica entre 0,22 para 16 processadores e 0,12 para 256, e por
    isso não chama a atenção; mas nenhum arredondamento de 0,157 o dá, e todas as outras 29 entradas correspondem à
    fórmula e às execuções. Deve ser 0,16: um erro de impressão.
table2-why-2 =
    A própria tabela tem 0,22 para 1024 processadores e 2^30 pontos. E passa de 0,2 onde log n = (10,7/4) log p, ou
    seja, a partir de n = 2^27 para 1024 processadores.
table2-below = E < 0,2 para n ≤ 2^30
table2-at-most = no máximo 0,2 em n = 2^30

table3-place = Tabela 3, apêndice A
table3-title = Potências de ω nas iterações de uma FFT de 8 pontos
table3-claim =
    Na iteração l, o expoente de ω para o índice i é a inversão dos l + 1 bits mais significativos de i, completada com
    zeros à direita: duas potências na primeira iteração, o dobro em cada uma que se segue.
table3-why =
    O texto diz n − l − 1 zeros, o que para 8 pontos faria um expoente de 8 bits; um expoente tem tantos bits quanto um
    índice, log n. A própria tabela mostra 3 bits: log n − l − 1 zeros depois dos l + 1 invertidos. (A palavra pode ter
    se perdido na cópia.)

table4-place = Tabela 4 e equação 13, apêndice A
table4-title = Novas potências de ω de um processador em cada iteração, 8 pontos
table4-claim =
    Um processador precisa de no máximo h(n, p) = 2(n/p − 1) + log p potências de ω. Todos os processadores juntos
    computam mais que as n de uma máquina serial, um overhead de t'_c(n + p log p), do qual se segue W = K t'_c p log p.
table4-why =
    O artigo arredonda 2(n − p) + p log p − n para n + p log p. Exatamente são n − 2p + p log p, 2p a menos; para p = n
    = 2 isso não é nada, pois cada um dos dois processadores computa uma das duas potências. A ordem de crescimento, e
    assim a equação 13, permanecem.
table4-overhead = overhead
table4-total = total, h(8, p)
table4-cost = custo, p · h(8, p)
table4-iteration = iteração { $stage }

ex-threshold = limiar, forma fechada
ex-axis = n que mantém E; círculos: execuções com exatamente esse n
ex-least = E de uma execução, n = p = 2^{ $d }
ex-run = E de uma execução, p = 2^{ $d }, n = p^{ $slope }
ex-slope = log n / log p para E = { $e }, p = 2^{ $d }
ex-equation = n pela equação 7 para E = { $e }, p = 2

ex1-place = Exemplo 1, seção 4.1.1
ex1-title = O limiar onde uma palavra custa tanto quanto uma borboleta, t_w = t_c
ex1-claim =
    Eficiências até 0,5 são mantidas por um n que cresce como p. Para mais, n tem de crescer como p^K com K = E/(1 − E):
    para E = 0,9 como p^9.

ex2-place = Exemplo 2, seção 4.1.1
ex2-title = O limiar onde uma palavra custa tanto quanto duas borboletas, t_w = 2 t_c
ex2-claim =
    O dobro do custo de uma palavra baixa o limiar para 0,33: para E = 0,5 n tem de crescer como p², para E = 0,9 como
    p^18.

sec4-place = Equações 1 a 10, seções 2 e 4
sec4-title = Overhead e isoeficiência da troca binária
sec4-claim =
    A troca binária tem T_o = t_s p log p + t_w n log p no hipercubo e cerca de t_s p log p + 2 t_w n √p na malha. De W
    = K T_o se segue como W tem de crescer: polinomialmente no hipercubo, exponencialmente em √p na malha.
sec4-why-1 =
    A seção 2 imprime “Speedup S is the ratio W/T_o”. O speedup é W/T_p: a equação 1, a linha seguinte, tem E = S/p =
    W/(T_p p), e só assim os speedups ficam entre 0 e p. (É uma letra, e pode ser da cópia.)
sec4-why-3 =
    Ela herda √p em lugar de √p − 1 da equação 8, mas em um expoente: exatamente, log n = 2K (t_w/t_c)(√p − 1), de modo
    que o n impresso é grande demais pelo fator 2^(2K t_w/t_c) para todo p, e não se aproxima do exato quando p cresce.
sec4-equation-3 = equação 3, { $network }
sec4-equation-1 = equação 1, E = 1/(1 + T_o/W)
sec4-partners = parceiros do processador 0, p = 64
sec4-above = linha acima da equação 8
sec4-exactly = log n com √p − 1
sec4-axis = T_o de execuções simuladas, n = 2^16, em t_c; linhas: equações 4 e 8
sec4-equation-4 = hipercubo, equação 4

sec5-place = Equações 11 e 12, seções 5 e 5.1
sec5-title = A transposição, e a família entre ela e a troca binária
sec5-claim =
    Em cut-through uma transposição tem T_o = t_w n + t_s p²: o menor número de palavras, o maior de inícios, p ≤ √n. Em
    m dimensões, de 2 a log p + 1, ela fica entre isso e a troca binária; o melhor m depende da máquina, de p e de n.
sec5-why-1 =
    Ela conta p mensagens para cada processador, ele próprio incluído. São p − 1 de n/p² palavras: T_o = t_w n (p − 1)/p
    + t_s p(p − 1). A diferença é o fator p/(p − 1), 33% para p = 4 e 0,4% para p = 256.
sec5-why-2 =
    GK fazem cada mensagem atravessar o hipercubo inteiro. O passo i atravessa tantos canais quantos são os bits 1 de i, em
    média metade de log p: as palavras levam t_w (n/p)(log p)/2. Assim, mesmo em store-and-forward, uma transposição
    envia as suas palavras na metade do tempo da troca binária, e não é “identical” a ela.
sec5-why-3 =
    “for i = 1 to p” termina com self ⊕ p, que não é processador nenhum (para p potência de dois, tem um bit a mais). O
    laço é 1 … p − 1, e um processador conserva a sua própria parte.
sec5-why-4 =
    Para m = log p + 1 cada redistribuição é uma troca entre dois processadores que só move a metade de uma parte que
    muda de mãos, n/2p palavras; depois cada um computa as duas saídas dos seus pares. A troca binária como na seção 3.1
    envia a parte inteira, de modo que cada um computa uma saída. Os mesmos parceiros, os mesmos inícios, metade das
    palavras.
sec5-why-5 =
    Por ordem de crescimento os dois têm n√p na malha, de modo que a afirmação vale para funções de isoeficiência. Mas
    as constantes estão longe uma da outra: uma transposição leva cerca de um quarto do tempo da troca binária em
    cut-through e cerca da metade em store-and-forward, já que menos palavras atravessam o meio de uma linha. Onde os
    inícios são caros, os p − 1 de uma transposição pesam mais.
sec5-mesh = malha: transposição contra troca binária, { $switching }
sec5-none = nenhum
sec5-stored = store-and-forward, t_w n log p + t_s p²
sec5-loop = passos do laço
sec5-words = palavras, m = log p + 1 e troca binária
sec5-minus-one = equação 11 com p − 1
sec5-load = máximo de mensagens em um canal do hipercubo
sec5-counted = store-and-forward, contado
sec5-concurrency = a concorrência decide, E = 0,5, t_s = t_c
sec5-exponent = expoente de p onde K t_w/t_c = 2
sec5-best = melhor m
sec5-between = entre os extremos
sec5-not-between = não entre eles
sec5-by-m = inícios e palavras por m
sec5-messages = mensagens, m = log p + 1 e troca binária
sec5-less = menor
sec5-no-less = não menor
sec5-axis-m = m, dimensões
sec5-axis = T_p em t_c; p = 64, n = 2^18; círculos: execuções, linhas: forma fechada

sec6-place = Seção 6
sec6-title = O que vale em paralelo um algoritmo serial mais rápido
sec6-claim =
    Se o algoritmo serial leva a fração r de tempo a menos, um paralelo que rodava com eficiência E leva r·E a menos:
    25% de operações a menos permitem a uma máquina serial fazer 33,3% de transformadas a mais, a uma paralela com E =
    50% só 14% a mais.
sec6-why =
    r·E vale se toda a computação encurta por r, como GK supõem. Executada aqui, a base 4 toma estágios aos pares dentro
    de um processador (GK descrevem também pares de estágios de troca, entre quatro processadores): a troca binária só
    junta em pares os seus log n − log p estágios depois das trocas, e a transposição separa um par onde as suas metades
    têm um número ímpar de estágios. O que se poupa é r·E vezes os pares que restam sobre os do algoritmo serial: ⌊(log
    n − log p)/2⌋ de ⌊log n/2⌋ para a troca binária.
sec6-quarter = 25% a menos
sec6-radix-4 = base 4
sec6-words = palavras com base 4
sec6-serial = vazão de uma máquina serial, % a mais
sec6-half = vazão com E = 50%, % a mais
sec6-multiplications = multiplicações da base 4, % a menos
sec6-operations = todas as operações da base 4, % a menos
sec6-if-all = 25, se fosse tudo
sec6-axis-e = E antes
sec6-axis = poupado, % de T_p; p = 16, n = 4096
sec6-by-r = base 4: r E
sec6-pairs = 4 de 6 pares

sec7-place = Seção 7
sec7-title = Quanto custa uma malha que transforma tão rápido quanto um hipercubo
sec7-claim =
    Com canais w = 2√p/log p vezes mais largos, uma malha faz a troca binária tão rápido quanto um hipercubo; para a
    transposição, w = √p. Pelo número de ligações, tal malha é mais cara que o hipercubo para todo p; pela largura de
    bisseção, é mais barata para a troca binária além de p = 256, e mais cara por um fator constante para a
    transposição. Larguras que crescem como p^x dão a melhor isoeficiência, O(p^(1,5) log p), em x = 0,5.
sec7-why-2 =
    Um processador de uma malha só tem 4 canais no interior; ao longo da borda eles faltam: 4(p − √p) ao todo. 4p é um
    toro.
sec7-why-3 =
    Uma malha 2 × 2 é um hipercubo: 8 canais cada, e são igualmente rápidos com a mesma largura. A fórmula tem o dobro
    das ligações e o dobro da largura. A partir de p = 16 a afirmação vale.
sec7-why-4 =
    O artigo compara 2p/log p com p/2. O primeiro é menor assim que log p > 4: além de p = 16, não de 256 (em p = 256
    a malha tem metade da bisseção do hipercubo). Com o exato 2(√p − 1) é menor a partir de p = 16. Uma causa provável
    do 256: as 4p ligações que a mesma seção conta são as de um toro, cuja bisseção é 2√p; com ela a malha chega a
    4p/log p, que é menor que p/2 assim que log p > 8.
sec7-why-6 =
    Os custos 8p√p e 2p não são os de w = √p: ali 4wp e w√p são 4p√p e p. São os de w = 2√p.
sec7-why-8 =
    Um canal de largura √p/2 leva √p/2 palavras de cada vez. Na primeira troca de uma linha ou coluna cada canal
    carrega uma mensagem de n/p palavras, e fica cheio a partir de n/p = √p/2, o dobro do que diz o artigo; com √p/4
    fica meio vazio. (Em trocas posteriores as mensagens partilham canais, e menos palavras os enchem.) A ordem p√p, e
    com ela p^1,5 log p, mantém-se.
sec7-last = malha mais barata por bisseção além de p
sec7-e-hypercube = E no hipercubo
sec7-e-mesh = E na malha
sec7-equal = E na malha com w = 2√p/log p
sec7-enough = E na malha com w = 2(√p − 1)/log p
sec7-links-hypercube = ligações do hipercubo
sec7-links-mesh = ligações da malha
sec7-bisection = bisseção
sec7-dearer-links = malha mais cara por ligações
sec7-dearer-bisection = malha mais cara por bisseção
sec7-by-bisection = malha por bisseção
sec7-transpose = w que a transposição exige
sec7-cost = custo para w = √p
sec7-filled = n que enche canais de largura √p/2
sec7-growth = o que decide a isoeficiência
sec7-exchange = troca
sec7-by-transpose = transposição
sec7-links = ligações
sec7-up-to = 8√p/(log p)² para p até 2^60
sec7-cheaper = mais barata
sec7-not-cheaper = não mais barata
sec7-dearer = mais cara
sec7-not-dearer = não mais cara
sec7-communication = comunicação
sec7-concurrency = concorrência
sec7-best = o melhor destes x
sec7-axis-links = ligações, malha / hipercubo
sec7-axis-bisection = bisseção, malha / hipercubo

app-b-place = Apêndice B
app-b-title = Outras medidas de escalabilidade: hipercubo contra malha
app-b-claim =
    Também por quatro outras medidas a troca binária escala no hipercubo e não na malha: o speedup escalado, a fração
    serial de Karp e Flatt, a função de overhead de Zorbas e a escalabilidade de Nussbaum e Agarwal, com t_s = t_h =
    0. Para o speedup escalado o problema cresce em proporção a p. GK escrevem t_c n log n = p, o que deixaria a cada
    processador menos de um ponto; as execuções tomam n = p, o mínimo que mantém todos ocupados, e a fórmula é a mesma
    a menos dos logaritmos duplos que GK deixam de lado.
app-b-why-1 =
    O denominador 1 − 1/p da definição foi omitido. Assim o valor impresso é pequeno demais por um fator (p − 1)/p, que
    tende a 1.
app-b-why-2 =
    Na malha a parte de um processador atravessa 2(√p − 1) canais (a linha acima da equação 8), e a própria equação 8
    tem 2√p. O apêndice B tem √p: o fator 2 se perdeu. (Na fração serial, 1 − 1/p também foi omitido.)
app-b-why-3 =
    A mesma fórmula está para hipercubo e malha, e a frase seguinte diz que a malha é muito pior: um erro de impressão,
    do artigo ou da cópia disponível. Com n = p, um estágio custa t_c, e as trocas 2 t_w (√p − 1)/log p por estágio, de
    modo que o speedup na malha é t_c p/(t_c + 2 t_w (√p − 1)/log p), e a sua razão a p tende a 0. Em p = 4 uma malha é
    um hipercubo, e os dois coincidem.
app-b-scaled = speedup escalado, n = p
app-b-fraction = fração serial
app-b-phi = função de overhead
app-b-ratio = escalabilidade, n = p
app-b-pram = speedup sem comunicação, n = p
app-b-inverse = função de overhead vezes E
app-b-worse = fração serial da malha, como múltiplo da do hipercubo
app-b-axis-fraction = fração serial f, n = 16384
app-b-axis-scaled = speedup escalado S, n = p

app-c-place = Apêndice C
app-c-title = Transformadas ordenadas e bidimensionais
app-c-claim =
    Uma transformada ordenada leva no máximo 2d + 1 passos de comunicação, d = log p, e cerca do dobro do overhead.
    Transformadas bidimensionais em uma grade √p × √p custam o mesmo que as unidimensionais, no hipercubo e na malha.
app-c-why-2 =
    A frase compara a transformada ordenada consigo mesma; deve querer dizer “unordered”, com a qual o Exemplo 1 tem
    p^9.
app-c-why-3 =
    O impresso t_s log p + 2(t_h + t_w n/p)√p é o que um processador gasta; T_o é a soma sobre todos os p, de modo que
    falta um fator p. Com ele a soma ainda tem √p em lugar de √p − 1 saltos, como a equação 8. O apêndice D tem o fator,
    e 2p(t_s log √p + (t_h + t_w n/p)(√p − 1)) é o que as execuções dão.
app-c-squares = T_o 2-D e 1-D, { $network }
app-c-at-most = no máximo { $most }
app-c-steps = passos de comunicação, ordenada
app-c-words = T_o ordenada / não ordenada, palavras
app-c-threshold = ordenada, t_w = t_c: limiar de E
app-c-exponent = ordenada, t_w = t_c, E = 0,9: expoente de p
app-c-worse = ordenada, E = 0,9: pior que o do caso …
app-c-printed = T_o 2-D na malha, como impresso
app-c-summed = T_o 2-D na malha, somado
app-c-rows = T_o 2-D por linhas, uma transposição
app-c-most = 2-D por linhas: máximo de processadores
app-c-axis = E, eficiência de execuções simuladas, n = 65536, t_w = t_c, t_s = t_h = 0
app-c-by-rows = 2-D por linhas
app-c-on-grid = 2-D em grade
app-c-ordered = ordenada
app-c-unordered = não ordenada

app-d-place = Apêndice D, equações 14 a 16
app-d-title = A contenção toma de volta o que o cut-through dá
app-d-claim =
    Quando os parceiros estão a x saltos na malha, algum canal leva x mensagens, e cada uma leva x vezes o tempo. Assim
    o overhead em cut-through é o de store-and-forward, e a função de isoeficiência não melhora.
app-d-why-2 =
    Ela herda √p em lugar de √p − 1: os saltos sozinhos exigem W = 2K t_h p(√p − 1). A diferença em log W tende a 0
    quando p cresce.
app-d-share = mensagens que compartilham um canal, pelo tempo que levam
app-d-load = máximo de mensagens em um canal, √p/2
app-d-contention = contenção
app-d-some = alguma
app-d-none = nenhuma
app-d-first = T_o, primeira soma, sem a contenção
app-d-second = T_o, segunda soma
app-d-below-first = T_o ≈, linha abaixo da primeira soma
app-d-below-second = T_o ≈, linha abaixo da segunda soma
app-d-same = T_o, store-and-forward e cut-through, t_h = 0

app-e-place = Apêndice E
app-e-title = Comunicação atrás da computação
app-e-claim =
    Onde um segundo processador cuida das mensagens, palavras são enviadas em pedaços enquanto outras são computadas, e
    t_w − t_c toma o lugar de t_w; se t_w ≤ t_c, só restam os saltos. A forma da função de isoeficiência fica igual.
app-e-why-2 =
    No Exemplo 2 t_w = 2 t_c, logo t_w − t_c = t_c, e a sobreposição o transforma no Exemplo 1: limiar 0,5, e p^9 para E
    = 0,9, o que as execuções confirmam. Os impressos 0,67 e p^(4,5) são o que dá (t_w − t_c)/t_c = 1/2, isto é, t_w =
    1,5 t_c.
app-e-why-3 =
    W = K t_h p log p cobra de cada troca o seu salto. Um pedaço de c palavras segue para a sua próxima troca assim que
    é combinado, de modo que só se espera pelo primeiro pedaço da primeira troca: T_o = p(t_h + c t_w), sem o log p.
    (Onde a parte é um único pedaço, nada se sobrepõe e cada troca paga salto e palavras.)
app-e-why-4 =
    2(t_w − t_c) n √p subtrai t_c uma vez por salto. Uma palavra é combinada uma vez em uma troca, por mais saltos que
    tenha feito, de modo que atrás de log p trocas só se pode esconder t_c n log p: T_o = 2 t_w n(√p − 1) − t_c n log p
    + p t_c para t_w ≥ t_c. Em malhas grandes a sobreposição não poupa quase nada, e para t_w ≤ t_c as trocas distantes
    tampouco ficam escondidas.
app-e-why-5 =
    Cortar uma troca em N pedaços custa N − 1 inícios a mais e pode esconder no máximo a computação, t_c n/p. Assim,
    aquilo com que t_s tem de ser comparado é t_c n/p, não t_w n/p: com t_w = 10,7 e t_s = 500 uma troca de 64 palavras
    leva 685 > 500, mas só há uma computação de 64 atrás da qual escondê-la.
app-e-threshold = Exemplo 2 com sobreposição, { $tw }: limiar de E
app-e-exponent = Exemplo 2 com sobreposição, { $tw }: expoente de p para E = 0,9
app-e-effective = tempo efetivo de uma troca, como impresso
app-e-hops = T_o com sobreposição, t_w ≤ t_c: log p saltos
app-e-mesh = T_o com sobreposição na malha
app-e-mesh-counted = T_o com sobreposição na malha, contado
app-e-pay = pedaços compensam se t_w n/p > t_s
app-e-exact = T_p, forma exata
app-e-shorter = mais curto
app-e-not-shorter = não mais curto
app-e-axis = overhead de uma palavra em uma troca, em t_c; círculos: execuções, p = 16, n = 4096
app-e-in-turn = uma após a outra, t_w
app-e-overlapped = com sobreposição, t_w − t_c
