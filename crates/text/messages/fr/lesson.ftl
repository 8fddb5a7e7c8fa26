tours = Visites
close = Fermer
left-step = La page ne montre plus l’exécution de cette étape.
back-to-step = Revenir à l’étape
