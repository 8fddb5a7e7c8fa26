fig1-place = Figure 1, section 3
fig1-title = L’algorithme de Cooley–Tukey, non ordonné, base 2
fig1-claim =
    log n itérations combinent des éléments dont les indices diffèrent de 2^(r−l−1) à l’itération l, le motif d’un
    réseau papillon. La ligne 8 est exécutée n log n fois, et la transformée finit dans l’ordre des bits inversés.
fig1-held = R après chaque itération
fig1-as-in = comme à la figure 1
fig1-same = identique
fig1-another = différent
fig1-line-8 = exécutions de la ligne 8
fig1-units = T_s en unités de t_c
fig1-reversed = bits inversés
fig1-natural = naturel
fig1-neither = ni l’un ni l’autre
fig1-order = ordre du résultat
fig1-speedup = accélération de p = n, messages gratuits
fig1-distance = distance des indices combinés à l’itération { $l }

fig2-place = Figure 2, section 8
fig2-title = L’accélération sur un hypercube pour trois tailles de problème
fig2-claim =
    Pour un petit problème (n = 1024), l’accélération sature à un petit nombre de processeurs, et d’autres n’en
    apportent pas davantage. Pour un plus grand (n = 65536), elle est presque linéaire jusqu’à 1024 processeurs.
fig2-why =
    GK ont mesuré les accélérations et n’indiquent pas t_s. Avec le t_s = 4 t_c supposé ici, 320 µs, la courbe
    s’aplatit mais monte encore : de 512 à 1024 processeurs, de 15 %. D’après l’équation 4, elle ne cesse d’y monter que
    si t_s est d’au moins 11,6 t_c, 0,93 ms ; ce qui a ralenti le nCUBE1 par ailleurs n’est dans aucune équation de
    l’article.
fig2-doubling = chaque doublement de p apporte moins que le précédent, n = 1024
fig2-saturates = sature
fig2-stops = aucune accélération supplémentaire pour n = 1024 au-delà d’un certain p
fig2-none = aucune
fig2-linear = presque linéaire pour n = 65536
fig2-nearly = presque linéaire
fig2-axis = S, accélération ; cercles : exécutions simulées, lignes : équations 1 et 4
fig2-none-beyond = aucune au-delà de p = { $p }
fig2-still = encore × { $last } de 512 à 1024
fig2-gains = × { $first } d’abord, × { $last } à la fin
fig2-worth = l’équivalent de { $share } processeurs sur 1024

fig3-place = Figure 3, section 8
fig3-title = Courbes d’isoefficacité sur un hypercube pour trois efficacités
fig3-claim =
    Avec t_w/t_c = 0,2, le seuil est 0,83. Pour E = 0,66 et 0,76, au-dessous, n log n croît presque en proportion de p
    log p ; pour E = 0,87, au-dessus, bien plus vite.
fig3-exceeds = E à laquelle K t_w/t_c dépasse 1
fig3-axis = p log p ; cercles : exécutions à 0,02 de E près, lignes : isoefficacité exacte
fig3-non-linear = non linéaire
fig3-nearly = presque linéaire
fig3-curve = courbe pour E = { $e }

fig4-place = Figure 4, section 8
fig4-title = Courbes d’isoefficacité sur grille et hypercube, E = 0,66
fig4-claim =
    Pour garder la même efficacité, le problème doit croître bien plus vite sur une grille que sur un hypercube avec les
    mêmes processeurs et les mêmes canaux.
fig4-grown = grille × { $mesh }, hypercube × { $cube }
fig4-more = plus sur la grille
fig4-axis = W = n log n en unités de t_c ; cercles : exécutions de la puissance de deux suivante
fig4-equation-10 = grille, équation 10
fig4-equation-6 = hypercube, équation 6

table1-place = Table 1, section 8
table1-title = Pente de log n en fonction de log p qui garde une efficacité, sur quatre hypercubes
table1-claim =
    Pour garder l’efficacité E, n doit croître comme p à la puissance K t_w/t_c avec K = E/(1 − E). Les efficacités dont
    l’entrée est d’environ 1 ou moins s’obtiennent facilement ; M1 à M4 sont nCUBE1, nCUBE2, iPSC/2 et iPSC/RX.
table1-why-1 =
    Le texte donne t_w/t_c = 0,18 pour M3, mais chaque entrée de la colonne est K · 0,178. Les vitesses qu’indique la
    section 8, 0,5 Mflop/s et 2,8 Mo/s, donnent 0,5/2,8 = 0,1786, qui a été tronqué à 0,178 pour la table et arrondi à
    0,18 pour le texte.
table1-why-2 =
    K = 1/9 et t_w/t_c = 1,28 donnent 0,1422, ce qui s’arrondit à .142 ; .143 n’en est aucun arrondi. Les autres entrées
    de la colonne s’accordent avec 1,28.
table1-why-3 =
    Le texte donne t_w/t_c = 10,7 pour M4. Les vitesses qu’indique la section 8, 30 Mflop/s et 2,8 Mo/s, donnent 30/2,8
    = 10,714, et avec cela ces entrées valent 7,14, 42,9 et 96,4 comme imprimé : elles ont été calculées avant que le
    rapport ne soit arrondi. (Seule .95, imprimée 203, s’accorde mieux avec 10,7 : 10,714 donnerait 204.)
table1-why-4 =
    Celles-ci sont tronquées après le troisième chiffre et non arrondies : 3/7 · 0,2 = 0,0857 figure comme .085, 7/3 ·
    0,2 = 0,4667 comme .466, et 3/7 · 1,28 = 0,5486 comme .548.
table1-reached = E = { $e } avec 2^25, { $half } avec 2^24
table1-run = M4, p = 2 : une exécution avec 2^25 points
table1-needs = E = 0,7 demande 2^25

table2-place = Table 2, section 8
table2-title = L’efficacité selon la taille de l’entrée et les processeurs, sur un hypercube de type M4
table2-claim =
    Avec t_w/t_c = 10,7, les efficacités sont petites, inférieures à 0,2 sur mille processeurs ou plus, à moins que le
    problème ne soit déraisonnablement grand (n > 2^30).
table2-why-1 =
    E = 1/(1 + 10,7 · 6/12) = 0,157, imprimé 0,19. Il se trouve entre 0,22 pour 16 processeurs et 0,12 pour 256, et ne
    saute donc pas aux yeux ; mais aucun arrondi de 0,157 ne le donne, et les 29 autres entrées s’accordent toutes
    avec la formule et les exécutions. Il faut lire 0,16 : une coquille.
table2-why-2 =
    La table elle-même a 0,22 pour 1024 processeurs et 2^30 points. E passe 0,2 là où log n = (10,7/4) log p, donc à
    partir de n = 2^27 pour 1024 processeurs.
table2-below = E < 0,2 pour n ≤ 2^30
table2-at-most = au plus 0,2 à n = 2^30

table3-place = Table 3, annexe A
table3-title = Les puissances de ω dans les itérations d’une FFT de 8 points
table3-claim =
    À l’itération l, l’exposant de ω pour l’indice i est l’inversion des l + 1 bits de poids fort de i, complétée à
    droite par des zéros : deux puissances à la première itération, deux fois plus à chacune des suivantes.
table3-why =
    Le texte dit n − l − 1 zéros, ce qui pour 8 points ferait un exposant de 8 bits ; un exposant a autant de bits qu’un
    indice, log n. Sa propre table montre 3 bits : log n − l − 1 zéros derrière les l + 1 bits inversés. (Le mot a pu se
    perdre dans la copie.)

table4-place = Table 4 et équation 13, annexe A
table4-title = Nouvelles puissances de ω d’un processeur à chaque itération, 8 points
table4-claim =
    Un processeur a besoin d’au plus h(n, p) = 2(n/p − 1) + log p puissances de ω. Tous les processeurs ensemble en
    calculent plus que les n d’une machine séquentielle, un surcoût de t'_c(n + p log p), d’où suit W = K t'_c p log p.
table4-why =
    L’article arrondit 2(n − p) + p log p − n à n + p log p. La valeur exacte est n − 2p + p log p, moins de 2p ; pour p
    = n = 2, ce n’est rien du tout, car chacun des deux processeurs calcule l’une des deux puissances. L’ordre de
    croissance, et donc l’équation 13, restent.
table4-overhead = surcoût
table4-total = total, h(8, p)
table4-cost = coût, p · h(8, p)
table4-iteration = itération { $stage }

ex-threshold = seuil, forme close
ex-axis = n qui garde E ; cercles : exécutions avec exactement ce n
ex-least = E d’une exécution, n = p = 2^{ $d }
ex-run = E d’une exécution, p = 2^{ $d }, n = p^{ $slope }
ex-slope = log n / log p pour E = { $e }, p = 2^{ $d }
ex-equation = n d’après l’équation 7 pour E = { $e }, p = 2

ex1-place = Exemple 1, section 4.1.1
ex1-title = Le seuil là où un mot coûte autant qu’un papillon, t_w = t_c
ex1-claim =
    Les efficacités jusqu’à 0,5 sont gardées par un n qui croît comme p. Pour plus, n doit croître comme p^K avec K =
    E/(1 − E) : pour E = 0,9 comme p^9.

ex2-place = Exemple 2, section 4.1.1
ex2-title = Le seuil là où un mot coûte autant que deux papillons, t_w = 2 t_c
ex2-claim =
    Un mot deux fois plus cher abaisse le seuil à 0,33 : pour E = 0,5, n doit croître comme p², pour E = 0,9 comme p^18.

sec4-place = Équations 1 à 10, sections 2 et 4
sec4-title = Surcoût et isoefficacité de l’échange binaire
sec4-claim =
    L’échange binaire a T_o = t_s p log p + t_w n log p sur l’hypercube et environ t_s p log p + 2 t_w n √p sur la
    grille. De W = K T_o suit comment W doit croître : polynomialement sur l’hypercube, exponentiellement en √p sur la
    grille.
sec4-why-1 =
    La section 2 imprime « Speedup S is the ratio W/T_o ». L’accélération est W/T_p : l’équation 1, à la ligne suivante,
    a E = S/p = W/(T_p p), et c’est seulement ainsi que les accélérations sont entre 0 et p. (C’est une seule lettre, et
    elle peut venir de la copie.)
sec4-why-3 =
    Elle hérite de l’équation 8 √p au lieu de √p − 1, mais dans un exposant : exactement, log n = 2K (t_w/t_c)(√p − 1),
    et le n imprimé est donc trop grand du facteur 2^(2K t_w/t_c) pour tout p, et ne s’approche pas du n exact quand p
    croît.
sec4-equation-3 = équation 3, { $network }
sec4-equation-1 = équation 1, E = 1/(1 + T_o/W)
sec4-partners = partenaires du processeur 0, p = 64
sec4-above = ligne au-dessus de l’équation 8
sec4-exactly = log n avec √p − 1
sec4-axis = T_o d’exécutions simulées, n = 2^16, en t_c ; lignes : équations 4 et 8
sec4-equation-4 = hypercube, équation 4

sec5-place = Équations 11 et 12, sections 5 et 5.1
sec5-title = La transposition, et la famille entre elle et l’échange binaire
sec5-claim =
    En cut-through, une transposition a T_o = t_w n + t_s p² : le moins de mots, le plus de démarrages, p ≤ √n. En m
    dimensions, de 2 à log p + 1, elle est entre cela et l’échange binaire ; le meilleur m dépend de la machine, de p et
    de n.
sec5-why-1 =
    Elle compte p messages pour chaque processeur, lui-même compris. Il y en a p − 1 de n/p² mots : T_o = t_w n (p −
    1)/p + t_s p(p − 1). La différence est le facteur p/(p − 1), 33 % pour p = 4 et 0,4 % pour p = 256.
sec5-why-2 =
    GK font traverser à chaque message tout l’hypercube. Le pas i traverse autant de canaux que i a de bits à un, en
    moyenne la moitié de log p : les mots prennent t_w (n/p)(log p)/2. Même en store-and-forward, une transposition
    envoie donc ses mots en deux fois moins de temps que l’échange binaire, et ne lui est pas « identical ».
sec5-why-3 =
    « for i = 1 to p » finit par self ⊕ p, qui n’est pas un processeur (pour une puissance de deux p, il a un bit de
    trop). La boucle est 1 … p − 1, et un processeur garde sa propre partie.
sec5-why-4 =
    Pour m = log p + 1, chaque redistribution est un échange entre deux processeurs qui ne déplace que la moitié d’une
    part, celle qui change de main, n/2p mots ; puis chacun calcule les deux sorties de ses paires. L’échange binaire de
    la section 3.1 envoie toute la part, de sorte que chacun calcule une sortie. Mêmes partenaires, mêmes démarrages,
    moitié moins de mots.
sec5-why-5 =
    En ordre de croissance, les deux ont n√p sur la grille, et l’affirmation vaut donc pour les fonctions
    d’isoefficacité. Mais les constantes sont très différentes : une transposition prend environ un quart du temps de
    l’échange binaire en cut-through et environ la moitié en store-and-forward, car moins de mots traversent le milieu
    d’une ligne. Là où les démarrages sont chers, les p − 1 d’une transposition pèsent plus.
sec5-mesh = grille : transposition contre échange binaire, { $switching }
sec5-none = aucun
sec5-stored = store-and-forward, t_w n log p + t_s p²
sec5-loop = étapes de la boucle
sec5-words = mots, m = log p + 1 et échange binaire
sec5-minus-one = équation 11 avec p − 1
sec5-load = maximum de messages sur un canal de l’hypercube
sec5-counted = en store-and-forward, compté
sec5-concurrency = le parallélisme décide, E = 0,5, t_s = t_c
sec5-exponent = exposant de p où K t_w/t_c = 2
sec5-best = meilleur m
sec5-between = entre les extrêmes
sec5-not-between = pas entre les deux
sec5-by-m = démarrages et mots selon m
sec5-messages = messages, m = log p + 1 et échange binaire
sec5-less = moins
sec5-no-less = pas moins
sec5-axis-m = m, dimensions
sec5-axis = T_p en t_c ; p = 64, n = 2^18 ; cercles : exécutions, lignes : forme close

sec6-place = Section 6
sec6-title = Ce que vaut en parallèle un algorithme séquentiel plus rapide
sec6-claim =
    Si l’algorithme séquentiel prend la fraction r de temps en moins, un algorithme parallèle d’efficacité E en prend
    r·E de moins : avec 25 % d’opérations en moins, une machine séquentielle fait 33,3 % de transformées en plus, une
    machine parallèle à E = 50 % seulement 14 % de plus.
sec6-why =
    r·E vaut si tout le calcul est raccourci de r, comme GK le supposent. Exécutée ici, la base 4 prend les étages par
    paires à l’intérieur d’un processeur (GK décrivent aussi des paires d’étages d’échange, entre quatre processeurs) :
    l’échange binaire n’apparie que ses log n − log p étages d’après les échanges, et la transposition coupe une paire
    là où ses moitiés ont un nombre impair d’étages. Le gain est r·E fois le rapport des paires qui restent à celles de
    l’algorithme séquentiel : ⌊(log n − log p)/2⌋ sur ⌊log n/2⌋ pour l’échange binaire.
sec6-quarter = 25 % de moins
sec6-radix-4 = base 4
sec6-words = mots en base 4
sec6-serial = débit d’une machine séquentielle, % en plus
sec6-half = débit à E = 50 %, % en plus
sec6-multiplications = multiplications en base 4, % en moins
sec6-operations = toutes les opérations en base 4, % en moins
sec6-if-all = 25, si c’était tout
sec6-axis-e = E avant
sec6-axis = gain, % de T_p ; p = 16, n = 4096
sec6-by-r = base 4 : r E
sec6-pairs = 4 paires sur 6

sec7-place = Section 7
sec7-title = Ce que coûte une grille qui transforme aussi vite qu’un hypercube
sec7-claim =
    Avec des canaux w = 2√p/log p fois plus larges, une grille fait l’échange binaire aussi vite qu’un hypercube ; pour
    la transposition, w = √p. Par le nombre de liens, une telle grille est plus chère que l’hypercube pour tout p ; par
    la largeur de bissection, elle est moins chère pour l’échange binaire au-delà de p = 256, et plus chère d’un facteur
    constant pour la transposition. Des largeurs qui croissent comme p^x donnent la meilleure isoefficacité, O(p^(1,5)
    log p), à x = 0,5.
sec7-why-2 =
    Un processeur d’une grille n’a 4 canaux qu’à l’intérieur ; le long du bord, il en manque : 4(p − √p) en tout. 4p,
    c’est un tore.
sec7-why-3 =
    Une grille 2 × 2 est un hypercube : 8 canaux des deux côtés, et la même vitesse à la même largeur. La formule a deux
    fois plus de liens et le double de la largeur. À partir de p = 16, l’affirmation vaut.
sec7-why-4 =
    L’article compare 2p/log p à p/2. Le premier est plus petit dès que log p > 4 : au-delà de p = 16, non de 256 (à p
    = 256, la grille a la moitié de la bissection de l’hypercube). Avec le 2(√p − 1) exact, il est plus petit à partir
    de p = 16. Une cause probable du 256 : les 4p liens que compte la même section sont ceux d’un tore, dont la
    bissection est 2√p ; avec elle, la grille arrive à 4p/log p, plus petit que p/2 dès que log p > 8.
sec7-why-6 =
    Les coûts 8p√p et 2p ne vont pas avec w = √p : 4wp et w√p valent alors 4p√p et p. Ils vont avec w = 2√p.
sec7-why-8 =
    Un canal de largeur √p/2 prend √p/2 mots à la fois. Au premier échange d’une ligne ou d’une colonne, chaque canal
    porte un message de n/p mots et est plein à partir de n/p = √p/2, le double de ce que dit l’article ; avec √p/4,
    il reste à moitié vide. (Dans les échanges suivants, des messages partagent les canaux, et moins de mots les
    remplissent.) L’ordre p√p, et avec lui p^1,5 log p, demeure.
sec7-last = grille moins chère par la bissection au-delà de p
sec7-e-hypercube = E sur l’hypercube
sec7-e-mesh = E sur la grille
sec7-equal = E sur la grille avec w = 2√p/log p
sec7-enough = E sur la grille avec w = 2(√p − 1)/log p
sec7-links-hypercube = liens de l’hypercube
sec7-links-mesh = liens de la grille
sec7-bisection = bissection
sec7-dearer-links = grille plus chère par les liens
sec7-dearer-bisection = grille plus chère par la bissection
sec7-by-bisection = grille par la bissection
sec7-transpose = w que demande la transposition
sec7-cost = coût pour w = √p
sec7-filled = n qui remplit des canaux de largeur √p/2
sec7-growth = ce qui décide de l’isoefficacité
sec7-exchange = échange
sec7-by-transpose = transposition
sec7-links = liens
sec7-up-to = 8√p/(log p)² pour p jusqu’à 2^60
sec7-cheaper = moins chère
sec7-not-cheaper = pas moins chère
sec7-dearer = plus chère
sec7-not-dearer = pas plus chère
sec7-communication = communication
sec7-concurrency = parallélisme
sec7-best = le meilleur de ces x
sec7-axis-links = liens, grille / hypercube
sec7-axis-bisection = bissection, grille / hypercube

app-b-place = Annexe B
app-b-title = D’autres mesures de l’extensibilité : hypercube contre grille
app-b-claim =
    Selon quatre autres mesures aussi, l’échange binaire est extensible sur l’hypercube et non sur la grille :
    l’accélération à l’échelle, la fraction séquentielle de Karp et Flatt, la fonction de surcoût de Zorbas et
    l’extensibilité de Nussbaum et Agarwal, avec t_s = t_h = 0. Pour l’accélération à l’échelle, le problème croît
    comme p. GK écrivent t_c n log n = p, ce qui laisserait à un processeur moins d’un point ; les exécutions prennent
    n = p, le minimum qui les occupe tous, et la formule est la même aux doubles logarithmes près, que GK laissent de
    côté.
app-b-why-1 =
    Le dénominateur 1 − 1/p de la définition est omis. La valeur imprimée est donc trop petite d’un facteur (p − 1)/p,
    qui tend vers 1.
app-b-why-2 =
    Sur la grille, la part d’un processeur traverse 2(√p − 1) canaux (la ligne au-dessus de l’équation 8), et l’équation
    8 elle-même a 2√p. L’annexe B a √p : le facteur 2 est perdu. (Pour la fraction séquentielle, 1 − 1/p est omis
    aussi.)
app-b-why-3 =
    La même formule figure pour l’hypercube et pour la grille, et la phrase suivante dit que la grille est bien pire :
    une coquille, de l’article ou de la copie disponible. Avec n = p, un étage coûte t_c et les échanges 2 t_w (√p −
    1)/log p par étage, l’accélération sur la grille est donc t_c p/(t_c + 2 t_w (√p − 1)/log p), et son rapport à p
    tend vers 0. À p = 4, une grille est un hypercube, et les deux concordent.
app-b-scaled = accélération à l’échelle, n = p
app-b-fraction = fraction séquentielle
app-b-phi = fonction de surcoût
app-b-ratio = extensibilité, n = p
app-b-pram = accélération sans communication, n = p
app-b-inverse = fonction de surcoût fois E
app-b-worse = fraction séquentielle de la grille, en multiple de celle de l’hypercube
app-b-axis-fraction = fraction séquentielle f, n = 16384
app-b-axis-scaled = accélération à l’échelle S, n = p

app-c-place = Annexe C
app-c-title = Transformées ordonnées et bidimensionnelles
app-c-claim =
    Une transformée ordonnée prend au plus 2d + 1 pas de communication, d = log p, et environ le double du surcoût. Les
    transformées bidimensionnelles sur une grille √p × √p coûtent ce que coûtent celles à une dimension, sur l’hypercube
    et sur le réseau en grille.
app-c-why-2 =
    La phrase compare la transformée ordonnée à elle-même ; il faut entendre « unordered », avec quoi l’exemple 1 a p^9.
app-c-why-3 =
    Le t_s log p + 2(t_h + t_w n/p)√p imprimé est ce que passe un processeur ; T_o est la somme sur tous les p, et il
    manque donc un facteur p. Avec lui, la somme a encore √p au lieu de √p − 1 sauts, comme l’équation 8. L’annexe D a
    le facteur, et 2p(t_s log √p + (t_h + t_w n/p)(√p − 1)) est ce que donnent les exécutions.
app-c-squares = T_o 2-D et 1-D, { $network }
app-c-at-most = au plus { $most }
app-c-steps = pas de communication, ordonné
app-c-words = T_o ordonné / non ordonné, mots
app-c-threshold = ordonné, t_w = t_c : seuil de E
app-c-exponent = ordonné, t_w = t_c, E = 0,9 : exposant de p
app-c-worse = ordonné, E = 0,9 : pire que pour le cas …
app-c-printed = T_o 2-D sur la grille, tel qu’imprimé
app-c-summed = T_o 2-D sur la grille, sommé
app-c-rows = T_o 2-D par lignes, une transposition
app-c-most = 2-D par lignes : maximum de processeurs
app-c-axis = E, efficacité d’exécutions simulées, n = 65536, t_w = t_c, t_s = t_h = 0
app-c-by-rows = 2-D par lignes
app-c-on-grid = 2-D en grille
app-c-ordered = ordonné
app-c-unordered = non ordonné

app-d-place = Annexe D, équations 14 à 16
app-d-title = La contention reprend ce que donne le cut-through
app-d-claim =
    Quand les partenaires sont à x sauts sur la grille, un canal porte x messages, et chacun prend x fois plus de temps.
    Le surcoût en cut-through est donc celui du store-and-forward, et la fonction d’isoefficacité ne s’améliore pas.
app-d-why-2 =
    Elle hérite √p au lieu de √p − 1 : les sauts seuls exigent W = 2K t_h p(√p − 1). La différence en log W tend vers 0
    quand p croît.
app-d-share = messages qui partagent un canal, d’après le temps qu’ils prennent
app-d-load = maximum de messages sur un canal, √p/2
app-d-contention = contention
app-d-some = présente
app-d-none = aucune
app-d-first = T_o, première somme, sans contention
app-d-second = T_o, seconde somme
app-d-below-first = T_o ≈, ligne sous la première somme
app-d-below-second = T_o ≈, ligne sous la seconde somme
app-d-same = T_o, store-and-forward et cut-through, t_h = 0

app-e-place = Annexe E
app-e-title = La communication derrière le calcul
app-e-claim =
    Là où un second processeur s’occupe des messages, des mots sont envoyés par morceaux pendant que d’autres sont
    calculés, et t_w − t_c prend la place de t_w ; si t_w ≤ t_c, il ne reste que les sauts. La forme de la fonction
    d’isoefficacité reste la même.
app-e-why-2 =
    Dans l’exemple 2, t_w = 2 t_c, donc t_w − t_c = t_c, et le recouvrement en fait l’exemple 1 : seuil 0,5, et p^9 pour
    E = 0,9, ce que les exécutions confirment. Les 0,67 et p^(4,5) imprimés sont ce que donne (t_w − t_c)/t_c = 1/2,
    c’est-à-dire t_w = 1,5 t_c.
app-e-why-3 =
    W = K t_h p log p compte à chaque échange son saut. Un morceau de c mots passe à son échange suivant dès qu’il est
    combiné, et seul le premier morceau du premier échange est donc attendu : T_o = p(t_h + c t_w), sans le log p. (Là
    où la part est un seul morceau, il n’y a pas de recouvrement, et chaque échange paie le saut et les mots.)
app-e-why-4 =
    2(t_w − t_c) n √p retranche t_c une fois par saut. Un mot est combiné une fois dans un échange, quel que soit le
    nombre de ses sauts, et derrière log p échanges seul t_c n log p peut se cacher : T_o = 2 t_w n(√p − 1) − t_c n log
    p + p t_c pour t_w ≥ t_c. Sur de grandes grilles, le recouvrement ne gagne presque rien, et pour t_w ≤ t_c les
    échanges lointains ne sont pas cachés non plus.
app-e-why-5 =
    Couper un échange en N morceaux coûte N − 1 démarrages de plus et peut cacher au plus le calcul, t_c n/p. Ce à quoi
    il faut comparer t_s est donc t_c n/p, non t_w n/p : avec t_w = 10,7 et t_s = 500, un échange de 64 mots prend 685 >
    500, mais il n’y a qu’un calcul de 64 derrière lequel le cacher.
app-e-threshold = exemple 2 avec recouvrement, { $tw } : seuil de E
app-e-exponent = exemple 2 avec recouvrement, { $tw } : exposant de p pour E = 0,9
app-e-effective = temps effectif d’un échange, tel qu’imprimé
app-e-hops = T_o avec recouvrement, t_w ≤ t_c : log p sauts
app-e-mesh = T_o avec recouvrement sur la grille
app-e-mesh-counted = T_o avec recouvrement sur la grille, compté
app-e-pay = les morceaux valent la peine si t_w n/p > t_s
app-e-exact = T_p, forme exacte
app-e-shorter = plus court
app-e-not-shorter = pas plus court
app-e-axis = surcoût d’un mot dans un échange, en t_c ; cercles : exécutions, p = 16, n = 4096
app-e-in-turn = l’un après l’autre, t_w
app-e-overlapped = avec recouvrement, t_w − t_c
