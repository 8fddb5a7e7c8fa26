section-algorithm = Algorithme
section-size = Taille
section-machine = Machine

algorithm = Algorithme
algorithm-serial = séquentiel
algorithm-binary-exchange = échange binaire
algorithm-transpose = transposition
algorithm-two-dimensional = bidimensionnel
algorithm-two-dimensional-rows = bidimensionnel, par lignes
algorithm-group-cyclic = cyclique par groupes
algorithm-cyclic-to-blocked = cyclique à bloc
algorithm-output-driven = guidé par les sorties
order = Sortie
order-unordered = bits inversés
order-ordered = naturel
overlap = Recouvr.
overlap-false = non
overlap-true = oui
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
switching = Commut.
switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole

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
latency = latence
latency-spoken = L, latence d’un mot
gap = intervalle
gap-spoken = g, intervalle
gap-bsp = par nombre réel
gap-bsp-spoken = g, par nombre réel
overhead = surcoût
overhead-spoken = o, surcoût
sync = synchronisation
sync-spoken = l, synchronisation
rate = unités par seconde
rate-spoken = v, unités de temps par seconde

preset-unit = Unité de temps : { $unit }.
preset-other-machine =
    Ses nombres sont ceux d’une machine { $machine ->
        [network] à réseau
        [logp] LogP
        [bsp] BSP
       *[other] { $machine }
    } et ne comptent pas ici.
origin-assumption = Hypothèse : { $why }.
origin-at-p = { $place }, p = { $p }.
origin = { $place }.
origin-own = Votre valeur ; { $preset } a { $value }.

impossible-here = { $value } n’est pas possible ici. Permis : { $allowed }.
impossible-nothing = Rien n’est pas possible ici. Permis : { $allowed }.
not-with = Pas avec { $field } = { $value }.
use = Prendre { $field } = { $value }

signal = Signal
signal-impulse = impulsion
signal-sine = sinus
signal-two-tone = deux sons
signal-chirp = chirp
signal-square = signal carré
signal-noise = bruit
signal-own = le vôtre
samples = Les échantillons d’entrée
open-file = ouvrir un fichier
own-hint = Ou collez ou déposez un CSV (re[,im] par ligne) ou un son.
own-filled = { $name } : { $samples } échantillons, complétés par des zéros.
own-all = { $name } : { $samples } échantillons.
own-first = { $name } : les { $n } premiers de { $samples } échantillons.
set-n = Prendre n = { $n }
seed = graine
pasted = le texte collé
own-not-here = un des signaux d’ici : vos échantillons ne voyagent pas dans une URL ; déposez le fichier à nouveau

file-problem = { $name } : { $why }
csv-empty = Il ne contient aucun nombre. Il faut un re ou re,im par ligne.
csv-line = La ligne { $line } est « { $text } ». Il faut un nombre, re, ou deux, re,im.
csv-too-long = Il a plus de 2^22 = { $most } lignes, le maximum pour une exécution.
file-empty = { $name } est vide.
file-too-large = { $name } dépasse 256 Mio, le maximum qui est lu.
file-unreadable = { $name } ne peut pas être lu.
file-undecodable = { $name } n’est ni un son que ce navigateur sait décoder, ni un texte avec un re[,im] par ligne.
file-no-sound = { $name } ne contient pas de son.
file-silent = { $name } est silencieux : tous les échantillons sont nuls.
