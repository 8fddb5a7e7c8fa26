stays-within = “不变”指变化小于 { $tolerance }。
rises = E 上升
falls = E 下降
stays = E 不变
double-p = 处理器加倍，从 { $from } 到 { $to }。E 如何变化？
double-p-why = { $from } 个处理器时 E 为 { $before }，{ $to } 个时为 { $after }。
double-n = 点数加倍，从 { $from } 到 { $to }。E 如何变化？
double-n-why = { $from } 点时 E 为 { $before }，{ $to } 点时为 { $after }。
most-more = 在处理器时间中占比增大的是{ $part }：之前 { $before }，现在 { $after }。
most-less = 在处理器时间中占比减小的是{ $part }：之前 { $before }，现在 { $after }。
times-four = { $symbol } 增大为四倍：由 { $from } 变为 { $to }。处理器时间的哪一部分增长最多？
times-four-why = 平均每个处理器在{ $part }上多用 { $more }，在{ $second }上多用 { $less }。T_p 从 { $before } 变到 { $after }。
times-four-alone = 平均每个处理器在{ $part }上多用 { $more }，其他都没有增加。T_p 从 { $before } 变到 { $after }。
hottest = 这些通道中哪一个同时承载或排队的消息最多？也可在机器图上指出。
hottest-why = 通道 { $channel } 在 t = { $time } 时同时有 { $load } 条消息。
hottest-other = 通道 { $channel } 至多有 { $load } 条。
size = 要在 { $p } 个处理器上使 E = { $efficiency }，n 至少须多大？
size-why = { $n } 点时 E 为 { $here }；点数减半时为 { $below }。
topology = 同一变换不在{ $here }上，而在{ $there }上运行。用时多久？
pace-same = 大致相同，相差 { $tolerance } 以内
pace-longer = 至多 { $most } 倍
pace-long = { $least } 至 { $most } 倍
pace-longest = 超过 { $least } 倍
pace-shorter = 更短，加速至多 { $most } 倍
pace-short = 更短，加速 { $least } 至 { $most } 倍
pace-shortest = 更短，加速超过 { $least } 倍
topology-why = T_p 在{ $here }上为 { $before }，在{ $there }上为 { $after }：为 { $factor } 倍。
time = 处理器时间的最大部分用在何处？
time-why = 全部处理器时间中，{ $part }占 { $most }；其次是{ $second }，占 { $less }。
waits = 这些处理器中哪一个空闲最久？
processor = 处理器 { $number }
waits-why = 处理器 { $number } 空闲 { $idle }，T_p = { $time }。
waits-other = 处理器 { $number } 空闲 { $idle }。
sketch = E 如何随 p 下降或上升？请在看到之前画出曲线：在平面上拖动，或在下方设定各点。
