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
