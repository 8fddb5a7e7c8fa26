race = Course
question =
    { $p ->
        [one] Deux machines de { $p } processeur chacune. La même transformée de Fourier. Pourquoi l’une perd-elle ?
       *[other] Deux machines de { $p } processeurs chacune. La même transformée de Fourier. Pourquoi l’une perd-elle ?
    }
invitation = Chaque point est un message qui porte de vrais nombres. Lancez la course, ou choisissez le nombre de processeurs.
hypercube = Hypercube
a-wire-for-each = un lien vers chaque partenaire
mesh = Grille
shared-ways = le chemin vers un partenaire est partagé
jam =
    { $load ->
        [one] { $load } message veut ce seul lien.
       *[other] { $load } messages veulent ce seul lien : chacun en reçoit 1/{ $load }.
    }
under-way = Les deux font le même travail et envoient les mêmes messages.
mesh-loses = La grille met { $times } fois plus de temps. { $share } de l’écart : { $activity }.
nobody-loses = Les deux mettent le même temps : avec si peu de processeurs, chaque partenaire a son propre lien.
signal = Le signal
signal-pieces = un morceau par processeur
spectrum = Spectre, dans la mesure où il est calculé
bet = Qui finit en premier ?
tie = Égalité
bet-won = Bien vu.
bet-lost = Vous aviez parié autrement.
over = Le même signal et le même spectre : seuls les fils diffèrent.
play = Lancer
pause = Pause
processors = Processeurs
lanes = Un processeur de chaque machine : celui qui attend le plus longtemps
done = terminé
as-long = { $times } fois plus long
next-more = Maintenant 1024 processeurs
next-win-back = Quel n faut-il pour la rattraper ?
next-values = Que portent ces messages ?
next-workbench = Ouvrir l’atelier
values-say = Seize échantillons sur quatre processeurs. Un disque est un nombre complexe : sa taille est le module, mis à l’échelle dans chaque étage, et sa couleur l’argument. Pointez-en un pour le lire.

## La taille de n, à la main

hand-question = Pour garder l’efficacité à { $e }, quelle taille faut-il à n ?
hand-plot = p = { $p }, n = { $n } : E = { $e }
hand-axis-p = processeurs p
hand-here = cette exécution
hand-ring = ici E vaut { $kept }
hand-begin = Faites glisser le point, ou utilisez les flèches : plus de processeurs vers la droite, plus de points vers le haut. E = { $e } est sous { $kept } : augmentez n.
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
