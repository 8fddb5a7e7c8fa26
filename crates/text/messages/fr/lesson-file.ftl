claim-fails = Cette exécution ne montre pas que { $claim } : ici, on obtient { $value }.
claim-unknown = Cette exécution n’a pas de réponse à { $claim }.
no-file = Cette leçon a été ouverte depuis un fichier, qui ne fait pas partie de l’adresse. Ouvrez le fichier à nouveau.
cannot-fetch = { $address } ne peut pas être chargé : le serveur répond { $status }.
no-answer = { $address } ne peut pas être chargé : le serveur n’a pas répondu.
no-server = { $address } ne peut pas être chargé : cette page est un fichier sur un disque et ne peut en charger d’autres. Ouvrez la leçon comme fichier.
other-site = { $address } est sur un autre site. Les leçons ne se chargent que de ce site.
fault = { $place } : { $found } trouvé. { $allowed }
fault-missing = { $place } : rien trouvé. { $allowed }
place-step = Étape { $step }
fault-json = Ce n’est pas du JSON : ligne { $line }, colonne { $column } : { $why }.
fault-long = Le fichier dépasse 1 Mio, le maximum qui est lu.
fault-version = Une leçon commence par "hyperfly-tour": 1.
fault-steps = Une leçon doit avoir une liste de 1 à 100 étapes.
fault-object = Il faut un objet, avec certains de { $fields }.
fault-field = Ce champ n’existe pas ici ; il y a { $fields }.
fault-text = Il faut un texte, long d’au plus 4000 octets, ou un objet de textes par langue, comme (en: …, de: …).
fault-message = Ce message n’existe pas ; cette façon de nommer des textes est pour les leçons fournies avec la page.
fault-choices = Il faut une liste de deux à neuf réponses.
fault-right = Il faut le numéro de la bonne réponse, de 1 à { $most }.
fault-state = Il faut l’état de la page tel qu’il est derrière le # de son adresse, comme topology=mesh&p=16.
fault-beside = Il faut ce que change l’autre exécution, comme dans une adresse : topology=hypercube.
fault-key = { $key } n’est pas une clé d’adresse.
fault-value = { $key } doit valoir { $allowed }.
fault-value-near = { $key } doit valoir { $allowed } ; le plus proche est { $nearest }.
fault-look = Il faut le nom d’une vue : { $views }.
fault-unseen = L’état ne montre pas cette vue : omettez view, ou nommez celle-ci.
fault-at = Il faut un instant, ou start, end, play, telling, contention, 50%, stage 0, redistribution 1.
fault-select = Il faut une seule chose : un processeur 5, un canal [1, 2] ou hottest, un étage 0, un élément [étage, indice], une activité compute, startup, hop, transfer, contention ou idle.
fault-shows = Il faut une liste d’affirmations, comme "messages = 64".
fault-claim = Une affirmation compare deux sommes de valeurs, comme messages = 64 ou contention > 0.1.
fault-name = Valeur inconnue { $part }. Connues : { $names }, chacune aussi avec beside. devant.
fault-no-beside = Il n’y a pas d’exécution à côté de celle-ci : dites dans beside ce qu’elle change.
fault-unsaid = Les réponses sont des nombres : indiquer dans of de quoi (efficiency), dans when ce qui doit être vrai pour chacune, ou of: null si aucune exécution ne peut le dire.
fault-of = Attendu : une valeur ou une somme de valeurs, comme efficiency ; chaque réponse contient alors exactement un nombre.
fault-when = Attendu : une liste d’affirmations, une par réponse, comme efficiency < 0.2 ; pas en même temps que of.
fault-answer-of = Ce n’est pas ce que donne l’exécution. La question est « { $ask } », et l’exécution donne { $sum } = { $value }. La bonne réponse doit être la plus proche, à un dixième près.
fault-answer-when = Ce n’est pas ce que donne l’exécution. La question est « { $ask } », et l’exécution confirme : { $held }. Ce doit être la seule affirmation de cette réponse.
