w-name = taille du problème
w =
    Le calcul utile, comme temps de l’algorithme séquentiel : W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    Pour garder une efficacité E, le problème doit croître comme K · T_o.
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
words-name = mots
words =
    Combien de mots, des nombres complexes, il y avait dans tous les messages.
hops-name = sauts
hops =
    Combien de canaux tous les messages ont traversés, au total.
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
h-name = h-relation
h =
    BSP : le plus grand nombre de réels qu’un processeur envoie ou reçoit dans une super-étape, deux par mot complexe.
    La super-étape prend h · g + l.
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
overlap-name = recouvrement
overlap =
    Un second processeur envoie et reçoit pendant que le premier calcule : les échanges se font par morceaux, et le
    transfert se cache derrière le calcul ou l’inverse.
twiddle-name = facteur de rotation
twiddle =
    Une puissance de la racine n-ième de l’unité. À l’étage l, son exposant est l’inversion des l + 1 premiers bits de
    l’indice, complétée par des zéros.
direction-name = sens et normalisation
direction =
    La transformée directe est X[k] = Σ x[j] · ω^(jk) avec ω = e^(−2πi/n) : le signe de l’exposant est moins, comme dans
    FFTW et numpy, et on ne divise pas. L’inverse a le signe plus et le facteur 1/n.
bit-reversal-name = inversion des bits
bit-reversal =
    Les bits d’un indice lus à l’envers. Les formulations simples laissent X[k] là où mène l’inversion de k ; dans l’ordre
    naturel, chaque processeur a un bloc de coefficients qui se suivent.
slab-name = tranches
slab =
    La boîte de points est coupée selon son premier axe. Chaque processeur transforme ses plans ; après un échange de
    tous avec tous, il a des lignes entières selon le premier axe.
pencil-name = crayons
pencil =
    Les processeurs forment une grille, et chacun a des lignes entières selon un axe de la boîte. Il y a deux échanges,
    dans les lignes et dans les colonnes de la grille : des messages moins nombreux et plus longs qu’avec un seul
    échange de tous avec tous.
cyclic-name = axes cycliques
cyclic =
    Chaque axe de la boîte est distribué tour à tour à ses propres processeurs, avant et après la transformée. Un
    échange de tous avec tous suffit.
standard-name = échange standard
standard =
    Un échange de tous avec tous en log₂ P étapes : à chacune, un processeur échange la moitié de ce qu’il a. Il
    commence moins de P − 1 messages, mais un mot se déplace plusieurs fois.
fat-tree-name = arbre élargi
fat-tree =
    Un arbre de commutateurs dont les feuilles sont les processeurs. Entre deux niveaux voisins, il y a autant de liens que de
    processeurs ; un rétrécissement rend plus lents ceux entre commutateurs.
dragonfly-name = dragonfly
dragonfly =
    Des groupes de routeurs, chacun avec plusieurs processeurs. Les routeurs d’un groupe sont tous reliés entre eux, et
    deux groupes sont reliés par un lien.
route-name = routes minimales et de Valiant
route =
    Sur une dragonfly, une route minimale prend le lien entre les deux groupes. Celle de Valiant passe par un troisième
    groupe tiré au sort : elle est plus longue, mais n’encombre pas ce lien unique.
vc-name = canaux virtuels
vc =
    Deux vers peuvent tenir le même canal d’un tore, chacun dans un canal virtuel à lui. Un message passe aux seconds là
    où il franchit la fin d’un anneau, si bien que des messages ne peuvent pas s’attendre en cercle.
capacity-name = capacité
capacity =
    LogP : au plus ⌈L/g⌉ mots sont en route vers un processeur. L’émetteur qui dépasserait ce nombre s’arrête.
samples-name = échantillons réels
samples =
    Deux échantillons réels font un mot : n échantillons sont transformés comme n/2 mots, avec la moitié du travail. Le
    résultat a n/2 + 1 coefficients ; les autres sont leurs conjugués.
limit-name = limite
limit =
    Un nombre de mots, ou un temps, sous lequel aucune exécution ne peut être. Certaines limites découlent de l’entrée
    et de la sortie de chaque processeur et valent pour tout algorithme ; deux valent pour l’ordonnancement de
    l’exécution.
