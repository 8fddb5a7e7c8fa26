unreachable-efficiency = una eficiencia de { $efficiency } no es alcanzable; se admite: mayor que 0 y menor que 1
unreachable-processors =
    p = { $p } no es posible; se admite: una potencia de dos de 1 a 65536, para serial 1,
    para una transposición en m dimensiones al menos 2^(m−1), para two-dimensional una potencia de exponente par
no-closed-form = no hay forma cerrada para esta formulación en esta máquina; sus ejecuciones se simulan
