more-than-1 = plus de 1
axis-p = p, processeurs
printed = imprimé
around = E = { $e } avec 2^{ $log-n }, { $half } avec la moitié
equation = équation { $number }
axis-g = g, en nœuds de papillon
no-idling = sans attente
source = { $paper }, { $place }
and-more =
    { $more ->
        [one] { $few } ; et { $more } autre
       *[other] { $few } ; et { $more } autres
    }
differs-note = ≠ calculé (publié)
agrees = concorde
differs = ≠ diffère
beside = à côté
more-rows =
    { $rest ->
        [one] et { $rest } ligne de plus
       *[other] et { $rest } lignes de plus
    }

column-what = quoi
column-of = de
column-case = cas
column-said = dit
column-published = publié
column-computed = calculé
column-by = par
column-iteration = itération
column-hops = sauts
column-switching = commutation
column-share = part du temps
column-topology = topologie
column-exactly = exactement
column-one-piece = T_p d’une pièce
column-best-chunks = T_p en morceaux de la meilleure taille
column-as-cut = tel que l’ordonnancement les coupe
column-ordered = exposant de p, ordonné
column-unordered = non ordonné
column-relative-difference = différence relative
column-definition = contre la définition
column-published-is = le publié est
column-power = puissance de p log p de p = 256 à 1024
column-power-far = de 2^15 à 2^16
column-network = réseau
column-growth = croissance de n à
column-from = de
column-transpose = T_o / n de la transposition
column-exchange = de l’échange binaire
column-by-pairs = par paires
column-formulation = formulation
column-exact-sum = avec √p − 1
column-no-rim = sans bord
column-mesh = grille
column-hypercube = hypercube
column-algorithm = algorithme
column-communication = log n par communication
column-concurrency = log n par parallélisme
column-machine = machine
column-equations = par les équations 1 et 4
column-zeros = zéros ajoutés à droite à l’itération 0 de 8 points
column-executed = exécuté
column-claim = affirmation
column-predicted = prédit (3.9)
column-column = colonne
column-mean = moyenne
column-mean-rustfft = moyenne d’une autre FFT (rustfft)
column-time = temps, ms
column-time-34 = ms à 34,9 Mflop/s
column-microseconds = avec g et l en µs
column-this-machine = cette machine, ms
column-upper-bound = une borne supérieure
column-parameter = paramètre
column-as = comme
column-digits = chiffres
column-row = ligne
column-columns = colonnes
column-produced = produite à
column-leaves = part à
column-nodes = nœuds traités pour elle
column-outputs = sorties avec
column-words = mots
column-corrected = corrigé
column-corrected-t = avec le T corrigé
column-by-inputs = entrée par entrée
column-corrected-r = avec le R corrigé

## D'où viennent les deux côtés d'une ligne.

source-printed = imprimé
source-unverified = attribué, non vérifié
source-formula = formule de la source
source-ours = de nous
source-at = { $what }, { $at }
at-section = section { $number }
at-page = page { $number }
at-problem = problème { $number }
at-example = exemple { $number }
method-executed = exécuté
method-counted = compté
method-closed-form = forme close
method-arithmetic = recalculé
method-measured = mesuré ici
chosen-here = { $name } { $value } (choisi ici)
common-parameters = Sauf mention contraire d’une ligne : { $all }
tally-of = { $source }, { $method }
tally = { $what } : { $said }
tally-agree =
    { $all ->
        [one] { $all } ligne, qui concorde
       *[other] les { $all } lignes concordent
    }
tally-differ =
    { $reasons ->
        [one] { $agree } lignes sur { $all } concordent, { $differ } non, pour une seule raison
       *[other] { $agree } lignes sur { $all } concordent, { $differ } non, pour { $reasons } raisons
    }
tally-beside =
    { $rows ->
        [one] { $rows } ligne, non comparée
       *[other] { $rows } lignes, non comparées
    }
no-score = Ce que la source imprime ici, ce sont des formules et non des nombres : leur sort est ci-dessous.
no-score-unverified = Ce qui est attribué ici à la source n’a pas pu être vérifié et n’entre dans aucun décompte : le résultat figure plus bas.
column-most-at = le plus à
column-flops-too-many = flops en trop (3.7)
column-numbers-too-many = nombres en trop (3.8)
column-dimensions = dimensions
column-part = partie
column-source = côté gauche
column-method = côté droit
column-parameters = paramètres
column-paper = source
column-rows = lignes
column-compared = comparées
column-agree = concordent
column-reasons = raisons des autres
