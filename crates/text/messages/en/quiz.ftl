# The questions that the page generates from the run, and explanations of their answers.

# The tolerance within which two runs count as equal.
stays-within = “Stays the same” means a change of less than { $tolerance }.
rises = E rises
falls = E falls
stays = E stays the same
double-p = The number of processors doubles, from { $from } to { $to }. How does E change?
double-p-why = E is { $before } on { $from } processors and { $after } on { $to }.
double-n = The number of points doubles, from { $from } to { $to }. How does E change?
double-n-why = E is { $before } with { $from } points and { $after } with { $to }.
# The part of the time that differs most between two runs; the part is start-up, idle and so on.
most-more = Of the processors' time, a larger part now goes to { $part }: { $after }, up from { $before }.
most-less = Of the processors' time, a smaller part now goes to { $part }: { $after }, down from { $before }.
# The symbol is t_s, t_w, L and so on. $more and $less are times, in the unit of T_p; the growth of all parts adds up to the
# growth of T_p.
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
