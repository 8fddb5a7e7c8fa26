machine = Machine
machine-about = Les processeurs, les canaux et les messages entre eux
butterfly = Papillon
butterfly-about = Le graphe papillon et son front d’onde
butterfly-stages =
    { $across ->
        [0] les { $within } étages à l’intérieur des processeurs : les messages ne font que redistribuer
        [one] { $across } étage entre processeurs, { $within } à l’intérieur
       *[other] { $across } étages entre processeurs, { $within } à l’intérieur
    }
timeline = Chronogramme
timeline-rows = une ligne par processeur
timeline-about = Ce que chaque processeur a fait, et quand
schedule = Ordonnancement d’un processeur
schedule-rows = ses sorties, leur départ et ce qui arrive
schedule-about = Quand un processeur produit et envoie chaque sortie
supersteps = Super-étapes
supersteps-rows = le plus grand travail d’un processeur ; h·g + l pour ce qui est déplacé
supersteps-about = Une barre par super-étape
heat-map = Carte de chaleur
heat-map-what = mots envoyés jusqu’ici sur chaque canal
heat-map-about = Une ligne par émetteur, une colonne par récepteur, ombrées selon les mots
breakdown = Où est passé le temps
cube = Cube
cube-what = qui détient quelle partie, avant et après chaque redistribution
cube-about = Les points sous forme de boîte, aux couleurs des processeurs qui les détiennent, avant et après chaque redistribution
cube-turn = Tourner le cube
distribution = Répartition
distribution-what = quel processeur détient quel élément
distribution-about = Quel processeur détient quel élément avant et après chaque redistribution
distribution-order = Ordre des éléments
by-index = par indice
by-memory = par mémoire
table = Tableau
table-what = la même exécution en tableaux
choose = Formulation la plus rapide
choose-what = le plus petit Tₚ d’après les formes closes pour chaque p et n ; pointillé : non exacte ; m : dimensions de la transposition
choose-about = La formulation la plus rapide selon p et n : les flèches déplacent, Entrée l’exécute
metrics = Mesures d’extensibilité
metrics-what = de cette exécution, GK App. B
scaling = Passage à l’échelle
scaling-what = à n, n/p, W/p ou Tₚ fixe
measured = Sur votre appareil
measured-what = la mesure à côté de la simulation et de la forme close

processors = { $p ->
    [1] un processeur
   *[other] { $p } processeurs
}
processors-dimensions = { $processors }, { $dimensions ->
    [one] { $dimensions } dimension
   *[other] { $dimensions } dimensions
}
processors-no-channels = { $processors }, sans canaux
processors-grid = { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } processeurs
processors-tree = { $processors }, { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} de commutateurs
processors-groups = { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
} de { $routers ->
    [one] { $routers } routeur
   *[other] { $routers } routeurs
} avec { $hosts ->
    [one] { $hosts } processeur
   *[other] { $hosts } processeurs
}

messages = messages
error = erreur
timing-only = temps seuls
hottest = canal le plus chargé
hottest-short = plus chargé
hottest-is = { $load } sur { $channel }

efficiency = Efficacité
speedup = Accélération
isoefficiency = Isoefficacité
curves = Courbes
points-threshold = { $points }, { $threshold }
threshold-dotted = seuil en pointillé
points-ideal = { $points }, idéal en pointillé
keep = garder
keep-about = Efficacité à garder
keep-of-run = comme l’exécution
simulating = simulation de { $done } points sur { $points }
too-costly = non simulé, trop de messages : { $curves }
no-n-is-enough = aucun n exécutable n’est assez grand : { $curves }
from-p = { $curve } p ≥ { $p }
not-simulated = non simulé ici
rings-answer = cercles : simulé ; choisissez-en un pour l’ouvrir, tirez le point
curves-about = Courbes selon p : { $curves }
curve-ends = { $name } finit à { $value } pour p = { $p }
curve-ends-nowhere = { $name } n’a pas de valeurs

spectrum = Spectre
spectrum-none = pas avec autant de processeurs ou de points : seuls les temps sont simulés
spectrum-and-signal = Signal et spectre
race-them = Faire courir les deux
spectrum-listen = Écouter le spectre
spectrum-listen-about = Entendre les coefficients déjà calculés : X(k) est le k-ième harmonique, aussi fort que son module (Z)
spectrum-sounds = { $there } coefficients sur { $n } se font entendre.
transform = Transformée, modules de { $n } coefficients dans l’ordre naturel
inverse-transform = Transformée inverse, modules de { $n } coefficients dans l’ordre naturel

standstill = Pas d’exécution : ses messages s’attendent les uns les autres
standstill-why = En wormhole, un message retient les canaux derrière lui pendant qu’il attend le suivant. Dans les autres modes, il attend dans un processeur et n’en retient aucun.

run = { $algorithm } sur { $machine }, { $messages }
run-ordered = { $algorithm }, sortie ordonnée, sur { $machine }, { $messages }
run-one = { $algorithm } sur un processeur
run-time = { $run } : { $time }
window = { $run } · hyperfly

play = Lire
pause = Pause
play-key = Espace
speed = Vitesse
speed-keys = . et ,
moment = Moment de l’exécution
schedule-needs = Cette exécution envoie des parts entières d’un coup. L’ordonnancement de sorties une à une est celui de cyclic-to-blocked et output-driven, de préférence sur une machine LogP.
schedule-run = Exécuter output-driven sur LogP
not-started = pas démarré : voir la ligne { $line }
stops-early = s’arrête à la ligne { $line }
supersteps-run = Exécuter sur une machine BSP

questions = Questions
view-of = Vue { $k } sur { $total }
question-moved = Qu’est-ce qui a bougé ?
question-time = Où est passé le temps ?
question-formula = Quelle est la formule ?
question-signal = Quel est le signal ?
question-holders = Qui a quoi ?
question-what-if = Et si … ?
question-numbers = Tous les nombres

of-processors = sur { $p }
