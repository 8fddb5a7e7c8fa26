p-name = processadores
p =
    O número de processadores, uma potência de dois.
n-name = pontos
n =
    O número de pontos da transformada, uma potência de dois. Os processadores os dividem por igual.
tc-name = computação
tc =
    O tempo para computar um nó da borboleta: a linha 8 do algoritmo em GK Fig. 1, uma multiplicação e uma adição
    complexas.
ts-name = inicialização
ts =
    O tempo em que um processador fica ocupado iniciando uma mensagem, seja qual for o comprimento dela.
th-name = por salto
th =
    O tempo que o cabeçalho de uma mensagem leva de um processador ao vizinho.
tw-name = por palavra
tw =
    O tempo que uma palavra, um número complexo, leva em um canal: o comprimento da palavra sobre a largura de banda do
    canal.
t-serial-name = tempo serial
t-serial =
    O tempo em um processador, que é também o tamanho do problema W: t_c · n · log₂ n.
t-parallel-name = tempo paralelo
t-parallel =
    O tempo do início até que o último processador termine.
speedup-name = speedup
speedup =
    Quantas vezes mais rápido que um processador: S = T_s / T_p.
efficiency-name = eficiência
efficiency =
    Que parte do tempo dos processadores é computação útil: E = S / p.
overhead-name = overhead
overhead =
    O tempo que todos os processadores juntos gastam com o que não é computação útil: T_o = p · T_p − W.
w-name = tamanho do problema
w =
    A computação útil, como tempo do algoritmo serial: W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    Para manter uma eficiência E, o problema deve crescer como K · T_o.
threshold-name = limiar
threshold =
    t_c / (t_c + t_w): em um hipercubo, eficiências até cerca deste valor são alcançadas com pouco crescimento do
    problema; maiores, só com muito.
isoefficiency-name = função de isoeficiência
isoefficiency =
    Com que rapidez o tamanho do problema deve crescer com p para manter a eficiência E. Quanto mais devagar, mais
    escalável.
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
error-name = erro relativo
error =
    O comprimento da diferença entre esta transformada e a de uma FFT independente, sobre o comprimento desta última
    (normas L2).
messages-name = mensagens
messages =
    Quantas mensagens foram enviadas. Em uma troca, cada um dos dois parceiros envia uma.
words-name = palavras
words =
    Quantas palavras, números complexos, estavam em todas as mensagens.
hops-name = saltos
hops =
    Quantos canais todas as mensagens atravessaram, somados.
hottest-name = canal mais carregado
hottest =
    O maior número de mensagens que ao mesmo tempo compartilharam um canal dirigido ou esperaram por ele. Se são q,
    retardam-se umas às outras por um fator q.
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
latency-name = latência
latency =
    LogP: o tempo do envio de uma palavra até a sua chegada. Enquanto isso, os processadores computam.
gap-name = gap
gap =
    LogP: o menor tempo entre duas palavras que um processador envia, ou recebe; o seu inverso é a largura de banda.
    BSP: os flops que custa mover um número real de uma h-relação.
cost-name = overhead
cost =
    LogP: o tempo em que um processador fica ocupado enviando uma palavra, e recebendo uma. S o omite.
sync-name = sincronização
sync =
    BSP: os flops que cada superpasso de comunicação leva além dos seus números, até que todos os processadores se
    reúnam.
rate-name = unidades de tempo por segundo
rate =
    Converte em segundos os tempos de uma execução: em uma máquina BSP, flops por segundo. 0 se não for conhecida.
tt-name = tempo de uma potência de ω
tt =
    O tempo para computar uma potência de ω de que um processador precisa pela primeira vez.
blocking-name = elementos na cache
blocking =
    Quantos elementos cabem na cache: os estágios locais são feitos pedaço a pedaço, por processadores virtuais. Nenhum:
    tudo de uma vez.
h-name = h-relação
h =
    BSP: o maior número de números reais que um processador envia ou recebe em um superpasso, dois para cada palavra
    complexa. O superpasso leva h · g + l.
width-name = largura do canal
width =
    Por que fator os canais são mais largos: uma palavra leva t_w / w. Canais mais largos em uma malha podem compensar
    os muitos de um hipercubo.
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
dims-name = dimensões
dims =
    Em quantas dimensões a formulação por transposição arranja os elementos; uma redistribuição a menos que dimensões.
overlap-name = sobreposição
overlap =
    Um segundo processador envia e recebe enquanto o primeiro computa: as trocas vão em pedaços, e a transferência se
    esconde atrás da computação, ou o contrário.
twiddle-name = fator twiddle
twiddle =
    Uma potência da n-ésima raiz da unidade. No estágio l, o seu expoente são os l + 1 primeiros bits do índice em ordem
    inversa, completados com zeros.

error-short = erro
source-output = saída
