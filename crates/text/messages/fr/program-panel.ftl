save = Enregistrer
right = Juste : il calcule la transformée.
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
your-turn = À vous : pour l’instant, le programme s’arrête ici.
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
calls = Appels : choisissez-en un pour l’insérer
call-exchange = Envoie ces emplacements à un processeur, attend son message et donne les emplacements où il se trouve.
call-send = Envoie ces emplacements à un processeur et continue aussitôt.
call-receive = Attend le prochain message d’un processeur et donne les emplacements où il se trouve.
call-combine = Calcule votre moitié de chaque papillon, sur place.
call-butterfly = Calcule les deux moitiés de chaque papillon, sur place.
call-local = Calcule tous les étages restants entre ces emplacements, sur place.
call-copy = Copie des emplacements dans la mémoire ; ne prend pas de temps.
