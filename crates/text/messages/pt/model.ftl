unreachable-efficiency = uma eficiência de { $efficiency } não é alcançável; permitido: acima de 0 e abaixo de 1
unreachable-processors =
    p = { $p } não é possível; permitido: uma potência de dois de 1 a 65536, para serial 1,
    para uma transposição em m dimensões no mínimo 2^(m−1), para o bidimensional uma potência par
no-closed-form = não há forma fechada para esta formulação nesta máquina; as suas execuções são simuladas
