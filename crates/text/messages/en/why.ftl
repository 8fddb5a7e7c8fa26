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
