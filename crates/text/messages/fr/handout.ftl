heading = FFT parallèle : { $what }
parameters = Paramètres
parameter = paramètre
value = valeur
meaning = signification
results = Ce qui en est sorti
figures = Figures
machine = La machine à t = { $time }, quand il se passe le plus sur un canal ou en route
why = Pourquoi cela dure ce temps : les termes de T_p
curves = L’efficacité selon p, et où est passé le temps de cette exécution
supersteps = Les super-étapes
schedule = Quand un processeur produit et envoie ses sorties
chosen = Ce qui était à l’écran, à t = { $time }
link = La page vivante
link-hint = Scannez le code ou tapez l’adresse : elle ouvre exactement cette exécution.
link-local = La page est sur un disque : après # se trouve ce qui définit cette exécution.
notes = Notes
file = Feuille à imprimer
print = Imprimer une feuille (H)
