race = Corrida
question =
    { $p ->
        [one] Duas máquinas de { $p } processador cada. A mesma transformada de Fourier. Uma perde?
       *[other] Duas máquinas de { $p } processadores cada. A mesma transformada de Fourier. Uma perde?
    }
invitation = Inicie: cada ponto que parte é uma mensagem com números de verdade.
hypercube = Hipercubo
a-wire-for-each = um enlace para cada par
bundles = cada linha são { $count } enlaces; ● conta as mensagens deles
mesh = Malha
shared-ways = o caminho até o par é compartilhado
shared-wider-ways = o caminho até o par é compartilhado: fios { $width } vezes mais largos
jam =
    { $load ->
        [one] { $load } mensagem quer este único enlace.
       *[other] { $load } mensagens querem este único enlace: cada uma recebe 1/{ $load }.
    }
under-way = Ambas fazem o mesmo trabalho e enviam as mesmas mensagens.
lens = Um enlace da malha, ampliado
lens-before = Um enlace da malha, ampliado. Nenhuma mensagem saiu ainda.
lens-fullest =
    { $load ->
        [one] No seu momento mais cheio havia { $load } mensagem neste enlace.
       *[other] No seu momento mais cheio { $load } mensagens compartilhavam este enlace.
    }
tail = A última mensagem chegou. Só falta calcular: avanço rápido, quatro vezes mais depressa.
mesh-loses = A malha leva { $times } vezes o tempo. { $share } da diferença: { $activity }.
waiting-for-wires = espera por enlaces compartilhados
nobody-loses = Ambas levam o mesmo tempo: com tão poucos processadores cada par tem o seu próprio enlace.
signal = O sinal
signal-pieces = { $n } amostras, um pedaço por processador
spectrum = Espectro, até onde foi calculado
bet = Qual termina primeiro?
tie = Empate
bet-won = Acertou.
bet-lost-to-hypercube = Não: o hipercubo terminou primeiro.
bet-lost-to-mesh = Não: a malha terminou primeiro.
bet-lost-to-tie = Não: deu empate.
over = Os dois espectros são iguais. O hipercubo calcula { $share } do tempo (E); o resto é sobretudo { $activity }.
play = Iniciar
pause = Pausa
sound = Som
processors = Processadores
lanes = Barras: o processador mais lento de cada máquina; a unidade de tempo é uma operação
done = pronto
as-long = { $times } vezes o tempo
next-more = Agora 1024 processadores
next-points = Mais pontos salvam a malha?
next-wires = Enlaces mais largos a salvam?
next-win-back = Que n é preciso para recuperar isso?
next-landscape = Ver E para cada p e cada n
next-values = O que há nessas mensagens?
next-workbench = Abrir a bancada
values-say = Um disco é um número complexo: o tamanho é o módulo, em escala dentro de cada estágio, e a cor é o argumento. Escolha um para lê-lo.

## Mais pontos salvam a malha?

points-question = Mais pontos salvam a malha?
points-invitation = E é a parte do tempo dos processadores gasta em calcular: { $hypercube } no hipercubo, { $mesh } na malha. Arraste n, o número de pontos.
points-answer = Com { $times } vezes mais pontos, E na malha só sobe de { $before } para { $mesh }: seus enlaces compartilhados também levam { $times } vezes mais palavras. No hipercubo é { $hypercube }.
points-lose = Não: com { $times } vezes mais pontos, E na malha chega apenas a { $mesh }.
wires-question = Enlaces mais largos salvam a malha?
wires-invitation = Agora com { $n } pontos, porque enlaces largos ajudam mensagens longas: E, a parte do tempo gasta em calcular, é { $hypercube } no hipercubo e { $mesh } na malha. Arraste w, a largura dos enlaces da malha.
wires-answer = Com enlaces { $times } vezes mais largos, E na malha sobe de { $before } para { $mesh }. O hipercubo tem { $hypercube } com seus enlaces estreitos.
wires-win = Sim: com enlaces { $times } vezes mais largos a malha vence.
wires-width = largura dos enlaces da malha
landscape-says = A cor é a eficiência E. Siga uma cor para a direita, para mais processadores: a malha precisa, para ela, de muito mais pontos do que o hipercubo.

## Quão grande n deve ser, à mão

hand-question = Manter a eficiência em { $e }: quão grande deve ser n?
hand-plot = p = { $p }, n = { $n }: E = { $e }
hand-axis-p = processadores p
hand-here = esta execução
hand-ring = aqui E é { $kept }
hand-begin = E é a parte do tempo dos processadores gasta em calcular: aqui { $e }, menos do que { $kept }. Arraste o disco para cima, ou pressione ↑, para mais pontos; para a esquerda, ou ←, para menos processadores.
hand-below = E = { $e } está abaixo de { $kept }: poucos pontos para tantos processadores. Aumente n até E voltar.
hand-above = E = { $e } é mais do que { $kept }: um n menor basta. Diminua-o.
hand-open = E = { $e }. Um n menor basta? Está sendo executado …
hand-stays = E voltou, então este ponto fica: { $count } de 4. Aumente p e E cai de novo.
hand-curve = Seus pontos são a curva de isoeficiência: a forma fechada passa por eles. Agora tente a malha.
hand-curve-mesh = Na malha a curva é mais íngreme. Siga para a direita, até onde n sai da página.
hand-off =
    { $p ->
        [one] Nem { $n } pontos trazem E de volta a { $kept }: { $p } processador precisa de { $size }. Aqui n sai da página.
       *[other] Nem { $n } pontos trazem E de volta a { $kept }: { $p } processadores precisam de { $size }. Aqui n sai da página.
    }
