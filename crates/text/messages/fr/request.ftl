refused = { $field } = { $value } n’est pas possible ; permis : { $allowed }
refused-with-nearest = { $field } = { $value } n’est pas possible ; permis : { $allowed } ; le plus proche : { $field } = { $nearest }

allowed-p = une puissance de deux de 1 à 65536
allowed-n = une puissance de deux de 2 à 2^60
allowed-tc = un temps supérieur à 0 et d’au plus 1e12
allowed-time = un temps de 0 à 1e12
allowed-word-gap = none, ou un temps de 0 à 1e12
allowed-time-from-0 = un temps à partir de 0
allowed-flops = un nombre de 0 à 1e12
allowed-rate = de 0 à 1e18
allowed-speed = de 0.01 à 100
allowed-width = un facteur de 0.001 à 1e6, ou p^x avec x de 0 à 2, comme p^0.5
allowed-arity = une puissance de deux de 2 à 65536
allowed-taper = un facteur de 1 à 1e6
allowed-hosts = auto, ou une puissance de deux de 1 à 65536
allowed-routers = auto, ou une puissance de deux de 1 à 65536
allowed-blocking = none ou une puissance de deux de 2 à 2^24
allowed-truth = true ou false
allowed-version = 1 ; une adresse d’une version ultérieure demande un hyperfly plus récent
allowed-dims = 2 à log2 p + 1, au plus 17
allowed-shape = auto, ou deux ou trois puissances de deux, comme 64x64x16, au plus 2^60 points
allowed-grid = auto, ou deux ou trois puissances de deux, comme 4x8
allowed-radix = 2 ou 4
allowed-vc = 1 ou 2
allowed-seed = un entier de 0 à 2^64 − 1
allowed-view = all, une ou deux de { $views }
allowed-views = all, une vue, ou deux vues différentes, dont une courbe au plus
allowed-efficiency = run, pour celle de l’exécution, ou un nombre entre 0 et 1 exclus
allowed-source = un programme d’au plus 6000 octets
allowed-tour = none, all, l’id d’une visite comme mesh, ou l’adresse d’un fichier de ce site comme tours/mine.json
allowed-step = 1 à 100, et avec une réponse 1.1 à 100.9
allowed-one-reading = { $grouped } si le point sépare des groupes de chiffres, ou { $decimal } si c’est un point décimal, comme dans les adresses
allowed-window = all, ou deux instants dont le premier précède : 100..250
allowed-controls = auto, none, min, full, ou des clés de l’exécution comme p,n,tw
allowed-paper = none, all, ou l’id d’une entrée comme gk-fig2
allowed-keys = une des clés { $names }
allowed-fragment = au plus 20000 caractères après #
allowed-json = un objet de clés du schéma
allowed-json-value = une chaîne, un nombre ou une valeur booléenne
allowed-signal = vos propres échantillons avec elle, ou un des signaux intégrés
allowed-program = votre propre programme avec lui, pour ces p et n, ou un des autres algorithmes
one-of = { $rest } ou { $last }

allowed-even-points = une puissance paire de deux, car √n × √n points sont transformés
allowed-even-processors = une puissance paire de deux, pour une grille de √p × √p processeurs
allowed-dims-for-p = 2 à log2 p + 1, ici { $most }
allowed-dims-for-n = 2 à { $most } avec n = { $n }
allowed-shape-points = une forme de n = { $n } points ; celle-ci en a { $points }
allowed-grid-processors = une grille de p = { $p } processeurs ; celle-ci en a { $processors }
allowed-grid-for-shape = au plus { $most } pour { $algorithm } avec cette forme, ou auto
allowed-hosts-for-p = au plus p = { $p }, ou auto
allowed-routers-for-p = au plus { $most } avec p = { $p } et ces hosts, ou auto
allowed-overlap = false pour { $algorithm }
allowed-samples-forward = complex avec direction inverse
allowed-samples-for = complex pour { $algorithm } ; real pour { $algorithms }
allowed-samples-own = complex pour des échantillons à partie imaginaire
allowed-n-real = une puissance de deux de 4 à 2^60 avec des échantillons réels
allowed-switching = { $switching }, car une machine { $machine } n’a pas de canaux
allowed-p-serial = 1, car serial s’exécute sur un seul processeur
allowed-p-for-n = au plus n = { $n } processeurs pour { $algorithm }
allowed-p-below-n = moins de n = { $n } processeurs pour { $algorithm }
allowed-p-dims-smaller = { $smaller } ou moins pour { $algorithm } en { $dims } dimensions avec n = { $n }
allowed-p-dims = au plus { $most } pour { $algorithm } en { $dims } dimensions avec n = { $n }
allowed-p-root = au plus √n, ici { $most }, pour { $algorithm } avec n = { $n }
allowed-p-most = au plus { $most } pour { $algorithm } avec n = { $n }
allowed-p-data = au plus 4096 avec des données réelles (les temps seuls vont jusqu’à 65536)
allowed-n-data = au plus 2^22 = 4194304 avec des données réelles (les formes closes vont jusqu’à 2^60)
allowed-n-for-p = au plus { $most } pour p = { $p } (les formes closes vont jusqu’à 2^60)
allowed-n-memory = au plus { $most } pour p = { $p } dans { $megabytes } Mio
allowed-p-memory = au plus { $most } pour n = { $n } dans { $megabytes } Mio
allowed-both-memory = au plus { $most } dans { $megabytes } Mio, et un n plus petit
allowed-memory = une exécution qui tient dans { $megabytes } Mio

deadlock = interblocage : les messages de ces processeurs attendent en cercle les canaux les uns des autres : { $circle }
allowed-ask = none, ou un entier de 0 à 2^32 − 1
