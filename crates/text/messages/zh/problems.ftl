p1-place = 习题 13.1
p1-title = 传字代价为 t_w (n/p) log p 时的 E 与等效率
p1-claim = 单个处理器用时 t_c n log n，p 个处理器用时 (t_c n log n)/p + (t_w n log p)/p，其中 t_c = 1，t_w = 0.2。S 和 E 为何？要达到 E = 0.6，n 须如何增长？E = 0.4 时是否改变？若 t_w = 1 又如何？请看 E = 0.6 的曲线，再取 t_w = 1。
p1-efficiency = E
p1-speedup = S
p1-isoefficiency = 保持 E 的 n
p1-no-change = n = p 时的 E，t_w = 0.2
p1-stays = 至少 0.6，所以 0.4 时没有变化
p1-axis = n
p1-line = t_w = { $time }，E = 0.6

p2-place = 习题 13.2
p2-title = 无论数据如何分布，网格上伙伴相距多远
p2-claim = 无论各点如何分布在 p 个处理器的方形网格上，二进制交换总有一次迭代，其中伙伴相距至少 √p/2 条链路。请看逐行编号的网格：第一次交换跨越 √p/2 行。有没有一种分布，使每次交换都更短？
p2-why = 严格地说，√p/2 并非对每种分布都成立。让每个处理器仍持有其 n/p 个点，而将行和列按其编号中 1 的位数排序：在 256 个处理器上，每次迭代中伙伴至多相距 7 条链路，而 √p/2 = 8。距离增长的快慢变化不大：由关于仅一位不同的数的 Harper 定理，每种这样的分布都有一次迭代达到约 0.8 √p/√(log p) 条链路。逐行时 √p/2 是精确的，而处理器少时没有分布能胜过它：对 4 个和 16 个，此处试遍了所有分布；对 64 个，SAT 求解器没有找到。
p2-by-rows = 逐行，最长距离
p2-iteration = 逐行，每次迭代的距离
p2-every = 试遍所有分布，最长距离的最小值
p2-by-weight = 按 1 的个数，最长距离
p2-bound = 没有分布更短
p2-rows = 逐行
p2-ones = 按 1 的个数
p2-at-least = 至少 { $links }
p2-axis = 伙伴之间的链路

p3-place = 习题 13.3
p3-title = 线性阵列上的二进制交换
p3-claim = p 个处理器排成一线，每个与下一个相连。二进制交换的消息在哪些处理器之间传送，T_p、S、E 和等效率函数为何？探索页中没有线性阵列，但网格的行和列就是线性阵列：在 16 × 16 个处理器上，各次交换就是 16 个处理器一线的交换，在列中做一遍，在行中再做一遍。因此一线的通信为其一半。
p3-distance = 伙伴之间的链路
p3-load = 最忙链路上的消息
p3-sum = 最忙链路上的消息，各次迭代之和
p3-time = T_p，取 p 行 p 列的通信之半
p3-speedup = S
p3-efficiency = E
p3-isoefficiency = 保持 E 的 n，t_s = 0
p3-axis = E = 0.2 所需的 n，t_s = 0
p3-line = 线性阵列
p3-mesh = 网格
p3-hypercube = 超立方体

p4-place = 习题 13.4
p4-title = 没有启动的网格：n 对 √p 按指数增长
p4-claim = t_s = 0 时，网格上二进制交换的等效率函数为 W = 2K (t_w/t_c) √p 2^(2K (t_w/t_c) √p)，其中 K = E/(1 − E)。请看曲线有多陡，再将 t_w 减半：指数也减半。
p4-why = 公式以 2 √p 代替行和列的距离之和 2 (√p − 1)，因此要求的点数多于所需，为 2^(2K t_w/t_c) 倍。用 √p − 1，曲线两侧的运行都相符。
p4-printed = 保持 E 的 n，按所述
p4-summed = 保持 E 的 n，用 √p − 1
p4-constant = n = 2^(2 (√p − 1)) 时的 E
p4-power = n = p^2 时的 E，从 p 到 4p
p4-falls = 下降
p4-rises = 上升
p4-axis = n

p5-place = 习题 13.5
p5-title = 负担最重的处理器的 ω 的幂：一个递推式
p5-claim = 求证：没有处理器计算多于 h(n, p) 个 ω 的幂，其中 h(n, 1) = n，h(p, p) = log p，h(n, p) = h(n, 2p) + n/p − 1。请看最后一个处理器：在前 log p 次迭代中，它每次需要一个新的幂，此后需要 2, 4, … n/p 个。
p5-most = 一个处理器计算的最多的幂
p5-step = 比 2p 个处理器时多出
p5-new = 最后一个处理器的新幂
p5-last = 最后一个处理器的全部幂，即为最多

p6-place = 习题 13.6
p6-title = 网格和线性阵列上的转置
p6-claim = 求二维转置在 √p × √p 网格上和在 p 个处理器的线性阵列上的 T_p、S 和 E。按记忆中书里的全交换，T_p 分别为 t_c (n/p) log n + (2 t_s + t_w n/p)(√p − 1) 和 t_c (n/p) log n + (t_s + t_w n/(2p))(p − 1)。请看网格中部的通道：每个方向各有全部字的四分之一经过。
p6-why-mesh = 有两种调度。公式属于合并消息的调度：先将发往一行的各条合为一条传送，再将发往一列的各条合为一条，启动 2 (√p − 1) 次。执行时，处理器逐对交换，启动 p − 1 次。其字共用通道，但只用 (3/7) t_w n/√p，而非 t_w n/√p。将两者都计入（按对），公式就是精确的。
p6-why-line = 公式属于环：每条消息由邻居逐一转发。执行时，处理器逐对交换：启动同样多，但只用 t_w n 的三分之一，而非一半，因为字同时流过途中的所有链路。
p6-mesh = 网格，合并消息的 T_p
p6-mesh-by-pairs = 网格，逐对
p6-in-rows = 网格，启动 2 (√p − 1) 次的三维转置
p6-line = 线性阵列，转发消息的 T_p
p6-line-by-pairs = 线性阵列，逐对
p6-time = T_p
p6-speedup = S
p6-efficiency = E
p6-middle-mesh = 网格，字穿过中部
p6-middle-line = 线性阵列，字穿过中部
p6-at-least = 至少 { $time }
p6-combined = 合并
p6-passed = 转发
p6-by-pairs = 逐对
p6-axis-mesh = E，16 个处理器的网格
p6-axis-line = E，16 个处理器的线性阵列

p7-place = 习题 13.7
p7-title = 网格须多宽，转置才与超立方体一样快
p7-claim = 没有启动时，网格的带宽须增为多少倍，二维转置才与 p 个处理器的超立方体上用时相同？由 t_w (n/p)(√p − 1) 与 t_w n/p 之比得 √p − 1。请并排观看两台机器，并改变网格的宽度。
p7-why = √p − 1 属于合并消息的交换。逐对交换时，第 i 步共用一个通道的消息数，等于 i 的行号或列号的最高二进制位之值，合计为 (3/7)(√p³ − 1)/(p − 1)，略少于一半。两者都按 √p 增长。
p7-factor = 倍数
p7-as-fast = 通道加宽到此倍数时的 T_p
p7-enough = 通道宽度为 √p − 1 时的 T_p
p7-root = 通道宽度为 √p 时的 T_p
p7-least = 倍数，由穿过中部者得出
p7-at-most = 至多 { $time }
p7-at-least = 至少 { $factor }
p7-axis = 倍数
p7-pairs = 逐对
p7-bound = 没有调度所需更少

p8-place = 习题 13.8
p8-title = 选哪种算法？五组常数，三种规模
p8-claim = 在超立方体上，t_w = 1，t_s = 250、50、10、2 或 0，二进制交换与 2、3、4、5 维转置中何者最佳：n = 2^15、p = 2^12 时，n = 2^12、p = 2^6 时，n = 2^20、p = 2^12 时？后两个 t_s 和各规模系凭记忆转述。请看最快算法形式的图，并减小 t_s：维数少的胜出。
p8-why = 公式让处理器在每次转置中都发送全部 n/p 个字，尽管有一部分留在原地。维数越多，这一部分越大：t_s = 10 时，四维转置的通信用时为 234 而非 282，三维的为 252 而非 268。所以四维更快。
p8-fastest = 最快
p8-communication = 通信时间
p8-whether = 能否运行
p8-possible = 能
p8-impossible = 点数不足
p8-exchange = 二进制交换
p8-transpose = 转置，{ $dims } 维
p8-sets = 常数

p9-place = 习题 13.9
p9-title = 通道按 p^x 加宽的网格
p9-claim = √p × √p 网格的通道可传送 p^x 倍之多。就通信而言，log n 须按 p^(1/2 − x) 增长，n 则对其按指数增长；要用满通道，n 须按 p^(1 + x) 增长。因此，任何宽度所能给出的最佳结果是 W 为 p^1.5 log p 阶，在 x = 1/2 处。系凭记忆转述。请看 E = 0.6 的曲线，并将宽度从 p^0.25 改为 p^0.5。
p9-why = 公式以 2 √p 代替距离之和 2 (√p − 1)（习题 13.4）。处理器少时，这会使曲线越过一个 2 的幂。用 √p − 1，各次运行都相符。
p9-communication = 保持 E 的 n，按所述
p9-summed = 保持 E 的 n，用 √p − 1
p9-filled = 一次交换的字，用以填满一个通道
p9-full = n = p^(1 + x) 时的 E，p 从 16 到 256
p9-falls = 下降
p9-rises = 上升
p9-best = 使 n 增长最少的 x
p9-axis = log n / log p
