one-exchange-title = Un échange
one-exchange-task = Deux processeurs, 0 et 1, exécutent ce programme ; `rank` est le numéro de chacun. Chacun a la moitié des données, dans les emplacements de mémoire (slots) `mine`. Remplacez le commentaire par deux lignes. `theirs = exchange(partner, mine)` envoie vos données au processeur `partner` et donne les emplacements où se trouvent les siennes : quel est le numéro de l’autre processeur ? `combine(mine, theirs)` combine ensuite les deux. La dernière ligne fait le reste.
one-exchange-hint-1 = `exchange(partner, slots)` envoie des emplacements à un processeur, attend son message et donne les emplacements où il se trouve.
one-exchange-hint-2 = Des processeurs 0 et 1, l’autre est `1 - rank`.
one-exchange-hint-3 = `combine(mine, theirs)` calcule votre moitié de chaque papillon, sur place.
one-way-title = Dans un sens, puis dans l’autre
one-way-task = Un échange est fait de deux messages. Écrivez l’étage entre deux processeurs avec `send(to, slots)` et `receive(source, count = …)`, qui donne les emplacements où se trouve le message.
one-way-hint-1 = Des processeurs 0 et 1, l’autre est `1 - rank`.
one-way-hint-2 = `theirs = receive(1 - rank, count = len(mine))` attend son message.
by-hand-title = Des papillons à la main
by-hand-task = Un seul processeur a tout. `local(mine)` suffirait ; utilisez plutôt `butterfly(a, b)`, qui calcule sur place les deux moitiés des papillons entre deux listes d’emplacements. À l’étage s, les éléments combinés sont à n/2^(s+1) l’un de l’autre.
by-hand-hint-1 = À l’étage 0, la première moitié des emplacements rencontre la seconde : `butterfly(mine[:apart], mine[apart:])`.
by-hand-hint-2 = Aux étages suivants, il en va de même dans chaque bloc de 2 * apart emplacements : `for first in range(0, n, 2 * apart)`.
missing-stage-title = L’étage manquant
missing-stage-task = Ce devrait être l’échange binaire, mais une partie des éléments n’est jamais combinée. Trouvez l’étage qui manque.
missing-stage-hint-1 = Vérifiez-le pour quatre processeurs : quel étage les fautes nomment-elles ?
missing-stage-hint-2 = Il y a autant d’étages entre processeurs que de bits dans le numéro d’un processeur.
wrong-partner-title = Le mauvais partenaire
wrong-partner-task = Chaque processeur a un bloc d’éléments, et l’étage 0 combine ceux qui sont à un demi-vecteur l’un de l’autre. Avec deux processeurs, ce programme est juste ; avec quatre, il ne l’est pas. À qui sont les éléments dont un processeur a besoin à l’étage 0 ?
wrong-partner-hint-1 = À un demi-vecteur, c’est à la moitié des processeurs : p/2.
wrong-partner-hint-2 = D’étage en étage, la distance est divisée par deux.
deadlock-title = Tous attendent
deadlock-task = Tous les processeurs attendent un message que personne n’a encore envoyé. Corrigez cela avec `send` et `receive` seulement.
deadlock-hint-1 = `send` continue aussitôt, `receive` attend.
deadlock-hint-2 = Si tous envoient d’abord, personne n’attend indéfiniment.
half-the-work-title = Les échanges en dernier
half-the-work-task = L’échange binaire envoie log2(p) messages par processeur avant qu’un étage ne soit local. Si les éléments sont distribués tour à tour (`cyclic()`), ce sont au contraire les premiers étages qui sont locaux, et les échanges viennent en dernier. Écrivez cet ordre : autant de messages, d’autres partenaires.
half-the-work-hint-1 = Les bits de l’indice d’un élément, à partir du poids fort, sont ceux des étages. Sous la répartition cyclique, les log2(p) derniers bits sont le numéro du processeur.
half-the-work-hint-2 = `local(mine, stages = range(log2(n // p)))` vient d’abord.
half-the-work-hint-3 = À l’étage log2(n // p) + k, le partenaire diffère par le bit log2(p) - 1 - k du numéro du processeur, compté depuis la droite : `rank ^ (p >> (k + 1))`.
own-part-title = Ce qui reste sur place
own-part-task = Du cyclique aux blocs : chacun envoie à chaque autre processeur la partie dont celui-ci a besoin. Les messages sont justes, et pourtant certains emplacements sont utilisés avant de contenir quoi que ce soit. Qu’a-t-on oublié ?
own-part-hint-1 = Quelles lignes de la seconde phase ne sont envoyées par personne ?
own-part-hint-2 = Un processeur a aussi besoin d’une partie de ses propres éléments : `copy(slots, to)`.
wrong-slots-title = Au mauvais endroit
wrong-slots-task = Les messages de ce programme sont ceux du cyclique aux blocs, mais ce qui arrive est mis là où il ne faut pas. Sous la répartition en blocs, les lignes d’un processeur sont côte à côte ; du processeur q en vient une sur p.
wrong-slots-hint-1 = La première ligne de la seconde phase a été distribuée au processeur 0, la suivante au processeur 1, et ainsi de suite.
wrong-slots-hint-2 = `rows[source::p]` sont les emplacements à partir de `source`, un sur p.
fewest-words-title = Le moins de mots
fewest-words-task = L’échange binaire déplace chaque élément log2(p) fois. Si n vaut au moins p·p, une fois suffit : les premiers étages sont locaux sous la répartition cyclique, les derniers sous la répartition en blocs, et entre les deux chacun envoie à chaque autre processeur ce dont celui-ci a besoin. Écrivez cela ; au plus n − n/p mots peuvent voyager.
fewest-words-hint-1 = Après les étages locaux, le processeur q a besoin, de la part de chacun, des éléments des lignes q * packet … (q + 1) * packet.
fewest-words-hint-2 = `send(to, mine[to * packet:(to + 1) * packet])`, et `receive(source, into = …)` pour tous les autres.
fewest-words-hint-3 = Dans `rows`, la seconde mémoire du processeur q, les emplacements `rows[source::p]` sont ceux de `source` ; sa propre partie est un `copy`.
one-receiver-title = Tous à la même porte
one-receiver-task = Tous les processeurs envoient d’abord au processeur 0, puis au 1, et ainsi de suite : un récepteur après l’autre a une foule devant sa porte pendant que les autres attendent. Sur cette machine LogP, cela coûte. Envoyez dans un autre ordre, de sorte que jamais deux n’envoient au même processeur à la fois : aussi vite que le meilleur ordre, ou plus vite.
one-receiver-hint-1 = Chacun commence par son voisin de droite.
one-receiver-hint-2 = `(rank + k) % p` pour k = 1, 2, … est un destinataire différent pour chaque processeur.
one-receiver-hint-3 = Recevez les messages dans l’ordre où ils arrivent : de `(rank - k) % p`.
neighbours-title = Seulement des voisins
neighbours-task = Sur un hypercube, deux processeurs dont les numéros diffèrent d’un bit sont voisins. Une transposition parle à tous ; écrivez une transformée dont chaque message ne traverse qu’un seul canal.
neighbours-hint-1 = À qui parle l’échange binaire ?
own-transpose-title = Une transposition sur la grille
own-transpose-task = Sur une grille, les partenaires de l’échange binaire sont loin l’un de l’autre, et leurs messages partagent des canaux. Une transposition n’envoie qu’une fois les n/p éléments de chaque processeur. Sur cette machine, dont le démarrage est court, elle est plus rapide que l’échange binaire : écrivez-en une qui le soit.
own-transpose-hint-1 = Commencez par des blocs qui sont des colonnes : la première moitié des étages est alors locale.
own-transpose-hint-2 = Chacun échange une partie avec chacun, en p − 1 pas, avec `rank ^ step` comme partenaire.
start-up-title = C’est commencer qui coûte
start-up-task = Sur cette machine, un message est long à commencer, et les mots ne coûtent presque rien. Cette transposition commence p − 1 messages sur chaque processeur. Écrivez une transformée qui soit plus rapide ici.
start-up-hint-1 = Des messages moins nombreux et plus longs : combien l’échange binaire en envoie-t-il ?

few-steps-title = Peu d’étapes
few-steps-task = Sur cette machine, un message met longtemps à démarrer, et les mots ne coûtent presque rien. Ce programme envoie p − 1 messages courts depuis chaque processeur. L’échange standard de tous avec tous n’en demande que log2(p) : à l’étape k, un processeur envoie à `rank ^ 1 << k` tout ce qui revient à un processeur dont le numéro diffère du sien au bit k. Un mot voyage alors jusqu’à log2(p) fois. Écrivez-le.
few-steps-hint-1 = Numérotez les paquets par leur destination : le paquet q est `mine[q * packet:(q + 1) * packet]`.
few-steps-hint-2 = À l’étape k, les paquets avec `(q ^ rank) >> k & 1` partent, et autant arrivent : `exchange(rank ^ 1 << k, away, into = away)`.
few-steps-hint-3 = À la fin, le paquet q contient ce que le processeur q a envoyé : `copy` le place dans `rows[q::p]`.
one-superstep-title = Une seule super-étape
one-superstep-task = Sur une machine BSP, chaque super-étape de communication coûte l, et ce l est grand. L’échange binaire en a log2(p). Écrivez une transformée qui n’en ait qu’une.
one-superstep-hint-1 = Sous quelle répartition les premiers étages sont-ils locaux, et sous laquelle les derniers ?
one-superstep-hint-2 = D’abord cyclique, puis en blocs ; entre les deux, un échange de tous avec tous.
rows-and-columns-title = Lignes et colonnes
rows-and-columns-task = Des processeurs rangés en un carré de √p × √p transforment √n × √n points, chacun une partie carrée. Seuls les processeurs d’une même ligne ou d’une même colonne échangent. Écrivez cela avec `dimensions = 2`.
rows-and-columns-hint-1 = Les bits de l’indice sont log2(n)/2 bits de la ligne, puis autant de la colonne. Les premiers bits des deux disent à qui est l’élément.
rows-and-columns-hint-2 = D’abord le long des colonnes : `rank ^ (p >> (stage + 1))` pour la première moitié des bits du numéro du processeur.
rows-and-columns-hint-3 = Les étages locaux de la première dimension viennent après ses échanges et avant ceux de la seconde.

slab-title = Tranches
slab-task = √n × √n points sont rangés en tranches : chaque processeur a √n/p colonnes entières, si bien que la transformée le long des colonnes est locale. Ensuite, un échange de tous avec tous lui donne √n/p lignes entières, et la transformée le long des lignes est locale aussi. Écrivez cet échange et les derniers étages : chaque mot se déplace au plus une fois.
slab-hint-1 = Les colonnes du processeur q et les lignes du processeur r ont √n/p × √n/p points en commun. Ce sont ceux que q envoie à r.
slab-hint-2 = Les emplacements d’une tranche sont rangés par lignes. Les points destinés au processeur `other` se suivent donc : `part = mine[other * packet:(other + 1) * packet]`, avec `packet = len(mine) // p`. Ce qui vient de `other` tient dans les mêmes emplacements.
slab-hint-3 = `local` veut les emplacements dans l’ordre de leur indice : dans chaque ligne, d’abord ses points venus du processeur 0, puis ceux du 1, etc. Un paquet a `side` lignes de `side` points, avec `side = (1 << half) // p`.
pencils-title = Crayons
pencils-task = Dans un échange de tous avec tous, chaque processeur envoie p − 1 messages. Les bibliothèques de transformées à trois dimensions l’évitent : les processeurs forment √p lignes et √p colonnes, et l’indice a trois parties. Chaque processeur transforme selon la première partie, échange dans sa colonne, transforme selon la deuxième, échange dans sa ligne et transforme selon la troisième. Écrivez cela en une dimension : au plus p·p/2 messages, moins de 2n mots.
pencils-hint-1 = Au début, les premiers bits de la deuxième et de la troisième partie donnent le numéro du processeur. L’échange dans la colonne permute les bits de la ligne avec les premiers bits de la première partie.
pencils-hint-2 = `part = mine[other * packet:(other + 1) * packet]` va au processeur de la ligne `other`, et sa partie arrive dans les mêmes emplacements.
pencils-hint-3 = `local` veut les emplacements dans l’ordre de leur indice : les bits qui viennent d’arriver se placent avant le reste de leur partie.
in-order-title = Blocs en entrée, blocs en sortie
in-order-task = L’échange binaire laisse les coefficients dans l’ordre des bits inversés : le processeur qui avait le premier bloc du vecteur en a d’autres à la fin. Écrivez une transformée qui prenne le vecteur en blocs et laisse les coefficients en blocs, X[0] … X[n/p − 1] sur le processeur 0.
in-order-hint-1 = Une façon : amener d’abord les éléments à une répartition cyclique à bits inversés, et finir en blocs.
in-order-hint-2 = `group-cyclic` d’Inda et Bisseling fait cela, aussi pour p > √n.
in-parts-title = En deux parties
in-parts-task = Pendant qu’un message voyage, un processeur qui l’attend ne fait rien. Envoyez les éléments en deux parties : pendant que la seconde est en route, la première peut être combinée. Soyez plus rapide que l’échange binaire sur cette machine.
in-parts-hint-1 = `send` continue aussitôt : envoyez les deux moitiés, puis recevez-les et combinez-les l’une après l’autre.
in-parts-hint-2 = Pour la première moitié : `combine(mine[:half], receive(partner, count = half))`.
hidden-title = Personne n’attend
hidden-task = Sur cette machine LogP, des mots peuvent voyager pendant que les processeurs calculent. Si chaque sortie de la première partie part dès qu’elle est là, et si chaque entrée de la seconde partie est utilisée dès qu’elle arrive, personne n’attend : T_p est ce que prend le calcul seul. Atteignez le temps de l’ordonnancement de Sahay.
hidden-hint-1 = De quoi une sortie de la première partie a-t-elle besoin ? De quelques nœuds seulement.
hidden-hint-2 = Calculez les sorties dans l’ordre où les autres en ont besoin, et pour la suivante seulement les nœuds qui manquent encore.
hidden-hint-3 = `output-driven` est le tout.
beat-it-title = Plus rapide que celui de hyperfly
beat-it-task = hyperfly a aussi un échange binaire où communication et calcul se recouvrent (Gupta et Kumar, annexe E). Sur cette machine, on peut le battre.
beat-it-hint-1 = Une partie qui a été combinée à un étage peut aussitôt partir pour le suivant, avant que les autres parties soient là.
beat-it-hint-2 = Ici, quatre parties valent mieux que deux.
