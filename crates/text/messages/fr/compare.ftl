
allowed-beside = none, ou ce que change le côté droit, en clés de l’exécution avec leurs valeurs : topology:mesh,switching:wormhole ; n, direction, signal, samples et seed sont ceux des deux côtés
allowed-there = ce qui est possible du côté droit, où { $field } = { $value } ne l’est pas : il y faut { $allowed }

side-name =
    { $side ->
        [left] le côté gauche
        [right] le côté droit
        [hypercube] l’hypercube
        [mesh] la grille
        [torus] le tore
        [mesh3d] la grille 3D
        [complete] le graphe complet
        [fat-tree] l’arbre élargi
        [dragonfly] la dragonfly
        [network] le réseau
        [logp] la machine LogP
        [bsp] la machine BSP
       *[other] { $side }
    }
longer = T_p { $left } | { $right } : { $times } fois plus long pour { side-name }.
same-time = T_p { $time } des deux côtés : ils prennent le même temps.
other-units = Les deux côtés comptent le temps en unités différentes, t_c et flops ; ils ne sont donc pas comparés. Donnez rate des deux côtés, ou prenez des préréglages, pour les comparer en secondes.
cause = L’essentiel vient de : { $activity }, { $left } | { $right } pour le processeur moyen, { $share } de la différence de { $all }.
no-difference = Des deux côtés, le processeur moyen prend le même temps.
two-names = { $left } | { $right }

mean-processor = Temps du processeur moyen ; la somme des différences est celle de T_p.
activity = Activité
left = Gauche
right = Droite
difference = Différence
done-at = fini à { $t }, { $times } × plus vite
refused-there = { $field } = { $value } n’y est pas possible. Permis : { $allowed }.

compare = En course contre
nothing = aucune comparaison
with = { $value }
with-radix = en base { $value }
with-setting = { $setting ->
    [overlap-true] avec recouvrement
    [overlap-false] sans recouvrement
    [order-ordered] dans l’ordre naturel
   *[order-unordered] à bits inversés
}
own-choice = avec votre propre choix
lockstep = Synchro
by-time = par temps
by-stage = par étage
controls-of = Réglages de
left-side = gauche
right-side = droite
swap = Échanger les côtés
stop = Ne plus comparer
as-left = Comme à gauche
not-run = Le côté droit n’a pas été exécuté.
run-it = L’exécuter
cancel = Annuler
progress = Progression du côté droit
square = Un carré autour d’un nombre : le canal le plus chargé à cet instant, et moins chargé de l’autre côté.

same-stage = Les deux côtés sont à l’étage { $stage }.
behind = En étages, { side-name } a { $stages ->
        [one] un étage
       *[other] { $stages } étages
    } de retard.
both-done = Les deux côtés ont fini.
done = A fini en premier : { side-name }.
at-stage = Étage { $stage } : { $left } | { $right }.
