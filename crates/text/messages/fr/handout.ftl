heading = FFT parallèle : { $what }
parameters = Paramètres
parameter = paramètre
value = valeur
meaning = signification
results = Résultats
figures = Figures
machine = La machine à t = { $time }, au moment le plus chargé
why = Pourquoi cela dure ce temps : les termes de T_p
curves = L’efficacité selon p, et où est passé le temps de cette exécution
supersteps = Les super-étapes
schedule = Quand un processeur produit et envoie ses sorties
chosen = Ce qui était à l’écran à t = { $time }
link = La page interactive
link-hint = Scannez le code ou tapez l’adresse pour ouvrir cette exécution même.
link-local = La page est un fichier sur un disque ; ce qui suit # dans son adresse décrit cette exécution.
notes = Notes
file = Feuille à imprimer
print = Imprimer une feuille (H)
