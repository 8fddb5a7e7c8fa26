# As regras

strong = n fixo: escalabilidade forte
memory = n/p fixo: escalabilidade fraca, limitada pela memória
work = W/p fixo: speedup escalado
time = Tₚ fixo: limitada pelo tempo

ideal = ideal
amdahl = Amdahl
gustafson = Gustafson
amdahl-fit = Lei de Amdahl, f = { $f } (execuções, p ≤ { $last })
gustafson-fit = Lei de Gustafson, f′ = { $f } (execuções, p ≤ { $last })
marks = Linha: forma fechada. Anel: executado, com a maior potência de dois n que a regra permite, de modo que o seu Tₚ pode ficar abaixo da linha.
chart = { $what } em função de p, uma linha para cada regra

strong-stops = Com n = { $n } fixo, S para em { $speedup } (p = { $p }).
strong-goes-on = Com n = { $n } fixo, S chega a { $speedup } (p = { $p }), onde as execuções terminam.
weak-stops = Com n/p fixo, para em { $speedup } (p = { $p }).
weak-goes-on = Com n/p fixo, continua até { $speedup } (p = { $p }).
law = A lei de Amdahl, ajustada às execuções com p ≤ { $last }, promete { $promised } para p = { $p }; a execução dá { $speedup }.
no-serial-part = Nenhuma parte desta FFT é serial: o que a lei toma por uma é overhead, e não é constante. f é { $first } para p = { $from } e { $then } para p = { $to }.
one-processor = Esta formulação só roda em um processador, então não há nada a escalar.
no-lines = Aqui não há forma fechada, por isso há só anéis.
left-out = Execuções com mais de { $most } mensagens são omitidas.

rule = regra
n-executed = n executado
line-log-n = log n da linha
line-time = Tₚ da linha
line-speedup = S da linha
line-efficiency = E da linha
law-says = S segundo a lei

terms = Termos
term-strong-name = escalabilidade forte
term-strong = O mesmo n em cada vez mais processadores. Cada um tem menos a calcular, então a comunicação toma uma parte crescente do tempo, e S para de crescer.
term-weak-name = escalabilidade fraca, limitada pela memória
term-weak = p vezes os pontos em p processadores: n/p fica igual, e a memória de cada processador fica igualmente cheia. Para uma transformada, cuja memória são os seus n pontos, as duas são uma só. W cresce um pouco mais rápido que p, pois log n também cresce.
term-scaled-name = speedup escalado
term-scaled = S para p vezes o trabalho em p processadores: W/p fica igual (Gustafson, Montry e Benner).
term-time-name = escalabilidade limitada pelo tempo
term-time = O maior número de pontos que p processadores transformam no tempo que um leva para o n do início.
term-amdahl-name = lei de Amdahl
term-amdahl = S ≤ 1/(f + (1 − f)/p) se uma parte f do trabalho é feita por um só processador; S fica então abaixo de 1/f. A FFT não tem tal parte: um f ajustado a poucas execuções promete mais, ou menos, do que p maiores dão.
term-gustafson-name = lei de Gustafson
term-gustafson = S = p − f′ · (p − 1) se um só processador trabalha durante uma parte f′ do tempo em p processadores. As execuções deixam esta reta onde o overhead cresce mais rápido que p.
term-bisection-name = bisseção
term-bisection = O menor número de ligações entre duas metades de uma rede: p/2 em um hipercubo, √p em uma malha quadrada. Em uma transposição, metade de todas as palavras tem de atravessá-la, e é isso que atrasa a malha.
term-overhead-name = overhead T_o
term-overhead = De sistemas paralelos: todo o tempo de todos os processadores que não é computação útil, T_o = p · T_p − W.
term-o-name = overhead o
term-o = Do LogP: o tempo em que um processador fica ocupado enviando ou recebendo uma palavra. Só uma parte de T_o vem dele; L, g e a espera são outras.
term-threshold-name = limiar da troca binária
term-threshold = t_c / (t_c + t_w) em um hipercubo (GK 4.1.1). Para manter uma eficiência até este valor, n só precisa crescer como p; acima dele, como uma potência maior de p. É o da troca binária: uma transposição tem outro, ou nenhum.
term-bsp-name = tempo serial em BSP
term-bsp = Contado em flops: T_s = 5 · n · log n, pois uma borboleta tem 10 flops para as suas duas saídas.
term-radix-name = tempo serial com base 4
term-radix = Dois estágios calculados como um levam 17/20 dos flops, então T_s é 17/20 do da base 2 (com log n ímpar, um estágio fica sozinho). S é em relação a este programa mais rápido.
