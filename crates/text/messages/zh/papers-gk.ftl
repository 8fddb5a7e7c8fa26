fig1-place = 图 1，第 3 节
fig1-title = Cooley–Tukey 算法，无序，基为 2
fig1-claim = log n 次迭代中，第 l 次迭代结合下标相差 2^(r−l−1) 的元素，即蝶形网络的模式。第 8 行执行 n log n 次，变换结束时为位反转次序。
fig1-held = 每次迭代后的 R
fig1-as-in = 同图 1
fig1-same = 相同
fig1-another = 不同
fig1-line-8 = 第 8 行的执行次数
fig1-units = T_s，以 t_c 为单位
fig1-reversed = 位反转
fig1-natural = 自然序
fig1-neither = 两者都不是
fig1-order = 结果的次序
fig1-speedup = p = n 的加速比，消息不费时
fig1-distance = 第 { $l } 次迭代所结合的下标之差

fig2-place = 图 2，第 8 节
fig2-title = 超立方体上三种问题规模的加速比
fig2-claim = 问题小时 (n = 1024)，加速比在处理器不多时就已饱和，再增加处理器不再提高加速比。问题较大时 (n = 65536)，到 1024 个处理器为止几乎是线性的。
fig2-why = GK 实测了加速比，但没有给出 t_s。按此处假设的 t_s = 4 t_c，即 320 µs，曲线变平但仍上升：从 512 到 1024 个处理器升高 15 %。按式 4，只有 t_s 至少为 11.6 t_c，即 0.93 ms 时，它才在那里停止上升；此外还有什么使 nCUBE1 变慢，论文的任何公式都未说明。
fig2-doubling = p 每次加倍的收益都小于前一次，n = 1024
fig2-saturates = 饱和
fig2-stops = n = 1024 时，p 超过某值后加速比不再提高
fig2-none = 不再提高
fig2-linear = n = 65536 时几乎线性
fig2-nearly = 几乎线性
fig2-axis = S，加速比；圆圈：模拟的运行，线：式 1 和式 4
fig2-none-beyond = p = { $p } 之后不再提高
fig2-still = 从 512 到 1024 仍为 × { $last }
fig2-gains = 首次 × { $first }，末次 × { $last }
fig2-worth = 相当于 1024 个处理器中的 { $share } 个

fig3-place = 图 3，第 8 节
fig3-title = 超立方体上三种效率的等效率曲线
fig3-claim = t_w/t_c = 0.2 时阈值为 0.83。E = 0.66 和 0.76 低于阈值，n log n 几乎与 p log p 成正比地增长；E = 0.87 高于阈值，增长快得多。
fig3-exceeds = K t_w/t_c 超过 1 时的 E
fig3-axis = p log p；圆圈：与 E 相差 0.02 以内的运行，线：精确的等效率
fig3-non-linear = 非线性
fig3-nearly = 几乎线性
fig3-curve = E = { $e } 的曲线

fig4-place = 图 4，第 8 节
fig4-title = 网格和超立方体上的等效率曲线，E = 0.66
fig4-claim = 要保持相同的效率，在处理器和通道相同的情况下，网格上的问题规模须比超立方体上增长得快得多。
fig4-grown = 网格 × { $mesh }，超立方体 × { $cube }
fig4-more = 网格上更多
fig4-axis = W = n log n，以 t_c 为单位；圆圈：取下一个 2 的幂的运行
fig4-equation-10 = 网格，式 10
fig4-equation-6 = 超立方体，式 6

table1-place = 表 1，第 8 节
table1-title = 四种超立方体上保持效率所需的 log n 对 log p 的斜率
table1-claim = 要保持效率 E，n 须按 p 的 K t_w/t_c 次幂增长，其中 K = E/(1 − E)。表中值约为 1 或更小的效率容易达到；M1 至 M4 为 nCUBE1、nCUBE2、iPSC/2 和 iPSC/RX。
table1-why-1 = 正文给出 M3 的 t_w/t_c = 0.18，但该列每个值都是 K · 0.178。第 8 节所述的速度 0.5 Mflop/s 和 2.8 MB/s 给出 0.5/2.8 = 0.1786，在表中截断为 0.178，在正文中舍入为 0.18。
table1-why-2 = K = 1/9 和 t_w/t_c = 1.28 给出 0.1422，舍入为 .142；.143 不符合它的任何舍入。该列其他各值都与 1.28 相符。
table1-why-3 = 正文给出 M4 的 t_w/t_c = 10.7。第 8 节所述的速度 30 Mflop/s 和 2.8 MB/s 给出 30/2.8 = 10.714，由此这些值为 7.14、42.9 和 96.4，与所载相同：它们是在该比值舍入之前计算的。（只有 .95 一项，所载为 203，更符合 10.7：按 10.714 应为 204。）
table1-why-4 = 这些值在第三位后截断，没有舍入：3/7 · 0.2 = 0.0857 载为 .085，7/3 · 0.2 = 0.4667 载为 .466，3/7 · 1.28 = 0.5486 载为 .548。
table1-reached = n = 2^25 时 E = { $e }，2^24 时 { $half }
table1-run = M4，p = 2：2^25 点的运行
table1-needs = E = 0.7 需要 2^25

table2-place = 表 2，第 8 节
table2-title = M4 型超立方体上按输入规模和处理器数的效率
table2-claim = t_w/t_c = 10.7 时效率很低，在一千个或更多处理器上低于 0.2，除非问题大得不合理 (n > 2^30)。
table2-why-1 = E = 1/(1 + 10.7 · 6/12) = 0.157，所载为 0.19。它介于 16 个处理器的 0.22 与 256 个的 0.12 之间，因此并不显眼；但 0.157 无论怎样舍入都得不到它，而其他 29 个值都与公式和运行相符。应为 0.16：是印刷错误。
table2-why-2 = 表中 1024 个处理器、2^30 点的值本身就是 0.22。E 在 log n = (10.7/4) log p 处超过 0.2，即 1024 个处理器时从 n = 2^27 起。
table2-below = n ≤ 2^30 时 E < 0.2
table2-at-most = n = 2^30 时至多 0.2

table3-place = 表 3，附录 A
table3-title = 8 点 FFT 各次迭代中 ω 的幂
table3-claim = 在第 l 次迭代中，下标 i 的 ω 的指数是 i 的最高 l + 1 位的反转，右侧补零：第一次迭代有两个幂，此后每次加倍。
table3-why = 正文说 n − l − 1 个零，对 8 点会得到 8 位的指数；而指数的位数与下标相同，为 log n。论文自己的表中为 3 位：反转的 l + 1 位之后有 log n − l − 1 个零。（可能是副本中漏了“log”一词。）

table4-place = 表 4 和式 13，附录 A
table4-title = 处理器每次迭代中新的 ω 的幂，8 点
table4-claim = 一个处理器至多需要 h(n, p) = 2(n/p − 1) + log p 个 ω 的幂。全部处理器合计算出的多于串行机器的 n 个，开销为 t'_c(n + p log p)，由此得 W = K t'_c p log p。
table4-why = 论文把 2(n − p) + p log p − n 近似为 n + p log p。精确值为 n − 2p + p log p，少 2p；p = n = 2 时为零，因为两个处理器各计算两个幂中的一个。增长的阶不变，因此式 13 也不变。
table4-overhead = 开销
table4-total = 总数，h(8, p)
table4-cost = 代价，p · h(8, p)
table4-iteration = 第 { $stage } 次迭代

ex-threshold = 阈值，闭式
ex-axis = 保持 E 的 n；圆圈：正好取该 n 的运行
ex-least = 运行的 E，n = p = 2^{ $d }
ex-run = 运行的 E，p = 2^{ $d }，n = p^{ $slope }
ex-slope = E = { $e }、p = 2^{ $d } 时的 log n / log p
ex-equation = E = { $e }、p = 2 时按式 7 的 n

ex1-place = 例 1，第 4.1.1 节
ex1-title = 一个字的代价等于一个蝶形时的阈值，t_w = t_c
ex1-claim = 到 0.5 为止的效率，n 按 p 增长即可保持。更高的效率要求 n 按 p^K 增长，其中 K = E/(1 − E)：E = 0.9 时按 p^9。

ex2-place = 例 2，第 4.1.1 节
ex2-title = 一个字的代价等于两个蝶形时的阈值，t_w = 2 t_c
ex2-claim = 一个字的代价加倍，阈值降至 0.33：E = 0.5 时 n 须按 p² 增长，E = 0.9 时按 p^18。

sec4-place = 式 1 至 10，第 2 和 4 节
sec4-title = 二进制交换的开销与等效率
sec4-claim = 二进制交换在超立方体上有 T_o = t_s p log p + t_w n log p，在网格上约为 t_s p log p + 2 t_w n √p。由 W = K T_o 得出 W 须如何增长：在超立方体上为多项式，在网格上对 √p 为指数。
sec4-why-1 = 第 2 节载有“Speedup S is the ratio W/T_o”。加速比应为 W/T_p：其后一行的式 1 为 E = S/p = W/(T_p p)，而且只有这样加速比才在 0 与 p 之间。（只差一个字母，也可能是副本的错误。）
sec4-why-3 = 它沿用了式 8 中以 √p 代替 √p − 1 的写法，但这是在指数中：精确地说 log n = 2K (t_w/t_c)(√p − 1)，所以对每个 p，所载的 n 都偏大，为精确值的 2^(2K t_w/t_c) 倍，且不随 p 增大而趋近精确值。
sec4-equation-3 = 式 3，{ $network }
sec4-equation-1 = 式 1，E = 1/(1 + T_o/W)
sec4-partners = 处理器 0 的伙伴，p = 64
sec4-above = 式 8 的上一行
sec4-exactly = 用 √p − 1 的 log n
sec4-axis = 模拟运行的 T_o，n = 2^16，以 t_c 计；线：式 4 和式 8
sec4-equation-4 = 超立方体，式 4

sec5-place = 式 11 和 12，第 5 和 5.1 节
sec5-title = 转置，以及它与二进制交换之间的算法族
sec5-claim = 在直通方式下，转置有 T_o = t_w n + t_s p²：字最少，启动最多，p ≤ √n。取 m 维，m 从 2 到 log p + 1，则介于转置与二进制交换之间；最佳的 m 取决于机器、p 和 n。
sec5-why-1 = 它给每个处理器计 p 条消息，包括发给自己的。实际为 p − 1 条，每条 n/p² 个字：T_o = t_w n (p − 1)/p + t_s p(p − 1)。差别为因子 p/(p − 1)，p = 4 时 33 %，p = 256 时 0.4 %。
sec5-why-2 = GK 让每条消息穿过整个超立方体。第 i 步经过的通道数等于 i 中为 1 的位数，平均为 log p 的一半：传字用时 t_w (n/p)(log p)/2。因此即使在存储转发下，转置传字的时间也只有二进制交换的一半，并不与之“identical”。
sec5-why-3 = “for i = 1 to p”最后得到 self ⊕ p，而没有这样的处理器（p 为 2 的幂时多出一位）。循环应为 1 … p − 1，处理器自己的部分留在原处。
sec5-why-4 = m = log p + 1 时，每次重分布是两个处理器之间的一次交换，只移动份额中换主的那一半，即 n/2p 个字；然后各自计算其各对的两个输出。第 3.1 节的二进制交换则发送整个份额，各自只计算一个输出。伙伴相同，启动相同，字数减半。
sec5-why-5 = 就增长的阶而言，两者在网格上都是 n√p，所以该断言对等效率函数成立。但常数相差很大：转置的用时在直通下约为二进制交换的四分之一，在存储转发下约为一半，因为穿过一行中部的字较少。在启动昂贵之处，转置的 p − 1 次启动分量更重。
sec5-mesh = 网格：转置对二进制交换，{ $switching }
sec5-none = 无
sec5-stored = 存储转发，t_w n log p + t_s p²
sec5-loop = 循环的步数
sec5-words = 字，m = log p + 1 与二进制交换
sec5-minus-one = 用 p − 1 的式 11
sec5-load = 超立方体一个通道上的最多消息数
sec5-counted = 存储转发，计数所得
sec5-concurrency = 由并发度决定，E = 0.5，t_s = t_c
sec5-exponent = K t_w/t_c = 2 时 p 的指数
sec5-best = 最佳 m
sec5-between = 介于两端之间
sec5-not-between = 不在其间
sec5-by-m = 随 m 的启动和字
sec5-messages = 消息，m = log p + 1 与二进制交换
sec5-less = 更少
sec5-no-less = 并不更少
sec5-axis-m = m，维数
sec5-axis = T_p，以 t_c 计；p = 64，n = 2^18；圆圈：运行，线：闭式

sec6-place = 第 6 节
sec6-title = 更快的串行算法在并行时值多少
sec6-claim = 若串行算法用时减少比例 r，则以效率 E 运行的并行算法用时减少 r·E：运算减少 25 %，串行机器可多做 33.3 % 的变换，E = 50 % 的并行机器只多做 14 %。
sec6-why = 如 GK 所假设，全部计算都缩短 r 时，r·E 成立。此处执行时，基 4 在处理器内将各级两两合并（GK 也描述了四个处理器之间成对的交换级）：二进制交换只把交换之后的 log n − log p 级配对，转置在两半的级数为奇数时会拆开一对。节省的是 r·E 乘以剩余对数与串行算法对数之比：对二进制交换为 ⌊(log n − log p)/2⌋ 比 ⌊log n/2⌋。
sec6-quarter = 减少 25 %
sec6-radix-4 = 基 4
sec6-words = 基 4 时的字
sec6-serial = 串行机器的吞吐量，多 %
sec6-half = E = 50 % 时的吞吐量，多 %
sec6-multiplications = 基 4 的乘法，少 %
sec6-operations = 基 4 的全部运算，少 %
sec6-if-all = 25，若为全部
sec6-axis-e = 之前的 E
sec6-axis = 节省，占 T_p 的 %；p = 16，n = 4096
sec6-by-r = 基 4：r E
sec6-pairs = 6 对中的 4 对

sec7-place = 第 7 节
sec7-title = 变换与超立方体一样快的网格代价多大
sec7-claim = 通道加宽到 w = 2√p/log p 倍时，网格做二进制交换与超立方体一样快；对转置则为 w = √p。按链路数，对所有 p，这样的网格都比超立方体贵；按对分宽度，对二进制交换在 p = 256 之后更便宜，对转置则贵一个常数因子。宽度按 p^x 增长时，x = 0.5 给出最佳的等效率 O(p^1.5 log p)。
sec7-why-2 = 网格中只有内部的处理器才有 4 个通道；边缘缺少一些：共缺 4(p − √p)。4p 是环面的值。
sec7-why-3 = 2 × 2 网格就是超立方体：各有 8 个通道，宽度相同时一样快。公式中链路为两倍，宽度也为两倍。从 p = 16 起断言成立。
sec7-why-4 = 论文比较 2p/log p 与 p/2。只要 log p > 4，前者就更小：即在 p = 16 之后，而非 256（p = 256 时网格的对分宽度为超立方体的一半）。用精确的 2(√p − 1)，则从 p = 16 起就更小。256 的可能由来：同一节所数的 4p 条链路属于环面，其对分宽度为 2√p；以此计算，网格为 4p/log p，只要 log p > 8 就小于 p/2。
sec7-why-6 = 代价 8p√p 和 2p 不属于 w = √p：那时 4wp 和 w√p 为 4p√p 和 p。它们属于 w = 2√p。
sec7-why-8 = 宽度为 √p/2 的通道一次容纳 √p/2 个字。在一行或一列的第一次交换中，每条通道承载一条 n/p 个字的消息，从 n/p = √p/2 起才用满，是论文所说的两倍；若为 √p/4，则有一半空闲。（在后面的交换中多条消息共用通道，较少的字即可用满。）阶 p√p 以及 p^1.5 log p 不变。
sec7-last = 网格按对分宽度更便宜：p 大于
sec7-e-hypercube = 超立方体上的 E
sec7-e-mesh = 网格上的 E
sec7-equal = w = 2√p/log p 的网格上的 E
sec7-enough = w = 2(√p − 1)/log p 的网格上的 E
sec7-links-hypercube = 超立方体的链路
sec7-links-mesh = 网格的链路
sec7-bisection = 对分宽度
sec7-dearer-links = 按链路网格更贵
sec7-dearer-bisection = 按对分宽度网格更贵
sec7-by-bisection = 网格，按对分宽度
sec7-transpose = 转置所需的 w
sec7-cost = w = √p 的代价
sec7-filled = 用满宽度 √p/2 的通道所需的 n
sec7-growth = 何者决定等效率
sec7-exchange = 交换
sec7-by-transpose = 转置
sec7-links = 链路
sec7-up-to = 8√p/(log p)²，p 至 2^60
sec7-cheaper = 更便宜
sec7-not-cheaper = 并不更便宜
sec7-dearer = 更贵
sec7-not-dearer = 并不更贵
sec7-communication = 通信
sec7-concurrency = 并发度
sec7-best = 这些 x 中最佳者
sec7-axis-links = 链路，网格 / 超立方体
sec7-axis-bisection = 对分宽度，网格 / 超立方体

app-b-place = 附录 B
app-b-title = 可扩展性的其他指标：超立方体对网格
app-b-claim = 按另外四种指标，二进制交换同样在超立方体上可扩展，在网格上则否：缩放加速比、Karp 和 Flatt 的串行比例、Zorbas 的开销函数，以及 Nussbaum 和 Agarwal 的可扩展性，取 t_s = t_h = 0。对于缩放加速比，问题与 p 成正比增长。GK 写作 t_c n log n = p，那样每个处理器分到的还不足一个点；运行取 n = p，即让全部处理器都有事可做的最小值，公式除 GK 略去的双重对数项外不变。
app-b-why-1 = 漏掉了定义中的分母 1 − 1/p。因此所载的值小了一个因子 (p − 1)/p，该因子趋于 1。
app-b-why-2 = 在网格上，处理器的份额经过 2(√p − 1) 个通道（式 8 的上一行），式 8 本身为 2√p。附录 B 为 √p：漏掉了因子 2。（对串行比例，还漏掉了 1 − 1/p。）
app-b-why-3 = 超立方体和网格用的是同一公式，而下一句说网格差得多：这是论文或手头副本的印刷错误。n = p 时，一级的计算为 t_c，各次交换平均每级 2 t_w (√p − 1)/log p，所以网格上的加速比为 t_c p/(t_c + 2 t_w (√p − 1)/log p)，它与 p 之比趋于 0。p = 4 时网格就是超立方体，两者一致。
app-b-scaled = 缩放加速比，n = p
app-b-fraction = 串行比例
app-b-phi = 开销函数
app-b-ratio = 可扩展性，n = p
app-b-pram = 无通信的加速比，n = p
app-b-inverse = 开销函数乘以 E
app-b-worse = 网格的串行比例，为超立方体的倍数
app-b-axis-fraction = 串行比例 f，n = 16384
app-b-axis-scaled = 缩放加速比 S，n = p

app-c-place = 附录 C
app-c-title = 有序变换与二维变换
app-c-claim = 有序变换至多用 2d + 1 个通信步，d = log p，开销约为两倍。在 √p × √p 的处理器格上，二维变换的代价与一维变换相同，超立方体和网格都如此。
app-c-why-2 = 该句将有序变换与其自身比较；所指的应是“unordered”，对它例 1 给出 p^9。
app-c-why-3 = 所载的 t_s log p + 2(t_h + t_w n/p)√p 是一个处理器所用的；T_o 是全部 p 个处理器之和，因此缺少因子 p。补上之后，和中的跳数仍以 √p 代替 √p − 1，与式 8 相同。附录 D 有该因子，运行给出的是 2p(t_s log √p + (t_h + t_w n/p)(√p − 1))。
app-c-squares = 二维与一维的 T_o，{ $network }
app-c-at-most = 至多 { $most }
app-c-steps = 通信步数，有序
app-c-words = T_o 有序 / 无序，字
app-c-threshold = 有序，t_w = t_c：E 的阈值
app-c-exponent = 有序，t_w = t_c，E = 0.9：p 的指数
app-c-worse = 有序，E = 0.9：比何种情形差
app-c-printed = 网格上二维的 T_o，论文所载
app-c-summed = 网格上二维的 T_o，求和
app-c-rows = 二维按行的 T_o，一次转置
app-c-most = 二维按行：最多处理器数
app-c-axis = E，模拟运行的效率，n = 65536，t_w = t_c，t_s = t_h = 0
app-c-by-rows = 二维按行
app-c-on-grid = 二维按格
app-c-ordered = 有序
app-c-unordered = 无序

app-d-place = 附录 D，式 14 至 16
app-d-title = 争用抵消了直通的好处
app-d-claim = 伙伴在网格上相距 x 跳时，某个通道承载 x 条消息，每条用时为 x 倍。因此直通下的开销与存储转发相同，等效率函数没有改善。
app-d-why-2 = 它沿用了以 √p 代替 √p − 1 的写法：仅跳数就要求 W = 2K t_h p(√p − 1)。log W 的差随 p 增大趋于 0。
app-d-share = 共用一个通道的消息数，由其用时得出
app-d-load = 一个通道上的最多消息数，√p/2
app-d-contention = 争用
app-d-some = 有
app-d-none = 无
app-d-first = T_o，第一个和式，不计争用
app-d-second = T_o，第二个和式
app-d-below-first = T_o ≈，第一个和式的下一行
app-d-below-second = T_o ≈，第二个和式的下一行
app-d-same = T_o，存储转发与直通，t_h = 0

app-e-place = 附录 E
app-e-title = 隐藏在计算之后的通信
app-e-claim = 由第二个处理器处理消息时，字分块发送，同时计算其他字，t_w − t_c 取代 t_w；若 t_w ≤ t_c，则只剩下跳。等效率函数的形式不变。
app-e-why-2 = 例 2 中 t_w = 2 t_c，所以 t_w − t_c = t_c，重叠将其变为例 1：阈值 0.5，E = 0.9 时为 p^9，运行证实了这一点。所载的 0.67 和 p^4.5 是 (t_w − t_c)/t_c = 1/2，即 t_w = 1.5 t_c 时的值。
app-e-why-3 = W = K t_h p log p 给每次交换都计入一跳。c 个字的分块一经结合就进入下一次交换，所以只需等待第一次交换的第一个分块：T_o = p(t_h + c t_w)，没有 log p。（若份额只有一个分块，则没有重叠，每次交换都付出跳和传字。）
app-e-why-4 = 2(t_w − t_c) n √p 对每一跳都减去一次 t_c。一个字在一次交换中只结合一次，无论经过多少跳，所以 log p 次交换总共只能隐藏 t_c n log p：t_w ≥ t_c 时 T_o = 2 t_w n(√p − 1) − t_c n log p + p t_c。在大网格上，重叠几乎没有节省；t_w ≤ t_c 时，远距离的交换也没有被隐藏。
app-e-why-5 = 将一次交换切成 N 个分块要多 N − 1 次启动，而至多能隐藏计算 t_c n/p。因此 t_s 应与 t_c n/p 比较，而非与 t_w n/p：t_w = 10.7、t_s = 500 时，64 个字的交换用时 685 > 500，但可用来隐藏它的计算只有 64。
app-e-threshold = 例 2 重叠，{ $tw }：E 的阈值
app-e-exponent = 例 2 重叠，{ $tw }：E = 0.9 时 p 的指数
app-e-effective = 一次交换的有效时间，论文所载
app-e-hops = T_o 重叠，t_w ≤ t_c：log p 跳
app-e-mesh = T_o 重叠，网格
app-e-mesh-counted = T_o 重叠，网格，计数所得
app-e-pay = 若 t_w n/p > t_s，分块有利
app-e-exact = T_p，精确形式
app-e-shorter = 更短
app-e-not-shorter = 并不更短
app-e-axis = 交换中一个字的开销，以 t_c 计；圆圈：运行，p = 16，n = 4096
app-e-in-turn = 先后进行，t_w
app-e-overlapped = 重叠，t_w − t_c
