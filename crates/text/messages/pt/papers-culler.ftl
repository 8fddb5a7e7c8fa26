fft-place = Seção 4.1
fft-title = A FFT com uma redistribuição, de cíclica para blocos
fft-claim =
    Com blocos (ou uma distribuição cíclica) do início ao fim, log P dos estágios trocam n/P palavras: (g n/P + L) log
    P. Cíclica primeiro e em blocos no fim, para n ≥ P², há uma só redistribuição, em que cada processador envia n/P²
    palavras a cada um dos outros: g (n/P − n/P²) + L, menos por um fator log P.
fft-why =
    A primeira palavra de uma série de palavras parte imediatamente: m palavras, separadas por g, levam g (m − 1). As
    fórmulas contam g para cada palavra, um a mais em cada troca ou redistribuição.
fft-why-less =
    São log P vezes (n/P − 1) palavras em lugar de n/P − n/P² − 1, e log P vezes L em lugar de uma vez. Assim o fator é
    um pouco maior que log P, e exatamente log P só para mensagens longas e muitos processadores.
fft-hybrid = redistribuição, g (n/P − n/P²) + L
fft-hybrid-less-one = redistribuição, um g a menos
fft-blocked = trocas, (g n/P + L) log P
fft-blocked-less-one = trocas, um g a menos em cada
fft-less = trocas como múltiplo da redistribuição
fft-blocks = blocos do início ao fim
fft-remapped = uma redistribuição
fft-axis = comunicação / computação, n = 65536

remap-place = Seção 4.1, a implementação
remap-title = A redistribuição na ordem ingênua e na ordem defasada
remap-claim =
    Se cada processador envia as suas linhas da primeira à última, todos enviam primeiro ao processador 0, depois ao 1,
    e assim por diante, e todos menos uns poucos ficam parados. Se o processador i começa pelas linhas do processador i
    + 1, nunca dois enviam ao mesmo. Em uma CM-5 de 128 processadores a redistribuição ingênua levou mais de 1,5 vez o
    tempo da computação; a defasada, um sétimo do tempo da computação.
remap-why =
    Na CM-5 não mais que cerca de L/g mensagens podem estar a caminho de um processador, e quem envia mais uma fica
    parado: a redistribuição avança ao ritmo de um só receptor, até P vezes mais devagar. Essa capacidade não é modelada
    aqui: as palavras esperam diante do receptor e os seus remetentes seguem adiante, de modo que a ordem ingênua leva
    cerca do dobro do tempo, e não dez vezes o tempo.
remap-why-staggered =
    Uma redistribuição custa à CM-5, além disso, cerca de 1 µs por ponto, para leituras e escritas na memória, que LogP
    não conta. E com 2 MB/s, onde se previam 3,2, ela foi ainda mais lenta: os processadores perdem o compasso, e as
    mensagens afinal se encontram.
remap-why-rate =
    A previsão tem, além de 2o, 1 µs para ler e escrever cada ponto na memória: 16 bytes em 5 µs. Sem isso são 16 bytes
    em 4 µs, descontado o que levam a primeira e a última palavra de cada mensagem.
remap-naive-senders = remetentes para um processador ao mesmo tempo, ingênua
remap-staggered-senders = o mesmo, defasada
remap-naive-share = redistribuição ingênua / computação
remap-staggered-share = redistribuição defasada / computação
remap-more-than = mais de { $number }
remap-times = ingênua / defasada
remap-order-of-magnitude = uma ordem de grandeza
remap-rate = MB/s por processador, defasada
remap-load = mensagens em um canal ao mesmo tempo, ingênua
remap-slower = T_p, ingênua / defasada
