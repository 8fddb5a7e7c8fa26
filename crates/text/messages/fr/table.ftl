activity = activité
channel = canal
channels = canaux
delivered = livré
distribution = répartition
element = élément
elements = éléments
flops = flops
from = de
to = à
in = dans
is-there = arrive
leaves = part
message = message
messages = messages
messages-before = messages avant lui
now = maintenant
of = de
output = sortie
pattern = motif
phase = phase
place = place
processor = processeur
produced = produite
sends = envoie
share = part de p·T_p
stage = étage
step = pas
superstep = super-étape
until = jusqu’à
value = valeur
words = mots
held-up = retardés par d’autres
waits-for-gap = attend l’intervalle
pairs-differ = les paires diffèrent de
pairs-are = les paires sont
first-input = première entrée
second-input = seconde entrée
mirror-image = image miroir
partner = partenaire
element-of = R[{ $index }] sur le processeur { $processor }
becomes = devient
two-elements = R[{ $low }] et R[{ $high }]
travels = voyage
travels-from-to = { $message }, de { $from } à { $to }
not-sent-yet = pas encore envoyé
is-delivered = livré
carries = transporte
times-root = tourné de
times-root-of-side = tourné de, avec ω de { $points } points

caption-parts = Où est passé le temps des processeurs
caption-processors = Temps de chaque processeur par activité
caption-phases = Phases
caption-processors-at = Processeurs à t = { $time }
caption-messages-at = Messages à t = { $time }
caption-distribution = Quel processeur détient quels éléments, { $order }
caption-outputs = Sorties du processeur { $processor } dans l’ordre où elles sont produites
caption-supersteps = Super-étapes
caption-channels-at = Canaux utilisés à t = { $time }

serial-time = T_s, temps séquentiel
parallel-time = T_p, temps parallèle
speedup = S, accélération
efficiency = E, efficacité
overhead = T_o, surcoût
unit-of-time = unité de temps
hops = sauts
communication-supersteps = super-étapes de communication
h-sum = h, somme
most-loaded = canal le plus chargé
error = erreur L2 relative

at-once = { $messages } à la fois sur { $channel }
channel-number = canal { $number }
count-words =
    { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
waits-for = attend { $channel }
part-of-way = { $percent } du trajet
part-of-words = { $percent } de ses mots passés
head-under-way = sa tête est en route
hops-of = { $done } sauts sur { $hops }
itself = lui-même
computation = calcul, { $stages }
communication = communication
in-binary = { $number } = { $bits } en binaire
on-two-processors = sur deux processeurs
within-a-processor = dans un processeur
span = { $from } à { $to }
computes-stage = calcule l’étage { $stage }
computes-stages = calcule les étages { $first }–{ $last }
computes-node = calcule un nœud de l’étage { $stage }
computes-half = calcule sa moitié de l’étage { $stage }
unpacks = dépaquette des échantillons réels
exchanges-with = échange avec { $processor }
sends-and-receives = envoie à { $to }, reçoit de { $from }
sends-and-goes-on = envoie à { $to } et continue
waits-for-processor = attend { $from }
moves-within-memory = déplace des éléments dans sa mémoire
