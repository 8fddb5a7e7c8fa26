none-serial = Un seul processeur n’envoie aucun message : il n’y a rien à prédire. Prenez-en au moins deux.
none-large = Cette exécution est trop grande pour des questions : elles demandent d’autres exécutions de cette taille, qui ne doivent pas durer plus d’une seconde.
none-more = C’est tout ce qu’il y a à demander sur cette exécution.
none-program = Les questions portent sur les formulations : choisissez-en une comme algorithme.
score = Score : { $right } sur { $asked }
answer = Montrer ce qui se passe
covers = Les réponses sont cachées sur la page jusqu’à ce que vous donniez la vôtre.
keys = Les touches des chiffres choisissent, Entrée répond.
right = Juste.
wrong = Pas tout à fait. La réponse est : { $answer }.
yours = Vous avez choisi : { $answer }.
back = Retour à l’exécution précédente
again = Remontrer
next = Question suivante
fresh = D’autres questions

sketch-given = Sur un processeur, E est { $efficiency }.
sketch-label = E selon p : votre esquisse
sketch-label-both = E selon p : votre esquisse, et l’exécution
sketch-point = E pour p = { $p }
sketch-yours = votre esquisse
sketch-run = l’exécution
sketch-right = Bien dessiné : en moyenne, votre esquisse est à { $distance } de l’exécution.
sketch-wrong = En moyenne, votre esquisse est à { $distance } de l’exécution.
sketch-most = L’écart est le plus grand pour p = { $p } : { $yours } dessiné, { $run } exécuté.
sketch-table = Efficacité, dessinée et exécutée
