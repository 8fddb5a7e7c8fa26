equations-place = Section 13.2.1
equations-title = L’échange binaire là où le réseau a de la bande passante pour tous
equations-claim =
    Sur un hypercube, ou tout réseau qui a autant de bande passante, T_p = t_c (n/p) log n + t_s log p + t_w (n/p) log
    p. Donc E = 1/(1 + t_s p log p/(t_c n log n) + t_w log p/(t_c log n)) : les démarrages demandent que n log n croisse
    comme p log p, les mots que log n croisse comme K (t_w/t_c) log p.
equations-time = T_p
equations-efficiency = E
equations-isoefficiency = n qui garde E

threshold-place = Exemple 13.1
threshold-title = Le seuil de l’échange binaire : t_c = 2, t_w = 4, t_s = 25
threshold-claim =
    Les efficacités jusqu’au seuil t_c/(t_c + t_w) = 0,33 coûtent peu : W croît comme p log p. Au-delà, W croît comme
    p^(K t_w/t_c) log p : p^(1,33) log p pour E = 0,40, p^(1,64) log p pour E = 0,45. Sur 256 processeurs, E monte vite avec
    n jusqu’au seuil, et lentement ensuite.
threshold-limit = seuil
threshold-exponent = exposant de p au-delà du seuil
threshold-curve = n qui garde E
threshold-at-256 = E sur 256 processeurs
threshold-axis = n

mesh-place = Section 13.2.2
mesh-title = L’échange binaire sur une grille, où la bande passante manque
mesh-claim =
    Sur une grille √p × √p, les partenaires sont à 1, 2, 4, … √p/2 liens l’un de l’autre, le long d’une ligne puis le
    long d’une colonne, et autant de messages partagent un lien. Donc T_p = t_c (n/p) log n + t_s log p + 2 t_w n/√p, et
    la taille qui garde une efficacité croît exponentiellement en √p.
mesh-why =
    La somme des distances est 1 + 2 + … + √p/2 = √p − 1 le long d’une ligne, et autant le long d’une colonne. Le livre
    arrondit 2 (√p − 1) à 2 √p, ce qui ajoute 2 t_w n/p. Avec √p − 1, la formule est exacte.
mesh-time = T_p
mesh-summed = T_p avec √p − 1
mesh-partners = partenaires d’un processeur
mesh-isoefficiency = n qui garde E, t_s = 0

twiddles-place = Section 13.2.3
twiddles-title = Les puissances de ω que les processeurs calculent à nouveau
twiddles-claim =
    Un seul processeur a besoin de n puissances différentes de ω. Parmi p processeurs, le plus chargé a besoin de h(n,
    p), avec h(n, 1) = n, h(p, p) = log p et h(n, p) = h(n, 2p) + n/p − 1 : 2 (n/p − 1) + log p pour p > 1. Tous
    ensemble en calculent plus que n, et la différence est un surcoût : de l’ordre de n + p log p, quel que soit le
    réseau.
twiddles-most = maximum de puissances que calcule un processeur
twiddles-later = temps en plus dans T_p
twiddles-axis = puissances de ω du processeur le plus chargé

transposes-place = Section 13.3
transposes-title = La transposition en deux dimensions et plus
transposes-claim =
    Avec une transposition, T_p = t_c (n/p) log n + t_s (p − 1) + t_w n/p, pour p ≤ √n. Avec q dimensions, chacune des q
    − 1 transpositions se fait entre p^(1/m) (m = q − 1) processeurs : t_c (n/p) log n + (q − 1)(t_s (p^(1/m) − 1) + t_w
    n/p). L’isoefficacité de la première est de l’ordre de p² log p, quel que soit t_w/t_c, car p ≤ √n en demande
    autant.
transposes-why =
    Le livre fait envoyer à chaque processeur tous ses n/p mots à chaque transposition. Une partie sur p^(1/m) est
    déjà là où il le faut, et reste. Sans ces mots, la formule est exacte.
transposes-time = T_p
transposes-moved = T_p sans les mots qui restent
transposes-half = mots, en fraction de ceux de l’échange binaire (q = log p + 1)
transposes-p-squared = E avec n = p², de p à 2p
transposes-grows = croît
transposes-falls = décroît
transposes-isoefficiency = n qui garde E
transposes-least = n = 2^{ $power }, le plus petit possible
transposes-has = E = { $efficiency }
transposes-dims = transposition, { $dims }-D

comparison-place = Exemple 13.2
comparison-title = Échange binaire ou transposition, sur 64 processeurs
comparison-claim =
    Sur un hypercube de 64 avec t_c = 2, t_s = 25, t_w = 4, l’échange binaire est le plus rapide de trois algorithmes là
    où n/p est très petit, la transposition à trois dimensions pour n/p moyen, et celle à deux dimensions là où n/p est
    grand.
comparison-why =
    Les formules des transpositions comptent aussi les mots qui restent sur leur processeur (section 13.3). Exécutées,
    les deux sont plus rapides que ne le disent les formules.
comparison-speedup = S
comparison-best = le plus rapide
comparison-exchange = échange binaire
comparison-low = le plus rapide à n = 2^8
comparison-middle = le plus rapide à n = 2^12
comparison-high = le plus rapide à n = 2^18
comparison-axis = S, p = 64
