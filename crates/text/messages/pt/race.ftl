race = Corrida
question =
    { $p ->
        [one] Duas máquinas de { $p } processador cada. A mesma transformada de Fourier. Por que uma perde?
       *[other] Duas máquinas de { $p } processadores cada. A mesma transformada de Fourier. Por que uma perde?
    }
invitation = Cada ponto é uma mensagem com números de verdade. Pressione Iniciar, ou escolha o número de processadores.
hypercube = Hipercubo
a-wire-for-each = um enlace para cada par
mesh = Malha
shared-ways = o caminho até o par é compartilhado
jam =
    { $load ->
        [one] { $load } mensagem quer este único enlace.
       *[other] { $load } mensagens querem este único enlace: cada uma recebe 1/{ $load }.
    }
under-way = Ambas fazem o mesmo trabalho e enviam as mesmas mensagens.
mesh-loses = A malha leva { $times } vezes o tempo. { $share } da diferença: { $activity }.
nobody-loses = Ambas levam o mesmo tempo: com tão poucos processadores cada par tem o seu próprio enlace.
play = Iniciar
pause = Pausa
processors = Processadores
lanes = Um processador de cada máquina: o que mais espera
done = pronto
as-long = { $times } vezes o tempo
next-more = Agora 1024 processadores
next-win-back = Que n é preciso para recuperar isso?
next-values = O que há nessas mensagens?
next-workbench = Abrir a bancada
win-back-says = Um n maior dá a cada processador mais trabalho entre mensagens. Estas curvas dizem que n mantém a eficiência: na malha, ele logo sai da página.
values-say = Dezesseis amostras em quatro processadores. Um disco é um número complexo: o tamanho é o módulo, a cor é o argumento. Aponte para um para lê-lo.
