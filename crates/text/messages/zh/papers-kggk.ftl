equations-place = 第 13.2.1 节
equations-title = 网络带宽足以供全部处理器使用时的二进制交换
equations-claim = 在超立方体或任何具有同样带宽的网络上，T_p = t_c (n/p) log n + t_s log p + t_w (n/p) log p。因此 E = 1/(1 + t_s p log p/(t_c n log n) + t_w log p/(t_c log n))：启动要求 n log n 按 p log p 增长，传字要求 log n 按 K (t_w/t_c) log p 增长。
equations-time = T_p
equations-efficiency = E
equations-isoefficiency = 保持 E 的 n

threshold-place = 例 13.1
threshold-title = 二进制交换的阈值：t_c = 2，t_w = 4，t_s = 25
threshold-claim = 到阈值 t_c/(t_c + t_w) = 0.33 为止的效率代价很小：W 按 p log p 增长。超过阈值，W 按 p^(K t_w/t_c) log p 增长：E = 0.40 时为 p^1.33 log p，E = 0.45 时为 p^1.64 log p。在 256 个处理器上，E 随 n 迅速升至阈值，此后上升缓慢。
threshold-limit = 阈值
threshold-exponent = 超过阈值后 p 的指数
threshold-curve = 保持 E 的 n
threshold-at-256 = 256 个处理器上的 E
threshold-axis = n

mesh-place = 第 13.2.2 节
mesh-title = 带宽不足的网格上的二进制交换
mesh-claim = 在 √p × √p 网格上，伙伴先沿行、再沿列相距 1, 2, 4, … √p/2 条链路，同样多的消息共用一条链路。因此 T_p = t_c (n/p) log n + t_s log p + 2 t_w n/√p，保持效率所需的规模对 √p 按指数增长。
mesh-why = 沿行的距离之和为 1 + 2 + … + √p/2 = √p − 1，沿列也是如此。书中把 2 (√p − 1) 近似为 2 √p，多出 2 t_w n/p。用 √p − 1，公式就是精确的。
mesh-time = T_p
mesh-summed = 用 √p − 1 的 T_p
mesh-partners = 处理器的伙伴
mesh-isoefficiency = 保持 E 的 n，t_s = 0

twiddles-place = 第 13.2.3 节
twiddles-title = 处理器重新计算的 ω 的幂
twiddles-claim = 单个处理器需要 n 个不同的 ω 的幂。在 p 个处理器中，负担最重的需要 h(n, p) 个，其中 h(n, 1) = n，h(p, p) = log p，h(n, p) = h(n, 2p) + n/p − 1：p > 1 时为 2 (n/p − 1) + log p。全部处理器合计算出的多于 n 个，其差即为开销：无论何种网络，都是 n + p log p 阶。
twiddles-most = 一个处理器计算的最多的幂
twiddles-later = T_p 延长的时间
twiddles-axis = 负担最重的处理器的 ω 的幂

transposes-place = 第 13.3 节
transposes-title = 二维和更多维的转置
transposes-claim = 只有一次转置时，T_p = t_c (n/p) log n + t_s (p − 1) + t_w n/p，p ≤ √n。取 q 维时，q − 1 次转置每次都在 p^(1/m)（m = q − 1） 个处理器之间进行：t_c (n/p) log n + (q − 1)(t_s (p^(1/m) − 1) + t_w n/p)。前者的等效率函数为 p² log p 阶，与 t_w/t_c 无关，因为 p ≤ √n 也要求同样多。
transposes-why = 书中让每个处理器在每次转置中都发送其全部 n/p 个字。其中 p^(1/m) 分之一已在需要之处，留在原地。除去这些字，公式就是精确的。
transposes-time = T_p
transposes-moved = 除去留在原处的字的 T_p
transposes-half = 字，占二进制交换的比例 (q = log p + 1)
transposes-p-squared = n = p² 时的 E，从 p 到 2p
transposes-grows = 增大
transposes-falls = 减小
transposes-isoefficiency = 保持 E 的 n
transposes-least = n = 2^{ $power }，可能的最小值
transposes-has = E = { $efficiency }
transposes-dims = 转置，{ $dims } 维

comparison-place = 例 13.2
comparison-title = 64 个处理器上，用二进制交换还是转置
comparison-claim = 在 64 个处理器的超立方体上，t_c = 2，t_s = 25，t_w = 4，三种算法中 n/p 很小时二进制交换最快，n/p 中等时三维转置最快，n/p 大时二维转置最快。
comparison-why = 转置的公式把留在处理器上的字也计算在内（第 13.3 节）。执行时，两者都比公式所说的更快。
comparison-speedup = S
comparison-best = 最快
comparison-exchange = 二进制交换
comparison-low = n = 2^8 时最快
comparison-middle = n = 2^12 时最快
comparison-high = n = 2^18 时最快
comparison-axis = S，p = 64
