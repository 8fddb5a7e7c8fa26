percent = { $number }{"\u00A0"}%
percent-under = moins de { $number }{"\u00A0"}%
percent-part = { $number } %

algorithm-serial = séquentiel
algorithm-binary-exchange = échange binaire
algorithm-transpose = transposition
algorithm-two-dimensional = bidimensionnel
algorithm-two-dimensional-rows = bidimensionnel par lignes
algorithm-group-cyclic = cyclique par groupes
algorithm-cyclic-to-blocked = cyclique à bloc
algorithm-output-driven = guidé par les sorties
algorithm-slab = tranches
algorithm-pencil = crayons
algorithm-cyclic = axes cycliques
algorithm-program = programme

topology-hypercube = hypercube
topology-mesh = grille
topology-torus = tore
topology-mesh3d = grille 3D
topology-complete = complet
topology-fat-tree = arbre élargi
topology-dragonfly = dragonfly
kind-logp = LogP
kind-bsp = BSP

switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole

view-machine = machine
view-butterfly = papillon
view-timeline = chronogramme
view-speedup = accélération
view-efficiency = efficacité
view-isoefficiency = isoefficacité
view-breakdown = décomposition
view-why = pourquoi
view-cube = cube
view-distribution = répartition
view-schedule = ordonnancement
view-supersteps = super-étapes
view-landscape = paysage
view-heat-map = carte de chaleur
view-choose = choix
view-metrics = mesures
view-scaling = passage à l’échelle
view-measured = mesuré
view-spectrum = spectre
view-table = tableau

machine-logp = une machine LogP de { $p }
machine-bsp = une machine BSP de { $p }
machine-hypercube = un hypercube de { $p }
machine-complete = un graphe complet de { $p }
machine-fat-tree = un arbre élargi { $arity }-aire de { $p }
machine-dragonfly = une dragonfly de { $p }
machine-mesh = une grille { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
machine-torus = un tore { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
machine-mesh3d = une grille { $planes }{"\u00A0"}×{"\u00A0"}{ $rows }{"\u00A0"}×{"\u00A0"}{ $columns }

parameters-logp = L = { $latency }, g = { $gap }, o = { $overhead }
parameters-loggp = L = { $latency }, g = { $gap }, o = { $overhead }, G = { $inner }
parameters-capacity = { $parameters }, capacité { $most }
with-virtual-channels = { $switching }, { $channels } canaux virtuels
parameters-bsp = g = { $gap }, l = { $sync }

clock = t = { $now } sur { $end }
unit-chosen = t_c = { $tc }
unit-axis = unités de temps
unit-flop = flops
unit-microsecond = µs
description = { $sentence } Où est passé le temps : { $parts }.
description-part = { $activity } { $percent }
by-sample = { $what } selon l’échantillon { $letter }
by-frequency = { $what } selon la fréquence { $letter } (ondes dans n échantillons)
by-hertz = { $what } selon la fréquence en Hz
by-place = { $what } selon la ligne et la colonne
by-frequencies = { $what } selon la fréquence de ligne et de colonne
real-part = partie réelle
imaginary-part = partie imaginaire

compute = calcul
startup = démarrage
hop = par saut
transfer = transfert
contention = contention
idle = attente
overhead = surcoût
latency = latence
further-words = mots suivants
gap = intervalle
synchronisation = synchronisation
communication = communication

stage = étage { $stage }
stages = étages { $first }–{ $last }
local-stage = étage local { $stage }
local-stages = étages locaux { $first }–{ $last }
local = local { $first }–{ $last }
redistribution = redistribution
reordering = mise en ordre

critical-path = chemin critique
switch = commutateur, transmet des messages
free-channel = canal libre
one-message = un message
heat-none = pas encore de mots
heat-least = au plus 1/6 du maximum
heat-most = plus de 5/6 du maximum
shared-channel = messages qui partagent un canal
wanted-channel = messages sur un canal ou en attente
words-move = données en route
message-under-way = message en route
message-waits = message en attente
held-up = attend (en haut) en envoyant (en bas)
waits-on-its-way = attend en route (en haut), envoie (en bas)
waits-for-gap = attend l’intervalle
waits-to-be-sent = attend d’être envoyé
work-for-outputs = travail pour une sortie après l’autre
output = sortie
leaves-under-way = part, en route
phase-two = phase II
computation = calcul
l-synchronisation = l, synchronisation
hg-communication = h·g, communication

simulated = simulé
one-processor = un processeur
no-closed-form = pas de forme close
closed-form = forme close
closed-form-at-most = forme close, au plus
closed-form-about = forme close, environ
closed-form-at-least = forme close, au moins
speedup-at = { $speedup } pour n = 2^{ $exponent }

distribution-input = entrée
distribution-input-stages = entrée, { $stages }
distribution-result = résultat
distribution-between = entre les deux
pattern-one = tous sur un processeur
pattern-blocks = blocs de { $count }
pattern-parts = parties de { $count }
pattern-turns = { $processors } processeurs à tour de rôle
pattern-turns-each = { $processors } processeurs à tour de rôle, { $count } chacun
order-of-coefficients = dans l’ordre des coefficients qu’ils deviennent
order-of-index-and-result = dans l’ordre de leur indice (du résultat, des coefficients)
order-of-index = dans l’ordre de leur indice
a-value = taille : module, plein pour le nombre au-dessous ; couleur et flèche : argument
not-yet = pas encore calculé
cell-value = longueur : module ; couleur : argument
cell-size = taille : module ; couleur : argument
cell-largest = longueur : plus grand module de valeurs voisines
cell-held-up = retenu en route
cell-delivered = remis, du processeur de la ligne à celui de la colonne
