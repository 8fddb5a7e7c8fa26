fig1-place = Figure 1, sections 2 et 3
fig1-title = Le papillon à 8 entrées
fig1-claim =
    Le papillon à n entrées a n lignes et log n + 1 colonnes. Le nœud (r, c) a des arêtes vers (r, c + 1) et vers le
    nœud de la colonne c + 1 dont la ligne diffère de r par le (c + 1)-ième bit à partir du poids fort. Ses j + 1
    premières colonnes sont n/2^j papillons à 2^j entrées, ses colonnes à partir de k sont 2^k papillons à n/2^k
    entrées.
fig1-edges = arêtes vers les lignes { $rows }
fig1-first = premières colonnes
fig1-last = dernières colonnes
fig1-nodes = nœuds, n (log n + 1)
fig1-right = nœuds avec les arêtes de la définition
fig1-computes = ce qu’il calcule
fig1-transform = la transformée
fig1-error = erreur relative { $error }

fig2-place = Figure 2, section 4.1
fig2-title = Un ordonnancement guidé par les sorties : le processeur 2 sur 4, 8 sorties
fig2-claim =
    Le processeur 2 prend ses sorties dans l’ordre 2 3 0 1 6 7 4 5, deux pour chacun des processeurs 1, 0, 3 et enfin
    lui-même, et ne traite que les nœuds dont la prochaine sortie a encore besoin. La première sortie demande 7 nœuds ;
    les autres suivent à 8, 11, 12, et ainsi de suite.
fig2-target = va au processeur
fig2-produced-by = produite à, d’après le corollaire 4.1
fig2-before = nœuds avant la première sortie
fig2-row = ligne
fig2-produced = produite à

thm-3-1-place = Théorème 3.1, section 3
thm-3-1-title = L’ordonnancement simple : calculer, tout échanger, calculer
thm-3-1-claim =
    Avec les points distribués tour à tour avant un échange de tous à tous, et en blocs après, P processeurs
    transforment n ≥ P² points en un temps (n/P) log n + (n/P − n/P² − 1)·g + L. Tous ensemble envoient n − n/P mots ;
    avec une seule répartition d’un bout à l’autre, ils en enverraient log P fois plus.
thm-3-1-why =
    Avec des blocs d’un bout à l’autre, chacun des log P étages entre processeurs déplace les n mots. Avec la
    redistribution, n − n/P mots se déplacent, car une P-ième partie d’entre eux est déjà là où il le faut. Cela fait
    donc log P · P/(P − 1) fois plus : log P, aux mots qui restent près, et pour P = 2 deux fois plus, là où log P vaut
    1.
thm-3-1-more = mots avec des blocs d’un bout à l’autre, en multiple
thm-3-1-words = mots

lemma-4-1-place = Lemme 4.1 et corollaire 4.1, section 4.3
lemma-4-1-title = Quand un ordonnancement guidé par les sorties produit ses sorties
lemma-4-1-claim =
    La première sortie est produite à t_0 = m − 1. Si a = q·2^(r−1) avec q impair, la sortie a suit la sortie a −
    2^(r−1) après r·2^(r−1) nœuds, 2^(r−1) dans chacune des r dernières colonnes. Donc t_a = (m − 1) + Σ b_i (i + 1) 2^i
    sur les chiffres binaires b_i de a, quel que soit le processeur.
lemma-4-1-lemma = t_a du lemme 4.1
lemma-4-1-of-corollary = t_a du corollaire 4.1
lemma-4-1-nodes = les nœuds de la démonstration dans chaque colonne
lemma-4-1-axis-a = sortie a
lemma-4-1-axis = t_a, en nœuds de papillon ; m = 32
lemma-4-1-corollary = Corollaire 4.1

lemma-4-2-place = Lemme 4.2, section 4.3
lemma-4-2-title = Quels mots partent aussitôt, et lesquels attendent l’intervalle
lemma-4-2-claim =
    Un mot part quand il est produit, mais pas plus tôt que g après le précédent. Le mot a part aussitôt si a est un
    multiple de 2^(g−1) ; tout autre mot attend.
lemma-4-2-at-once = aussitôt
lemma-4-2-waits = attend
lemma-4-2-words = comme le dit le lemme
lemma-4-2-axis-a = mot a
lemma-4-2-axis = temps, en nœuds de papillon ; P = 4, n = 128, g = 3 ; cercles : aussitôt
lemma-4-2-leaves = part, s_a
lemma-4-2-produced = produit, t_a

thm-4-1-place = Théorème 4.1, sections 4.3 et 4.4
thm-4-1-title = Quand part le dernier mot, et quand la communication est cachée
thm-4-1-claim =
    Le dernier mot quitte un ordonnancement guidé par les sorties à T : (1) (m − 1) + (m − l − 1) g pour g ≥ log m ; (2)
    m log m + 2^g − g − 1 − l g pour log l + 1 < g < log m ; (3) m log m + (2^g − 1) − l (log l + 1) pour g ≤ log l + 1.
    L’exécution prend max{"{"}T + L, m log m{"}"} + m log P. Personne n’attend donc, sauf pour L, là où n ≥ (2^g/g) P².
thm-4-1-why-1 =
    Le cas 3 imprimé est en retard de g : avec a* = m − l − 2^(g−1), le dernier mot qui part aussitôt, T = t_a* + g
    (2^(g−1) − 1), et le corollaire 4.1 donne t_a* = m log m − l (log l + 1) + 2^g − 1 − g 2^(g−1). La somme a 2^g − g
    − 1 là où l’article a 2^g − 1, comme l’a le cas 2 ; les deux concordent alors à g = log l + 1. (La copie
    disponible a été lue par une machine : des signes peuvent venir d’elle.)
thm-4-1-why-2 =
    La formule fait commencer la phase II quand le dernier mot est là. Elle commence avec les premiers mots arrivés et
    continue pendant que les derniers sont en route, et l’exécution est donc plus courte partout où T + L dépasse m log
    m : la formule est une borne supérieure. On obtient le plus grand de m log n et, sur toutes les entrées i de la
    phase II, de s_(i−l) + L + les nœuds que rendent possibles les entrées à partir de i. (Dans le cas 3, en outre, le T
    qu’on y met est trop tardif.)
thm-4-1-why-3 =
    La section 4.4 ne le dit que de la phase I. Les mots en retard pour la fin de la phase I peuvent encore arriver à
    temps : pendant qu’ils sont en route, le processeur travaille à la partie de la phase II qui est possible sans eux,
    comme l’expose la section 5, et jusqu’à n = 2^g P cela suffit souvent. Pour n = 2^g P, le dernier mot peut même
    partir pendant la phase I.
thm-4-1-longer = plus que { $time }
thm-4-1-phase = fin de la phase I
thm-4-1-bound = borne

facts-5-place = Lemme 5.1 et faits 5.1 à 5.3, section 5
facts-5-title = Ce que chaque entrée de la phase II rend possible
facts-5-claim =
    Les entrées sont numérotées dans l’ordre de leur arrivée, celles du processeur lui-même d’abord ; δ_i est le nombre
    de nœuds que l’entrée i rend possibles. Il est le même pour les l entrées d’un bloc (5.1), 2 (2^j − 1) pour le bloc
    i dont les log P chiffres commencent par j uns (5.2), et jamais inférieur au précédent (5.3). Un processeur n’attend
    l’entrée i que si δ_(i−1) < g (lemme 5.1, pour n < 2^g P).
facts-5-order = dans l’ordre d’arrivée
facts-5-waits = attentes que permet le lemme 5.1
facts-5-axis-i = entrée i
facts-5-axis = nœuds ; P = 8, n = 128, L = 20
facts-5-waited = attendue
facts-5-fact = Fait { $number }

thm-5-1-place = Théorème 5.1, section 5
thm-5-1-title = Le temps d’une transformée trop petite pour cacher ses messages
thm-5-1-claim =
    Pour P² ≤ n < 2^g P, l’ordonnancement guidé par les sorties prend max{"{"}m log n, (m − 1) + L + (i* − l) g +
    R{"}"} : i* est la dernière entrée qu’un processeur peut avoir à attendre, R ce qui reste alors à faire. Pour g > 2P
    − 2, i* = m − 1 et R = 2P − 2 ; sinon i* = m (1 − 1/2^j*) et R = m log P − m (j* − 3 + 1/2^(j*−2)), avec j* = ⌈log(g
    + 2)⌉ − 1.
thm-5-1-why =
    R doit être m log P − m (j* − 2 + 1/2^(j*−1)). D’après les faits 5.1 et 5.2, il y a m/2^(k+1) entrées avec k uns
    en tête, et chacune rend possibles 2 (2^k − 1) nœuds. Les entrées avant i*, celles avec k < j*, rendent donc
    possibles Σ m (1 − 2^(−k)) = m (j* − 2 + 2^(1−j*)) nœuds, et le reste des m log P nœuds de la phase II demeure. La
    somme imprimée est celle pour j* − 1, et R est donc trop grand de m (1 − 2^(1−j*)). Là où les deux concordent, j*
    vaut 1, l’intervalle dépasse 2P − 2, ou personne n’attend : partout où R se voit dans T_p, le R imprimé ne
    convient pas. (La copie disponible a été lue par une machine : des signes peuvent venir d’elle.)
thm-5-1-corrected = corrigé
