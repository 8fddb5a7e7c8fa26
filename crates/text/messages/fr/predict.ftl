title = Prédire
close = Fermer
waiting = Préparation de la question suivante …
number = Question { $number }
covered = caché jusqu’à votre réponse
