butterflies-title = 由蝶形构成的 FFT
butterflies-about = 变换逐个结点计算什么：Cooley–Tukey 算法，在一个处理器上。

butterflies-1 = n = { $n } 点的变换需要 log n = { $r } 级。每一列是一级之前的向量 R；最后一列是结果。每个结点由前一列的两个结点算出。

butterflies-2 = 第 *l* 级把下标在第 *l* 位（从左数）不同的元素结合起来：R[i] 成为 S[i′] + ω^k·S[i″]。图中是第 0 级之后的 R[5]，由元素 5 和 13 得到：在第 0 级，两个下标相差 n/2。

butterflies-3 = 每过一级，蝶形只改变大小，别无变化：每个结点是一次加法、一次乘法和一个 ω 的幂。
butterflies-3-ask = 第 0 级中两个下标相差 8。在最后一级即第 3 级，它们相差多少？
butterflies-3-a = 相差 1
butterflies-3-b = 相差 4
butterflies-3-c = 相差 8
butterflies-3-why = 距离逐级减半：8、4、2、1；第 *l* 级为 2^(r − l − 1)。这将决定谁必须与谁通信。

butterflies-4 = 一级有 n 个结点，每个用时 t_c。因此问题规模为 W = t_c·n·log n = { $t_serial }：这就是单个处理器的时间 T_s，它无需等待。

butterflies-5 = 工作量增长多快？一级有 n 个结点，共 log n 级。
butterflies-5-ask = n 加倍，从 16 到 32。T_s 增大多少倍？
butterflies-5-a = 2 倍
butterflies-5-b = 2.5 倍
butterflies-5-c = 4 倍
butterflies-5-why = T_s 从 { $beside-t_serial } 增至 { $t_serial }，为 { $slower } 倍：每级结点加倍，并多一级。

butterflies-6 = 一级之中各结点互不依赖：n 个结点至多可由 n 个处理器同时计算。现在由 { $p } 个处理器分担。连线通到另一处理器之处，就有一个值要传送：{ $messages } 条消息。哪些结点属于谁，是下一个导览的内容。

owners-title = 谁拥有什么
owners-about = 哪个处理器有哪个元素，元素何时必须换位。

owners-1 = 在二进制交换中，元素 i 位于由 i 的前 d = log p 位所指的处理器上（GK 3.1）。此处 p = { $p }，n = { $n }：处理器 2 有元素 8 至 11，其下标以 10 开头。

owners-2 = 知道下标就知道所有者：无需询问。
owners-2-ask = 元素 13（二进制 1101）在哪个处理器上？
owners-2-a = 处理器 0
owners-2-b = 处理器 1
owners-2-c = 处理器 3
owners-2-why = 1101 以 11 开头，即 3。处理器 3 有元素 12 至 15。

owners-3 = 前 d 级结合的是前 d 位中有一位不同的下标：即两个处理器的元素。因此 { $exchanges } 级需要交换，其余 r − d 级不需要：那里两个元素在同一处理器上。

owners-4 = 转置算法（GK 3.2）则只移动元素一次：先采用使前一半各级成为本地的分布，再采用适合后一半的分布。两者之间，每个处理器都向所有处理器发送：{ $redistributions } 次重分布。

owners-5 = 在这一次重分布中，4 个处理器各有 n/p = 16 个元素，其中一些为其他处理器所需。
owners-5-ask = 一个处理器保留其份额的多少？
owners-5-a = 一点不留
owners-5-b = 四分之一
owners-5-c = 一半
owners-5-why = 它向其他 { $p } − 1 个处理器各发送 n/p² = 4 个字，并保留同样多：份额的 1/p。共传送 { $words } 个字。

owners-6 = 处理器多而元素少时，两种分布不够。IB 采用一族分布 C^r(p, N)：短蝶形用块分布，中等的用组循环分布，长的用循环分布。对 p = { $p } 和 N = { $n }，这就是 IB 的图 1。

exchange-title = 二进制交换与超立方体
exchange-about = 二进制交换为何适合超立方体：伙伴即邻居，而且运行精确遵循其时间的公式。

exchange-1 = p = { $p } 个处理器的超立方体：编号有一位不同的两个处理器相邻。处理器 5 = 0101 有 d = { $d } 个邻居：4、7、1 和 13。

exchange-2 = 在第 0 级，每个处理器 q 与编号首位不同者交换其 n/p = { $message-words } 个字：那是一个邻居。全部 { $now-messages } 条消息同时在途中，没有通道承载多于一条。

exchange-3 = 时间线上的各级：前 d 级各有一次交换，随后是本地各级。
exchange-3-ask = 本次运行共发送多少条消息？
exchange-3-a = 16
exchange-3-b = 64
exchange-3-c = 240
exchange-3-why = { $messages }：log p = { $d } 次交换中，{ $p } 个处理器每次各发送一条。

exchange-4 = 一次交换的代价：启动消息 t_s，一跳 t_h，每个字 t_w：t_s + t_h + t_w·n/p。此处启动占全部处理器时间的 { $startup }，传字占 { $transfer }，等待占 { $idle }。

exchange-5 = 因此 T_p = t_c·(n log n)/p + (t_s + t_h + t_w·n/p)·log p（出自 GK 4）。公式给出 { $predicted }，运行用了 { $t_parallel }：没有任何相互妨碍。

exchange-6 = 同一变换在更多处理器上：每个的计算减少，通信伙伴增多。
exchange-6-ask = p 从 16 增到 64，n 不变。效率 E 如何变化？
exchange-6-a = 上升
exchange-6-b = 不变
exchange-6-c = 下降
exchange-6-why = E 从 { $beside-efficiency } 降到 { $efficiency }。每个处理器的工作只剩四分之一，但它启动 { $d } 条消息，而不再是 { $beside-d } 条。要保持 E，n 必须增长：这是等效率导览的内容。

mesh-title = 网格与争用
mesh-about = 同一算法为何在网格上更慢：伙伴相距远，消息共用通道。

mesh-1 = 同样 { $p } 个处理器，现排成 4 行 4 列，逐行编号。只有相邻的才相连。二进制交换并不考虑这一点：其伙伴仍是编号有一位不同的处理器。

mesh-2 = 在第 0 级，它们首位不同，即相差 8：相隔两行。因此每条消息须经过两个通道，并在途中相遇。
mesh-2-ask = 在这一级，多少条消息共用最忙的通道？
mesh-2-a = 1
mesh-2-b = 2
mesh-2-c = 4
mesh-2-why = 同时 { $now-load } 条，即 √p/2 条。每条得到通道的一半，因此其字用时加倍：t_w·m·q，其中 q = { $hottest-load }（GK 附录 D）。

mesh-3 = 时间线上争用有自己的颜色：即消息在各跳的 t_h 和各字的 t_w 之外所用的时间。在伙伴相距两跳的各级中，它占全部处理器时间的 { $contention }。

mesh-4 = 网格用时 T_p = { $t_parallel }，超立方体用时 { $beside-t_parallel }：对相同数据的同一变换，为 { $slower } 倍。两者的计算和启动相同；差别在于跳和争用。

mesh-5 = 在 4 × 4 个处理器上，网格用时为超立方体的 { $slower } 倍。现在处理器为四倍，点数也为四倍：每个处理器要发送的与之前一样多。
mesh-5-ask = 在 8 × 8 个处理器、n = 4096 时，网格落后于超立方体的程度比 4 × 4 时更少、相同还是更多？
mesh-5-a = 更少
mesh-5-b = 相同
mesh-5-c = 更多
mesh-5-why = 更多：用时为超立方体的 { $slower } 倍。伙伴相距至多 √p/2 = { $hottest-load } 跳，并有同样多的消息共用一个通道。T_o 随 √p 增长，而非随 log p（GK 8）。

mesh-6 = 再说交换方式。存储转发时，消息在途中每个处理器内等待；直通时，其字同时流过所有通道。
mesh-6-ask = 网格用直通比用存储转发更快吗？
mesh-6-a = 快得多
mesh-6-b = 一样快
mesh-6-c = 更慢
mesh-6-why = 一样快：{ $t_parallel } 和 { $beside-t_parallel }。各字在路途上节省的，在共用通道处又失去。GK 在附录 D 中证明了这一点：直通在此无益。

mesh-7 = 有益的是更宽的通道：通道宽度为 √p/2 = 2 时，传字用时不超过超立方体上的（GK 7）。T_p 为 { $t_parallel }，在普通网格上则为 { $beside-t_parallel }。

isoefficiency-title = 等效率与阈值
isoefficiency-about = 为保持效率，点数须增长多快；到多大的效率为止还算容易。

isoefficiency-1 = n 固定时，E 随 p 增大而下降：T_o = p·T_p − W 增长，而 W 不变。扩展一个算法，就是让 n 随 p 增长。

isoefficiency-2 = *等效率函数*说明须增长多快：即在每个 p 处保持 E 的 W，由 W = K·T_o 得出，其中 K = E/(1 − E)。要在 { $p } 个处理器上达到 E = { $kept }，log n 须为 { $needed-log }。

isoefficiency-3 = 在超立方体上 T_o = t_s·p·log p + t_w·n·log p（GK 4）。难的是第二项：它要求 n = p^(K·t_w/t_c)。只要 K·t_w/t_c ≤ 1，这就不超过 p，由第一项决定。
isoefficiency-3-ask = 在 t_c = { $t_c }、t_w = { $t_w } 时，到多大的 E 为止如此？
isoefficiency-3-a = 约 0.24
isoefficiency-3-b = 约 0.44
isoefficiency-3-c = 约 0.78
isoefficiency-3-why = K·t_w/t_c = 1 给出阈值 E = t_c/(t_c + t_w) = { $threshold }（GK 4.1.1）。起决定作用的不是处理器数，而是两种速度之比。

isoefficiency-4 = 在阈值以下，适中的 n 就够：在 { $p } 个处理器上，n = { $needed } 可保持 E = { $kept }。
isoefficiency-4-ask = 而对高于阈值的 E = 0.7，n 须大多少倍？
isoefficiency-4-a = 约 2 倍
isoefficiency-4-b = 约 16 倍
isoefficiency-4-c = 超过 100 倍
isoefficiency-4-why = n = { $needed }，而不是 { $beside-needed }。在阈值以上，n 按 p^(K·t_w/t_c) 增长，E = 0.7 时该指数接近 3。

isoefficiency-5 = 在网格上，T_o 有一项 2·t_w·n·√p（GK 8），因此 log n 须随 √p 增长：n 呈指数增长（GK 10）。要在 { $p } 个处理器上达到 E = { $kept }，需要 n = { $needed }；在超立方体上 { $beside-needed } 就够。

isoefficiency-6 = 更快的网络会移动阈值，更快的处理器也会，但方向相反。
isoefficiency-6-ask = 处理器快一倍，t_c = 0.5，网络不变。保持 E = 0.5 的 n 如何变化？
isoefficiency-6-a = 减小
isoefficiency-6-b = 不变
isoefficiency-6-c = 增大
isoefficiency-6-why = 它从 { $beside-needed } 增至 { $needed }：阈值从 { $beside-threshold } 降到 { $threshold }。E 是与更快的单个处理器相比，而传字用时仍旧。

transpose-title = 转置与二进制交换
transpose-about = 少量大消息还是大量小消息：两种算法各适合哪种机器。

transpose-1 = 转置算法先计算一半的级，然后每个处理器向所有处理器发送，再计算另一半。在 p − 1 步的第 i 步，处理器 q 与处理器 q ⊕ i 交换 n/p² = { $message-words } 个字。

transpose-2 = 此处伙伴相距至多 log p 跳。但在直通的超立方体上，同一步的各路由从不共用通道：一个通道同时承载的最多为 { $hottest-load } 条。

transpose-3 = 对这一变换，二进制交换发送 { $beside-messages } 条消息，转置算法发送 { $messages } 条，但都是小消息。
transpose-3-ask = 两者中哪一个发送的字总数更多？
transpose-3-a = 转置
transpose-3-b = 二进制交换
transpose-3-c = 一样多
transpose-3-why = 二进制交换：{ $words } 个字，因为数据交换了四次；转置算法每个字至多移动一次，共 { $beside-words } 个。

transpose-4 = 因此一个为启动付出 t_s·(p − 1)，另一个为传字付出 t_w·(n/p)·log p。此处 n = 1024，t_s = { $t_s }，t_w = { $t_w }。
transpose-4-ask = 在 16 个处理器上、n = 1024 时，哪一个更快？
transpose-4-a = 转置
transpose-4-b = 二进制交换
transpose-4-why = 二进制交换用时 { $t_parallel }，转置用时 { $beside-t_parallel }：份额小到 { $message-words } 个字时，启动的分量更重。

transpose-5 = 现在同一机器上 n = { $n }，每个处理器的份额为 4096 个字。
transpose-5-ask = 现在呢？
transpose-5-a = 转置
transpose-5-b = 二进制交换
transpose-5-why = 转置：{ $t_parallel }，对比 { $beside-t_parallel }。其效率为 { $efficiency }，二进制交换为 { $beside-efficiency }：启动已微不足道，传字则不然。

transpose-6 = 在 T_o = t_w·n + t_s·p²（GK 11）中，传字不再随 p 增长：没有阈值。要在 { $p } 个处理器上达到 E = { $kept }，n = { $needed } 就够，而二进制交换需要 { $beside-needed }。代价是：n 至少须为 p²（GK 5）。

hiding-title = 隐藏通信
hiding-about = 如何在字传送的同时计算，直到通信不费时间：Sahay 在 LogP 机器上的输出驱动调度。

hiding-1 = LogP 机器没有通道。一个字经 L = { $latency } 到达，处理器每 g = { $g } 至多发送一个字。元素的放置使每个处理器先有一个 m = n/p = 64 个输入的完整蝶形图，即阶段 I；然后每个处理器向所有处理器发送；接着是短蝶形，即阶段 II（S 3.1）。

hiding-2 = 简单调度先算完整个阶段 I 再发送。各字以每 g 一个的速度离开时，没有处理器计算：等待间隔占时间的 { $gap }。T_p 为 { $t_parallel }，正如定理 3.1 所说：(n log n)/p + (n/p − n/p² − 1)·g + L。

hiding-3 = 一个输出算完即可离开。为此须早早算出它：逐个结点，总是只算下一个输出所需的最少结点，而不是逐列计算。
hiding-3-ask = 64 个输入的蝶形图要计算 384 个结点。其第一个输出需要其中多少个？
hiding-3-a = 6
hiding-3-b = 63
hiding-3-c = 384
hiding-3-why = 63 个：该输出、其前两个结点、再前四个……第一列 32 个：共 m − 1 个。下一个输出只多需一个结点，再后两个分别需三个和一个（S 图 2）。

hiding-4 = 这就是输出驱动调度（S 4）：相同的结点在相同的处理器上，次序不同。每个输出得到后便作为 { $message-words } 个字的消息发送，同时计算下一个。各处理器采用不同的次序，使任何两个都不会同时发往同一处理器。

hiding-5 = 在简单调度中，通信占了四分之一以上的时间：T_p 为 { $t_parallel }，其中计算为 512。
hiding-5-ask = 采用输出驱动调度后，还剩多少通信时间？
hiding-5-a = 全部
hiding-5-b = 约一半
hiding-5-c = 没有
hiding-5-why = 没有：T_p = { $t_parallel } = (n log n)/p，E = { $efficiency }。全部 { $messages } 个字都在发送者和接收者计算时传送。

hiding-6 = 只要各字在阶段 II 需要之前传完，这就可行。间隔增大到 g = { $g } 时，已没有足够的工作来隐藏它们：E = { $efficiency }。增加点数有帮助：n = 4096 时每个字对应的计算更多，E = { $beside-efficiency }。

supersteps-title = BSP 与重分布
supersteps-about = 由两个数表示的机器，以及尽可能少通信的算法：Inda 与 Bisseling 的组循环 FFT。

supersteps-1 = BSP 机器以超步进行计算或通信。计算的代价是计算最多的处理器的 flops；通信的代价是 h·g + l，其中 h 是任一处理器发送或收到的最多实数个数，l 是障栅的代价（IB 1.2）。

supersteps-2 = IB 的算法改变分布，使每个蝶形都成为本地的：短的用块分布，长的用循环分布。输入输出均为块分布时，有 { $communications } 个通信超步：用于位反转、变为循环分布、再变回。

supersteps-3 = 若输入和输出可采用循环分布（IB 4.1），便可省去一部分。
supersteps-3-ask = 3 个通信超步还剩几个？
supersteps-3-a = 3
supersteps-3-b = 2
supersteps-3-c = 1
supersteps-3-why = 1：正如 IB 所说，通信只剩三分之一。T_p 从 { $beside-t_parallel } 降到 { $t_parallel }，E 升到 { $efficiency }。

supersteps-4 = 同一机器上的二进制交换有 { $communications } 个通信超步，每次交换一个，各有 h = { $h }：T_p = { $t_parallel } flops，而循环分布用时 { $beside-t_parallel }。

supersteps-5 = p ≤ √N 时，一次重分布就够。IB 的算法适用于小于 N 的任何 p；此时它经过 H = ⌈log N / log(N/p)⌉ 个阶段。
supersteps-5-ask = p = 16，N = 128，故 N/p = 8。有多少个计算阶段？
supersteps-5-a = 2
supersteps-5-b = 3
supersteps-5-c = 7
supersteps-5-why = ⌈7/3⌉ = 3 个阶段，其间有 { $communications } 次重分布：块、组循环、循环。

supersteps-6 = 元素这样少时，费时的是障栅：l 占时间的 { $hop }，传数本身占 { $transfer }。这就是 BSP 的取舍：l 大时，超步应少而大。

device-title = 你自己的机器
device-about = 这里其余的一切都是模拟。真实的机器也是这样吗？你的机器就在手边：标定它，预测，测量，解释偏差。

device-1 = *测量本设备*在你浏览器的工作线程上运行的正是这一调度，每个处理器对应一个工作线程，各有自己的内存。它先测定三个参数：每个结点的 t_c，每条消息的 t_s，每个字的 t_w。请在图表下方读取：一条消息的时间里可以计算多少个结点？

device-2 = 现在模型预测：T_p = t_c·n·log n/p + (t_s + t_w·n/p)·log p。在 { $p } 个处理器上，一条消息承载 n/p 个字，每个处理器发送 log p = { $d } 条消息。
device-2-ask = 所有处理器共发送多少个字？
device-2-a = n·log p/2
device-2-b = n·log p
device-2-c = n·log n
device-2-why = n·log p = { $words }：p 个处理器各发送 log p 次，每次 n/p 个字。乘以你的 t_w，除以 p，再与表中的*消息*比较。E 与预测之差是否小于居中的半数遍次的宽度？

device-3 = 同样的运行，p = { $p }：log p = { $d } 次交换。请在测量之前预测 E：答案就在模拟的那条线上。若你的设备不足 { $p } 个核，各处理器就要等待轮到自己，这是此处任何模型都不知道的。T_p 的各部分会显示出来：*等待*和*消息*增加，*计算*则不增加。

device-4 = 同一设备上的另一种算法形式：以一次重分布代替各次交换。请重新测量。偏差若在*计算*，就找一找复制和跨步访存：模型只计蝶形。偏差若在*消息*，就看样本：对这种大小的消息，那条线准确吗？
device-5 = 最后是一个小规模的：n = { $n }。它的每条消息的字数只有之前的 1/64，但 t_s 照付不误，所以在大多数设备上 E 低得多。从多大的 n 起才划算？这就是用你自己的参数得到的等效率：*模拟本设备* 把这些参数带入探索页，那里的曲线对每个 p 给出答案。

## 从 1993 年到今天

today-title = 从 1993 年到今天
today-about = 论文中的问题“谁在等谁的链路”，在今天机器的网络上再问一次。

today-1 = 胖树：下面是处理器，上面是交换机，每一层向上的链路与向下的一样多。每次交换上升到两个伙伴之上最低的交换机。用时 T_p = { $t_parallel }，超立方体为 { $beside-t_parallel }：1993 年需要为每个伙伴各设一条链路，今天用交换机即可。

today-2 = 这么多链路很贵。实际的树是收缩的：交换机之间的链路只能传处理器发送量的 1/τ。
today-2-ask = τ = 4 时，同一变换要多长时间？
today-2-a = 几乎不变
today-2-b = 1.7 倍
today-2-c = 四倍
today-2-why = { $slower } 倍：离开最低交换机的交换，传字的时间为四倍；其下的交换与之前相同；计算不变。

today-3 = 蜻蜓网络：路由器分组，组内全连接，每两组之间只有一条链路。在最初几级，一组的全部成员的伙伴都在另一组：最多 { $hottest-load } 条消息共用一条链路。T_p = { $t_parallel }，比 1993 年的网格（{ $beside-t_parallel }）还差。

today-4 = 莱斯利·瓦利安特 1982 年的办法：每条消息都经过随机选择的第三组。路更长，但用到所有链路。
today-4-ask = 在这里绕路值得吗？
today-4-a = 值得，更快
today-4-b = 不值得，更慢
today-4-why = T_p = { $t_parallel }，而不是 { $beside-t_parallel }：消息经过 { $message-hops } 个通道，而不是 { $beside-message-hops } 个；但争用只占时间的 { $contention }，而不是 { $beside-contention }。

today-5 = 于是 1993 年的答案反过来了。在超立方体上，对这个 n，二进制交换胜过转置。在蜻蜓网络上，转置用时 { $t_parallel }，二进制交换用时 { $beside-t_parallel }：转置启动的消息更多，但每个字只发送一次，发往所有各组的伙伴。

today-6 = 今天的库做三维变换。铅笔分解：每个处理器持有立方体的一根柱，沿柱变换，交换两次，每次与另外 3 个处理器。平板分解只交换一次，但与所有处理器：{ $beside-messages } 条消息而不是 { $messages } 条，但 { $beside-words } 个字而不是 { $words } 个。
