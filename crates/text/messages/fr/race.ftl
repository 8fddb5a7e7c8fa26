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
win-back-says = Un n plus grand donne à chaque processeur plus à faire entre deux messages. Ces courbes disent quel n garde l’efficacité : sur la grille, il sort vite de la page.
values-say = Seize échantillons sur quatre processeurs. Un disque est un nombre complexe : sa taille est le module, sa couleur l’argument. Pointez-en un pour le lire.
