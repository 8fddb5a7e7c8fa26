race = 赛跑
question = 两台机器，各 { $p } 个处理器。同一个傅里叶变换。为什么有一台会输？
invitation = 每个圆点都是一条带有真实数据的消息。请按“开始”，或选择处理器数。
hypercube = 超立方体
a-wire-for-each = 每个伙伴都有专用链路
mesh = 网格
shared-ways = 通往伙伴的路要共用
jam = { $load } 条消息都要用这一条链路：每条只得到 1/{ $load }。
under-way = 两台机器的工作相同，发送的消息也相同。
mesh-loses = 网格用时是另一台的 { $times } 倍。差距的 { $share } 是{ $activity }。
nobody-loses = 两台用时相同：处理器这么少，每个伙伴都有自己的链路。
signal = 信号
signal-pieces = 每个处理器一段
spectrum = 已算出的频谱
bet = 谁先完成？
tie = 平局
bet-won = 猜对了。
bet-lost = 您猜的是另一种结果。
over = 同样的信号，同样的频谱：不同的只是链路。
play = 开始
pause = 暂停
processors = 处理器数
lanes = 每台机器的一个处理器：等待最久的那个
done = 完成
as-long = 用时 { $times } 倍
next-more = 换成 1024 个处理器
next-win-back = n 要多大才能追回来？
next-values = 这些消息里是什么？
next-workbench = 打开工作台
values-say = 四个处理器上的十六个样本。圆盘是一个复数：大小表示模（在每一级内按比例缩放），颜色表示辐角。指向圆盘即可读数。

## 动手求 n

hand-question = 要让效率保持在 { $e }，n 必须多大？
hand-plot = p = { $p }，n = { $n }：E = { $e }
hand-axis-p = 处理器数 p
hand-here = 当前运行
hand-ring = 此处 E = { $kept }
hand-begin = 拖动圆点，或按方向键：向右增加处理器，向上增加点数。E = { $e }，低于 { $kept }，请增大 n。
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
