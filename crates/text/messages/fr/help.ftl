keys = Touches
symbols = Symboles
models = Comment fonctionnent les machines
simplified = Ce qui est simplifié
further = Pour aller plus loin

models-intro = Une exécution est simulée événement par événement : chaque processeur exécute les étapes de son ordonnancement, et les données elles-mêmes ne se déplacent que dans des messages. Les temps sont virtuels, dans des unités de votre choix ; avec t_c = 1, une unité est une sortie de papillon. Un mot est un nombre complexe.
compute = Calcul. Un étage du papillon sur k éléments prend t_c · k ; un processeur seul a donc besoin de T_s = t_c · n · log2 n. En base 4, deux étages ensemble en prennent 17/20.
exchange = Échange. Pour commencer un message, un processeur est occupé pendant t_s. L’étape est finie quand son propre message est livré et que celui de son partenaire est là. Un processeur fait une étape à la fois.
routes = Routes. Sur un hypercube, un message corrige les bits de l’adresse à partir du plus faible ; sur une grille et un tore, il suit d’abord sa ligne, puis la colonne. Dans un arbre élargi, il monte jusqu’au plus bas commutateur au-dessus des deux bouts, puis descend ; dans une dragonfly, il prend l’unique lien entre les deux groupes, ou deux, par un troisième groupe (Valiant). Chaque lien est fait de deux canaux, un par sens.
store-and-forward = Store-and-forward. Un canal porte un message à la fois, premier arrivé, premier servi, et le message entier arrive avant de continuer : t_s + (t_h + t_w · m) · x pour m mots par x canaux.
cut-through = Cut-through. La tête prend t_h · x, puis les mots passent par tous les canaux de la route à la fois : t_s + t_h · x + t_w · m. Les messages se partagent un canal selon l’équité max-min : à parts égales, mais ce que l’un ne peut utiliser, parce qu’il est plus lent ailleurs, revient aux autres ; c’est ce que coûte la contention. C’est un modèle fluide : aucun message ne bloque celui qui le suit, et tous ceux qui partagent un canal finissent tard ; wormhole, qui les sert l’un après l’autre, peut donc être plus rapide. GK appellent cut-through ce qu’on appelle aussi wormhole ; ici, ce sont deux modes.
wormhole = Wormhole. La tête prend les canaux de sa route l’un après l’autre et retient ceux qu’elle a pendant qu’elle attend le suivant : seul, un message est aussi rapide qu’en cut-through, mais bloqué il en bloque d’autres. Sur un tore et une dragonfly, des messages peuvent s’attendre en cercle ; une telle exécution finit par un rapport. Sur le tore, deux canaux virtuels par canal l’évitent : passé la ligne de date d’un anneau, le second sert, et les messages dont les mots passent par un même canal se le partagent.
logp = LogP. Les mots quittent un processeur à au moins g d’intervalle et y arrivent à au moins g d’intervalle ; chacun est en route pendant L et coûte o à l’émetteur et au récepteur. Les processeurs calculent pendant ce temps. Il n’y a pas de canaux. Avec G (LogGP), un message voyage en entier : ses mots sont espacés de G, le message suivant part g après le dernier, et o n’est dû qu’une fois. La capacité de LogP est une option : au plus ⌈L/g⌉ mots sont en route vers un processeur, et un émetteur qui la dépasserait attend. S suppose g ≥ 2o ; ici, g peut être plus petit.
bsp = BSP. Une super-étape dure autant que le plus grand travail d’un processeur, ou h · g + l là où des données se déplacent, où h est le plus grand nombre de réels qu’un processeur envoie ou reçoit. Les temps sont en flops.
account = Où passe le temps. Le calcul, le démarrage (t_s), les sauts (t_h · x), le transfert (t_w · m), la contention (ce qu’un message prend en plus) et l’attente (d’un partenaire, et après la dernière étape) ont pour somme T_p sur chaque processeur.

no-cache = Aucune machine n’a ici de cache ni de mémoire qui prenne du temps : une sortie de papillon coûte le même temps où que soient ses données.
no-noise = Rien n’est aléatoire : pas d’autres utilisateurs, pas de pannes, pas de messages perdus, et tous les processeurs sont également rapides.
no-software = Copier des données dans un processeur ne coûte rien, et empaqueter les messages fait partie de t_s.
powers-of-two = p et n sont des puissances de deux, et chaque processeur détient autant d’éléments.
one-port = Un processeur envoie et reçoit un message à la fois, sauf là où la communication est recouverte.
closed-forms = Les lignes des courbes sont des formes closes, des articles ou de nous ; les cercles des exécutions simulées ; sur une grille avec contention, une forme close peut être une borne.

further-papers = Les articles dont viennent ces ordonnancements, machines et formules : Gupta et Kumar (1993), Sahay (1993), Inda et Bisseling (2000) ; et le manuel de Grama, Gupta, Karypis et Kumar (2003).
further-room = Toutes leurs figures et tous leurs tableaux, recalculés
further-symbols = Choisissez un symbole de la page, en le pointant, en le touchant ou avec la touche Tab, pour sa définition et sa place dans les articles.
further-questions = Prédire, puis voir : des questions sur l’exécution affichée
further-scaling = Passage à l’échelle : quatre façons de faire croître p, et leurs termes
contents = Dans cette aide
picture = Comment lire l’image
picture-processors = Chaque cercle est un processeur avec son numéro ; sa couleur dit ce qu’il fait. La légende nomme les couleurs.
picture-wires = Les lignes sont des fils. Un fil que plusieurs messages partagent est plus large et plus foncé : ils se ralentissent.
picture-time = Le temps avance sur le curseur du bas. Lancez la lecture ou déplacez-le : toutes les images montrent le même instant.
picture-numbers = T_p est le temps de toute l’exécution, E la part de travail utile. « pourquoi ? » montre où va le reste.
