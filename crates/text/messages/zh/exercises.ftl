one-exchange-title = 一次交换
one-exchange-task = 两个处理器 0 和 1 都运行这个程序；`rank` 是各自的编号。每个处理器有一半数据，放在内存槽位 `mine` 中。把注释换成两行。`theirs = exchange(partner, mine)` 把你的数据发给处理器 `partner`，并给出对方数据所在的槽位：另一个处理器的编号是什么？`combine(mine, theirs)` 再把两者结合。最后一行完成其余部分。
one-exchange-hint-1 = `exchange(partner, slots)` 把槽位发给一个处理器，等待它的消息，并给出消息所在的槽位。
one-exchange-hint-2 = 处理器 0 和 1 中的另一个就是 `1 - rank`。
one-exchange-hint-3 = `combine(mine, theirs)` 就地计算每个蝶形中你的那一半。
one-way-title = 一去一回
one-way-task = 一次交换就是两条消息。用 `send(to, slots)` 和 `receive(source, count = …)` 写出两个处理器之间的这一级；后者给出消息所在的槽位。
one-way-hint-1 = 处理器 0 和 1 中的另一个就是 `1 - rank`。
one-way-hint-2 = `theirs = receive(1 - rank, count = len(mine))` 等待它的消息。
by-hand-title = 手写蝶形
by-hand-task = 所有元素都在一个处理器上。用 `local(mine)` 就能完成；请改用 `butterfly(a, b)`，它就地计算两组槽位之间各蝶形的两半。在第 s 级，相结合的元素相距 n/2^(s+1)。
by-hand-hint-1 = 在第 0 级，前一半槽位与后一半结合：`butterfly(mine[:apart], mine[apart:])`。
by-hand-hint-2 = 在后面各级，每块 2 * apart 个槽位之内都是如此：`for first in range(0, n, 2 * apart)`。
missing-stage-title = 缺少的一级
missing-stage-task = 这本应是二进制交换，但有一部分元素始终没有结合。找出缺少的那一级。
missing-stage-hint-1 = 用四个处理器检查它：错误中提到的是哪一级？
missing-stage-hint-2 = 跨处理器的级数等于处理器编号的位数。
wrong-partner-title = 找错了伙伴
wrong-partner-task = 元素成块地分布在各处理器上，第 0 级把相距半个向量的元素结合起来。有两个处理器时此程序正确，有四个时则不然。在第 0 级，一个处理器需要谁的元素？
wrong-partner-hint-1 = 相距半个向量，就是相距一半的处理器：p/2。
wrong-partner-hint-2 = 距离逐级减半。
deadlock-title = 大家都在等
deadlock-task = 所有处理器都在等待一条还没有人发送的消息。只用 `send` 和 `receive` 改正它。
deadlock-hint-1 = `send` 立即继续，`receive` 则等待。
deadlock-hint-2 = 如果大家都先发送，就没有人会永远等下去。
half-the-work-title = 先本地，后交换
half-the-work-task = 在二进制交换中，每个处理器先发送 log2(p) 条消息，之后才有本地的级。若把元素逐个轮流分发（`cyclic()`），则前面各级成为本地的，交换放到最后。写出这种次序：消息一样多，伙伴不同。
half-the-work-hint-1 = 元素下标的各位，从最高位起依次对应各级。循环分布时，最后 log2(p) 位就是处理器的编号。
half-the-work-hint-2 = 先做 `local(mine, stages = range(log2(n // p)))`。
half-the-work-hint-3 = 在第 log2(n // p) + k 级，伙伴的编号在第 log2(p) - 1 - k 位不同：`rank ^ (p >> (k + 1))`。
own-part-title = 留给自己的部分
own-part-task = 循环到块：每个处理器都向其他每个处理器发送其所需的部分。消息没有错，但有些槽位还没有内容就被使用了。忘了什么？
own-part-hint-1 = 第二阶段的哪些行没有人发送？
own-part-hint-2 = 处理器也需要自己元素中的一部分：`copy(slots, to)`。
wrong-slots-title = 放错了位置
wrong-slots-task = 此程序的消息就是循环到块的消息，但收到的内容放错了位置。在块分布下，一个处理器的各行相邻；其中每 p 行有一行来自处理器 q。
wrong-slots-hint-1 = 第二阶段的第一行原来分给了处理器 0，下一行分给了处理器 1，依此类推。
wrong-slots-hint-2 = `rows[source::p]` 是从 `source` 起每 p 个取一个的槽位。
fewest-words-title = 最少的字
fewest-words-task = 二进制交换把每个元素移动 log2(p) 次。若 n 至少为 p·p，一次就够：前面各级在循环分布下是本地的，最后各级在块分布下是本地的，两者之间每个处理器向其他每个处理器发送其所需的元素。写出它；移动的字不得超过 n − n/p 个。
fewest-words-hint-1 = 本地各级之后，处理器 q 需要每个处理器上行号在 q * packet … (q + 1) * packet 中的元素。
fewest-words-hint-2 = `send(to, mine[to * packet:(to + 1) * packet])`，并对其他每个处理器 `receive(source, into = …)`。
fewest-words-hint-3 = 在处理器 q 的第二块内存 `rows` 中，槽位 `rows[source::p]` 属于 `source`；它自己的部分用 `copy`。
one-receiver-title = 挤在一个门口
one-receiver-task = 所有处理器都先发给处理器 0，再发给 1，依此类推：各接收者门前轮流拥挤，其他的却在等待。在这台 LogP 机器上，这很费时。换一种发送次序，使任何两个都不会同时发往同一处理器：与最佳次序一样快，或更快。
one-receiver-hint-1 = 从你右边的邻居开始。
one-receiver-hint-2 = 取 k = 1, 2, …，则 `(rank + k) % p` 对每个处理器各不相同。
one-receiver-hint-3 = 按到来的次序接收：来自 `(rank - k) % p`。
neighbours-title = 只找邻居
neighbours-task = 在超立方体上，编号有一位不同的处理器相邻。转置要与所有处理器通信；写一个变换，使每条消息都只经过一个通道。
neighbours-hint-1 = 二进制交换与谁通信？
own-transpose-title = 网格上的转置
own-transpose-task = 在网格上，二进制交换的伙伴相距远，消息共用通道。转置则把每个处理器的 n/p 个元素只发送一次。在这台启动时间短的机器上，转置可以比二进制交换快：写一个这样的转置。
own-transpose-hint-1 = 从成列的块开始：这样前一半各级就是本地的。
own-transpose-hint-2 = 每个处理器与其他每个处理器交换一部分，共 p − 1 步，伙伴为 `rank ^ step`。
start-up-title = 贵在启动
start-up-task = 在这台机器上，启动一条消息用时很长，传字则几乎不花时间。这个转置在每个处理器上启动 p − 1 条消息。写一个在这里更快的变换。
start-up-hint-1 = 消息更少、更长：二进制交换发送多少条？

few-steps-title = 步数要少
few-steps-task = 在这台机器上，消息启动很慢，而传送字几乎不花时间。这个程序中每个处理器发送 p − 1 条短消息。标准的全体交换只需 log2(p) 条：在第 k 步，处理器把所有属于编号在第 k 位与自己不同的处理器的数据发给 `rank ^ 1 << k`。这样一个字最多传送 log2(p) 次。请写出它。
few-steps-hint-1 = 按目的地给数据包编号：第 q 个包是 `mine[q * packet:(q + 1) * packet]`。
few-steps-hint-2 = 在第 k 步，满足 `(q ^ rank) >> k & 1` 的包发出，同样多的包到来：`exchange(rank ^ 1 << k, away, into = away)`。
few-steps-hint-3 = 最后第 q 个包里是处理器 q 发来的数据：用 `copy` 放进 `rows[q::p]`。
one-superstep-title = 一个超步
one-superstep-task = 在 BSP 机器上，每个通信超步的代价为 l，而这里的 l 很大。二进制交换有 log2(p) 个通信超步。写一个只有一个通信超步的变换。
one-superstep-hint-1 = 前面各级在哪种分布下是本地的，最后各级又在哪种分布下？
one-superstep-hint-2 = 先循环分布，后块分布；两者之间一次全交换。
rows-and-columns-title = 行与列
rows-and-columns-task = 排成 √p × √p 方阵的处理器变换 √n × √n 个点，每个处理器持有其中一个方块。只有同一行或同一列的处理器才交换。用 `dimensions = 2` 写出它。
rows-and-columns-hint-1 = 下标的各位中，先是行的 log2(n)/2 位，再是列的同样多位。两者的前几位说明元素属于谁。
rows-and-columns-hint-2 = 先沿列：对处理器编号的前一半位，用 `rank ^ (p >> (stage + 1))`。
rows-and-columns-hint-3 = 第一维的本地各级，位于第一维的交换与第二维的交换之间。

slab-title = 平板分解
slab-task = √n × √n 个点分成平板：每个处理器持有 √n/p 个整列，因此沿列的变换是本地的。随后一次全体交换使它持有 √n/p 个整行，沿行的变换也成为本地的。写出这次交换和最后各级：每个字至多移动一次。
slab-hint-1 = 处理器 q 的列与处理器 r 的行共有 √n/p × √n/p 个点。q 发给 r 的就是这些点。
slab-hint-2 = 平板的槽位按行排列，因此给处理器 `other` 的点是相邻的：`part = mine[other * packet:(other + 1) * packet]`，其中 `packet = len(mine) // p`。从 `other` 来的点正好放进同样的槽位。
slab-hint-3 = `local` 需要按下标次序排列的槽位：在每一行中，先是来自处理器 0 的点，再是来自 1 的点，依此类推。一个包有 `side` 行，每行 `side` 个点，其中 `side = (1 << half) // p`。
pencils-title = 铅笔分解
pencils-task = 在全体交换中，每个处理器发送 p − 1 条消息。三维变换的程序库避免这样做：处理器排成 √p 行和 √p 列，下标分为三部分。每个处理器沿第一部分变换，在本列内交换，沿第二部分变换，在本行内交换，再沿第三部分变换。请对一维变换写出它：至多 p·p/2 条消息，少于 2n 个字。
pencils-hint-1 = 起初，第二和第三部分的前几位给出处理器的编号。列内交换把行的位与第一部分的前几位互换。
pencils-hint-2 = `part = mine[other * packet:(other + 1) * packet]` 发给第 `other` 行的处理器，它的那一份进入同样的槽位。
pencils-hint-3 = `local` 需要按下标次序排列的槽位：刚到来的位排在该部分其余位之前。
in-order-title = 块入，块出
in-order-task = 二进制交换结束时，系数按位反转的次序排列：原来有向量第一块的处理器，最后有的是别的系数。写一个变换，输入的向量成块，得到的系数也成块，X[0] … X[n/p − 1] 在处理器 0 上。
in-order-hint-1 = 一种办法是：先把元素移到反转的循环分布，最后以块分布结束。
in-order-hint-2 = Inda 和 Bisseling 的 `group-cyclic` 就是这样做的，p > √n 时也可以。
in-parts-title = 分成两部分
in-parts-task = 消息在途中时，等待它的处理器什么也不做。把你的元素分成两部分发送：第二部分在途中时，就可以结合第一部分。要在这台机器上比二进制交换更快。
in-parts-hint-1 = `send` 立即继续：先把两半都发送，再逐个接收并结合。
in-parts-hint-2 = `combine(mine[:half], receive(partner, count = half))`。
hidden-title = 谁也不等
hidden-task = 在这台 LogP 机器上，处理器计算的同时字可以传送。如果第一部分的每个输出一得到就离开，第二部分的每个输入一到来就用上，那么谁也不必等待：T_p 就只是计算所用的时间。请达到 Sahay 的调度。
hidden-hint-1 = 第一部分的一个输出需要什么？只需要部分结点。
hidden-hint-2 = 按其他处理器需要的次序计算各输出，并且只计算下一个输出还缺少的结点。
hidden-hint-3 = `output-driven` 就是完整的程序。
beat-it-title = 胜过内置的
beat-it-task = hyperfly 也有一种使通信与计算重叠的二进制交换（Gupta 和 Kumar，附录 E）。在这台机器上可以胜过它。
beat-it-hint-1 = 在一级中已结合的部分可以立即发往下一级，不必等其他部分到来。
beat-it-hint-2 = 在这里，四部分比两部分好。
