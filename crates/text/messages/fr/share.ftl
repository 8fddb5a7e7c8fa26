how = Comment
way-link = Lien
way-element = Élément
way-command = Commande
way-qr = Code QR
way-save = Enregistrer
show = Montrer
all-views = toutes les vues
under = et au-dessous
under-none = rien
colours = Couleurs
colours-auto = comme le système
controls = Réglages
controls-min = lecture et temps
controls-none = aucun
controls-list = choisis
controls-full = tous
which = Lesquels
plays = démarre aussitôt
loops = en boucle
height = Hauteur, pixels
height-usual = ajustée
poster = Avant le chargement
poster-words = une phrase
poster-file = l’image, un fichier
poster-inline = l’image, dans la page
film-from = Film de
film-to = à
film-seconds = en secondes
film-end = la fin

hint-link = La page telle que vous la voyez.
hint-iframe = Pour toute page qui accepte du HTML. Sa hauteur, pour une colonne d’environ 800 pixels, est fixe ; celle de l’élément s’ajuste.
hint-element = Se charge quand il approche de l’écran, et ajuste sa hauteur.
hint-site = L’élément a besoin du site : son script est à côté des pages. Cette page est un seul fichier, qu’un iframe peut montrer.
hint-markdown = Une image qui mène à la figure interactive.
hint-latex = Avec les paquets graphicx et hyperref ; la première ligne convertit l’image.
hint-command = La même exécution et la même image, depuis un terminal.
save-picture = Enregistrez l’image à côté de votre texte :
picture-too-large = L’image est trop grande pour un attribut.
link-too-long = Le lien est trop long pour un code.
own-samples =
    Vos échantillons ne font pas partie d’un lien : qui l’ouvre est invité à donner le fichier. Les fichiers que vous
    enregistrez contiennent vos échantillons.
light-colours = Un fichier a des couleurs claires, sauf si vous en choisissez d’autres.
two-views = Si toutes les vues sont choisies, une figure ou un fichier en montre deux : la machine et son chronogramme.
on-your-disk =
    Cette page est sur votre disque : un lien vers elle ne marche que sur cet ordinateur. Transmettez le fichier
    lui-même, avec ce qui suit # dans le lien, ou mettez le site sur un serveur.
parallel-fft = FFT parallèle : { $run }
caption = { $title }. { $sentence }
see-it-move = La voir bouger.

file-picture = Image
file-data = Données de la vue
file-trace = Trace, pour ui.perfetto.dev
file-film = Film
transparent = { $form }, transparent
save-as = Enregistrer : { $what }, { $form }
no-run = Il n’y a pas d’exécution à enregistrer.
one-view-or-two = Un fichier contient une vue, ou deux l’une au-dessus de l’autre : choisissez lesquelles.
text-to-copy = Texte à copier
copy = Copier
copy-link = Copier le lien
save = Enregistrer
full-screen = Plein écran
preview = Aperçu
picture = Image
