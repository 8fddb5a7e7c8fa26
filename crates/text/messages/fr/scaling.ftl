# Les règles

strong = n fixe : passage à l’échelle fort
memory = n/p fixe : passage à l’échelle faible, limité par la mémoire
work = W/p fixe : accélération à l’échelle
time = Tₚ fixe : limité par le temps

ideal = idéal
amdahl = Amdahl
gustafson = Gustafson
amdahl-fit = Loi d’Amdahl, f = { $f } (exécutions, p ≤ { $last })
gustafson-fit = Loi de Gustafson, f′ = { $f } (exécutions, p ≤ { $last })
marks = Ligne : forme close. Cercle : exécuté, avec la plus grande puissance de deux n que permet la règle, de sorte que son Tₚ peut être sous la ligne.
chart = { $what } en fonction de p, une ligne par règle

strong-stops = À n = { $n } fixe, S s’arrête à { $speedup } (p = { $p }).
strong-goes-on = À n = { $n } fixe, S atteint { $speedup } (p = { $p }), où s’arrêtent les exécutions.
weak-stops = À n/p fixe, elle s’arrête à { $speedup } (p = { $p }).
weak-goes-on = À n/p fixe, elle continue jusqu’à { $speedup } (p = { $p }).
law = La loi d’Amdahl, ajustée aux exécutions avec p ≤ { $last }, promet { $promised } pour p = { $p } ; l’exécution donne { $speedup }.
no-serial-part = Aucune partie de cette FFT n’est séquentielle : ce que la loi prend pour telle est du surcoût, qui n’est pas constant. f vaut { $first } pour p = { $from } et { $then } pour p = { $to }.
one-processor = Cette formulation ne s’exécute que sur un processeur : il n’y a rien à mettre à l’échelle.
no-lines = Il n’y a pas de forme close ici, donc seulement des cercles.
left-out = Les exécutions de plus de { $most } messages sont omises.

rule = règle
n-executed = n exécuté
line-log-n = log n de la ligne
line-time = Tₚ de la ligne
line-speedup = S de la ligne
line-efficiency = E de la ligne
law-says = S selon la loi

terms = Termes
term-strong-name = passage à l’échelle fort
term-strong = Le même n sur de plus en plus de processeurs. Chacun a moins à calculer, la communication prend donc une part croissante du temps, et S cesse de croître.
term-weak-name = passage à l’échelle faible, limité par la mémoire
term-weak = p fois les points sur p processeurs : n/p ne change pas, et la mémoire de chaque processeur reste aussi pleine. Pour une transformée, dont la mémoire est ses n points, les deux ne font qu’un. W croît un peu plus vite que p, car log n croît aussi.
term-scaled-name = accélération à l’échelle
term-scaled = S pour p fois le travail sur p processeurs : W/p ne change pas (Gustafson, Montry et Benner).
term-time-name = passage à l’échelle limité par le temps
term-time = Le plus grand nombre de points que p processeurs transforment dans le temps qu’un seul met pour le n du départ.
term-amdahl-name = loi d’Amdahl
term-amdahl = S ≤ 1/(f + (1 − f)/p) si une part f du travail est faite par un seul processeur ; S reste alors sous 1/f. La FFT n’a pas de telle part : un f ajusté à quelques exécutions promet plus, ou moins, que ce que donnent de plus grands p.
term-gustafson-name = loi de Gustafson
term-gustafson = S = p − f′ · (p − 1) si un seul processeur travaille pendant une part f′ du temps sur p processeurs. Les exécutions quittent cette droite là où le surcoût croît plus vite que p.
term-bisection-name = bissection
term-bisection = Le plus petit nombre de liens entre deux moitiés d’un réseau : p/2 sur un hypercube, √p sur une grille carrée. La moitié de tous les mots doit la traverser dans une transposition, et c’est ce qui ralentit la grille.
term-overhead-name = surcoût T_o
term-overhead = Des systèmes parallèles : tout le temps de tous les processeurs qui n’est pas du calcul utile, T_o = p · T_p − W.
term-o-name = surcoût o
term-o = De LogP : le temps pendant lequel un processeur est occupé à envoyer ou à recevoir un mot. Seule une part de T_o en vient ; L, g et l’attente en sont d’autres.
term-threshold-name = seuil de l’échange binaire
term-threshold = t_c / (t_c + t_w) sur un hypercube (GK 4.1.1). Pour garder une efficacité jusqu’à cette valeur, n doit seulement croître comme p ; au-delà, comme une plus grande puissance de p. C’est celui de l’échange binaire : une transposition en a un autre, ou aucun.
term-bsp-name = temps séquentiel sur BSP
term-bsp = Compté en flops : T_s = 5 · n · log n, car un papillon a 10 flops pour ses deux sorties.
term-radix-name = temps séquentiel en base 4
term-radix = Deux étages calculés comme un seul prennent 17/20 des flops, T_s est donc 17/20 de celui de la base 2 (si log n est impair, un étage reste seul). S se rapporte à ce programme plus rapide.
