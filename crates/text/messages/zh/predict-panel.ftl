none-serial = 单个处理器不发送消息，没有可预测的内容：请至少选两个。
none-large = 本次运行太大，无法提问：问题需要同样规模的其他运行，且每次不得超过一秒。
none-more = 关于本次运行的问题已全部问完。
none-program = 问题只针对内置的算法形式：请选择其中一种作为算法。
score = { $asked } 题中答对 { $right } 题
answer = 显示结果
covers = 在你回答之前，页面上的答案是隐藏的。
keys = 数字键选择，Enter 回答。
right = 正确。
wrong = 不太对。答案是：{ $answer }。
yours = 你选择了：{ $answer }。
back = 返回之前的运行
again = 再显示一次
next = 下一题
fresh = 其他问题

sketch-given = 单个处理器上 E 为 { $efficiency }。
sketch-label = E 随 p：你的草图
sketch-label-both = E 随 p：你的草图与运行
sketch-point = p = { $p } 时的 E
sketch-yours = 你的草图
sketch-run = 运行
sketch-right = 画得好：草图与运行平均相差 { $distance }。
sketch-wrong = 草图与运行平均相差 { $distance }。
sketch-most = 在 p = { $p } 处相差最大：画的是 { $yours }，运行是 { $run }。
sketch-table = 效率，草图与运行
