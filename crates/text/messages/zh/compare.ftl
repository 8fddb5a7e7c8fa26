
allowed-beside = none，或右侧的改动，写作运行的键及其值：topology:mesh,switching:wormhole；n、direction、signal、samples 和 seed 两侧共用
allowed-there = 右侧可行的值，而 { $field } = { $value } 不可行：那里可为 { $allowed }

side-name =
    { $side ->
        [left] 左侧
        [right] 右侧
        [hypercube] 超立方体
        [mesh] 网格
        [torus] 环面
        [mesh3d] 三维网格
        [complete] 完全图
        [fat-tree] 胖树
        [dragonfly] 蜻蜓网络
        [network] 网络
        [logp] LogP 机器
        [bsp] BSP 机器
       *[other] { $side }
    }
longer = T_p { $left } | { $right }：{ side-name }用时为 { $times } 倍。
same-time = T_p 两侧均为 { $time }：用时相同。
other-units = 两侧的时间单位不同（t_c 和 flops），故不作比较。若两侧都有 rate 或预设，则以秒表示。
cause = 主要在于{ $activity }：平均每个处理器 { $left } | { $right }，占总差 { $all } 的 { $share }。
no-difference = 两侧平均每个处理器用时相同。
two-names = { $left } | { $right }

mean-processor = 处理器的平均时间；各项差之和即 T_p 之差。
activity = 活动
left = 左
right = 右
difference = 差
done-at = 完成于 { $t }，快 { $times } ×
refused-there = { $field } = { $value } 在那里不可行。允许：{ $allowed }。

compare = 竞赛对手
nothing = 不比较
with = { $value }
with-radix = 与基 { $value }
with-setting = { $setting ->
    [overlap-true] 与重叠
    [overlap-false] 与不重叠
    [order-ordered] 与自然序
   *[order-unordered] 与位反转序
}
own-choice = 与自选设置
lockstep = 锁步
by-time = 按时间
by-stage = 按级
controls-of = 控件属于
left-side = 左侧
right-side = 右侧
swap = 交换两侧
stop = 停止比较
as-left = 同左侧
not-run = 右侧尚未运行。
run-it = 运行
cancel = 取消
progress = 右侧的进度
square = 数字外的方框：此刻最忙的通道，且在另一侧不那么忙。

same-stage = 两侧都在第 { $stage } 级。
behind = 按级计，{ side-name }落后 { $stages } 级。
both-done = 两侧都已完成。
done = 先完成者：{ side-name }。
at-stage = 第 { $stage } 级：{ $left } | { $right }。
