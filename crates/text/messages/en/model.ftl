# Why a closed form has no answer.

unreachable-efficiency = an efficiency of { $efficiency } cannot be reached; allowed: above 0 and below 1
unreachable-processors =
    p = { $p } is not possible; allowed: a power of two from 1 to 65536, for serial 1,
    for a transpose in m dimensions at least 2^(m−1), for two-dimensional an even power
no-closed-form = there is no closed form for this formulation on this machine; its runs are simulated
