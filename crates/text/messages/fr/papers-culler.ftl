fft-place = Section 4.1
fft-title = La FFT avec une redistribution, du cyclique aux blocs
fft-claim =
    Avec des blocs (ou une répartition cyclique) d’un bout à l’autre, log P des étages échangent n/P mots : (g n/P + L)
    log P. Avec une répartition cyclique d’abord et des blocs à la fin, pour n ≥ P², il y a une seule redistribution, où
    chaque processeur envoie n/P² mots à chacun des autres : g (n/P − n/P²) + L, moins d’un facteur log P.
fft-why =
    Le premier mot d’une suite de mots part aussitôt : m mots, espacés de g, prennent g (m − 1). Les formules comptent g
    pour chaque mot, un de trop à chaque échange ou redistribution.
fft-why-less =
    Cela fait log P fois (n/P − 1) mots au lieu de n/P − n/P² − 1, et log P fois L au lieu d’une. Le facteur est donc un
    peu plus grand que log P, et exactement log P seulement pour de longs messages et de nombreux processeurs.
fft-hybrid = redistribution, g (n/P − n/P²) + L
fft-hybrid-less-one = redistribution, un g de moins
fft-blocked = échanges, (g n/P + L) log P
fft-blocked-less-one = échanges, un g de moins à chacun
fft-less = échanges en multiple de la redistribution
fft-blocks = des blocs d’un bout à l’autre
fft-remapped = une redistribution
fft-axis = communication / calcul, n = 65536

remap-place = Section 4.1, l’implémentation
remap-title = La redistribution dans l’ordre naïf et dans l’ordre décalé
remap-claim =
    Si chaque processeur envoie ses lignes de la première à la dernière, tous envoient d’abord au processeur 0, puis au
    1, et ainsi de suite, et tous sauf quelques-uns sont bloqués. Si le processeur i commence par les lignes du
    processeur i + 1, jamais deux processeurs n’envoient au même. Sur une CM-5 de 128 processeurs, la redistribution
    naïve a pris plus de 1,5 fois le temps du calcul, la décalée un septième du temps du calcul.
remap-why =
    Sur la CM-5, il ne peut y avoir plus de L/g messages environ en route vers un processeur, et qui en envoie un de
    plus est bloqué : la redistribution avance au rythme d’un seul récepteur, jusqu’à P fois plus lentement. Cette
    capacité n’est pas modélisée ici : les mots attendent devant le récepteur et leurs émetteurs continuent, et l’ordre
    naïf prend donc environ deux fois plus de temps, non dix fois.
remap-why-staggered =
    Une redistribution coûte en outre à la CM-5 environ 1 µs par point, en lectures et écritures en mémoire, que LogP ne
    compte pas. Et à 2 Mo/s là où l’on en prédisait 3,2, elle était encore plus lente : les processeurs se
    désynchronisent, et les messages finissent par se rencontrer.
remap-why-rate =
    La prédiction compte, outre 2o, 1 µs pour lire et écrire chaque point en mémoire : 16 octets en 5 µs. Sans cela, ce
    sont 16 octets en 4 µs, moins ce que prennent le premier et le dernier mot de chaque message.
remap-naive-senders = émetteurs vers un même processeur à la fois, naïf
remap-staggered-senders = de même, décalé
remap-naive-share = redistribution naïve / calcul
remap-staggered-share = redistribution décalée / calcul
remap-more-than = plus de { $number }
remap-times = naïf / décalé
remap-order-of-magnitude = un ordre de grandeur
remap-rate = Mo/s par processeur, décalé
remap-load = messages à la fois sur un canal, naïf
remap-slower = T_p, naïf / décalé
