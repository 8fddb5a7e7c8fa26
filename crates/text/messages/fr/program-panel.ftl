save = Enregistrer
right = Juste : il calcule la transformée.
as-far = Les figures montrent jusqu’où il est arrivé.
by-line = Temps par ligne
line = Ligne
time = Temps
share = Part
by-line-hint = En moyenne sur les processeurs, attente comprise.
passed = Réussi.
receipt = Reçu, à remettre avec le programme :
next-exercise = Exercice suivant
formulations = Les formulations en programmes
exercises = Exercices
how-to-write = Ce qu’un programme peut dire
for-lecturers = Vos propres exercices
most-p = au plus { $most } avec un programme
most-n = au plus { $most } avec un programme
exercise-of = Exercice { $at } sur { $all }
hint = Indice { $at } sur { $all }
not-passed = Pas encore réussi. Vérifications qui tiennent : { $held } sur { $all }.
wrong =
    { $faults ->
        [one] Pas encore juste : une faute.
       *[other] Pas encore juste : { $faults } fautes.
    }
checked-for = Vérifié pour { $cases }.
must-hold = Doit tenir : { $claims }.
only = Seulement { $calls }.
most-lines =
    { $lines ->
        [one] Au plus une ligne.
       *[other] Au plus { $lines } lignes.
    }
open = Ouvrir un fichier
term = Terme de Tₚ
its-lines = Lignes
line-number = Ligne { $line }
no-file = Ce programme est destiné à l’exercice « { $id } », dont le fichier n’a pas été ouvert ici. Ouvrez-le pour faire noter le programme.
no-exercise = « { $id } » n’est pas encore un exercice :
