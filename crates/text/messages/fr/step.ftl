to-next = { $unit ->
    [message] Au message suivant
    [stage] À l’étage suivant
    [superstep] À la super-étape suivante
    [contention] À la contention suivante
   *[event] À l’événement suivant
}
to-previous = { $unit ->
    [message] Au message précédent
    [stage] À l’étage précédent
    [superstep] À la super-étape précédente
    [contention] À la contention précédente
   *[event] À l’événement précédent
}
step-by = Pas :
playback = Lecture
unit-event = événement
unit-message = message
unit-stage = étage
unit-superstep = super-étape
unit-contention = contention

none-after = { $unit ->
    [message] Aucun message ne commence ni n’arrive après.
    [stage] Aucun étage ne commence après.
    [superstep] Aucune super-étape ne commence après.
    [contention] Aucun message n’est retardé après.
   *[event] Rien ne se passe après.
}
none-before = { $unit ->
    [message] Aucun message ne commence ni n’arrive avant.
    [stage] Aucun étage ne commence avant.
    [superstep] Aucune super-étape ne commence avant.
    [contention] Aucun message n’est retardé avant.
   *[event] Rien ne se passe avant.
}

slow = ralentir aux transitions
slow-about = Lire au quart de la vitesse là où un étage commence et où un message commence à être retardé (M)
even-pace = rythme égal
even-pace-about = Donner deux secondes à chaque étage, quoi qu’il coûte à la machine (D)
pace = Annoncer ce qui se passe
pace-off = annoncer pas à pas
pace-seconds = annoncer toutes les { $seconds } s
captions = sous-titres
captions-about = Afficher les annonces en texte (V)

track = Les phases de l’exécution ; au-dessus, au fil du temps, combien de processeurs calculent et, en hachuré, combien sont retardés
picture = figure interactive
marks-help = Les flèches vont de marque en marque, Page suiv. va à ce qui dépend d’une marque, Entrée la sélectionne dans toutes les figures, Échap la quitte.

listen = Écouter la courbe
listen-stop = Arrêter le son
listen-about = Entendre la courbe : un son par p, d’autant plus haut que la valeur est grande ; un tic à l’exécution affichée (A)
listen-begins = { $curve ->
    [speedup] L’accélération
    [isoefficiency] L’isoefficacité
   *[efficiency] L’efficacité
} ({ $name }) en hauteur de son, de p = { $first } à p = { $last } : un son chacun, d’autant plus haut que la valeur est grande ; un tic à p = { $p }.
listen-ends = Elle est allée de { $from } à { $to }.
listen-stopped = Le son est arrêté.

answer = { $name } : E { $efficiency }, Tₚ { $time } ({ $source })
