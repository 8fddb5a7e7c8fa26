see =
    Sur p = { $p } { $p ->
        [one] processeur
       *[other] processeurs
    }, la transformée a pris { $measured } (médiane de { $count } passages) : E = { $efficiency }.
see-without-serial =
    Sur p = { $p } { $p ->
        [one] processeur
       *[other] processeurs
    }, la transformée a pris { $measured } (médiane de { $count } passages). Un seul processeur a terminé avant que l’horloge n’avance : E n’est donc pas connue.
see-simulated = Simulée avec les t_c, t_s et t_w de cet appareil : { $simulated } ({ $off }), E = { $efficiency }.
see-simulated-time = Simulée avec les t_c, t_s et t_w de cet appareil : { $simulated }.
see-most =
    { $longer ->
        [1] L’essentiel de la différence : { $what }, { $time } de plus que prédit.
       *[other] L’essentiel de la différence : { $what }, { $time } de moins que prédit.
    }
computing = calcul
messages = messages
waiting = attente

measured = mesuré
simulated = simulé
closed-form = forme close
exchange = échange
alone = aller simple
axis-words = mots d’un message
axis-elements = éléments
axis-node = ns par nœud
chart = { $what } en fonction de { $against }
half = moitié centrale des passages
off-by = écart
part = où est passé Tₚ, moyenne des processeurs

stage = étage
stages = Étage par étage, de l’entrée du premier processeur à la sortie du dernier
as-measured = D’après la mesure, p = { $p }
as-simulated = D’après la simulation, selon le même ordonnancement
timings = Vos temps à côté de la simulation de cette exécution

took = Pour { $stage } : mesuré { $measured }, simulé { $simulated } ({ $off }).
took-alone = Pour { $stage } : mesuré { $measured }.
against-tc = calcul, face à t_c (caches)
within = dans l’étage
rest = le reste (système d’exploitation)
causes = Où est passé le temps de cet étage, moyenne des processeurs
difference = différence
causes-about = Le calcul compte au rythme du processeur le plus rapide. Ce que les autres ont pris de plus, leur entrée plus tardive dans l’étage et leur sortie plus précoce sont dans le reste.
lockstep = { $stage } : d’après la mesure et d’après la simulation, toutes deux depuis son début, à la même échelle
compare-stages = Comparer étage par étage
all-stages = tous
stage-before = Étage précédent
stage-after = Étage suivant

shared =
    { $cores ->
        [one] Avec p supérieur à { $cores }, les processeurs se partagent un seul cœur : chacun attend son tour, et cela aussi est mesuré.
       *[other] Avec p supérieur à { $cores }, les processeurs se partagent { $cores } cœurs : chacun attend son tour, et cela aussi est mesuré.
    }
larger-n = n = { $asked } se termine trop vite pour l’horloge de ce navigateur ({ $tick }) : c’est n = { $n } qui est mesuré.
coarse = L’horloge de ce navigateur avance toutes les { $tick } : les temps inférieurs à { $limit } ne sont pas exacts.
exact-n = Prendre n = { $n }
too-short = p = { $p } : terminé avant que l’horloge n’avance.
in-background =
    { $count ->
        [one] L’onglet était en arrière-plan, où les navigateurs ralentissent les pages : une partie a été mesurée à nouveau.
       *[other] L’onglet était en arrière-plan, où les navigateurs ralentissent les pages : { $count } parties ont été mesurées à nouveau.
    }
beyond = p = { $p } est seulement simulé : au plus { $most } workers sont lancés ici.
honest = D’autres programmes, la chaleur du processeur et le travail du navigateur lui-même sont dans ces nombres : mesurez deux fois.
by-collectives = Messages transmis par des opérations collectives (MPI_Alltoallv) : { $count } sur { $all }. Dans la simulation, tous partent un par un.
by-rustfft = Nœuds calculés par rustfft au lieu du noyau de ce programme : { $count }. t_c est celui du noyau.

device = Cet appareil, d’après l’étalonnage
parameters = t_c = { $tc } par nœud, t_s = { $ts } par message, t_w = { $tw } par mot, aux tailles de cette exécution.
fit = Ligne : t_s + t_w·m par les médianes de { $count } échanges, à { $worst } au plus de chacune. Cercles : échantillons.
calibrating = Étalonnage : combien de temps prennent un nœud et un message …
measuring = Mesure avec p = { $p } …
use-device = Simuler cet appareil
keep-machine = Enregistrer machine.json
keep-run = Enregistrer run.json (p = { $p })

stopped = Le worker qui était le processeur { $processor } est mort. Seule cette mesure est perdue ; elle peut être recommencée.
silent = Le worker qui est le processeur { $processor } ne répond pas depuis dix secondes. La mesure peut être recommencée.
lost = Le worker qui dirigeait la mesure s’est arrêté. Seule cette mesure est perdue ; on peut la recommencer.
wrong = La transformée est fausse, ce n’est donc pas une mesure : erreur relative { $error }.
differs = Des passages sur la même entrée ont laissé des nombres différents sur le processeur { $processor }, ce n’est donc pas une mesure.
failed = La mesure n’a pas pu être faite : { $why }
bad-line = La ligne { $line } ne peut pas être lue : il faut rank (processeur), stage (étage, à partir de 0), begin et end (début et fin en secondes), séparés par des virgules ; end ne précède pas begin.
timings-columns = Les colonnes « { $names } » ne sont pas des temps. Nommez-les rank, stage, begin et end ; une autre unité que la seconde suit le nom : begin_us, end (ms).
timings-unnamed = Aucune ligne ne nomme les colonnes : elles sont lues comme rank, stage, begin et end, en secondes.
timings-units = Temps convertis en secondes : begin depuis { $begin }, end depuis { $end }.
ranks-from-one = Le fichier compte les processeurs à partir de 1 ; ici, à partir de 0.
stages-from-one = Le fichier compte les étages à partir de 1 ; ici, à partir de 0.
timings-rank = Ligne { $line } : il n’y a pas de processeur { $rank }. Cette exécution en a { $p }, comptés à partir de 0.
timings-stage = Ligne { $line } : il n’y a pas d’étage { $stage }. Cette exécution en a { $stages }, comptés à partir de 0.
timings-twice = Ligne { $line } : le temps de l’étage { $stage } sur le processeur { $rank } est déjà donné.
timings-missing = Le processeur { $rank } n’a pas de temps pour l’étage { $stage }. Il faut les temps de tous les processeurs ; cette exécution en a { $p }.
no-clock = Ces réglages n’ont pas d’horloge : avec « Simuler cet appareil » ou « unités par seconde » (rate : nœuds par seconde), les temps sont des secondes et peuvent être comparés.
unreadable = Le fichier ne peut pas être affiché : { $why }

measure-device = Mesurer cet appareil
measure-again = Mesurer à nouveau
measure-stop = Arrêter
open-run = Pourquoi ma FFT est-elle plus lente ? Ouvrir run.json ou CSV
open-what = Une exécution mesurée par la commande, ou des lignes avec rank (processeur), stage (étage), begin et end (début et fin en secondes).
measure-about = Votre appareil exécute cette FFT sur autant de workers qu’il a de cœurs, et ses temps sont placés à côté des temps prédits. Rien ne quitte l’appareil. Cela prend une dizaine de secondes.


choose-here = Quelle formulation est la plus rapide ici ?
choosing = Comparaison des formulations : p = { $p }, n = { $n } …
fastest = La formulation la plus rapide sur cet appareil
score = Dans { $right } cases sur { $count }, la formulation prédite est la plus rapide ; dans { $ties } autres, l’avance de la plus rapide est inférieure à la dispersion des mesures.
fastest-map = À gauche, la formulation prédite comme la plus rapide ; à droite, celle qui l’est : = est la même, ≈ une égalité, à la dispersion des mesures près ; sinon, de combien elle prend moins de temps.
predicted-fastest = prédite la plus rapide
measured-fastest = mesurée la plus rapide
beside-predicted = face à la formulation prédite
