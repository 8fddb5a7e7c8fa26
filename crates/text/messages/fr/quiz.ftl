stays-within = « Rester égale » signifie changer de moins de { $tolerance }.
rises = E monte
falls = E baisse
stays = E reste égale
double-p = Les processeurs sont doublés, de { $from } à { $to }. Comment varie E ?
double-p-why = E est { $before } sur { $from } processeurs et { $after } sur { $to }.
double-n = Les points sont doublés, de { $from } à { $to }. Comment varie E ?
double-n-why = E est { $before } avec { $from } points et { $after } avec { $to }.
most-more = Une plus grande part du temps des processeurs va maintenant à : { $part }, { $before } avant, { $after } maintenant.
most-less = Une plus petite part du temps des processeurs va maintenant à : { $part }, { $before } avant, { $after } maintenant.
times-four = { $symbol } devient quatre fois plus grand : { $to } au lieu de { $from }. Quelle part du temps des processeurs augmente le plus ?
times-four-why = En moyenne, un processeur passe plus de temps à : { $part }, { $more } de plus, et { $second }, { $less } de plus. T_p passe de { $before } à { $after }.
times-four-alone = En moyenne, un processeur passe plus de temps à : { $part }, { $more } de plus, et à rien d’autre. T_p passe de { $before } à { $after }.
hottest = Lequel de ces canaux porte ou fait attendre le plus de messages à la fois ? Vous pouvez aussi le pointer sur la machine.
hottest-why = Le canal { $channel } a { $load ->
    [one] un message à la fois
   *[other] { $load } messages à la fois
} à t = { $time }.
hottest-other = Le canal { $channel } en a au plus { $load }.
size = Quel est le plus petit n tel que E = { $efficiency } sur { $p } processeurs ?
size-why = Avec { $n } points, E est { $here } ; avec moitié moins, elle est { $below }.
topology = La même transformée s’exécute sur { $there } au lieu de { $here }. Combien de temps prend-elle ?
pace-same = à peu près autant, à { $tolerance } près
pace-longer = jusqu’à { $most } fois plus longtemps
pace-long = { $least } à { $most } fois plus longtemps
pace-longest = plus de { $least } fois plus longtemps
pace-shorter = moins, d’un facteur jusqu’à { $most }
pace-short = moins, d’un facteur de { $least } à { $most }
pace-shortest = moins, d’un facteur supérieur à { $least }
topology-why = T_p est { $before } sur { $here } et { $after } sur { $there } : un facteur de { $factor }.
time = Où passe la plus grande part du temps des processeurs ?
time-why = Du temps de tous les processeurs, la plus grande part : { $part }, { $most } ; vient ensuite : { $second }, { $less }.
waits = Lequel de ces processeurs attend le plus longtemps ?
processor = processeur { $number }
waits-why = Le processeur { $number } attend pendant { $idle } de T_p = { $time }.
waits-other = Le processeur { $number } attend pendant { $idle }.
sketch = Comment E descend-elle, ou monte-t-elle, avec p ? Dessinez la courbe avant de la voir : glissez sur le plan, ou placez chaque point ci-dessous.
