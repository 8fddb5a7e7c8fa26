w-name = tamanho do problema
w =
    A computação útil, como tempo do algoritmo serial: W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    Para manter uma eficiência E, o problema deve crescer como K · T_o.
doubling-name = crescimento ao dobrar p
doubling =
    Log₂ de quantas vezes o tamanho do problema deve crescer quando p dobra, para manter esta eficiência: f_E(2p) /
    f_E(p). Um pouco acima de 1 é escalável.
scaled-speedup-name = speedup escalado
scaled-speedup =
    O speedup para um problema com p vezes o trabalho deste, de modo que cada processador tenha tanto a fazer quanto um
    sozinho tem aqui. Perto de p é bom.
memory-speedup-name = speedup escalado por memória
memory-speedup =
    O speedup para um problema com p vezes os pontos deste, de modo que a memória de cada processador fique tão cheia
    quanto a de um sozinho fica aqui.
serial-fraction-name = fração serial
serial-fraction =
    f = (1/S − 1/p) / (1 − 1/p): a parte do trabalho que, se fosse serial, explicaria o speedup. Se cresce com p, o
    overhead cresce.
overhead-function-name = função de overhead
overhead-function =
    Φ = p · T_p / W: a execução leva Φ vezes o tempo de uma máquina ideal. Se Φ pode ficar constante fazendo o problema
    crescer, a formulação é escalável.
scalability-name = escalabilidade
scalability =
    O maior speedup para este n com qualquer número de processadores desta máquina, sobre o de uma máquina ideal com n
    processadores, que é n.
words-name = palavras
words =
    Quantas palavras, números complexos, estavam em todas as mensagens.
hops-name = saltos
hops =
    Quantos canais todas as mensagens atravessaram, somados.
compute-name = computação
compute =
    A parte útil: computar nós da borboleta.
startup-name = inicialização
startup =
    A parte gasta em iniciar mensagens: t_s para cada uma.
hop-name = por salto
hop =
    A parte em que o cabeçalho da própria mensagem de um processador estava a caminho: t_h para cada canal.
transfer-name = transferência
transfer =
    A parte em que as palavras da própria mensagem de um processador fluíram, como se nada mais estivesse a caminho:
    t_w · m, em store-and-forward de novo para cada canal.
contention-name = contenção
contention =
    A parte que a própria mensagem de um processador levou a mais porque outras queriam os mesmos canais.
idle-name = ocioso
idle =
    A parte gasta esperando pela mensagem do parceiro, e depois do último passo.
h-name = h-relação
h =
    BSP: o maior número de números reais que um processador envia ou recebe em um superpasso, dois para cada palavra
    complexa. O superpasso leva h · g + l.
m-name = elementos de um processador
m =
    Os elementos que cada processador tem: m = n / P.
superstep-name = superpasso
superstep =
    O que todos os processadores fazem entre duas sincronizações: ou computam sobre o que têm, ou se comunicam.
redistribution-name = redistribuição
redistribution =
    Um movimento de todos os elementos para os processadores em que os próximos estágios são locais. No algoritmo da
    transposição, é a transposição.
group-cyclic-name = distribuição cíclica em grupos
group-cyclic =
    Os elementos são cortados em r blocos, e cada bloco é distribuído alternadamente a p / r processadores: r = p dá
    blocos, r = 1 é a distribuição cíclica.
output-driven-name = escalonamento guiado pela saída
output-driven =
    Um processador computa só o que a sua próxima saída exige, e envia cada saída assim que ela está pronta.
binary-permutation-name = permutação binária
binary-permutation =
    Uma ordem das saídas em que cada metade, cada metade de uma metade e assim por diante vem inteira: assim as saídas
    vêm o mais cedo possível.
radix-name = base
radix =
    Com base 4, dois estágios são computados como um, com 34 flops para quatro elementos em vez de 40.
overlap-name = sobreposição
overlap =
    Um segundo processador envia e recebe enquanto o primeiro computa: as trocas vão em pedaços, e a transferência se
    esconde atrás da computação, ou o contrário.
twiddle-name = fator twiddle
twiddle =
    Uma potência da n-ésima raiz da unidade. No estágio l, o seu expoente são os l + 1 primeiros bits do índice em ordem
    inversa, completados com zeros.
direction-name = sentido e normalização
direction =
    A transformada direta é X[k] = Σ x[j] · ω^(jk) com ω = e^(−2πi/n): o sinal do expoente é menos, como em FFTW e numpy, e
    nada se divide. A inversa tem o sinal mais e o fator 1/n.
bit-reversal-name = inversão de bits
bit-reversal =
    Os bits de um índice lidos ao contrário. As formulações simples deixam X[k] onde aponta a inversão de k; em ordem natural,
    cada processador tem um bloco seguido de coeficientes.
slab-name = fatias
slab =
    A caixa de pontos é cortada ao longo do seu primeiro eixo. Cada processador transforma os seus planos; depois de uma
    troca de todos com todos ele tem linhas inteiras ao longo do primeiro eixo.
pencil-name = lápis
pencil =
    Os processadores formam uma grade, e cada um tem linhas inteiras ao longo de um eixo da caixa. Há duas trocas,
    dentro das linhas e dentro das colunas da grade: mensagens em menor número e mais longas que em uma troca de todos
    com todos.
cyclic-name = eixos cíclicos
cyclic =
    Cada eixo da caixa é distribuído alternadamente a processadores próprios, antes e depois da transformada. Basta uma
    troca de todos com todos.
standard-name = troca padrão
standard =
    Uma troca de todos com todos em log₂ P passos: em cada um, um processador troca metade do que tem. Ele inicia menos
    de P − 1 mensagens, mas uma palavra se move várias vezes.
fat-tree-name = árvore gorda
fat-tree =
    Uma árvore de comutadores cujas folhas são os processadores. Entre dois níveis vizinhos há tantas ligações quantos processadores; um
    afunilamento torna mais lentas as que ligam comutadores.
dragonfly-name = dragonfly
dragonfly =
    Grupos de roteadores, cada um com vários processadores. Os roteadores de um grupo estão todos ligados entre si, e
    cada dois grupos têm uma ligação entre si.
route-name = rotas mínimas e de Valiant
route =
    Em uma dragonfly, uma rota mínima toma a ligação entre os dois grupos. A de Valiant passa por um terceiro grupo
    sorteado: é mais longa, mas não congestiona essa única ligação.
vc-name = canais virtuais
vc =
    Dois vermes podem reter o mesmo canal de um toro, cada um em um canal virtual próprio. Uma mensagem passa para os
    segundos onde cruza o fim de um anel, de modo que as mensagens não podem esperar umas pelas outras em círculo.
capacity-name = capacidade
capacity =
    LogP: no máximo ⌈L/g⌉ palavras estão a caminho de um processador. O remetente que excederia esse número para.
samples-name = amostras reais
samples =
    Duas amostras reais formam uma palavra: n amostras são transformadas como n/2 palavras, com metade do trabalho. O
    resultado tem n/2 + 1 coeficientes; os outros são os seus conjugados.
limit-name = limite
limit =
    Um número de palavras, ou um tempo, abaixo do qual nenhuma execução fica. Alguns limites decorrem da entrada e da
    saída de cada processador e valem para todo algoritmo; dois valem para o escalonamento da execução.
