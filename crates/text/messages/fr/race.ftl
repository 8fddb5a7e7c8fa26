race = Course
question =
    { $p ->
        [one] Deux machines de { $p } processeur chacune. La même transformée de Fourier. L’une perd-elle ?
       *[other] Deux machines de { $p } processeurs chacune. La même transformée de Fourier. L’une perd-elle ?
    }
invitation = Lancez la course : chaque point qui part est un message de vrais nombres.
hypercube = Hypercube
a-wire-for-each = un lien vers chaque partenaire
bundles = chaque trait est { $count } liens ; ● compte leurs messages
mesh = Grille
shared-ways = le chemin vers un partenaire est partagé
shared-wider-ways = le chemin vers un partenaire est partagé : des fils { $width } fois plus larges
jam =
    { $load ->
        [one] { $load } message veut ce seul lien.
       *[other] { $load } messages veulent ce seul lien : chacun en reçoit 1/{ $load }.
    }
under-way = Les deux font le même travail et envoient les mêmes messages.
lens = Un lien de la grille, agrandi
lens-before = Un lien de la grille, agrandi. Aucun message n’est encore parti.
lens-fullest =
    { $load ->
        [one] À son moment le plus chargé, { $load } message était sur ce lien.
       *[other] À son moment le plus chargé, { $load } messages partageaient ce lien.
    }
tail = Dernier message arrivé. Reste le calcul : avance rapide, quatre fois plus vite.
mesh-loses = La grille met { $times } fois plus de temps. { $share } de l’écart : { $activity }.
waiting-for-wires = attente de liens partagés
nobody-loses = Les deux mettent le même temps : avec si peu de processeurs, chaque partenaire a son propre lien.
signal = Le signal
signal-pieces = { $n } échantillons, un morceau par processeur
spectrum = Spectre, dans la mesure où il est calculé
bet = Qui finit en premier ?
tie = Égalité
bet-won = Bien vu.
bet-lost-to-hypercube = Non : l’hypercube a fini en premier.
bet-lost-to-mesh = Non : la grille a fini en premier.
bet-lost-to-tie = Non : égalité.
over = Les deux spectres sont égaux. L’hypercube calcule { $share } du temps (E) ; l’essentiel du reste : { $activity }.
play = Lancer
pause = Pause
sound = Son
processors = Processeurs
lanes = Barres : le processeur le plus lent de chaque machine ; l’unité de temps est une opération
done = terminé
as-long = { $times } fois plus long
next-more = Maintenant 1024 processeurs
next-points = Plus de points sauvent-ils la grille ?
next-wires = Des liens plus larges la sauvent-ils ?
next-win-back = Quel n faut-il pour la rattraper ?
next-landscape = Voir E pour chaque p et chaque n
next-values = Que portent ces messages ?
next-workbench = Ouvrir l’atelier
values-say = Un disque est un nombre complexe : sa taille est le module, mis à l’échelle dans chaque étage, et sa couleur l’argument. Choisissez-en un pour le lire.

## Plus de points sauvent-ils la grille ?

points-question = Plus de points sauvent-ils la grille ?
points-invitation = E est la part du temps des processeurs passée à calculer : { $hypercube } sur l’hypercube, { $mesh } sur la grille. Faites glisser n, le nombre de points.
points-answer = Avec { $times } fois plus de points, E ne passe sur la grille que de { $before } à { $mesh } : ses liens partagés portent aussi { $times } fois plus de mots. Sur l’hypercube, E vaut { $hypercube }.
points-lose = Non : avec { $times } fois plus de points, E sur la grille n’atteint que { $mesh }.
wires-question = Des liens plus larges sauvent-ils la grille ?
wires-invitation = Maintenant avec { $n } points, car des liens larges aident les longs messages : E, la part du temps passée à calculer, vaut { $hypercube } sur l’hypercube et { $mesh } sur la grille. Faites glisser w, la largeur des liens de la grille.
wires-answer = Avec des liens { $times } fois plus larges, E passe sur la grille de { $before } à { $mesh }. L’hypercube atteint { $hypercube } avec ses liens étroits.
wires-win = Oui : avec des liens { $times } fois plus larges, la grille gagne.
wires-width = largeur des liens de la grille
landscape-says = La couleur est l’efficacité E. Suivez une couleur vers la droite, vers plus de processeurs : la grille demande pour elle bien plus de points que l’hypercube.

## La taille de n, à la main

hand-question = Pour garder l’efficacité à { $e }, quelle taille faut-il à n ?
hand-plot = p = { $p }, n = { $n } : E = { $e }
hand-axis-p = processeurs p
hand-here = cette exécution
hand-ring = ici E vaut { $kept }
hand-begin = E est la part du temps des processeurs passée à calculer : ici { $e }, moins que { $kept }. Faites glisser le disque vers le haut, ou ↑, pour plus de points ; vers la gauche, ou ←, pour moins de processeurs.
hand-below = E = { $e } est sous { $kept } : trop peu de points pour autant de processeurs. Augmentez n jusqu’à ce que E revienne.
hand-above = E = { $e } dépasse { $kept } : un n plus petit suffit. Diminuez-le.
hand-open = E = { $e }. Un n plus petit suffit-il ? L’exécution est en cours …
hand-stays = E est revenue, ce point reste : { $count } sur 4. Augmentez p, et E baisse de nouveau.
hand-curve = Vos points sont la courbe d’isoefficacité : la forme close passe par eux. Essayez maintenant la grille.
hand-curve-mesh = Sur la grille, la courbe est plus raide. Continuez vers la droite, là où n sort de la page.
hand-off =
    { $p ->
        [one] Même { $n } points ne ramènent pas E à { $kept } : { $p } processeur en demande { $size }. Ici n sort de la page.
       *[other] Même { $n } points ne ramènent pas E à { $kept } : { $p } processeurs en demandent { $size }. Ici n sort de la page.
    }
