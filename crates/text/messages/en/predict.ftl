# Questions that the page generates from the run and asks before it shows: "Predict".

# Title of the panel.
title = Predict
close = Close
# While the runs that a question needs are made.
waiting = Preparing the next question …
# Where nothing can be asked.
none-serial = A single processor sends no messages, so there is nothing to predict: choose at least two.
none-large = This run is too large for questions: they need other runs of this size, and those must not take longer than a second.
none-more = There is nothing more to ask about this run.
# A number and how many were right.
number = Question { $number }
score = { $right } of { $asked } right
# The button that answers.
answer = Show what happens
# What is hidden until the reader has answered stands under this.
covered = hidden until you answer
covers = Answers are hidden on the page until you give yours.
# How the keyboard answers.
keys = The number keys choose, Enter answers.
right = Right.
wrong = Not quite. The answer is: { $answer }.
yours = You chose: { $answer }.
back = Back to the previous run
again = Show it again
next = Next question
fresh = New questions

# Two runs differ by less than this and are called equal.
stays-within = “Stays the same” means a change of less than { $tolerance }.
rises = E rises
falls = E falls
stays = E stays the same

double-p = The number of processors doubles, from { $from } to { $to }. How does E change?
double-p-why = E is { $before } on { $from } processors and { $after } on { $to }.
double-n = The number of points doubles, from { $from } to { $to }. How does E change?
double-n-why = E is { $before } with { $from } points and { $after } with { $to }.
# Where the time of two runs differs most; the part is start-up, idle and so on.
most-more = Of the processors' time, a larger part now goes to { $part }: { $after }, up from { $before }.
most-less = Of the processors' time, a smaller part now goes to { $part }: { $after }, down from { $before }.

# The symbol is t_s, t_w, L and so on. $more and $less are times, in the unit of T_p; by what all parts grow adds up to by what
# T_p grows.
times-four = { $symbol } becomes four times as large: { $to } instead of { $from }. Which part of the processors' time grows most?
times-four-why = On average a processor spends { $more } more on { $part } and { $less } more on { $second }. T_p goes from { $before } to { $after }.
times-four-alone = On average a processor spends { $more } more on { $part }, and no more on anything else. T_p goes from { $before } to { $after }.

hottest = Which of these channels carries or queues the most messages at once? You can also pick it on the machine.
hottest-why = Channel { $channel } has { $load ->
    [one] one message at once
   *[other] { $load } messages at once
} at t = { $time }.
# One of the other choices.
hottest-other = Channel { $channel } has at most { $load }.

size = What is the smallest n that reaches E = { $efficiency } on { $p } processors?
size-why = With { $n } points E is { $here }; with half as many it is { $below }.

topology = The same transform runs on { $there } instead of { $here }. How long does it take?
pace-same = about as long, within { $tolerance }
pace-longer = up to { $most } times as long
pace-long = { $least } to { $most } times as long
pace-longest = more than { $least } times as long
pace-shorter = less time, by a factor of up to { $most }
pace-short = less time, by a factor of { $least } to { $most }
pace-shortest = less time, by a factor of more than { $least }
topology-why = T_p is { $before } on { $here } and { $after } on { $there }: { $factor } times as long.

time = Where does the largest part of the processors' time go?
time-why = Of all processors' time, { $part } takes { $most }, followed by { $second } with { $less }.

waits = Which of these processors is idle the longest?
processor = processor { $number }
waits-why = Processor { $number } is idle for { $idle } out of T_p = { $time }.
waits-other = Processor { $number } is idle for { $idle }.

sketch = How does E fall or rise with p? Draw the curve before you see it: drag across the plot, or set each point below.
sketch-given = On one processor E is { $efficiency }.
sketch-label = E against p: your sketch
sketch-label-both = E against p: your sketch, and the run
# The label of one slider.
sketch-point = E at p = { $p }
sketch-yours = your sketch
sketch-run = the run
sketch-right = Well drawn: on average your sketch is off by { $distance }.
sketch-wrong = On average your sketch is off by { $distance }.
sketch-most = The gap is largest at p = { $p }: you drew { $yours }, the run has { $run }.
sketch-table = Efficiency, sketched and simulated
