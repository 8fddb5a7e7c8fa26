tours-about = Des leçons avec le simulateur : chaque étape montre une exécution, dit ce qu’il faut regarder et, de temps en temps, interroge avant de montrer.
steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
step-of = Étape { $step } sur { $steps }
step-list = Pas
step-link = Étape { $step }
next = Suivant
back = Retour
all-tours = Toutes les visites
the-end = C’était la dernière étape.
next-tour = Visite suivante : { $title }
predict = Prédisez avant de voir
covered = Les réponses sont cachées jusqu’à ce que vous répondiez ou continuiez.
chosen = choisi
chosen-right = choisi, et juste
it-is-right = c’est juste
answer-right = Juste.
answer-wrong = Pas tout à fait.
answer-other = Pas tout à fait. La réponse est : { $answer }
answer-is = La réponse est : { $answer }
reveal = Montrer la réponse
checked = Vérifié sur cette exécution
not-run = Cette exécution n’a pas pu être faite ici : { $why }
keys-hint = Page suiv. et Page préc. avancent et reculent, et montrent d’abord la réponse d’une question ouverte ; les chiffres en choisissent une.
touch-hint = Balayez ce volet vers la gauche ou la droite pour avancer ou reculer ; touchez une réponse pour la choisir.
open-file = Ouvrir une leçon personnelle
open-hint = Un fichier, ou déposé sur la page. Comment en écrire un :
how-to-write = visites en fichiers
no-tour = Pas de visite { $id }. Disponibles :
bad-file = Cette leçon ne peut pas être montrée. Rien d’autre n’a changé sur la page.
