# Words around the entries of the papers; the entries themselves are English, in crates/papers. The page around them is in rooms.ftl.

equation = equation { $number }
# Authors, title and year of a paper, and what of it: "Table 1, section 8".
source = { $paper }, { $place }
# $few: some rows of a table.
and-more =
    { $more ->
       *[other] { $few }; and { $more } more
    }
# Under a table whose cells show, where they differ, "≠ 0.157 (0.19)".
differs-note = ≠ computed (published)
# Published and computed.
agrees = agrees
differs = ≠ differs
# They stand beside each other and are not compared.
beside = beside
more-rows =
    { $rest ->
        [one] and { $rest } more row
       *[other] and { $rest } more rows
    }

## Where the two sides of a row come from.

# What the left side is: it stands in the paper; a claim or a formula of the paper, evaluated here; a form of ours.
source-printed = printed
# A general claim of the source, evaluated for values that were chosen here.
source-claim = printed claim, instantiated here
# What is said of a book that could not be looked up at this place.
source-unverified = attributed, not verified
source-formula = the source's formula
source-ours = ours
# With the place: "printed, equation 12".
source-at = { $what }, { $at }
at-section = section { $number }
at-page = page { $number }
at-problem = problem { $number }
at-example = Example { $number }
# How the right side came about. Counted: from a schedule, without executing it; arithmetic: on numbers that the paper prints.
method-executed = executed
method-counted = counted
method-closed-form = closed form
method-arithmetic = arithmetic
method-measured = measured here
# A parameter that the paper does not state: "t_s 25 (chosen here)".
chosen-here = { $name } { $value } (chosen here)
# Above a table: the parameters of most of its rows.
common-parameters = Unless a row says otherwise: { $all }
# "the source's formula, executed"
tally-of = { $source }, { $method }
# "printed, executed: 43 of 43 agree"
tally = { $what }: { $said }
tally-agree =
    { $all ->
        [one] { $all } row, which agrees
       *[other] all { $all } rows agree
    }
tally-differ =
    { $reasons ->
        [one] { $agree } of { $all } rows agree, { $differ } for one reason not
       *[other] { $agree } of { $all } rows agree, { $differ } for { $reasons } reasons not
    }
tally-beside =
    { $rows ->
        [one] { $rows } row, not compared
       *[other] { $rows } rows, not compared
    }
# The headline. Holds: what the paper prints and what was executed or counted agree.
score-printed =
    { $all ->
        [one] We re-ran { $all } number or statement that the source prints: { $hold } holds.
       *[other] We re-ran { $all } numbers and statements that the source prints: { $hold } hold.
    }
# A claim: what the source says in general, evaluated for values that were chosen here.
score-claims =
    { $all ->
        [one] Of its general claims we ran { $all } instance with values chosen here: { $hold } holds.
       *[other] Of its general claims we ran { $all } instances with values chosen here: { $hold } hold.
    }
no-score = What the source prints here are formulas, not numbers: how they fare is below.
no-score-unverified = What is attributed to the source here could not be looked up, so it is in no score: how it fares is below.
