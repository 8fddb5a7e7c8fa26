exchange-dimension = t = { $t } : étage { $stage } (le dernier est { $last }), un échange selon la dimension { $dimension }.
exchange = t = { $t } : étage { $stage } (le dernier est { $last }), un échange entre processeurs dont les numéros diffèrent de { $apart }.
local-one = t = { $t } : étage { $stage } (le dernier est { $last }), dans chaque processeur.
local = t = { $t } : étages { $first } à { $to } (le dernier est { $last }), dans chaque processeur.
redistribution = t = { $t } : des éléments vont à d’autres processeurs avant l’étage { $stage } (le dernier est { $last }).
reordering = t = { $t } : les résultats se rangent dans leur ordre.
moment = t = { $t }.
over = t = { $t } : l’exécution est finie.

all-compute = { $p ->
    [2] Les deux processeurs calculent.
   *[other] Les { $p } processeurs calculent tous.
}
all-communicate = { $p ->
    [2] Les deux processeurs communiquent.
   *[other] Les { $p } processeurs communiquent tous.
}
doing = Sur { $p } processeurs, { $compute } calculent, { $communicate } communiquent, { $idle } attendent.

under-way = { $messages ->
    [one] { $messages } message est en route.
   *[other] { $messages } messages sont en route.
}
shared = { $messages } d’entre eux partagent ou attendent le canal { $channel }.
load = Environ { $messages } messages à la fois partagent le canal { $channel }.
gap = { $messages ->
    [one] { $messages } message attend l’intervalle.
   *[other] { $messages } messages attendent l’intervalle.
}
