menu = Menu
rooms = Rubriques
explorer = Explorateur
papers = Articles
title = une FFT parallèle sur une machine simulée
controls = Réglages
views = Vues
all-views = toutes les vues
colours = Couleurs
theme-auto = système
theme-light = clair
theme-dark = sombre
theme-projector = projecteur
share = Partager
share-title = Partager (S)
keys = Touches
keys-title = Touches (?)
entries = Entrées

language = Langue
language-title = Langue (L)
language-auto = système
language-missing = Les textes en { $name } n’ont pas pu être chargés ; la page est donc en anglais.

impossible = { $field } = { $value } n’est pas possible. Permis : { $allowed }.
impossible-embedded = { $field } = { $value } n’est pas possible ; permis : { $allowed }
own-samples-stay = Les échantillons du lecteur ne quittent pas la figure : rien n’est exporté tant qu’ils sont affichés
no-key = { $key } n’est pas une clé connue et a été ignoré.
another-run = Les figures montrent encore l’exécution avec { $pairs }.
run-again = Relancer
dismiss = Ignorer
reload = Recharger
cancel = Annuler
close = Fermer
help = Aide
progress = Progression de l’exécution
new-version = Une nouvelle version de cette page est prête.
other-build = Cette page a été mise à jour pendant qu’elle était ouverte. Rechargez-la pour continuer.
unreadable-answer = La réponse du worker est illisible.
worker-repeats = Le worker s’est arrêté ({ $reason }). Un autre reprend l’exécution.
worker-replaced = Le worker s’est arrêté ({ $reason }). Un autre a pris sa place.
silent = Le worker ne répond pas depuis un moment. S’il reste muet, un autre prendra sa place.
no-worker = Aucun worker ne fonctionne ({ $reason }) : rien de nouveau n’est calculé. Les images restent comme elles sont.
run-lost = Aucun worker n’a pu terminer cette exécution.
writer-stopped = Le worker qui prépare ceci s’est arrêté ({ $reason }).
no-answer = il n’a pas répondu
script-missing = son script ne peut pas être chargé
open-explorer = Ouvrir dans l’explorateur

saving = Écriture en cours …
saved = { $name } est enregistré.
no-files = Les téléchargements sont bloqués ici.
no-run = Il n’y a pas d’exécution à enregistrer.
no-pixels = L’image ne peut pas être dessinée : le navigateur ou la politique de ce site (img-src data:) ne le permet pas.
pixels-forged = Ce navigateur ne laisse aucune page lire les images qu’elle dessine ; il enregistrerait du bruit (Firefox : privacy.resistFingerprinting). Enregistrez plutôt le SVG, ou autorisez ce site à lire les données canvas.
copied = Copié.
selected = Sélectionné : copiez avec Ctrl+C ou ⌘C.
filming = Film en cours, { $percent } %
film-nothing = Un film enregistre ce qui bouge sur cette page : choisissez d’abord une vue animée.
film-unable = Ce navigateur ne peut pas enregistrer de film.
film-times = Un film doit finir après son début.
film-cancelled = Annulé.
film-too-large = Le film est trop gros.
not-embedded = { $keys } : seul l’explorateur montre cela, pas une figure intégrée.
computing = Recalcul en cours …
compute-all = Calculer toutes les entrées

## Mesurer l’appareil du lecteur

measure-device = Mesurer cet appareil
measure-again = Mesurer à nouveau
measure-stop = Arrêter
measure-about = Votre appareil exécute cette FFT sur autant de workers qu’il a de cœurs, et ses temps sont placés à côté des temps prédits. Rien ne quitte l’appareil. Cela prend une dizaine de secondes.
