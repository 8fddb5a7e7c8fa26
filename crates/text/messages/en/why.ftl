# The figure that explains Tₚ as a sum of terms, and links each with what happened.

title = Why it takes this long
about = Tₚ term by term; select a term to see what makes it up
# A button beside E in the strip of numbers, where there is very little room: it leads to this figure.
question = why?
# What a screen reader says of the row of terms.
terms = The terms of Tₚ
# Opens the table.
term-by-term = What the formula gives for each term, and what the run took
# The columns of the table.
column-term = term
column-numbers = with numbers
column-formula = formula
column-formula-least = formula, at least
column-formula-about = formula, about
column-run = run
column-beyond = beyond the formula
# What a screen reader says of a term: "transfer: 327.68, 11 % of Tₚ".
term-told = { $term }: { $time }, { $share } of Tₚ
# The last row of the table.
sum = Tₚ, the sum
# $source is a place in a paper: "GK equation 4".
exact-after = The formula is exact ({ $source }): every term is what the run took.
exact = The formula is exact: every term is what the run took.
by-rank = The sum is exact ({ $source }). Which processors wait for a channel and which for a partner depends on the order of those that arrive at the same instant.
at-least = The formula is a lower bound ({ $source }): no run is faster. This one took { $time } more, { $share } of Tₚ.
near = The formula is an approximation ({ $source }). This run took { $time } more, { $share } of Tₚ.
near-less = The formula is an approximation ({ $source }). This run took { $time } less, { $share } of Tₚ.
# Added where the formula's other terms differ, too.
counts-one = The formula is about one processor with the most to do; the run's terms are averages over all of them.
none = There is no closed form for this run: these are its own terms.
# $channel is "3→4".
worst = The most loaded channel is { $channel }, with { $load ->
    [one] { $load } message
   *[other] { $load } messages
} at once.
# Where several channels carry as many.
worst-of-several = One of the most loaded channels is { $channel }, with { $load ->
    [one] { $load } message
   *[other] { $load } messages
} at once.
show-worst = Show it at its busiest
# Rows about a term that is selected: what it is, what it took, who does it at the cursor.
row-term = term
row-took = took
row-share = of Tₚ
row-now = now
now-of = { $count } of { $all } processors
# A list below the sum: limits that no run can go below, each with what this run has in its place.
limits = Limits next to this run
limits-about = No run is below these limits. The last two hold for this schedule, the others for every algorithm with the same input, output and machine.
# The columns of the list: what is limited, the limit, this run (column-run), and how many times the limit that is.
column-limit = limit
column-at-least = at least
column-times = times the limit
# Two limits of words. A half is one half of the processors.
limit-words = words into the busiest processor
limit-halving-words = words from one half of the processors to the other
# Three limits of Tₚ for every algorithm with the same input, output and machine.
limit-word-time = Tₚ, because a processor must send these words
limit-halving-time = Tₚ, because these words must pass the channels between the halves
limit-startup-time = Tₚ, because every processor needs something of every other
# Two limits of Tₚ for the schedule of this run.
limit-without-contention = Tₚ of this schedule, each message as if alone
limit-computation = Tₚ of this schedule, messages in no time
# A sentence for each limit. $limit is one of the seven above, $times is how many times the limit this run has.
limit-told = { $limit }: at least { $least }, here { $run }, { $times } times as much.
limit-reached = { $limit }: at least { $least }, which this run reaches.
# $words is a number without a known factor, so no limit. The names are those of the authors.
limits-order = A parallel FFT moves words in the order of (n/p)·log n/log(n/p) per processor, here { $words }; the factor is unknown (Hong and Kung 1981; Bilardi, Scquizzato and Silvestri 2018).
