unreachable-efficiency = une efficacité de { $efficiency } n’est pas atteignable ; permis : entre 0 et 1 exclus
unreachable-processors =
    p = { $p } n’est pas possible ; permis : une puissance de deux de 1 à 65536, pour serial 1,
    pour une transposition en m dimensions au moins 2^(m−1), pour two-dimensional une puissance paire
no-closed-form = il n’y a pas de forme close pour cette formulation sur cette machine ; ses exécutions sont simulées
