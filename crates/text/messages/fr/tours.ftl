butterflies-title = La FFT en papillons
butterflies-about = Ce que calcule une transformée, nœud par nœud : l’algorithme de Cooley–Tukey sur un seul processeur.

butterflies-1 = Une transformée de n = { $n } points prend log n = { $r } étages. Chaque colonne est le vecteur R avant un étage ; la dernière contient le résultat. Chaque nœud est calculé à partir de deux nœuds de la colonne précédente.

butterflies-2 = L’étage *l* combine les éléments dont les indices diffèrent par le bit *l*, compté depuis la gauche : R[i] devient S[i′] + ω^k·S[i″]. Voici R[5] après l’étage 0, fait des éléments 5 et 13 : à l’étage 0, les deux indices diffèrent de n/2.

butterflies-3 = À chaque étage, les papillons changent de taille, et rien d’autre : chaque nœud est une somme, un produit et une puissance de ω.
butterflies-3-ask = À l’étage 0, les deux indices diffèrent de 8. De combien diffèrent-ils au dernier étage, l’étage 3 ?
butterflies-3-a = de 1
butterflies-3-b = de 4
butterflies-3-c = de 8
butterflies-3-why = D’étage en étage, la distance est divisée par deux : 8, 4, 2, 1 ; à l’étage *l*, elle est 2^(r − l − 1). C’est ce qui décidera qui doit parler à qui.

butterflies-4 = Un étage a n nœuds, et chacun prend t_c. La taille du problème est donc W = t_c·n·log n = { $t_serial } : c’est le temps T_s d’un seul processeur, qui n’a personne à attendre.

butterflies-5 = À quelle vitesse croît le travail ? Il y a n nœuds par étage, et log n étages.
butterflies-5-ask = n est doublé, de 16 à 32. De quel facteur croît T_s ?
butterflies-5-a = de 2
butterflies-5-b = de 2,5
butterflies-5-c = de 4
butterflies-5-why = T_s passe de { $beside-t_serial } à { $t_serial }, un facteur de { $slower } : deux fois plus de nœuds par étage, et un étage de plus.

butterflies-6 = Les nœuds d’un étage ne dépendent pas les uns des autres : jusqu’à n processeurs peuvent les calculer à la fois. Ici, { $p } processeurs se partagent les nœuds. Là où une ligne mène à un autre processeur, une valeur doit voyager : { $messages } messages. La visite suivante dit à qui sont ces nœuds.

owners-title = Qui possède quoi
owners-about = Quel processeur a quel élément, et quand les éléments doivent changer de place.

owners-1 = Dans l’échange binaire, l’élément i vit sur le processeur que nomment les d = log p premiers bits de i (GK 3.1). Ici p = { $p } et n = { $n } : le processeur 2 a les éléments 8 à 11, dont les indices commencent par 10.

owners-2 = L’indice seul donne le propriétaire : aucun processeur n’a à demander.
owners-2-ask = Quel processeur a l’élément 13, en binaire 1101 ?
owners-2-a = le processeur 0
owners-2-b = le processeur 1
owners-2-c = le processeur 3
owners-2-why = 1101 commence par 11, et c’est 3. Le processeur 3 a les éléments 12 à 15.

owners-3 = Les d premiers étages combinent des indices qui diffèrent par un des d premiers bits : des éléments de deux processeurs. { $exchanges } étages ont donc besoin d’un échange, et les r − d autres d’aucun : là, les deux éléments sont sur un même processeur.

owners-4 = L’algorithme de transposition (GK 3.2) déplace plutôt les éléments une fois : d’abord la répartition sous laquelle la première moitié des étages est locale, puis celle de la seconde moitié. Entre les deux, chaque processeur envoie à tous les autres : { $redistributions } redistribution.

owners-5 = Dans cette unique redistribution, chacun des 4 processeurs a n/p = 16 éléments, et les autres ont besoin d’une partie d’entre eux.
owners-5-ask = Quelle part des siens un processeur garde-t-il ?
owners-5-a = rien
owners-5-b = un quart
owners-5-c = la moitié
owners-5-why = Il envoie n/p² = 4 mots à chacun des { $p } − 1 autres et en garde autant : une part de 1/p. En tout, { $words } mots voyagent.

owners-6 = Avec beaucoup de processeurs pour peu d’éléments, deux répartitions ne suffisent pas. IB en prennent une famille, C^r(p, N) : les papillons courts sous des blocs, les moyens sous une répartition cyclique par groupes, les longs sous la répartition cyclique. Pour p = { $p } et N = { $n }, c’est la Fig. 1 de IB.

exchange-title = L’échange et l’hypercube
exchange-about = Pourquoi l’échange binaire convient à l’hypercube : ses partenaires sont voisins, et l’exécution respecte exactement la formule de son temps.

exchange-1 = Un hypercube de p = { $p } processeurs : deux sont voisins si leurs numéros diffèrent d’un bit. Le processeur 5 = 0101 a d = { $d } voisins : 4, 7, 1 et 13.

exchange-2 = À l’étage 0, chaque processeur q échange ses n/p = { $message-words } mots avec celui dont le numéro diffère par le premier bit : un voisin. Les { $now-messages } messages sont tous en route à la fois, et aucun canal n’en porte plus d’un.

exchange-3 = Les étages du chronogramme : un échange dans chacun des d premiers, puis les étages locaux.
exchange-3-ask = Combien de messages cette exécution envoie-t-elle en tout ?
exchange-3-a = 16
exchange-3-b = 64
exchange-3-c = 240
exchange-3-why = { $messages } : dans chacun des log p = { $d } échanges, chacun des { $p } processeurs en envoie un.

exchange-4 = Un échange coûte t_s pour commencer un message, t_h pour le saut et t_w pour chaque mot : t_s + t_h + t_w·n/p. Ici, le démarrage prend { $startup } du temps de tous les processeurs, les mots { $transfer } et l’attente { $idle }.

exchange-5 = Donc T_p = t_c·(n log n)/p + (t_s + t_h + t_w·n/p)·log p (d’après GK 4). La formule donne { $predicted }, et l’exécution a pris { $t_parallel } : aucun message n’en a gêné un autre.

exchange-6 = La même transformée sur plus de processeurs : chacun a moins à calculer, et plus de partenaires à qui parler.
exchange-6-ask = p passe de 16 à 64, et n ne change pas. Comment varie l’efficacité E ?
exchange-6-a = elle monte
exchange-6-b = elle reste
exchange-6-c = elle baisse
exchange-6-why = E baisse de { $beside-efficiency } à { $efficiency }. Le travail d’un processeur est divisé par quatre, mais il commence { $d } messages au lieu de { $beside-d }. Pour garder E, n doit croître : voir la visite sur l’isoefficacité.

mesh-title = La grille et la contention
mesh-about = Pourquoi le même algorithme perd sur une grille : les partenaires sont loin, et leurs messages partagent des canaux.

mesh-1 = Les mêmes { $p } processeurs, maintenant en 4 lignes de 4, numérotés ligne par ligne. Seuls les voisins sont reliés. L’échange binaire n’en tient pas compte : ses partenaires sont toujours les processeurs dont les numéros diffèrent d’un bit.

mesh-2 = À l’étage 0, ils diffèrent par le premier bit, de 8 : deux lignes d’écart. Les messages doivent donc traverser deux canaux chacun, et ils se rencontrent en route.
mesh-2-ask = Combien de messages partagent le canal le plus chargé à cet étage ?
mesh-2-a = 1
mesh-2-b = 2
mesh-2-c = 4
mesh-2-why = { $now-load } à la fois, √p/2 d’entre eux. Chacun obtient la moitié du canal, et ses mots prennent donc deux fois plus de temps : t_w·m·q avec q = { $hottest-load } (GK App. D).

mesh-3 = Sur le chronogramme, la contention a sa propre couleur : ce qu’un message a pris en plus de t_h pour ses sauts et de t_w pour ses mots. Elle prend { $contention } du temps de tous les processeurs, aux étages où les partenaires sont à deux sauts.

mesh-4 = La grille prend T_p = { $t_parallel }, un hypercube { $beside-t_parallel } : { $slower } fois plus, pour la même transformée des mêmes données. Le calcul et le démarrage sont les mêmes sur les deux ; la différence, ce sont les sauts et la contention.

mesh-5 = Sur 4 × 4 processeurs, la grille prend { $slower } fois le temps de l’hypercube. Maintenant quatre fois plus de processeurs, et quatre fois plus de points : un processeur a autant à envoyer qu’avant.
mesh-5-ask = Sur 8 × 8 processeurs avec n = 4096, la grille prend-elle moins, autant ou plus de retard sur l’hypercube que sur 4 × 4 ?
mesh-5-a = moins
mesh-5-b = autant
mesh-5-c = plus
mesh-5-why = Plus : elle prend { $slower } fois le temps de l’hypercube. Les partenaires sont à jusqu’à √p/2 = { $hottest-load } sauts, et autant de messages partagent un canal. T_o croît avec √p, non avec log p (GK 8).

mesh-6 = Un mot sur la commutation. En store-and-forward, un message attend dans chaque processeur de son trajet ; en cut-through, ses mots passent par tous les canaux à la fois.
mesh-6-ask = La grille est-elle plus rapide en cut-through qu’en store-and-forward ?
mesh-6-a = bien plus rapide
mesh-6-b = aussi rapide
mesh-6-c = plus lente
mesh-6-why = Aussi rapide : { $t_parallel } et { $beside-t_parallel }. Ce que les mots gagnent en route, ils le perdent là où ils partagent des canaux. GK le montrent dans App. D : le cut-through n’aide pas ici.

mesh-7 = Ce qui aiderait, ce sont des canaux plus larges : avec des canaux de largeur √p/2 = 2, les mots ne prennent pas plus de temps que sur l’hypercube (GK 7). T_p vaut { $t_parallel }, contre { $beside-t_parallel } sur la grille simple.

isoefficiency-title = L’isoefficacité et le seuil
isoefficiency-about = À quelle vitesse le nombre de points doit croître pour garder l’efficacité, et jusqu’à quelle efficacité c’est facile.

isoefficiency-1 = À n fixe, E baisse quand p croît : T_o = p·T_p − W croît, et W non. Mettre un algorithme à l’échelle, c’est laisser n croître avec p.

isoefficiency-2 = La *fonction d’isoefficacité* dit à quelle vitesse : le W qui garde E pour chaque p, d’après W = K·T_o avec K = E/(1 − E). Pour E = { $kept } sur { $p } processeurs, log n doit être { $needed-log }.

isoefficiency-3 = Sur un hypercube, T_o = t_s·p·log p + t_w·n·log p (GK 4). Le second terme est le plus dur : il exige n = p^(K·t_w/t_c). Tant que K·t_w/t_c ≤ 1, ce n’est pas plus que p, et le premier terme décide.
isoefficiency-3-ask = Jusqu’à quelle E est-ce ainsi, avec t_c = { $t_c } et t_w = { $t_w } ?
isoefficiency-3-a = environ 0,24
isoefficiency-3-b = environ 0,44
isoefficiency-3-c = environ 0,78
isoefficiency-3-why = K·t_w/t_c = 1 donne le seuil E = t_c/(t_c + t_w) = { $threshold } (GK 4.1.1). Ce n’est pas le nombre de processeurs qui décide, mais le rapport de deux vitesses.

isoefficiency-4 = Sous le seuil, un n modéré suffit : sur { $p } processeurs, n = { $needed } garde E = { $kept }.
isoefficiency-4-ask = Et pour E = 0,7, au-dessus du seuil : combien de fois plus grand n doit-il être ?
isoefficiency-4-a = environ 2 fois
isoefficiency-4-b = environ 16 fois
isoefficiency-4-c = plus de 100 fois
isoefficiency-4-why = n = { $needed } au lieu de { $beside-needed }. Au-dessus du seuil, n croît comme p^(K·t_w/t_c), et pour E = 0,7 cet exposant est presque 3.

isoefficiency-5 = Sur la grille, T_o a le terme 2·t_w·n·√p (GK 8) ; log n doit donc croître avec √p : n croît exponentiellement (GK 10). Pour E = { $kept } sur { $p } processeurs, il faut n = { $needed } ; sur un hypercube, { $beside-needed } suffisent.

isoefficiency-6 = Un réseau plus rapide déplace le seuil, un processeur plus rapide aussi, mais dans l’autre sens.
isoefficiency-6-ask = Les processeurs deviennent deux fois plus rapides, t_c = 0,5, et le réseau ne change pas. Comment varie le n qui garde E = 0,5 ?
isoefficiency-6-a = il baisse
isoefficiency-6-b = il reste
isoefficiency-6-c = il croît
isoefficiency-6-why = Il croît de { $beside-needed } à { $needed } : le seuil baisse de { $beside-threshold } à { $threshold }. E compare avec un processeur seul plus rapide, et les mots prennent toujours autant de temps.

transpose-title = Transposition contre échange
transpose-about = Peu de grands messages ou beaucoup de petits : lequel des deux algorithmes pour quelle machine.

transpose-1 = L’algorithme de transposition calcule la moitié des étages, puis chaque processeur envoie à tous les autres, puis il calcule l’autre moitié. À l’étape i sur p − 1, le processeur q échange n/p² = { $message-words } mots avec le processeur q ⊕ i.

transpose-2 = Ici, les partenaires sont à jusqu’à log p sauts. Mais sur un hypercube en cut-through, les routes d’un pas ne partagent jamais de canal : le plus qu’un canal porte à la fois est { $hottest-load }.

transpose-3 = L’échange binaire envoie { $beside-messages } messages pour cette transformée, l’algorithme de transposition { $messages }, mais petits.
transpose-3-ask = Lequel des deux envoie le plus de mots en tout ?
transpose-3-a = la transposition
transpose-3-b = l’échange binaire
transpose-3-c = les deux autant
transpose-3-why = L’échange binaire : { $words } mots, car les données sont échangées quatre fois ; l’algorithme de transposition déplace chaque mot au plus une fois, { $beside-words } en tout.

transpose-4 = L’un paie donc les démarrages, t_s·(p − 1), l’autre les mots, t_w·(n/p)·log p. Ici n = 1024, t_s = { $t_s } et t_w = { $t_w }.
transpose-4-ask = Lequel est le plus rapide sur 16 processeurs avec n = 1024 ?
transpose-4-a = la transposition
transpose-4-b = l’échange binaire
transpose-4-why = L’échange binaire prend { $t_parallel }, la transposition { $beside-t_parallel } : avec des parts aussi petites que { $message-words } mots, les démarrages pèsent plus.

transpose-5 = Maintenant n = { $n } sur la même machine, une part de 4096 mots pour chaque processeur.
transpose-5-ask = Et maintenant ?
transpose-5-a = la transposition
transpose-5-b = l’échange binaire
transpose-5-why = La transposition : { $t_parallel } contre { $beside-t_parallel }. Son efficacité est { $efficiency }, celle de l’échange binaire { $beside-efficiency } : les démarrages ne comptent presque plus, les mots si.

transpose-6 = Dans T_o = t_w·n + t_s·p² (GK 11), les mots ne croissent plus avec p : il n’y a pas de seuil. Pour E = { $kept } sur { $p } processeurs, n = { $needed } suffit, là où l’échange binaire a besoin de { $beside-needed }. Le prix : n doit être au moins p² (GK 5).

hiding-title = Cacher la communication
hiding-about = Comment calculer pendant que les mots voyagent, jusqu’à ce que la communication ne coûte rien : l’ordonnancement guidé par les sorties de Sahay sur une machine LogP.

hiding-1 = Une machine LogP n’a pas de canaux. Un mot met L = { $latency } à arriver, et un processeur en envoie au plus un par g = { $g }. Les éléments sont placés de sorte qu’un processeur ait d’abord un papillon entier de m = n/p = 64 entrées, la phase I ; puis chaque processeur envoie à tous les autres ; puis viennent les courts, la phase II (S 3.1).

hiding-2 = L’ordonnancement simple calcule toute la phase I, puis envoie. Pendant que les mots partent, un par g, aucun processeur ne calcule : l’attente de l’intervalle prend { $gap } du temps. T_p vaut { $t_parallel }, comme le dit le théorème 3.1 : (n log n)/p + (n/p − n/p² − 1)·g + L.

hiding-3 = Une sortie pourrait partir dès qu’elle est calculée. Il faut pour cela la calculer tôt : nœud par nœud, toujours le moins possible de ceux dont la prochaine sortie a besoin, et non colonne par colonne.
hiding-3-ask = Un papillon de 64 entrées a 384 nœuds à calculer. De combien d’entre eux sa première sortie a-t-elle besoin ?
hiding-3-a = 6
hiding-3-b = 63
hiding-3-c = 384
hiding-3-why = 63 : la sortie, deux nœuds avant elle, quatre avant ceux-ci …, 32 dans la première colonne : m − 1 en tout. La sortie suivante a besoin d’un nœud de plus, les deux d’après de trois et d’un (S Fig. 2).

hiding-4 = Voici l’ordonnancement guidé par les sorties (S 4) : les mêmes nœuds sur les mêmes processeurs dans un autre ordre. Chaque sortie est envoyée dès qu’elle est prête, comme message de { $message-words } mot, pendant que la suivante est calculée. Les processeurs suivent des ordres différents, de sorte que jamais deux n’envoient au même à la fois.

hiding-5 = Dans l’ordonnancement simple, la communication prenait plus d’un quart du temps : T_p valait { $t_parallel }, dont 512 de calcul.
hiding-5-ask = Combien en reste-t-il avec l’ordonnancement guidé par les sorties ?
hiding-5-a = tout
hiding-5-b = environ la moitié
hiding-5-c = rien
hiding-5-why = Rien : T_p = { $t_parallel } = (n log n)/p, et E = { $efficiency }. Les { $messages } messages voyagent tous pendant que leurs émetteurs et récepteurs calculent.

hiding-6 = Cela marche tant que les mots sont passés avant que la phase II n’en ait besoin. Avec un intervalle plus grand, g = { $g }, il n’y a plus assez de travail pour les cacher : E = { $efficiency }. Plus de points aident : avec n = 4096, il y a plus à calculer par mot, et E = { $beside-efficiency }.

supersteps-title = BSP et les redistributions
supersteps-about = Une machine faite de deux nombres, et un algorithme qui communique aussi rarement que possible : la FFT cyclique par groupes d’Inda et Bisseling.

supersteps-1 = Une machine BSP calcule ou communique, par super-étapes. Calculer coûte les flops du processeur le plus chargé ; communiquer coûte h·g + l, où h est le plus grand nombre de réels qu’un processeur envoie ou reçoit, et l le prix de la barrière (IB 1.2).

supersteps-2 = L’algorithme de IB change la répartition de sorte que chaque papillon soit local : des blocs pour les courts, cyclique pour les longs. Avec entrée et sortie en blocs, cela fait { $communications } super-étapes de communication : pour l’inversion des bits, vers la répartition cyclique, et retour.

supersteps-3 = Si l’entrée et la sortie peuvent être réparties cycliquement (IB 4.1), on en économise une partie.
supersteps-3-ask = Combien des 3 super-étapes de communication reste-t-il ?
supersteps-3-a = 3
supersteps-3-b = 2
supersteps-3-c = 1
supersteps-3-why = 1 : un tiers de la communication, comme le disent IB. T_p baisse de { $beside-t_parallel } à { $t_parallel }, et E monte à { $efficiency }.

supersteps-4 = L’échange binaire sur la même machine a { $communications } super-étapes de communication, une par échange, chacune avec h = { $h } : T_p = { $t_parallel } flops, là où le cyclique prend { $beside-t_parallel }.

supersteps-5 = Une redistribution suffit là où p ≤ √N. L’algorithme de IB accepte tout p inférieur à N ; il passe alors par H = ⌈log N / log(N/p)⌉ phases.
supersteps-5-ask = p = 16 et N = 128, donc N/p = 8. Combien de phases de calcul y a-t-il ?
supersteps-5-a = 2
supersteps-5-b = 3
supersteps-5-c = 7
supersteps-5-why = ⌈7/3⌉ = 3 phases, avec { $communications } redistributions entre elles : blocs, une répartition cyclique par groupes, cyclique.

supersteps-6 = Avec si peu d’éléments, c’est la barrière qui coûte : l prend { $hop } du temps, les nombres eux-mêmes { $transfer }. C’est le compromis de BSP : des super-étapes peu nombreuses et grandes là où l est grand.

device-title = Votre propre machine
device-about = Tout le reste ici est simulé. Une vraie machine se comporte-t-elle ainsi ? La vôtre est à portée de main : étalonnez-la, prédisez, mesurez, expliquez l’écart.

device-1 = *Mesurer cet appareil* exécute exactement cet ordonnancement sur des workers de votre navigateur, un par processeur, chacun avec sa propre mémoire. Les trois paramètres sont d’abord déterminés : t_c par nœud, t_s par message, t_w par mot. Lisez-les sous les graphiques : combien de nœuds pourrait-on calculer dans le temps d’un message ?

device-2 = Le modèle prédit maintenant : T_p = t_c·n·log n/p + (t_s + t_w·n/p)·log p. Sur { $p } processeurs, un message porte n/p mots, et chaque processeur envoie log p = { $d } de ces messages.
device-2-ask = Combien de mots tous les processeurs envoient-ils ensemble ?
device-2-a = n·log p/2
device-2-b = n·log p
device-2-c = n·log n
device-2-why = n·log p = { $words } : chacun des p processeurs envoie log p fois n/p mots. Multipliez par votre t_w, divisez par p et comparez avec *messages* dans le tableau. La distance entre E et la prédiction est-elle inférieure à la largeur de la moitié centrale des passages ?

device-3 = La même chose avec p = { $p } : log p = { $d } échanges. Prédisez E avant de mesurer : la ligne simulée la donne. Si votre appareil a moins de { $p } cœurs, chaque processeur attend son tour, ce qu’aucun modèle ne connaît ici. Les parts de T_p le montrent : *attente* et *messages* croissent, *calcul* non.

device-4 = Une autre formulation sur le même appareil : une redistribution à la place des échanges. Mesurez à nouveau. Si l’écart est dans *calcul*, cherchez des copies et des accès à la mémoire à grands pas (strides) : le modèle ne compte que les papillons. S’il est dans *messages*, regardez les échantillons : la ligne est-elle juste pour des messages de cette taille ?
device-5 = Enfin une petite : n = { $n }. Ses messages portent 64 fois moins de mots qu’avant, mais t_s se paie toujours, et sur la plupart des appareils E est bien plus faible. À partir de quel n cela vaut-il la peine ? C’est l’isoefficacité avec vos propres paramètres : *Simuler cet appareil* les porte dans l’explorateur, où les courbes le disent pour chaque p.

## De 1993 à aujourd’hui

today-title = De 1993 à aujourd’hui
today-about = La question des articles, qui attend les liens de qui, posée à nouveau sur les réseaux des machines d’aujourd’hui.

today-1 = Un arbre élargi : les processeurs en bas, des commutateurs au-dessus, et à chaque niveau autant de liens vers le haut que vers le bas. Chaque échange monte jusqu’au commutateur le plus bas au-dessus des deux partenaires. Il prend T_p = { $t_parallel }, un hypercube { $beside-t_parallel } : ce qui demandait en 1993 un lien par partenaire demande aujourd’hui des commutateurs.

today-2 = Tant de liens coûtent cher. Les vrais arbres se rétrécissent : un lien entre commutateurs porte 1/τ de ce qu’envoie un processeur.
today-2-ask = Avec τ = 4, combien de temps prend la même transformée ?
today-2-a = à peine plus
today-2-b = 1,7 fois plus
today-2-c = quatre fois plus
today-2-why = { $slower } fois plus : les échanges qui quittent le commutateur le plus bas prennent quatre fois plus pour leurs mots, les autres autant qu’avant, et le calcul ne change pas.

today-3 = Une dragonfly : des groupes de routeurs, tous reliés dans un groupe, et un seul lien entre deux groupes. Aux premiers étages, tous ceux d’un groupe ont leurs partenaires dans un même groupe : jusqu’à { $hottest-load } messages partagent un lien. T_p = { $t_parallel }, moins bien qu’une grille de 1993 avec { $beside-t_parallel }.

today-4 = Le remède de Leslie Valiant, en 1982 : envoyer chaque message par un troisième groupe, choisi au hasard. Le chemin est plus long, mais il utilise tous les liens.
today-4-ask = Le détour vaut-il la peine ici ?
today-4-a = oui, c’est plus rapide
today-4-b = non, c’est plus lent
today-4-why = T_p = { $t_parallel } au lieu de { $beside-t_parallel } : les messages traversent { $message-hops } canaux au lieu de { $beside-message-hops }, mais la contention prend { $contention } du temps au lieu de { $beside-contention }.

today-5 = La réponse de 1993 s’inverse donc. Sur un hypercube avec ce n, l’échange binaire bat la transposition. Sur la dragonfly, la transposition prend { $t_parallel } et l’échange binaire { $beside-t_parallel } : elle démarre plus de messages, mais envoie chaque mot une seule fois, à des partenaires de tous les groupes.

today-6 = Les bibliothèques d’aujourd’hui transforment trois dimensions. Crayons : chaque processeur a une colonne du cube, transforme le long d’elle et échange deux fois, chaque fois avec trois autres. Les tranches échangent une fois, avec tous : { $beside-messages } messages au lieu de { $messages }, mais { $beside-words } mots au lieu de { $words }.
