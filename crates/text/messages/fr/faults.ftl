at-line = ligne { $line } : { $fault }
of-processor = processeur { $processor } : { $fault }
also-one = { $fault } (de même pour le processeur { $one })
also-two = { $fault } (de même pour les processeurs { $one } et { $two })
also-more = { $fault } (de même pour le processeur { $one } et { $others } autres)
at-column = colonne { $column } : { $message }
element = R[{ $index }] (avant l’étage { $stage })

too-much-ticks = cela prend trop de temps ; est-ce que cela finit ?
too-much-memory = les valeurs prennent trop de mémoire
too-much-depth = des appels sont trop profondément imbriqués
too-much-elements = une liste, une plage, un nombre ou un texte est trop long
too-much-slots = il n’y a pas autant d’emplacements
too-much-work = tous les processeurs ensemble ont trop d’étapes et d’emplacements
too-much-source = le programme est trop long
too-much-nesting = des parenthèses ou des opérateurs sont trop profondément imbriqués

no-layout = `layout` doit dire où sont les éléments, avant toute autre chose
second-layout = `layout` est appelé une seconde fois
other-layout = une autre répartition que celle du processeur 0
layout-processors = la répartition est pour { $lists } au lieu de p processeurs
layout-outside = la répartition a l’élément { $element }, qui n’existe pas
layout-twice = la répartition a deux fois l’élément { $element }
layout-missing = la répartition omet l’élément { $element }
no-square = √n × √n points demandent un log2(n) pair

no-processor = il n’y a pas de processeur { $partner }
own-partner = il est son propre partenaire

lengths-send = des listes de longueurs différentes sont envoyées : { $first } et { $second } emplacements
lengths-receive = des listes de longueurs différentes sont reçues : { $first } et { $second } emplacements
lengths-combine = des listes de longueurs différentes sont combinées : { $first } et { $second } emplacements
lengths-local = des listes de longueurs différentes sont traitées : { $first } et { $second } emplacements
lengths-copy = une liste est copiée dans une autre de longueur différente : { $first } et { $second } emplacements
slot-twice-send = l’emplacement { $slot } est envoyé deux fois dans le même appel
slot-twice-receive = l’emplacement { $slot } reçoit deux fois dans le même appel
slot-twice-combine = l’emplacement { $slot } est combiné deux fois dans le même appel
slot-twice-local = l’emplacement { $slot } est traité deux fois dans le même appel
slot-twice-copy = deux copies vont dans l’emplacement { $slot } dans le même appel
empty-send = l’emplacement { $slot } est envoyé avant de contenir quoi que ce soit
empty-receive = l’emplacement { $slot } reçoit avant de contenir quoi que ce soit
empty-combine = l’emplacement { $slot } est combiné avant de contenir quoi que ce soit
empty-local = l’emplacement { $slot } est traité avant de contenir quoi que ce soit
empty-copy = l’emplacement { $slot } est copié avant de contenir quoi que ce soit

no-pair = le processeur { $processor } combine { $own } avec { $other } ; à l’étage { $stage }, le partenaire du premier est R[{ $partner }]
all-done = le processeur { $processor } combine R[{ $index }], qui a déjà passé tous ses étages ({ $stage })
no-stage = il n’y a pas d’étage { $stage } : le dernier est { $last }
stage-early = l’étage { $stage } vient trop tôt : R[{ $index }] n’est pas encore passé par l’étage { $todo }
stage-late = l’étage { $stage } est déjà fait pour R[{ $index }]
apart = l’étage { $stage } a R[{ $index }], mais pas son partenaire R[{ $partner }]

words =
    le processeur { $processor } attend { $awaited ->
        [one] { $awaited } mot
       *[other] { $awaited } mots
    }, mais le processeur { $from } en envoie { $sent }
unreceived =
    un message de { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    } pour le processeur { $to } n’est reçu par personne
never-sent = le processeur { $processor } attend un message du processeur { $from }, qui a déjà terminé
waits = le processeur { $processor } attend le processeur { $other }
waits-on = { $waits }, qui attend le { $other }

twice = le processeur { $processor } calcule { $name }, que le processeur { $first } a déjà calculé à la ligne { $line }
nowhere = X[{ $coefficient }] n’est nulle part à la fin : R[{ $index }] n’est arrivé qu’à l’étage { $stage }
misplaced = X[{ $coefficient }] doit être à la fin sur le processeur { $processor }
unsound = cela ne donne pas d’ordonnancement, et la vérification n’a pas vu pourquoi : { $message }

graded-calls = le programme appelle { $calls }
graded-lines =
    { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
graded-element = le processeur { $processor } a l’élément { $element }
graded-error = l’erreur est { $error }
graded-length = le programme a plus de { $most } octets

character-space = { $code } est une espace d’un autre type ; tapez une espace ordinaire
character-invisible = le caractère invisible { $code } se trouve ici ; supprimez-le
character-quote = { $code } est un guillemet typographique ; tapez " à la place
character-minus = { $code } est un tiret ; tapez - à la place
instead-chain = les comparaisons ne s’enchaînent pas ; écrivez `0 <= k and k < p` au lieu de `0 <= k < p`
instead-f-string = il n’y a pas de f-strings ; écrivez `fail("rank", rank)` au lieu de `fail(f"rank {"{"}rank{"}"}")`
instead-import = il n’y a pas de modules à importer ; p, n, rank et `log2` sont déjà là
instead-main = `__name__` n’existe pas ; appelez `main()` à la fin du programme
instead-power = `**` n’est pas disponible ; écrivez `1 << k` au lieu de `2 ** k`, et `x * x` au lieu de `x ** 2`
instead-print = `print` n’est pas disponible ; écrivez `fail("x vaut", x)`, qui arrête le programme ici et montre la valeur
instead-while = `while` n’est pas disponible ; écrivez `for k in range(n):` avec `break` à la place
