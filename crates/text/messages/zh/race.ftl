race = 赛跑
question = 两台机器，各 { $p } 个处理器。同一个傅里叶变换。会有一台输吗？
invitation = 请按“开始”：出发的每个圆点都是一条带有真实数据的消息。
hypercube = 超立方体
a-wire-for-each = 每个伙伴都有专用链路
bundles = 每条线是 { $count } 条链路；● 为其消息数
mesh = 网格
shared-ways = 通往伙伴的路要共用
shared-wider-ways = 通往伙伴的路要共用：链路宽度为 { $width } 倍
jam = { $load } 条消息都要用这一条链路：每条只得到 1/{ $load }。
under-way = 两台机器的工作相同，发送的消息也相同。
lens = 网格的一条链路（放大）
lens-before = 网格的一条链路（放大）。还没有消息发出。
lens-fullest = 最拥挤的时刻，{ $load } 条消息共用这条链路。
tail = 最后一条消息已到达。剩下的只有计算：快进，四倍速。
mesh-loses = 网格用时是另一台的 { $times } 倍。差距的 { $share } 是{ $activity }。
waiting-for-wires = 等待共用链路
nobody-loses = 两台用时相同：处理器这么少，每个伙伴都有自己的链路。
signal = 信号
signal-pieces = { $n } 个样本，每个处理器一段
spectrum = 已算出的频谱
bet = 谁先完成？
tie = 平局
bet-won = 猜对了。
bet-lost-to-hypercube = 不对：超立方体先完成。
bet-lost-to-mesh = 不对：网格先完成。
bet-lost-to-tie = 不对：是平局。
over = 两个频谱相同。超立方体有 { $share } 的时间在计算（E）；其余大部分是{ $activity }。
play = 开始
pause = 暂停
sound = 声音
processors = 处理器数
lanes = 条形：每台机器最慢的处理器；时间单位是一次运算
done = 完成
as-long = 用时 { $times } 倍
next-more = 换成 1024 个处理器
next-points = 增加点数能救网格吗？
next-wires = 加宽链路能救它吗？
next-win-back = n 要多大才能追回来？
next-landscape = 查看所有 p 和 n 的 E
next-values = 这些消息里是什么？
next-workbench = 打开工作台
values-say = 圆盘是一个复数：大小表示模（在每一级内按比例缩放），颜色表示辐角。选择圆盘即可读数。

## 增加点数能救网格吗？

points-question = 增加点数能救网格吗？
points-invitation = E 是处理器用于计算的时间所占的比例：超立方体为 { $hypercube }，网格为 { $mesh }。请拖动 n，即点数。
points-answer = 点数增加到 { $times } 倍，网格的 E 只从 { $before } 升到 { $mesh }：共用的链路也要传 { $times } 倍的字。超立方体为 { $hypercube }。
points-lose = 不能：点数增加到 { $times } 倍，网格的 E 也只有 { $mesh }。
wires-question = 加宽链路能救网格吗？
wires-invitation = 现在用 { $n } 个点，因为加宽链路对长消息有用：E 是用于计算的时间所占的比例，超立方体为 { $hypercube }，网格为 { $mesh }。请拖动 w，即网格链路的宽度。
wires-answer = 链路加宽到 { $times } 倍，网格的 E 从 { $before } 升到 { $mesh }。超立方体用窄链路就有 { $hypercube }。
wires-win = 能：链路加宽到 { $times } 倍，网格获胜。
wires-width = 网格链路的宽度
landscape-says = 颜色表示效率 E。沿着同一种颜色向右，即处理器越来越多：网格所需的点数远多于超立方体。

## 动手求 n

hand-question = 要让效率保持在 { $e }，n 必须多大？
hand-plot = p = { $p }，n = { $n }：E = { $e }
hand-axis-p = 处理器数 p
hand-here = 当前运行
hand-ring = 此处 E = { $kept }
hand-begin = E 是处理器用于计算的时间所占的比例：此处为 { $e }，低于 { $kept }。向上拖动圆点或按 ↑ 增加点数，向左拖动或按 ← 减少处理器。
hand-below = E = { $e }，低于 { $kept }：处理器这么多，点数太少。增大 n，直到 E 恢复。
hand-above = E = { $e }，高于 { $kept }：n 可以更小。请减小 n。
hand-open = E = { $e }。更小的 n 够吗？正在执行……
hand-stays = E 恢复了，这个点留下：第 { $count } 个，共 4 个。增大 p，E 又会下降。
hand-curve = 这些点就是等效率曲线：闭式解正好穿过它们。现在试试网格。
hand-curve-mesh = 在网格上曲线更陡。继续向右，直到 n 超出画面。
hand-off =
    { $p ->
       *[other] 即使 { $n } 个点也不能让 E 回到 { $kept }：{ $p } 个处理器需要 { $size }。这里 n 超出了画面。
    }
