to-next = 到下一{ $unit ->
    [message] 消息
    [stage] 级
    [superstep] 超步
    [contention] 争用
   *[event] 事件
}
to-previous = 到上一{ $unit ->
    [message] 消息
    [stage] 级
    [superstep] 超步
    [contention] 争用
   *[event] 事件
}
step-by = 步进单位
playback = 播放设置
unit-event = 事件
unit-message = 消息
unit-stage = 级
unit-superstep = 超步
unit-contention = 争用

none-after = { $unit ->
    [message] 此后没有消息开始或到达。
    [stage] 此后没有级开始。
    [superstep] 此后没有超步开始。
    [contention] 此后没有消息受阻。
   *[event] 此后没有事件发生。
}
none-before = { $unit ->
    [message] 此前没有消息开始或到达。
    [stage] 此前没有级开始。
    [superstep] 此前没有超步开始。
    [contention] 此前没有消息受阻。
   *[event] 此前没有事件发生。
}

slow = 切换处放慢
slow-about = 在一级开始和消息开始受阻时以四分之一速度播放 (M)
even-pace = 匀速
even-pace-about = 每一级播放两秒，不论机器用时多少 (D)
pace = 播报所发生的事
pace-off = 步进时播报
pace-seconds = 每 { $seconds } 秒播报
captions = 字幕
captions-about = 以文字显示播报 (V)

track = 运行的各阶段；其上沿时间显示多少处理器在计算，阴影线表示多少受阻
picture = 交互图
marks-help = 方向键在标记间移动，Page Down 转到标记的所属内容，Enter 在所有图中选中它，Escape 离开。

listen = 聆听曲线
listen-stop = 停止声音
listen-about = 聆听曲线：每个 p 一个音，值越大音越高；在所显示的运行处有一声滴答 (A)
listen-begins = 以音高表示{ $name }的{ $curve ->
    [speedup] 加速比
    [isoefficiency] 等效率
   *[efficiency] 效率
}，从 p = { $first } 到 p = { $last }：每点一个音，值越大音越高；在 p = { $p } 处有一声滴答。
listen-ends = 它从 { $from } 变到 { $to }。
listen-stopped = 声音已停止。

answer = { $name }：E { $efficiency }，Tₚ { $time }（{ $source }）
