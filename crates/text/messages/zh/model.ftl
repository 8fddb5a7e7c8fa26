unreachable-efficiency = 效率 { $efficiency } 无法达到；允许：大于 0 且小于 1
unreachable-processors =
    p = { $p } 不可行；允许：1 至 65536 的 2 的幂，serial 为 1，m 维的 transpose 至少 2^(m−1)，two-dimensional 为 2 的偶数次幂
no-closed-form = 此算法形式在此机器上没有闭式；其运行靠模拟
