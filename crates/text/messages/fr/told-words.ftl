machine =
    Voici : { $run }. { $messages ->
        [one] { $messages } message porte
       *[other] { $messages } messages portent
    } { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    } en tout. { $sentence }
machine-one = Voici : { $run }. { $sentence }
butterfly =
    La transformée a { $stages ->
        [one] un étage
       *[other] { $stages } étages
    } de { $nodes } nœuds : { $across } entre processeurs, { $within } à l’intérieur. L’exécution passe par { $phases ->
        [one] une phase
       *[other] { $phases } phases
    }, de 0 à { $time }.
butterfly-values = La plus grande valeur a pour module { $before } en entrée et { $after } après la dernière étape.
butterfly-no-values = Pour n supérieur à { $most }, les valeurs entre les étapes ne sont pas conservées.
timeline =
    Chacun des { $processors } processeurs a une ligne de 0 à { $time }. Où est passé le temps : { $parts }. { $sentence }
timeline-one = L’unique processeur a une ligne de 0 à { $time }. { $sentence }
breakdown = p · T_p vaut { $whole }. De ce temps : { $parts }.
why = Tₚ vaut { $time } ; du temps de tous les processeurs : { $parts }. { $note }
distribution =
    { $count ->
        [one] Les éléments restent où ils sont
       *[other] Les éléments sont répartis de { $count } façons, l’une après l’autre
    } : { $titles }. { $messages ->
        [one] { $messages } message déplace
       *[other] { $messages } messages déplacent
    } { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    } entre elles.
schedule = { $difference }. { $outputs }
schedule-outputs =
    Le processeur { $processor } produit { $count ->
        [one] une sortie, à { $first }
       *[other] { $count } sorties, la première à { $first } et la dernière à { $last }
    } ; la dernière à partir le fait à { $left }.
schedule-none = Cette exécution n’a pas de sorties qui partent pendant que d’autres sont calculées.
supersteps =
    { $computation ->
        [one] { $computation } super-étape calcule
       *[other] { $computation } super-étapes calculent
    } et { $communication ->
        [one] { $communication } communique
       *[other] { $communication } communiquent
    }, avec h de { $h } en tout ; T_p = { $time } flops. { $sentence }
supersteps-none = Cette exécution est sur une machine sans super-étapes.
heat-map = Des mots ont traversé { $used } canaux sur { $links } : { $words } en tout, chaque mot comptant sur chaque canal qu’il traverse. Le plus grand nombre, { $most }, a traversé le canal de { $from } à { $to }.
heat-map-pairs = Entre { $pairs } paires de processeurs sont passés { $words } mots. Le plus grand nombre, { $most }, est allé de { $from } à { $to }.
heat-map-none = Dans cette exécution, aucun processeur n’envoie de message.
efficiency = L’efficacité E selon le nombre de processeurs p, pour n = { $n }.
speedup = L’accélération S selon le nombre de processeurs p, pour n = { $n }.
isoefficiency = Le n qui garde l’efficacité E = { $efficiency }, selon le nombre de processeurs p.
curve =
    { $points ->
        [0] Réseau { $network } : la forme close va de { $first } pour p = { $from } à { $last } pour p = { $to }.
        [one] Réseau { $network } : la forme close va de { $first } pour p = { $from } à { $last } pour p = { $to } ; une exécution a été simulée.
       *[other] Réseau { $network } : la forme close va de { $first } pour p = { $from } à { $last } pour p = { $to } ; { $points } exécutions ont été simulées.
    }
curve-none =
    { $points ->
        [one] Réseau { $network } : pas de forme close ; { $points } exécution a été simulée.
       *[other] Réseau { $network } : pas de forme close ; { $points } exécutions ont été simulées.
    }
choose = Sur { $all } paires de p et n, { $most } sont les plus rapides par { $formulation }. Pour p = { $p } et n = { $n }, c’est { $here }, avec T_p = { $time } et E = { $efficiency }.
choose-beyond = Sur { $all } paires de p et n, { $most } sont les plus rapides par { $formulation }. Cette exécution est sur un seul processeur, ou hors de ce domaine.
choose-none = Sur cette machine, aucune formulation n’a de forme close à comparer.
metrics = T_p = { $time } pour T_s = { $serial } : l’accélération est S = { $speedup } et l’efficacité E = { $efficiency }. Le surcoût est T_o = { $overhead }.
spectrum =
    Sur { $n } coefficients, le plus grand est le numéro { $index }, de module { $magnitude } ; { $count ->
        [one] { $count } en vaut
       *[other] { $count } en valent
    } au moins un centième. L’erreur relative par rapport à une FFT indépendante est { $error }.
spectrum-none = Avec autant de processeurs ou de points, seuls les temps sont simulés : il n’y a pas d’échantillons.
table = Tous les nombres de l’exécution ({ $run }), cellule par cellule. { $sentence }


channel-from = canal de
channel-to = canal à
source = émetteur
destination = récepteur
words = mots
start = de
end = à
share = part du canal
phase = phase
first-stage = premier étage
last-stage = dernier étage
messages = messages
processor = processeur
activity = activité
step = pas
partner = partenaire
network = réseau
closed-form = forme close
simulated = simulé
log-closed = log n, forme close
log-printed = log n, imprimé
log-simulated = log n, simulé
fraction = part de p · T_p
time = temps
distribution-number = répartition
stages = étages
element = élément
position = position
left = parti à
arrived = arrivé à
formulation = formulation
output = sortie
produced = produite à
to-processor = au processeur
delivered = livrée à
superstep = super-étape
kind = type
dims = m
form = la forme close est
metric = mesure
value = valeur
value-from = origine
index = indice
input-re = entrée, réelle
input-im = entrée, imaginaire
transform-re = transformée, réelle
transform-im = transformée, imaginaire
table-name = tableau
row = ligne
column = colonne
more-rows =
    { $count ->
        [one] … { $count } ligne de plus : enregistrez le CSV
       *[other] … { $count } lignes de plus : enregistrez le CSV
    }
rows-left-out = et { $rows ->
        [one] { $rows } autre
       *[other] { $rows } autres
    }
no-rows = Il n’y a pas de lignes.
