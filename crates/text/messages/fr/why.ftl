title = Pourquoi cela dure ce temps
about = Tₚ terme par terme ; choisissez un terme pour voir de quoi il est fait
question = pourquoi ?
terms = Les termes de Tₚ
term-by-term = Ce que la formule dit de chaque terme, et ce qu’a pris l’exécution
column-term = terme
column-numbers = en nombres
column-formula = formule
column-formula-least = formule, au moins
column-formula-about = formule, environ
column-run = exécution
column-beyond = hors formule
term-told = { $term } : { $time }, { $share } de Tₚ
sum = Tₚ, la somme
exact-after = La formule est exacte ({ $source }) : chaque terme est ce qu’a pris l’exécution.
exact = La formule est exacte : chaque terme est ce qu’a pris l’exécution.
by-rank = La formule est exacte ({ $source }) pour la somme. Qui attend un canal et qui un partenaire dépend de l’ordre des processeurs qui arrivent au même instant.
at-least = La formule est une borne inférieure ({ $source }) : aucune exécution n’est plus rapide. Celle-ci a pris { $time } de plus, { $share } de Tₚ.
near = La formule est une approximation ({ $source }). Cette exécution a pris { $time } de plus, { $share } de Tₚ.
near-less = La formule est une approximation ({ $source }). Cette exécution a pris { $time } de moins, { $share } de Tₚ.
counts-one = Elle compte un processeur parmi les plus chargés, alors que les termes de l’exécution sont des moyennes sur tous.
none = Il n’y a pas de forme close pour cette exécution : voici ses propres termes.
worst = Le canal le plus chargé est { $channel }, avec { $load ->
    [one] { $load } message
   *[other] { $load } messages
} à la fois.
worst-of-several = L’un des canaux les plus chargés est { $channel }, avec { $load ->
    [one] { $load } message
   *[other] { $load } messages
} à la fois.
show-worst = Le montrer à son maximum
row-term = terme
row-took = a pris
row-share = de Tₚ
row-now = maintenant
now-of = { $count } processeurs sur { $all }
limits = Limites à côté de cette exécution
limits-about = Aucune exécution n’est sous ces limites. Les deux dernières valent pour cet ordonnancement, les autres pour tout algorithme avec les mêmes entrée, sortie et machine.
column-limit = limite
column-at-least = au moins
column-times = fois la limite
limit-words = mots vers le processeur qui en reçoit le plus
limit-halving-words = mots d’une moitié des processeurs vers l’autre
limit-word-time = Tₚ, car un processeur doit envoyer ces mots
limit-halving-time = Tₚ, car ces mots doivent passer les canaux entre les moitiés
limit-startup-time = Tₚ, car chaque processeur a besoin de quelque chose de tous les autres
limit-without-contention = Tₚ de cet ordonnancement, chaque message comme s’il était seul
limit-computation = Tₚ de cet ordonnancement, messages sans durée
limit-told = { $limit } : au moins { $least }, ici { $run }, soit { $times } fois la limite.
limit-reached = { $limit } : au moins { $least }, ce que cette exécution atteint.
limits-order = Une FFT parallèle déplace des mots de l’ordre de (n/p)·log n/log(n/p) par processeur, ici { $words } ; le facteur est inconnu (Hong et Kung 1981 ; Bilardi, Scquizzato et Silvestri 2018).
