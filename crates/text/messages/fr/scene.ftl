bins-supersteps = enregistré par tranches de temps : les super-étapes d’une si grande exécution ne sont pas gardées
no-superstep-with-time = cette exécution n’a pas de super-étape qui prenne du temps
not-bsp = seule une machine BSP a des super-étapes ; cette exécution est sur une autre
heat-none-sent = aucun processeur n’envoie de message
heat-whole-run = enregistré par intervalles de temps : les mots de toute l’exécution
heat-blocks = chaque case additionne un bloc de { $nodes } × { $nodes } nœuds
bins-timeline = enregistré en { $count } tranches de temps : chacune montre ce qui en a pris le plus
not-recorded = cette exécution n’a pas été enregistrée
bins-no-wavefront = enregistré par tranches de temps : pas de front d’onde
bins-no-output = enregistré par tranches de temps : aucune sortie isolée n’est connue
too-large-to-follow = une si grande transformée n’est pas suivie élément par élément
not-followed = Les éléments d’une si grande transformée ne sont pas suivis ; jusqu’à n = 65 536, ils le sont.
no-redistribution = cette exécution ne redistribue pas ses éléments entre deux phases
stage-by-stage = étage par étage : rien ne part avant que le dernier soit fini
being-simulated = Cette exécution est en cours de simulation.
no-closed-form = pas de forme close sur cette machine

rows-most = une ligne vaut { $processors } processeurs : ce que la plupart ont fait
rows-alike =
    { $processors ->
        [one] { $processors } processeur fait cela
       *[other] { $processors } processeurs font exactement cela
    }
rows = une ligne vaut { $processors } processeurs

communication-supersteps =
    super-étapes

    de communication
h-is = h = { $h }
superstep-end = g = { $gap }, l = { $sync } ; Tₚ = { $time } flops
superstep-sync = l { $time }
superstep-moved = h·g { $time }
superstep-both = l { $sync }, h·g { $moved }

strips = bandes du haut : { $order } ; bandes du bas : comme stocké
logical = vue logique : { $order }
strips-unmoved = aucun élément ne change de processeur ; bandes du haut : { $order } ; bandes du bas : comme stocké
logical-unmoved = aucun élément ne change de processeur ; vue logique : { $order }
cube-axis = axe { $axis } : { $extent }
cube-blocks = { $grid } processeurs, une partie chacun
cube-turns = { $grid } processeurs, à tour de rôle
cube-note = une cellule a la couleur du processeur qui la détient, dès qu’elle y est arrivée
cube-corner = seulement le coin de { $cells } éléments : au-delà le motif se répète
cube-one-dimension = Cette transformée a une dimension ; slab, pencil et cyclic en ont jusqu’à trois.
squares = une ligne par processeur ; de gauche à droite et de teinte en teinte les éléments, { $order }
squares-binned =
    une ligne par processeur ; de gauche à droite et de teinte en teinte les éléments, { $order } ; enregistré par
    tranches de temps : pas de mouvement
pattern-after = { $pattern } ; après { $messages } messages de { $words } mots
messages-label =
    { $count ->
        [one] message
       *[other] messages
    }
words-label =
    { $count ->
        [one] mot
       *[other] mots
    }
messages-count = { $count } messages
order = ordre

naive = naïf : cyclique à bloc
output-driven = guidé par les sorties
phase-one = phase I
phase-two = phase II
schedule-title = P{ $processor }, { $phase } : { $stages }
schedule-result = P{ $processor }, résultat
sends = envois
outputs-produced = sorties produites
outputs-left = sorties parties
inputs-come = entrées arrivées
results = résultats
time-parallel = Tₚ = { $time }

threshold = seuil E = { $efficiency }
axis-efficiency = efficacité E
axis-speedup = accélération S
axis-points = points n
axis-work = travail W
as-printed = imprimé dans l’article
ideal = idéal, S = p
transpose-log = transposition, m = log p + 1
transpose = transposition, m = { $dims }
dims-log = m = log p + 1
dims = m = { $dims }
log = log
exchange = échange
fastest-none = { $place } : pas de forme close
fastest = { $place } : { $name }, T_p = { $time }, E = { $efficiency } ({ $form })
exact = exact
at-best = au mieux
about = environ
standard = { $name }, standard
