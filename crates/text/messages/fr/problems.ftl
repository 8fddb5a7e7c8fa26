p1-place = Problème 13.1
p1-title = E et isoefficacité là où les mots coûtent t_w (n/p) log p
p1-claim =
    Un processeur prend t_c n log n, p processeurs prennent (t_c n log n)/p + (t_w n log p)/p, avec t_c = 1 et t_w =
    0,2. Que valent S et E ? Comment n doit-il croître pour E = 0,6 ? Cela change-t-il pour E = 0,4 ? Et si t_w =
    1 ? Regardez la courbe pour E = 0,6, puis prenez t_w = 1.
p1-efficiency = E
p1-speedup = S
p1-isoefficiency = n qui garde E
p1-no-change = E avec n = p, t_w = 0,2
p1-stays = au moins 0,6, donc rien ne change pour 0,4
p1-axis = n
p1-line = t_w = { $time }, E = 0,6

p2-place = Problème 13.2
p2-title = À quelle distance sont les partenaires sur une grille, quelle que soit la disposition
p2-claim =
    De quelque façon qu’on dispose les points sur une grille carrée de p processeurs, l’échange binaire a une
    itération où des partenaires sont à au moins √p/2 liens l’un de l’autre. Regardez la grille ligne par ligne : le
    premier échange franchit √p/2 lignes. Y a-t-il une disposition où tous les échanges soient plus courts ?
p2-why =
    Pris à la lettre, √p/2 ne vaut pas pour toute disposition. Laissez à chaque processeur ses n/p points, comme
    avant, et ordonnez lignes et colonnes selon le nombre de bits de leur numéro qui valent 1 : sur 256 processeurs,
    les partenaires sont à 7 liens au plus, à toutes les itérations, alors que √p/2 = 8. La croissance de la
    distance en est peu changée : d’après le théorème de Harper sur les nombres qui diffèrent d’un bit, toute
    disposition de ce genre a une itération avec environ 0,8 √p/√(log p) liens. Ligne par ligne, √p/2 est exact, et
    sur peu de processeurs aucune disposition ne fait mieux : pour 4 et 16, toutes ont été essayées ici ; pour 64,
    un solveur SAT n’en a trouvé aucune.
p2-by-rows = ligne par ligne, distance maximale
p2-iteration = ligne par ligne, distance à chaque itération
p2-every = toutes les dispositions essayées, plus petite distance maximale
p2-by-weight = selon le nombre de uns, distance maximale
p2-bound = aucune disposition n’a moins
p2-rows = ligne par ligne
p2-ones = selon le nombre de uns
p2-at-least = au moins { $links }
p2-axis = liens entre partenaires

p3-place = Problème 13.3
p3-title = L’échange binaire sur un réseau linéaire
p3-claim =
    p processeurs forment une chaîne, chacun lié au suivant. Entre lesquels vont les messages de l’échange binaire,
    et que sont T_p, S, E et la fonction d’isoefficacité ? L’explorateur n’a pas de réseau linéaire, mais les lignes
    et les colonnes d’une grille en sont : sur 16 × 16 processeurs, les échanges sont ceux d’une chaîne de 16, une
    fois dans les colonnes et une fois dans les lignes. Une chaîne ne fait donc que la moitié de cette
    communication.
p3-distance = liens entre partenaires
p3-load = messages sur le lien le plus chargé
p3-sum = messages sur le lien le plus chargé, somme de toutes les itérations
p3-time = T_p avec la moitié de la communication de p lignes de p
p3-speedup = S
p3-efficiency = E
p3-isoefficiency = n qui garde E, t_s = 0
p3-axis = n pour E = 0,2, t_s = 0
p3-line = réseau linéaire
p3-mesh = grille
p3-hypercube = hypercube

p4-place = Problème 13.4
p4-title = La grille sans démarrages : n croît exponentiellement en √p
p4-claim =
    Avec t_s = 0, la fonction d’isoefficacité de l’échange binaire sur une grille est W = 2K (t_w/t_c) √p 2^(2K
    (t_w/t_c) √p), où K = E/(1 − E). Regardez combien la courbe est raide, et divisez t_w par deux : l’exposant est
    divisé par deux.
p4-why =
    La formule prend 2 √p pour la somme des distances en lignes et en colonnes, qui est 2 (√p − 1). Elle demande
    donc plus de points qu’il n’en faut, d’un facteur 2^(2K t_w/t_c). Avec √p − 1, les exécutions des deux côtés de
    la courbe concordent.
p4-printed = n qui garde E, comme affirmé
p4-summed = n qui garde E, avec √p − 1
p4-constant = E avec n = 2^(2 (√p − 1))
p4-power = E avec n = p^2, de p à 4p
p4-falls = décroît
p4-rises = croît
p4-axis = n

p5-place = Problème 13.5
p5-title = Les puissances de ω du processeur le plus chargé : une récurrence
p5-claim =
    Montrez qu’aucun processeur ne calcule plus de h(n, p) puissances de ω, où h(n, 1) = n, h(p, p) = log p et h(n,
    p) = h(n, 2p) + n/p − 1. Regardez le dernier processeur : il lui faut une nouvelle puissance à chacune des log p
    premières itérations, puis 2, 4, … n/p.
p5-most = maximum de puissances que calcule un processeur
p5-step = en plus par rapport à 2p processeurs
p5-new = nouvelles puissances du dernier processeur
p5-last = total du dernier processeur, le maximum

p6-place = Problème 13.6
p6-title = La transposition sur une grille et sur un réseau linéaire
p6-claim =
    Trouvez T_p, S et E de la transposition à deux dimensions sur une grille √p × √p et sur une chaîne de p
    processeurs. Avec les échanges de tous avec tous du livre, cités de mémoire, T_p est t_c (n/p) log n + (2 t_s +
    t_w n/p)(√p − 1) et t_c (n/p) log n + (t_s + t_w n/(2p))(p − 1). Regardez les canaux au milieu de la grille, par
    lesquels passe un quart de tous les mots dans chaque sens.
p6-why-mesh =
    Ce sont deux ordonnancements. La formule est celle de messages combinés : tous ceux pour une ligne voyagent en
    un seul, puis tous ceux pour une colonne, avec 2 (√p − 1) démarrages. À l’exécution, les processeurs échangent
    par paires, avec p − 1 démarrages. Leurs mots partagent des canaux, mais ne prennent que (3/7) t_w n/√p au lieu
    de t_w n/√p. Si l’on compte les deux (par paires), la formule est exacte.
p6-why-line =
    La formule est celle d’un anneau où chaque message est transmis de voisin en voisin. À l’exécution, les
    processeurs échangent par paires : autant de démarrages, mais un tiers de t_w n au lieu de la moitié, car les
    mots passent par tous les liens de leur route à la fois.
p6-mesh = grille, T_p avec messages combinés
p6-mesh-by-pairs = grille, par paires
p6-in-rows = grille, transposition 3-D avec 2 (√p − 1) démarrages
p6-line = chaîne, T_p avec messages transmis de voisin en voisin
p6-line-by-pairs = chaîne, par paires
p6-time = T_p
p6-speedup = S
p6-efficiency = E
p6-middle-mesh = grille, mots qui traversent le milieu
p6-middle-line = chaîne, mots qui traversent le milieu
p6-at-least = au moins { $time }
p6-combined = combinés
p6-passed = de voisin en voisin
p6-by-pairs = par paires
p6-axis-mesh = E, grille de 16
p6-axis-line = E, chaîne de 16

p7-place = Problème 13.7
p7-title = Quelle largeur il faut à une grille pour transposer comme un hypercube
p7-claim =
    Sans démarrages, de quel facteur la bande passante d’une grille doit-elle croître pour que la transposition à
    deux dimensions prenne autant de temps que sur un hypercube de p processeurs ? t_w (n/p)(√p − 1) contre t_w n/p,
    cela donne √p − 1. Regardez les deux machines côte à côte et changez la largeur de la grille.
p7-why =
    √p − 1 est le facteur d’un échange avec messages combinés. Par paires, au pas i, autant de messages partagent un
    canal que vaut le chiffre binaire le plus haut de la ligne ou de la colonne de i, le plus grand des deux ; cela
    fait au total (3/7)(√p³ − 1)/(p − 1), un peu moins que la moitié de √p. Les deux croissent comme √p.
p7-factor = facteur
p7-as-fast = T_p avec des canaux plus larges d’autant
p7-enough = T_p avec des canaux de largeur √p − 1
p7-root = T_p avec des canaux de largeur √p
p7-least = facteur, d’après ce qui traverse le milieu
p7-at-most = au plus { $time }
p7-at-least = au moins { $factor }
p7-axis = facteur
p7-pairs = par paires
p7-bound = aucun ordonnancement ne demande moins

p8-place = Problème 13.8
p8-title = Quel algorithme ? Cinq jeux de constantes, trois tailles
p8-claim =
    Sur un hypercube avec t_w = 1 et t_s = 250, 50, 10, 2 ou 0, quel est le meilleur entre l’échange binaire et les
    transpositions à 2, 3, 4 et 5 dimensions : pour n = 2^15 et p = 2^12, pour n = 2^12 et p = 2^6, pour n = 2^20 et
    p = 2^12 ? Les deux derniers t_s et les tailles sont cités de mémoire. Regardez le graphique de la formulation
    la plus rapide et baissez t_s : les transpositions à moins de dimensions l’emportent.
p8-why =
    Les formules font envoyer à un processeur tous les n/p mots à chaque transposition, bien qu’une partie reste où
    elle est. Plus il y a de dimensions, plus cette partie est grande : avec t_s = 10, la transposition à quatre
    dimensions prend 234 pour la communication et non 282, celle à trois dimensions 252 et non 268. Celle à quatre
    est donc plus rapide.
p8-fastest = le plus rapide
p8-communication = temps de communication
p8-whether = peut être exécuté
p8-possible = possible
p8-impossible = trop peu de points
p8-exchange = échange binaire
p8-transpose = transposition, { $dims }-D
p8-sets = constantes

p9-place = Problème 13.9
p9-title = Une grille dont les canaux s’élargissent comme p^x
p9-claim =
    Les canaux d’une grille √p × √p portent p^x fois plus. Par la communication, log n doit croître comme p^(1/2 −
    x), et n exponentiellement en cela ; pour remplir les canaux, n comme p^(1 + x). W de l’ordre de p^(1,5) log p
    est donc le mieux qu’une largeur puisse donner, à x = 1/2. Cité de mémoire. Regardez la courbe pour E = 0,6 et
    changez la largeur de p^(0,25) en p^(0,5).
p9-why =
    La formule prend 2 √p pour la somme des distances, qui est 2 (√p − 1) (problème 13.4). Sur peu de processeurs,
    cela fait passer la courbe au-delà d’une puissance de deux. Avec √p − 1, les exécutions concordent.
p9-communication = n qui garde E, comme affirmé
p9-summed = n qui garde E, avec √p − 1
p9-filled = mots d’un échange, pour remplir un canal
p9-full = E avec n = p^(1 + x), de p = 16 à 256
p9-falls = décroît
p9-rises = croît
p9-best = x pour lequel n croît le moins
p9-axis = log n / log p
