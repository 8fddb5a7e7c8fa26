one-processor = 一个处理器用 { $time } 计算全部 { $stages } 级，每级 { $n } 个结点，无需等待。
no-message = 没有发送消息；计算占时间的 { $share }。
channel-carries = 通道 { $channel } 同时承载 { $messages } 条消息；争用占时间的 { $share }。
channels-carry = 例如通道 { $channel } 同时承载 { $messages } 条消息；争用占时间的 { $share }。
messages-want-channel = { $messages } 条消息同时要用通道 { $channel }；争用占时间的 { $share }。
messages-want-channels = { $messages } 条消息同时要用例如通道 { $channel }；争用占时间的 { $share }。
hidden = 计算占全部时间：{ $messages } 条消息隐藏在计算之后。
computing = 计算占时间的 { $share }。
computing-then = 计算占时间的 { $share }；其次是{ $activity }，{ $next }。

each-sends =
    每个处理器发送 { $messages } 条消息，{ $average ->
        [yes] 平均
       *[no] 每条
    } { $n ->
       *[other] { $words }
    } 个字
at-most-sends =
    一个处理器平均至多发送 { $messages } 条消息，{ $average ->
        [yes] 平均
       *[no] 每条
    } { $n ->
       *[other] { $words }
    } 个字
startup-takes = 启动占时间的 { $share }：{ $sends }。
startup-takes-longer =
    启动占时间的 { $share }：{ $sends }，而启动一条消息（tₛ{"\u00A0"}={"\u00A0"}{ $startup }）比其各字通过一个通道（{ $flow }）更久。
transfer-takes = 传输占时间的 { $share }：{ $sends }。
transfer-takes-over = 传输占时间的 { $share }：{ $sends }，平均依次经过 { $channels } 个通道。
way-takes =
    各跳占时间的 { $share }：{ $messages } 条消息平均各经过 { $n ->
       *[other] { $channels }
    } 个通道。
waiting-takes = 等待其他处理器占时间的 { $share }；计算占 { $compute }。

no-superstep = 通信占时间的 { $share }，同步占 { $sync }；计算占 { $compute }。
one-superstep =
    唯一的通信超步（h = { $h }）占时间的 { $share }，其中 h·g{"\u00A0"}{ $moved }，l{"\u00A0"}{ $sync }；计算占 { $compute }。
supersteps-equal =
    { $count } 个通信超步（各有 h = { $h }）占时间的 { $share }，其中 h·g{"\u00A0"}{ $moved }，l{"\u00A0"}{ $sync }；计算占 { $compute }。
supersteps-up-to =
    { $count } 个通信超步（h 至多 { $h }）占时间的 { $share }，其中 h·g{"\u00A0"}{ $moved }，l{"\u00A0"}{ $sync }；计算占 { $compute }。

each-sends-words = 每个处理器发送 { $words } 个字
at-most-sends-words = 一个处理器平均至多发送 { $words } 个字
gap-takes =
    等待间隔占时间的 { $share }：{ $sends }，任意两个相隔不小于 g{"\u00A0"}={"\u00A0"}{ $gap }。计算占 { $compute }。
gap-and-words-take = 等待间隔占时间的 { $share }，消息的后续字占 { $further }：{ $sends }，任意两个字至少相隔 g{"\u00A0"}={"\u00A0"}{ $gap }。计算占 { $compute }。
latency-takes =
    延迟占时间的 { $share }：一个字在途 L{"\u00A0"}={"\u00A0"}{ $latency }。计算占 { $compute }。
overhead-takes =
    开销占时间的 { $share }：{ $sends }，并接收同样多，每个 o{"\u00A0"}={"\u00A0"}{ $overhead }。计算占 { $compute }。
message-gap-takes = 等待间隔占时间的 { $waits }，消息的后续字占 { $further }：{ $sends }，消息内各字相隔 G{"\u00A0"}={"\u00A0"}{ $inner }，消息之间相隔 g{"\u00A0"}={"\u00A0"}{ $gap }。计算占 { $compute }。
message-overhead-takes = 开销占时间的 { $share }：{ $sends }，每条消息使发送者和接收者各花 o{"\u00A0"}={"\u00A0"}{ $overhead }。计算占 { $compute }。
stalls-take = 等待间隔和接收者占时间的 { $waits }，消息的后续字占 { $further }：{ $sends }，发往一个处理器的途中至多 { $most } 个。计算占 { $compute }。

comparison =
    { $on ->
        [mesh] 在网格上，E 将为 { $there }，而非 { $here }。
       *[hypercube] 在超立方体上，E 将为 { $there }，而非 { $here }。
    }
comparison-same =
    { $on ->
        [mesh] 在网格上，E 相同，为 { $there }。
       *[hypercube] 在超立方体上，E 相同，为 { $there }。
    }

schedules-less = Tₚ：朴素 { $naive }，输出驱动 { $driven }，少 { $percent }
schedules-same = Tₚ：朴素 { $naive }，输出驱动 { $driven }，相同
schedules-more = Tₚ：朴素 { $naive }，输出驱动 { $driven }，多 { $percent }
schedules-then = { $schedules }。{ $sentence }
slower-than-one = 这比单个处理器还慢：S = { $speedup }。
not-started = 程序没有开始运行：见第 { $line } 行。
stopped = 程序停在第 { $line } 行；图中显示它运行到哪里。
