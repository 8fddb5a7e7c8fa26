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
w-name = taille du problème
w =
    Le calcul utile, comme temps de l’algorithme séquentiel : W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    Pour garder une efficacité E, le problème doit croître comme K · T_o.
threshold-name = seuil
threshold =
    t_c / (t_c + t_w) : les efficacités jusqu’à cette valeur environ s’atteignent sur un hypercube avec peu de
    croissance du problème ; de plus hautes, seulement avec beaucoup.
isoefficiency-name = fonction d’isoefficacité
isoefficiency =
    À quelle vitesse la taille du problème doit croître avec p pour garder l’efficacité E. Plus c’est lent, plus c’est
    extensible.
doubling-name = croissance pour p double
doubling =
    Log₂ du facteur dont la taille du problème doit croître quand p double, pour garder cette efficacité :
    f_E(2p) / f_E(p). Un peu plus de 1 est extensible.
scaled-speedup-name = accélération à l’échelle
scaled-speedup =
    L’accélération pour un problème avec p fois le travail de celui-ci, de sorte que chaque processeur ait autant à
    faire qu’un seul ici. Près de p, c’est bon.
memory-speedup-name = accélération à mémoire pleine
memory-speedup =
    L’accélération pour un problème avec p fois les points de celui-ci, de sorte que la mémoire de chaque processeur
    soit aussi pleine que celle d’un seul ici.
serial-fraction-name = fraction séquentielle
serial-fraction =
    f = (1/S − 1/p) / (1 − 1/p) : la part du travail qui, si elle était séquentielle, expliquerait l’accélération. Si
    elle croît avec p, le surcoût croît aussi.
overhead-function-name = fonction de surcoût
overhead-function =
    Φ = p · T_p / W : l’exécution dure Φ fois aussi longtemps que sur une machine idéale. Si Φ peut rester constant
    quand le problème croît, la formulation est extensible.
scalability-name = extensibilité
scalability =
    La plus grande accélération pour ce n sur un nombre quelconque de processeurs de cette machine, divisée par celle
    d’une machine idéale à n processeurs, qui est n.
error-name = erreur relative
error =
    La longueur de la différence entre cette transformée et celle d’une FFT indépendante, divisée par la longueur de
    cette dernière (normes L2).
messages-name = messages
messages =
    Combien de messages ont été envoyés. Dans un échange, chacun des deux partenaires en envoie un.
words-name = mots
words =
    Combien de mots, des nombres complexes, il y avait dans tous les messages.
hops-name = sauts
hops =
    Combien de canaux tous les messages ont traversés, au total.
hottest-name = canal le plus chargé
hottest =
    Le plus grand nombre de messages qui ont partagé ou attendu à la fois un même canal orienté. S’ils sont q, ils se
    ralentissent d’un facteur q.
compute-name = calcul
compute =
    La part utile : calculer des nœuds du papillon.
startup-name = démarrage
startup =
    La part passée à commencer des messages : t_s pour chacun.
hop-name = par saut
hop =
    La part pendant laquelle la tête du propre message d’un processeur était en route : t_h pour chaque canal.
transfer-name = transfert
transfer =
    La part pendant laquelle les mots du message d’un processeur étaient transmis, comme si rien d’autre n’était en
    route : t_w · m, à nouveau pour chaque canal en store-and-forward.
contention-name = contention
contention =
    La part dont le propre message d’un processeur a été allongé parce que d’autres voulaient les mêmes canaux.
idle-name = attente
idle =
    La part passée à attendre le message du partenaire, et après la dernière étape.
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
h-name = h-relation
h =
    BSP : le plus grand nombre de réels qu’un processeur envoie ou reçoit dans une super-étape, deux par mot complexe.
    La super-étape prend h · g + l.
width-name = largeur de canal
width =
    Par quel facteur les canaux sont plus larges : un mot prend t_w / w. Des canaux plus larges sur une grille peuvent
    compenser le grand nombre de ceux d’un hypercube.
m-name = éléments d’un processeur
m =
    Les éléments que détient chaque processeur : m = n / P.
superstep-name = super-étape
superstep =
    Ce que tous les processeurs font entre deux synchronisations : soit calculer sur ce qu’ils détiennent, soit
    communiquer.
redistribution-name = redistribution
redistribution =
    Un déplacement de tous les éléments vers les processeurs où les étages suivants sont locaux. Dans une
    transposition, c’est la transposition elle-même.
group-cyclic-name = répartition cyclique par groupes
group-cyclic =
    Les éléments sont coupés en r blocs, et chaque bloc est distribué tour à tour à p / r processeurs : r = p fait des
    blocs, r = 1 est la répartition cyclique.
output-driven-name = ordonnancement guidé par les sorties
output-driven =
    Un processeur ne calcule que ce dont sa prochaine sortie a besoin, et envoie chaque sortie dès qu’elle est là.
binary-permutation-name = permutation binaire
binary-permutation =
    Un ordre des sorties dans lequel chaque moitié, chaque moitié de moitié et ainsi de suite vient d’un bloc : les
    sorties viennent alors aussi tôt que possible.
radix-name = base
radix =
    En base 4, deux étages sont calculés en un, en 34 flops pour quatre éléments au lieu de 40.
dims-name = dimensions
dims =
    En combien de dimensions la formulation par transposition range les éléments ; il y a une redistribution de moins
    que de dimensions.
overlap-name = recouvrement
overlap =
    Un second processeur envoie et reçoit pendant que le premier calcule : les échanges se font par morceaux, et le
    transfert se cache derrière le calcul ou l’inverse.
twiddle-name = facteur de rotation
twiddle =
    Une puissance de la racine n-ième de l’unité. À l’étage l, son exposant est l’inversion des l + 1 premiers bits de
    l’indice, complétée par des zéros.

error-short = erreur
source-output = sortie
