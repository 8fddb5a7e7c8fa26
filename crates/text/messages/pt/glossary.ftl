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
threshold-name = limiar
threshold =
    t_c / (t_c + t_w): em um hipercubo, eficiências até cerca deste valor são alcançadas com pouco crescimento do
    problema; maiores, só com muito.
isoefficiency-name = função de isoeficiência
isoefficiency =
    Com que rapidez o tamanho do problema deve crescer com p para manter a eficiência E. Quanto mais devagar, mais
    escalável.
error-name = erro relativo
error =
    O comprimento da diferença entre esta transformada e a de uma FFT independente, sobre o comprimento desta última
    (normas L2).
messages-name = mensagens
messages =
    Quantas mensagens foram enviadas. Em uma troca, cada um dos dois parceiros envia uma.
hottest-name = canal mais carregado
hottest =
    O maior número de mensagens que ao mesmo tempo compartilharam um canal dirigido ou esperaram por ele. Se q
    mensagens o compartilham do início ao fim, as suas palavras levam q vezes mais tempo; em wormhole, uma mensagem que
    espera retém também os canais atrás dela.
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
word-gap-name = gap na mensagem
word-gap =
    LogGP: o tempo entre duas palavras de uma mensagem. A mensagem é enviada inteira e custa o uma vez; a próxima segue a sua
    última palavra após g. Nenhum: cada palavra é uma mensagem, como no LogP.
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
width-name = largura do canal
width =
    Por que fator os canais são mais largos: uma palavra leva t_w / w. Canais mais largos em uma malha podem compensar
    os muitos de um hipercubo.
arity-name = aridade
arity =
    Quantas ligações um comutador tem para os processadores; tem outras tantas para o topo da árvore.
taper-name = afunilamento
taper =
    Quantas vezes mais tempo uma palavra leva entre dois comutadores do que de um processador ao seu comutador.
dims-name = dimensões
dims =
    Em quantas dimensões a formulação por transposição arranja os elementos; uma redistribuição a menos que dimensões.

error-short = erro
source-output = saída
