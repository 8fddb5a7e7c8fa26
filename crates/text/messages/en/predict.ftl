# Questions that the page generates from the run and asks before it shows: "Predict".

# Title of the panel.
title = Predict
close = Close
# While the runs that a question needs are made.
waiting = Running what the next question needs …
# Where nothing can be asked.
none-serial = One processor has nobody to talk to: choose more of them, and there is something to predict.
none-large = This run is too large to ask about: its questions need runs like it, and the page makes them in a second or not at all.
none-more = That is all there is to ask about this run.
# A number and how many were right.
number = Question { $number }
score = { $right } of { $asked } right
# The button that answers.
answer = Show what happens
# What is hidden until the reader has answered stands under this.
covered = covered until you have answered
covers = What shows the answer is hidden on the page until you have answered.
# How the keyboard answers.
keys = The number keys choose, Enter answers.
right = Right.
wrong = Not quite. The answer is: { $answer }.
yours = You chose: { $answer }.
back = Back to the run before
again = Show it again
next = Next question
fresh = Other questions

# Two runs differ by less than this and are called equal.
stays-within = To stay is to change by less than { $tolerance }.
rises = E rises
falls = E falls
stays = E stays as it is

double-p = The processors are doubled, from { $from } to { $to }. What does E do?
double-p-why = E is { $before } on { $from } processors and { $after } on { $to }.
double-n = The points are doubled, from { $from } to { $to }. What does E do?
double-n-why = E is { $before } with { $from } points and { $after } with { $to }.
# Where the time of two runs differs most; the part is start-up, idle and so on.
most-more = What takes a larger part of the processors' time is { $part }: { $before } before, { $after } now.
most-less = What takes a smaller part of the processors' time is { $part }: { $before } before, { $after } now.

# The symbol is t_s, t_w, L and so on.
times-four = { $symbol } becomes four times as large: { $to } in place of { $from }. Which part of the processors' time grows most?
times-four-why = { $part } takes { $more } more of all processors' time, { $second } { $less } more. T_p goes from { $before } to { $after }.
times-four-alone = { $part } takes { $more } more of all processors' time, and nothing else takes more. T_p goes from { $before } to { $after }.

hottest = Which of these channels carries or queues the most messages at once? You can also point at it on the machine.
hottest-why = Channel { $channel } has { $load ->
    [one] one message at once
   *[other] { $load } messages at once
} at t = { $time }.
# One of the other choices.
hottest-other = Channel { $channel } has { $load } at the most.

size = How large must n be at least for E = { $efficiency } on { $p } processors?
size-why = With { $n } points E is { $here }; with half as many it is { $below }.

topology = The same transform runs on { $there } in place of { $here }. How long does it take?
pace-same = about as long, within { $tolerance }
pace-longer = up to { $most } times as long
pace-long = { $least } to { $most } times as long
pace-longest = more than { $least } times as long
pace-shorter = less time, by a factor up to { $most }
pace-short = less time, by a factor of { $least } to { $most }
pace-shortest = less time, by a factor above { $least }
topology-why = T_p is { $before } on { $here } and { $after } on { $there }: { $factor } times as long.

time = Where does the largest part of the processors' time go?
time-why = Of all processors' time, { $part } takes { $most }; then comes { $second } with { $less }.

waits = Which of these processors is idle for the longest time?
processor = processor { $number }
waits-why = Processor { $number } is idle for { $idle } of T_p = { $time }.
waits-other = Processor { $number } is idle for { $idle }.

sketch = How does E go down, or up, with p? Draw the curve before you see it: drag over the plane, or set each point below.
sketch-given = On one processor E is { $efficiency }.
sketch-label = E against p: your sketch
sketch-label-both = E against p: your sketch, and the run
# The label of one slider.
sketch-point = E at p = { $p }
sketch-yours = your sketch
sketch-run = the run
sketch-right = Well drawn: on average your sketch is { $distance } away from the run.
sketch-wrong = On average your sketch is { $distance } away from the run.
sketch-most = It is farthest at p = { $p }: { $yours } drawn, { $run } run.
sketch-table = Efficiency, drawn and run
