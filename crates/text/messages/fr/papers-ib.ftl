fig1-place = Fig. 1, section 2.1
fig1-title = Les papillons sous les répartitions cycliques par groupes
fig1-claim =
    Quelques répartitions rendent tous les papillons locaux : les courts sous des blocs, de plus longs sous la
    répartition cyclique en r groupes, les plus longs sous la répartition cyclique. De l’une à l’autre, toutes les
    données sont redistribuées une fois. Couleurs : le processeur qui détient l’élément ; traits forts : les papillons
    du processeur 0.
fig1-elements = phase { $j } : éléments là où les a C^{ $r }
fig1-butterflies = phase { $j } : papillons sur un seul processeur
fig1-phases = phases
fig1-logical = (A) vue logique
fig1-storage = (B) vue en mémoire

fig2-place = Fig. 2, section 2.3, théorème 2.2, corollaire 2.3
fig2-title = Les étages du papillon dans la vue en mémoire
fig2-claim =
    Rangé cycliquement en r groupes de u processeurs, un étage de papillons de taille K = k·u devient diagonal par
    blocs : chaque processeur fait des papillons de taille k sur ses propres N/p éléments. Seuls les poids distinguent
    les processeurs : ceux du processeur s₁ d’un groupe sont décalés de s₁/u.
fig2-same = lignes de Â qui sont celles de (2.9)
fig2-weights = poids
fig2-right = phases de processeurs avec les poids de α = (s mod u)/u
fig2-group = (B) un groupe, 64 × 64
fig2-groups = r = 2 groupes de u = 4 processeurs
fig2-each = chaque processeur : N/p = 16, k = 8
fig2-matrix = (C) B₈ du processeur s₁ = 1
fig2-powers = bleu w₈, orange −w₈, puissance j + s₁/u

fig3-place = Fig. 3, section 3.4
fig3-title = Des blocs à la répartition cyclique, par paquets
fig3-claim =
    Si p ≤ N/p, la permutation vers la répartition cyclique ne demande pas un message par élément : un processeur
    réarrange d’abord son bloc pour que ce qui va à un même processeur soit réuni, puis envoie à chacun des autres un
    paquet de N/p² éléments. Couleurs : le processeur qui détenait l’élément au début.
fig3-both = éléments que les deux pas mènent là où σ les mène
fig3-together = paquets qui restent réunis
fig3-packets = messages de N/p² éléments, exécutés
fig3-messages = messages, exécutés
fig3-moved = éléments déplacés de bloc à cyclique, exécutés
fig3-local = (A) permutation locale σ₄,₈
fig3-global = (B) permutation globale de paquets de 2
fig3-processor = processeur { $q }

table1-place = Table 1, section 5.1
table1-title = L’erreur d’une FFT en double précision
table1-claim =
    Transformer des nombres aléatoires en double précision IEEE perd environ une unité du dernier chiffre, 2 × 10⁻¹⁶ de
    la norme, et guère plus pour un N plus grand ; l’arithmétique du Cray T3E perd davantage. La transformée parallèle
    ne diffère de la séquentielle que là où elle apparie autrement les étages du papillon.
table1-vectors =
    { $count ->
       *[other] { $least } … { $most } sur { $count } vecteurs
    }
table1-less = { $mean } en IEEE 754 : moins
table1-not-less = { $mean } en IEEE 754 : pas moins
table1-backward = inverse
table1-sizes = 512 à 65536
table1-same-pairs = mêmes paires
table1-other-pairs = autres paires
table1-same-bits = mêmes bits
table1-other-bits = autres bits
table1-compared = { $error } : { $pairs }, { $bits }
table1-both = { $forward } en direct, { $backward } en inverse
table1-by = d’un facteur { $growth } (√log N : 1,33)
table1-parallel = parallèle, p = { $p }
table1-alike = à peu près comme en direct
table1-growth = croissance
table1-by-cray = d’un facteur 1,21 en IEEE 754
table1-no-difference = aucune différence : les étages sont appariés de la même façon
table1-order = du même ordre
table1-axis = erreur relative, ‖F* − F‖ / ‖F‖
table1-cray = Cray T3E, publié
table1-ieee = IEEE 754, publié
table1-here = calculé ici

table2-place = Table 2, section 5.2, équation 5.1
table2-title = Vitesses de la FFT séquentielle en flops
table2-claim =
    La vitesse 5·N·log N / temps monte avec N tant que les données et les poids tiennent dans le cache de 96 Ko, jusqu’à
    N = 4096 ; au-delà, elle tombe à un tiers et moins.
table2-why-1 =
    Une vitesse de 47,3 Mflop/s prend 0,0947 ms, ce qui s’arrondit à 0,09 ; avec les 0,10 ms imprimées, elle serait de
    42,7 … 47,2. L’une des deux cellules n’a pas été arrondie au plus proche.
table2-why-2 =
    La vitesse baisse de 64 à 128, de 256 à 512 et de 1024 à 2048. Elle monte pour log N pair, où tous les étages sont
    des papillons de base 4, et pour log N impair, où il reste un étage de base 2, pris séparément. L’étage restant
    explique une partie du zigzag : les flops de (3.1) y augmentent de la fraction 3/17/log N, les temps imprimés
    davantage.
table2-falls = baisse à { $sizes }
table2-even-sizes = 32 … 4096, log N pair
table2-odd-sizes = 32 … 4096, log N impair
table2-falls-to = de { $best } à { $worst } et moins
table2-rate = vitesse
table2-flops = flops (3.1)
table2-of-table-3 = temps de la table 3
table2-rises = monte
table2-increases = augmente
table2-said = la performance augmente jusqu’à N = 4096
table2-does-not = n’augmente pas
table2-drops = chute
table2-suddenly = chute soudainement après N = 4096
table2-here = vitesse de cette machine, Mflop/s
table2-constant = 34,9 Mflop/s, tout N
table2-even = log N pair
table2-odd = log N impair
table2-cache = le cache est plein
table2-axis = 5·N·log N / temps, Mflop/s

table3-place = Table 3, sections 3.1, 3.5 et 5.3, équations 3.2, 3.8 et 3.9
table3-title = Temps prédits et mesurés de la FFT BSP
table3-claim =
    Une transformée coûte 17/4·N/p·log N flops et ⌈log N / log N/p⌉ + 1 redistributions de 2·N/p·g + l chacune (3.9).
    Avec les g et l de la machine, cela prédit bien les temps sur un Cray T3E, tant que la partie d’un processeur tient
    dans son cache.
table3-why-1 =
    (3.9) avec g = 2,14 et l = 1377 donne 1,0549 ms ; l’article imprime 1,06. Avec les microsecondes de la même ligne de
    la table 4 (0,06133 et 39,48), elle donne 1,0550, ce qui s’arrondit à 1,06 : le calcul a été fait avec plus de
    chiffres de g qu’il n’en est imprimé.
table3-why-2 =
    (3.9) avec la ligne de la table 4 pour 64 processeurs donne 0,473, 0,602 et 0,903 ms, qui ne s’arrondissent pas aux
    0,48, 0,61 et 0,91 imprimés ; avec les microsecondes de la ligne non plus. Un l de 3901 … 3924 flops à la place de
    3861 donne les huit cellules de p = 64 (voir la ligne sur l). Les prédictions semblent provenir d’une autre
    exécution du banc d’essai que celle qu’imprime la table 4.
table3-why-3 =
    Les huit prédictions pour 64 processeurs sont justes jusqu’au dernier chiffre pour un l entre 3901 et 3924 flops,
    environ 1,3 % de plus que ne le dit la table 4. Là où p est grand et N/p petit, elles sont surtout faites de l, et
    elles le montrent donc.
table3-why-4 =
    (3.8) compte 2·N/p nombres pour chaque redistribution, comme si chaque processeur envoyait tout ce qu’il a. Ce qui
    reste n’est pas envoyé : quand k des bits qui nomment le processeur sont nouveaux, chacun garde une partie sur 2^k,
    de sorte que h = 2·N/p·(1 − 2^−k), avec k = log p pour toutes les redistributions si p² ≤ N. C’est seulement là où
    des processeurs échangent aussi leurs places que certains envoient tout. (3.8) est une borne supérieure presque
    atteinte.
table3-why-5 =
    (3.9) fait deux simplifications. Elle prend (3.7) pour (3.2), comme si tous les étages venaient par paires : trop
    peu de 3/4·N/p flops pour chaque phase à nombre impair d’étages. Et elle prend (3.8) pour ce qui est envoyé :
    trop. Elle n’est donc ni exacte ni une borne : pour N = 4096, l’exécution prend moins que (3.9) sur 16 processeurs
    et plus sur 32 (12 696 flops contre 12 600). Pour N = 4096 sur 512 processeurs, les deux erreurs se compensent, et
    la somme tombe juste par hasard : cela ne compte pas pour un accord.
table3-why-6 =
    IB 2.1 disent « the largest H for which (N/p)^(H−1) ≤ N » et veulent dire ⌈log N / log N/p⌉, qui figure à côté. Si N
    est une puissance de N/p, ces mots donnent une phase de trop, sans aucun étage ; ils sont justes avec < au lieu de
    ≤.
table3-why-7 =
    Hors du cache, la machine calcule à un tiers environ de v = 34,9 Mflop/s. IB en donnent eux-mêmes la cause
    (section 5.3), et les débits du tableau 2 baissent d’autant. En cache, il reste un facteur médian de 1,16 ; il est
    le plus grand là où un processeur va plus vite que v : 2,95 ms pour N = 4096 font 83 Mflop/s.
table3-factor = { $median } en médiane, { $most } au plus
table3-off = écart d’un facteur { $cached }, en cache ; { $beyond }, au-delà
table3-predicted = prédit
table3-measured = mesuré
table3-l = l qui donne toutes les cellules
table3-h = h de toutes (3.8)
table3-phases = phases selon le texte
table3-seq = seq
table3-in-cache = en cache
table3-executed-in-cache = exécuté contre mesuré, en cache
table3-executed-beyond = exécuté contre mesuré, hors du cache
as-measured = comme mesuré
executed = exécuté contre mesuré
table3-predicts = prédit bien en cache, pas au-delà
table3-flops = flops (3.2)
table3-redistributions = redistributions, H + 1
table3-yes = oui
table3-no = non
table3-cyclic = communication, bloc / cyclique (4.1)
table3-axis = temps, ms (tirets : prédit, cercles : mesuré)

table4-place = Table 4, section 5.3
table4-title = Paramètres BSP d’un Cray T3E
table4-claim =
    Un ordinateur BSP, c’est quatre nombres : p processeurs de v flop/s, g flops pour chaque nombre envoyé ou reçu, l
    flops pour synchroniser. Sur le Cray T3E, v vaut 34,9 Mflop/s ; g et l croissent avec p.
table4-why =
    110,88 µs à 34,9 Mflop/s font 3 870 flops, non 3 861 : les deux colonnes s’accordent avec v = 34,82 Mflop/s. Toutes
    les autres lignes s’accordent avec 34,9 (34,85 … 34,95). Le banc d’essai mesure v avec g et l, et semble donc avoir
    trouvé un v un peu plus lent dans l’exécution à 64 processeurs.
table4-both = flops d’après les µs
table4-executed = flops, par exécution
table4-here = Mflop/s de cette machine
table4-axis-g = g, flops (ligne : imprimé, cercles : exécuté)
table4-axis-l = l, flops

fig4-place = Fig. 4, section 5.3, équation 5.2
fig4-title = Efficacité absolue sur un Cray T3E
fig4-claim =
    E = Time(seq, N) / (p · Time(p, N)) est modérée jusqu’à N = 4096 et atteint 1,7 au-delà : le programme séquentiel ne
    tient alors pas dans le cache, ses parties sur assez de processeurs y tiennent.
fig4-why =
    D’après la table 3, l’efficacité de N = 16384 tombe de 1,00 à 0,88 sur deux processeurs, où 8192 points chacun sont
    encore trop pour le cache, et monte à 1,52 sur quatre. Ce que le texte dit de 8192 ≤ N ≤ 16384 ne vaut que pour
    8192.
fig4-why-2 =
    (5.2) divise le temps du programme séquentiel, et c’est là qu’est la différence. Jusqu’à N = 4096, ce programme
    tient dans son cache et atteint 83 Mflop/s (tableau 2), plus du double des v = 34,9 Mflop/s des exécutions : les
    efficacités mesurées sont plus basses. Au-delà, il met deux à trois fois le temps que dit v : elles sont plus
    hautes. C’est la raison probable, non prouvée ; sur 64 processeurs, g et l du tableau 4 ne s’accordent pas non
    plus avec le tableau 3.
fig4-why-3 =
    Plus ou moins constant veut dire ici perdre moins d’un tiers, seuil à partir duquel le passage d’un processeur à
    deux compte pour notable. De 2 à 8 processeurs, N = 512 perd la moitié de son efficacité (0,49, 0,37, 0,24) et N =
    2048 deux cinquièmes ; N = 1024 et 4096 perdent moins d’un tiers.
fig4-at-most = { $e } au plus, exécuté
fig4-doubling = { $all } ; un doublement laisse { $before } jusqu’à 8, puis { $after }
fig4-around = { $before } avant, { $after } après
fig4-all = tous
fig4-theory = en théorie
fig4-up-to = efficacités allant jusqu’à
fig4-one-to-two = un à deux processeurs
fig4-decreases = diminue nettement
fig4-shape = plus ou moins constante jusqu’à 8–16 processeurs, puis diminue régulièrement
fig4-two-to-64 = deux à 64 processeurs
fig4-rises = augmente d’un processeur à deux
fig4-increases = augmente
fig4-too-many = trop de processeurs
fig4-deteriorates = se dégrade
fig4-cache = cache
fig4-flat = presque constante avant que la partie tienne dans le cache et après
fig4-axis = E, absolue (tirets : prédit)

fig5-place = Fig. 5, section 5.3
fig5-title = L’efficacité pour une partie N/p constante
fig5-claim =
    Si N croît avec p de sorte que N/p reste le même, l’efficacité peut être gardée : à environ 0,5 pour un N/p de
    seulement 256, à de très bons niveaux pour 4096. Plus N/p est grand, plus la courbe prédite est plate.
fig5-why-2 =
    Comme à la fig. 4, c’est très probablement le temps du programme séquentiel qui fait la différence : jusqu’à N =
    4096, il va plus vite que ne dit v = 34,9 Mflop/s, et les efficacités mesurées sont plus basses ; au-delà, il va
    plus lentement, et elles sont plus hautes.
fig5-spread = { $spread } pour { $share }
fig5-spreads = plus grande sur plus petite, p = 2 … 64 : { $all }
fig5-ran = { $all } pour p = 2 … 16
fig5-far = { $all } sur 16, 256 et 4096 processeurs
fig5-maintained = gardée
fig5-execution = exécution
fig5-flatter = plus plate
fig5-converges = tend vers une droite horizontale quand N/p augmente
fig5-good = très bonne
fig5-asymptotically = asymptotiquement
fig5-level = un niveau constant pour N/p, g et l constants
fig5-axis = E, absolue (tirets : prédit, trait plein : mesuré)
