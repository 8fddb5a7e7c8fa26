p-name = processeurs
p =
    Le nombre de processeurs, une puissance de deux.
n-name = points
n =
    Le nombre de points de la transformée, une puissance de deux. Les processeurs se les partagent également.
tc-name = calcul
tc =
    Le temps de calcul d’un nœud du papillon : la ligne 8 de l’algorithme de GK Fig. 1, une multiplication et une
    addition complexes.
ts-name = démarrage
ts =
    Le temps pendant lequel un processeur est occupé à commencer un message, quelle qu’en soit la longueur.
th-name = par saut
th =
    Le temps que met la tête d’un message d’un processeur à son voisin.
tw-name = par mot
tw =
    Le temps que prend un mot, un nombre complexe, sur un canal : la longueur du mot divisée par la bande passante du
    canal.
t-serial-name = temps séquentiel
t-serial =
    Le temps sur un seul processeur, qui est aussi la taille du problème W : t_c · n · log₂ n.
t-parallel-name = temps parallèle
t-parallel =
    Le temps du début jusqu’à ce que le dernier processeur ait fini.
speedup-name = accélération
speedup =
    Combien de fois plus vite que sur un seul processeur : S = T_s / T_p.
efficiency-name = efficacité
efficiency =
    La part du temps des processeurs qui est du calcul utile : E = S / p.
overhead-name = surcoût
overhead =
    Le temps que tous les processeurs ensemble passent à autre chose que le calcul utile : T_o = p · T_p − W.
threshold-name = seuil
threshold =
    t_c / (t_c + t_w) : les efficacités jusqu’à cette valeur environ s’atteignent sur un hypercube avec peu de
    croissance du problème ; de plus hautes, seulement avec beaucoup.
isoefficiency-name = fonction d’isoefficacité
isoefficiency =
    À quelle vitesse la taille du problème doit croître avec p pour garder l’efficacité E. Plus c’est lent, plus c’est
    extensible.
error-name = erreur relative
error =
    La longueur de la différence entre cette transformée et celle d’une FFT indépendante, divisée par la longueur de
    cette dernière (normes L2).
messages-name = messages
messages =
    Combien de messages ont été envoyés. Dans un échange, chacun des deux partenaires en envoie un.
hottest-name = canal le plus chargé
hottest =
    Le plus grand nombre de messages qui ont partagé ou attendu à la fois un même canal orienté. Si q messages
    le partagent du début à la fin, leurs mots prennent q fois plus de temps ; en wormhole, un message qui attend retient
    aussi les canaux derrière lui.
latency-name = latence
latency =
    LogP : le temps de l’envoi d’un mot à son arrivée. Les processeurs calculent pendant ce temps.
gap-name = intervalle
gap =
    LogP : le temps minimal entre deux mots qu’un processeur envoie, ou reçoit ; son inverse est la bande passante.
    BSP : les flops qu’il faut pour déplacer un nombre réel d’une h-relation.
cost-name = surcoût
cost =
    LogP : le temps pendant lequel un processeur est occupé à envoyer un mot, et à en recevoir un. S le néglige.
word-gap-name = intervalle dans un message
word-gap =
    LogGP : le temps entre deux mots d’un message. Le message est envoyé en entier et coûte o une fois ; le suivant vient g
    après son dernier mot. Aucun : chaque mot est un message, comme dans LogP.
sync-name = synchronisation
sync =
    BSP : les flops que prend chaque super-étape de communication en plus de ses nombres, jusqu’à ce que tous les
    processeurs se soient rejoints.
rate-name = unités de temps par seconde
rate =
    Convertit en secondes les temps d’une exécution : sur une machine BSP, les flops par seconde. 0 si elle est
    inconnue.
tt-name = temps d’une puissance de ω
tt =
    Le temps de calcul d’une puissance de ω dont un processeur a besoin pour la première fois.
blocking-name = éléments en cache
blocking =
    Combien d’éléments tiennent dans le cache : les étages locaux se font morceau par morceau, par des processeurs
    virtuels. Aucun : tout à la fois.
width-name = largeur de canal
width =
    Par quel facteur les canaux sont plus larges : un mot prend t_w / w. Des canaux plus larges sur une grille peuvent
    compenser le grand nombre de ceux d’un hypercube.
arity-name = arité
arity =
    Combien de liens un commutateur a vers les processeurs ; il en a autant vers le sommet de l’arbre.
taper-name = rétrécissement
taper =
    Combien de fois plus longtemps un mot prend entre deux commutateurs que d’un processeur à son commutateur.
dims-name = dimensions
dims =
    En combien de dimensions la formulation par transposition range les éléments ; il y a une redistribution de moins
    que de dimensions.

error-short = erreur
source-output = sortie
