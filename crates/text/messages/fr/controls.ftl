section-what = Ce qui s’exécute
section-algorithm = De l’algorithme
section-costs = Coûts de la machine
section-fine = Détails

algorithm = Algorithme
algorithm-serial = séquentiel
algorithm-binary-exchange = échange binaire
algorithm-transpose = transposition
algorithm-two-dimensional = bidimensionnel
algorithm-two-dimensional-rows = bidimensionnel, par lignes
algorithm-group-cyclic = cyclique par groupes
algorithm-cyclic-to-blocked = cyclique à bloc
algorithm-output-driven = guidé par les sorties
algorithm-slab = tranches
algorithm-pencil = crayons
algorithm-cyclic = axes cycliques
algorithm-program = programme
order = Sortie
order-unordered = bits inversés
order-ordered = naturel
overlap = Recouvr.
overlap-false = non
overlap-true = oui
shape = Forme
grid = Grille de processeurs
hosts = Processeurs par routeur
routers = Routeurs par groupe
route = Route
route-minimal = minimale
route-valiant = Valiant
alltoall = Ordre d’envoi
alltoall-paper = comme l’article
alltoall-pairwise = par paires
alltoall-shift = décalé
alltoall-naive = naïf
alltoall-standard = standard (log P étapes)
radix = Base
twiddles = Puissances
twiddles-stored = stockées
twiddles-computed = calculées
io = E/S
io-block = bloc
io-cyclic = cyclique
balanced = Phases
balanced-false = maximales
balanced-true = égales
direction = Sens
direction-forward = direct
direction-inverse = inverse
samples = Échantillons
samples-complex = complexes
samples-real = réels
preset = Préréglage
preset-none = aucun
machine = Machine
machine-network = réseau
machine-logp = LogP
machine-bsp = BSP
topology = Réseau
topology-hypercube = hypercube
topology-mesh = grille
topology-torus = tore
topology-mesh3d = grille 3D
topology-complete = graphe complet
topology-fat-tree = arbre élargi
topology-dragonfly = dragonfly
switching = Commutation
switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole
vc = canaux virtuels

dims = dimensions
dims-spoken = m, dimensions de la transposition
tt = par puissance
tt-spoken = t prime c sur t c, par puissance de oméga
blocking = en cache
blocking-spoken = éléments qui tiennent dans le cache, ou aucun
p = processeurs
p-spoken = p, processeurs
n = points
n-spoken = n, points
ts = démarrage
ts-spoken = t s sur t c, démarrage d’un message
tw = par mot
tw-spoken = t w sur t c, par mot
th = par saut
th-spoken = t h sur t c, par saut
tc = unité de temps
tc-spoken = t c, une sortie de papillon
width = largeur de canal
width-spoken = w, largeur d’un canal
arity = arité
arity-spoken = k, arité de l’arbre
taper = rétrécissement
taper-spoken = tau, rétrécissement de l’arbre
latency = latence
latency-spoken = L, latence d’un mot
gap = intervalle
gap-spoken = g, intervalle
gap-bsp = par nombre réel
gap-bsp-spoken = g, par nombre réel
overhead = surcoût
overhead-spoken = o, surcoût
word-gap = intervalle dans un message
word-gap-spoken = G, intervalle entre les mots d’un message, ou aucun
capacity = capacité
capacity-false = illimitée
capacity-true = ⌈L/g⌉ mots
sync = synchronisation
sync-spoken = l, synchronisation
rate = unités par seconde
rate-spoken = v, unités de temps par seconde

preset-unit = Unité de temps : { $unit }.
preset-other-machine = Ses nombres sont ceux d’une machine de type { $machine } et ne comptent pas ici.
origin-assumption = Hypothèse : { $why }.
origin-at-p = { $place }, p = { $p }.
origin = { $place }.
origin-own = Votre valeur ; { $preset } a { $value }.

impossible-here = { $value } n’est pas possible ici. Permis : { $allowed }.
impossible-nothing = Une valeur est requise. Permis : { $allowed }.
not-with = Pas avec { $field } = { $value }.
use = Prendre { $field } = { $value }
grouped-digits = Lu comme { $value } : le signe « { $sign } » sépare ici des groupes de chiffres.

signal = Signal
signal-impulse = impulsion
signal-sine = sinus
signal-two-tone = deux sons
signal-chirp = chirp
signal-square = signal carré
signal-noise = bruit
signal-own = le vôtre
open-file = ouvrir un fichier
record = enregistrer
record-stop = arrêter l’enregistrement
recorded = l’enregistrement
drawn = dessiné à la main
draw-hint = Dessinez-le dans l’image.
own-hint = Ou collez ou déposez un CSV (re[,im] par ligne) ou un son.
own-filled = { $name } : { $samples } échantillons, complétés par des zéros.
own-all = { $name } : { $samples } échantillons.
own-first = { $name } : les { $n } premiers de { $samples } échantillons.
sound-heard =
    { $channels ->
        [one] { $rate } Hz, { $channels } canal.
       *[other] { $rate } Hz, moyenne de { $channels } canaux.
    }
sound-converted =
    { $channels ->
        [one] Converti à { $rate } Hz par le navigateur ; { $channels } canal.
       *[other] Converti à { $rate } Hz par le navigateur ; moyenne de { $channels } canaux.
    }
set-n = Prendre n = { $n }
bring-back = Reprendre { $name }
seed = graine
pasted = le texte collé
own-not-here = un des signaux d’ici : vos échantillons ne font pas partie d’un lien ; déposez le fichier à nouveau

file-reading = Lecture de { $name } …
file-problem = { $name } : { $why }
file-empty = { $name } est vide.
file-too-large = { $name } dépasse 256 Mio, le maximum qui est lu.
file-unreadable = { $name } ne peut pas être lu.
file-undecodable = { $name } n’est ni un son que ce navigateur sait décoder, ni un texte avec un re[,im] par ligne.
file-no-sound = { $name } ne contient pas de son.
no-microphone = Pas de micro : le navigateur n’en a pas, ou la page n’a pas le droit de l’utiliser.
file-silent = { $name } est silencieux : tous les échantillons sont nuls.
