fig1-place = Fig. 1, seção 2.1
fig1-title = Borboletas sob as distribuições cíclicas em grupos
fig1-claim =
    Umas poucas distribuições tornam todas as borboletas locais: as curtas em blocos, as mais longas ciclicamente em r
    grupos, as mais longas de todas ciclicamente. Entre duas delas todos os dados são redistribuídos uma vez. Cores: o
    processador que tem o elemento; linhas fortes: as borboletas do processador 0.
fig1-elements = fase { $j }: elementos onde C^{ $r } os tem
fig1-butterflies = fase { $j }: borboletas em um processador
fig1-phases = fases
fig1-logical = (A) vista lógica
fig1-storage = (B) vista de armazenamento

fig2-place = Fig. 2, seção 2.3, Teorema 2.2, Corolário 2.3
fig2-title = Estágios da borboleta na vista de armazenamento
fig2-claim =
    Armazenado ciclicamente em r grupos de u processadores, um estágio de borboletas de tamanho K = k·u se torna
    diagonal por blocos: cada processador faz borboletas de tamanho k sobre os seus próprios N/p elementos. Só os pesos
    distinguem os processadores: os do processador s₁ de um grupo são deslocados por s₁/u.
fig2-same = linhas de Â que são as de (2.9)
fig2-weights = pesos
fig2-right = fases de processadores com os pesos de α = (s mod u)/u
fig2-group = (B) um grupo, 64 × 64
fig2-groups = r = 2 grupos de u = 4 processadores
fig2-each = cada processador: N/p = 16, k = 8
fig2-matrix = (C) B₈ do processador s₁ = 1
fig2-powers = azul w₈, laranja −w₈, potência j + s₁/u

fig3-place = Fig. 3, seção 3.4
fig3-title = De blocos à distribuição cíclica, em pacotes
fig3-claim =
    Se p ≤ N/p, a permutação para a distribuição cíclica não precisa de uma mensagem para cada elemento: um processador
    primeiro embaralha o seu bloco de modo que fique junto o que vai a um mesmo processador, e depois envia a cada um
    dos outros um pacote de N/p² elementos. Cores: o processador que tinha o elemento no começo.
fig3-both = elementos que os dois passos levam aonde σ os leva
fig3-together = pacotes que ficam juntos
fig3-packets = mensagens de N/p² elementos, executado
fig3-messages = mensagens, executado
fig3-moved = elementos que passam de blocos a cíclica, executado
fig3-local = (A) permutação local σ₄,₈
fig3-global = (B) permutação global de pacotes de 2
fig3-processor = processador { $q }

table1-place = Tabela 1, seção 5.1
table1-title = O erro de uma FFT em precisão dupla
table1-claim =
    Transformar números aleatórios em precisão dupla IEEE perde cerca de uma unidade da última casa, 2 × 10⁻¹⁶ da norma,
    e quase não mais para N maior; a aritmética do Cray T3E perde mais. A transformada paralela só difere da sequencial
    onde junta os estágios da borboleta em pares diferentes.
table1-vectors =
    { $count ->
       *[other] { $least } … { $most } em { $count } vetores
    }
table1-less = { $mean } em IEEE 754: menor
table1-not-less = { $mean } em IEEE 754: não menor
table1-backward = inversa
table1-sizes = 512 a 65536
table1-same-pairs = mesmos pares
table1-other-pairs = outros pares
table1-same-bits = mesmos bits
table1-other-bits = outros bits
table1-compared = { $error }: { $pairs }, { $bits }
table1-both = { $forward } direta, { $backward } inversa
table1-by = por um fator de { $growth } (√log N: de 1,33)
table1-parallel = paralela, p = { $p }
table1-alike = aproximadamente o mesmo que na direta
table1-growth = crescimento
table1-by-cray = por um fator de 1,21 em IEEE 754
table1-no-difference = nenhuma diferença: os estágios são juntados nos mesmos pares
table1-order = da mesma ordem
table1-axis = erro relativo, ‖F* − F‖ / ‖F‖
table1-cray = Cray T3E, publicado
table1-ieee = IEEE 754, publicado
table1-here = computado aqui

table2-place = Tabela 2, seção 5.2, equação 5.1
table2-title = Taxas de flops da FFT sequencial
table2-claim =
    A taxa 5·N·log N / Tempo sobe com N enquanto dados e pesos cabem na cache de 96 KB, até N = 4096; além disso, cai a
    um terço e menos.
table2-why-1 =
    Uma taxa de 47,3 Mflop/s leva 0,0947 ms, que se arredonda para 0,09; com os 0,10 ms impressos, a taxa seria 42,7 …
    47,2. Uma das duas células não foi arredondada para o mais próximo.
table2-why-2 =
    A taxa cai de 64 a 128, de 256 a 512 e de 1024 a 2048. Ela sobe para log N par, onde todos os estágios são
    4-borboletas, e para log N ímpar, onde sobra um estágio de base 2, cada um por si. O estágio que sobra explica parte
    do zigue-zague: os flops de (3.1) sobem ali por 3/17/log N, os tempos impressos por mais.
table2-falls = cai em { $sizes }
table2-even-sizes = 32 … 4096, log N par
table2-odd-sizes = 32 … 4096, log N ímpar
table2-falls-to = de { $best } a { $worst } e menos
table2-rate = taxa
table2-flops = flops (3.1)
table2-of-table-3 = tempo na Tabela 3
table2-rises = sobe
table2-increases = aumenta
table2-said = o desempenho aumenta até N = 4096
table2-does-not = não aumenta
table2-drops = cai
table2-suddenly = cai de repente depois de N = 4096
table2-here = taxa desta máquina, Mflop/s
table2-constant = 34,9 Mflop/s, todo N
table2-even = log N par
table2-odd = log N ímpar
table2-cache = a cache está cheia
table2-axis = 5·N·log N / Tempo, Mflop/s

table3-place = Tabela 3, seções 3.1, 3.5 e 5.3, equações 3.2, 3.8 e 3.9
table3-title = Tempos previstos e medidos da FFT em BSP
table3-claim =
    Uma transformada custa 17/4·N/p·log N flops e ⌈log N / log N/p⌉ + 1 redistribuições de 2·N/p·g + l cada (3.9). Com g
    e l da máquina, isso prevê bem os tempos em um Cray T3E, enquanto a parte de um processador cabe na sua cache.
table3-why-1 =
    (3.9) com g = 2,14 e l = 1377 dá 1,0549 ms; impresso está 1,06. Com os microssegundos da mesma linha da Tabela 4
    (0,06133, 39,48) dá 1,0550, que se arredonda para 1,06: o artigo computou com mais dígitos de g do que imprime.
table3-why-2 =
    (3.9) com a linha da Tabela 4 para 64 processadores dá 0,473, 0,602 e 0,903 ms, que não se arredondam para os
    impressos 0,48, 0,61 e 0,91; tampouco com os microssegundos da linha. Um l de 3901 … 3924 flops em lugar de 3861 dá
    todas as oito células de p = 64 (ver a linha sobre l). As previsões parecem ser de outra execução do benchmark, não
    da que a Tabela 4 imprime.
table3-why-3 =
    As oito previsões para 64 processadores estão certas até o último dígito para um l entre 3901 e 3924 flops, cerca de
    1,3% a mais do que diz a Tabela 4. Onde p é grande e N/p pequeno, elas são sobretudo l, e por isso o mostram.
table3-why-4 =
    (3.8) conta 2·N/p números para cada redistribuição, como se cada processador enviasse tudo o que tem. O que fica não
    é enviado: quando k dos bits que nomeiam o processador são novos, cada um conserva uma parte em 2^k, de modo que h =
    2·N/p·(1 − 2^−k), com k = log p para todas as redistribuições se p² ≤ N. Só onde também processadores trocam de
    lugar alguns enviam tudo. (3.8) é um limite superior que quase é atingido.
table3-why-5 =
    (3.9) faz duas simplificações. Toma (3.7) por (3.2), como se todos os estágios viessem aos pares: 3/4·N/p flops a
    menos para cada fase com um número ímpar de estágios. E toma (3.8) pelo que é enviado: demais. Assim não é nem
    exata nem um limite: para N = 4096 a execução leva menos que (3.9) em 16 processadores e mais em 32 (12.696 flops
    contra 12.600). Para N = 4096 em 512 processadores os dois erros se anulam e a soma acerta por acaso: isso não
    conta como concordância.
table3-why-6 =
    IB 2.1 dizem “the largest H for which (N/p)^(H−1) ≤ N” e querem dizer ⌈log N / log N/p⌉, que está ao lado. Se N é
    uma potência de N/p, as palavras dão uma fase a mais, sem nenhum estágio nela; com < em lugar de ≤ estão certas.
table3-why-7 =
    Fora do cache a máquina calcula a cerca de um terço de v = 34,9 Mflop/s. IB dizem eles próprios a causa (seção
    5.3), e as taxas da Tabela 2 caem o mesmo tanto. No cache resta um fator mediano de 1,16; é maior onde um
    processador é mais rápido que v: 2,95 ms para N = 4096 são 83 Mflop/s.
table3-factor = { $median } na mediana, { $most } no máximo
table3-off = erra por um fator: { $cached } na cache, { $beyond } além dela
table3-predicted = previsto
table3-measured = medido
table3-l = l que dá todas as células
table3-h = h de todas (3.8)
table3-phases = fases em palavras
table3-seq = seq
table3-in-cache = na cache
table3-executed-in-cache = executado contra medido, no cache
table3-executed-beyond = executado contra medido, fora do cache
as-measured = como medido
executed = executado contra medido
table3-predicts = prevê bem na cache, não além dela
table3-flops = flops (3.2)
table3-redistributions = redistribuições, H + 1
table3-yes = sim
table3-no = não
table3-cyclic = comunicação, em blocos / cíclica (4.1)
table3-axis = tempo, ms (tracejado previsto, círculos medido)

table4-place = Tabela 4, seção 5.3
table4-title = Parâmetros BSP de um Cray T3E
table4-claim =
    Um computador BSP são quatro números: p processadores de v flop/s, g flops para cada número enviado ou recebido, l
    flops para sincronizar. No Cray T3E v é 34,9 Mflop/s; g e l crescem com p.
table4-why =
    110,88 µs a 34,9 Mflop/s são 3.870 flops, não 3.861: as duas colunas correspondem uma à outra com v = 34,82 Mflop/s.
    Todas as outras linhas correspondem com 34,9 (34,85 … 34,95). O benchmark mede v junto com g e l, e assim parece ter
    achado um v um pouco menor na execução com 64 processadores.
table4-both = flops a partir de µs
table4-executed = flops, por execução
table4-here = Mflop/s desta máquina
table4-axis-g = g, flops (linha: impresso, círculos: executado)
table4-axis-l = l, flops

fig4-place = Fig. 4, seção 5.3, equação 5.2
fig4-title = Eficiência absoluta em um Cray T3E
fig4-claim =
    E = Time(seq, N) / (p · Time(p, N)) é moderada até N = 4096 e chega a 1,7 além disso: ali o programa sequencial não
    cabe na cache, as suas partes em um número suficiente de processadores sim.
fig4-why =
    Pela Tabela 3 a eficiência de N = 16384 cai de 1,00 a 0,88 em dois processadores, onde 8192 pontos para cada um
    ainda são demais para a cache, e sobe a 1,52 em quatro. O que o texto diz de 8192 ≤ N ≤ 16384 só vale para 8192.
fig4-why-2 =
    (5.2) divide o tempo do programa sequencial, e aí está a diferença. Até N = 4096 esse programa cabe no seu cache e
    chega a 83 Mflop/s (Tabela 2), mais do dobro dos v = 34,9 Mflop/s das execuções: as eficiências medidas são
    menores. Além disso leva de duas a três vezes o que diz v: são maiores. É a razão provável, não uma provada; em 64
    processadores, g e l da Tabela 4 também não correspondem à Tabela 3.
fig4-why-3 =
    Mais ou menos constante significa aqui perder menos de um terço, que é a partir de onde o passo de um processador
    para dois conta como notável. De 2 a 8 processadores N = 512 perde metade da sua eficiência (0,49, 0,37, 0,24) e N
    = 2048 dois quintos; N = 1024 e 4096 perdem menos de um terço.
fig4-at-most = { $e } no máximo, executado
fig4-doubling = { $all }; uma duplicação deixa { $before } até 8, depois { $after }
fig4-around = { $before } antes, { $after } depois
fig4-all = todos
fig4-theory = em teoria
fig4-up-to = eficiências de até
fig4-one-to-two = um a dois processadores
fig4-decreases = diminui visivelmente
fig4-shape = mais ou menos constante até 8–16 processadores, depois diminui sem parar
fig4-two-to-64 = dois a 64 processadores
fig4-rises = aumenta de um processador a dois
fig4-increases = aumenta
fig4-too-many = processadores demais
fig4-deteriorates = piora
fig4-cache = cache
fig4-flat = quase constante antes e depois de a parte caber na cache
fig4-axis = E, absoluta (tracejado: previsto)

fig5-place = Fig. 5, seção 5.3
fig5-title = Eficiência para uma parte N/p constante
fig5-claim =
    Se N cresce com p de modo que N/p fica igual, a eficiência pode ser mantida: em cerca de 0,5 para N/p de apenas 256,
    em níveis muito bons para 4096. Quanto maior N/p, mais plana a curva prevista.
fig5-why-2 =
    Como na Fig. 4, muito provavelmente é o tempo do programa sequencial que faz a diferença: até N = 4096 é mais
    rápido do que diz v = 34,9 Mflop/s, e as eficiências medidas são menores; além disso é mais lento, e são maiores.
fig5-spread = { $spread } para { $share }
fig5-spreads = maior sobre menor, p = 2 … 64: { $all }
fig5-ran = { $all } para p = 2 … 16
fig5-far = { $all } em 16, 256 e 4096 processadores
fig5-maintained = mantida
fig5-execution = execução
fig5-flatter = mais plana
fig5-converges = converge para uma linha horizontal quando N/p aumenta
fig5-good = muito boa
fig5-asymptotically = assintoticamente
fig5-level = um nível constante para N/p, g e l constantes
fig5-axis = E, absoluta (tracejado: previsto, contínuo: medido)
