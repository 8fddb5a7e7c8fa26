# What the entries of all sources share. The entries are in papers-gk.ftl, papers-s.ftl, papers-ib.ftl, papers-kggk.ftl,
# problems.ftl and papers-culler.ftl; the room
# around them is in rooms.ftl.

## What several entries say.

more-than-1 = more than 1
axis-p = p, processors
printed = printed
around = E = { $e } with 2^{ $log-n }, { $half } with half
equation = equation { $number }
axis-g = g, in butterfly nodes
no-idling = no idling
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

## Heads of columns, beside symbols such as p, n and E.

# What a row is about: "serial fraction", "links of the mesh".
column-what = what
# What a number is of: "T_o of …".
column-of = of
# A case of a theorem, or an example.
column-case = case
# What the paper says.
column-said = said
column-published = published
column-computed = computed
# By what something is counted or computed.
column-by = by
column-iteration = iteration
column-hops = hops
column-switching = switching
column-share = share of the time
column-topology = topology
column-exactly = exactly
# T_p: the parallel time.
column-one-piece = T_p in one piece
column-best-chunks = T_p in chunks of the best size
column-as-cut = as the schedule cuts them
column-ordered = exponent of p, ordered
column-unordered = unordered
column-relative-difference = relative difference
column-definition = against the definition
column-published-is = published is
column-power = power of p log p from p = 256 to 1024
column-power-far = from 2^15 to 2^16
column-network = network
column-growth = growth of n to
# From which p: "growth of n to 64, from 16".
column-from = from
column-transpose = T_o / n of transpose
column-exchange = of binary-exchange
column-by-pairs = by pairs
column-formulation = formulation
column-exact-sum = with √p − 1
column-no-rim = without a rim
column-mesh = mesh
column-hypercube = hypercube
column-algorithm = algorithm
column-communication = log n by communication
column-concurrency = log n by concurrency
column-machine = machine
column-equations = by equations 1 and 4
column-zeros = zeros padded to the right in iteration 0 of 8 points
# What an execution takes; or what was executed.
column-executed = executed
# What the paper claims.
column-claim = claim
column-predicted = predicted (3.9)
# Of a table, or of a butterfly.
column-column = column
column-mean = mean
column-mean-rustfft = mean of another FFT (rustfft)
column-time = time, ms
column-time-34 = ms at 34.9 Mflop/s
column-microseconds = with g and l in µs
column-this-machine = this machine, ms
column-upper-bound = an upper bound
column-parameter = parameter
# As what a parameter is given: "flops from µs".
column-as = as
column-digits = digits
# Of a butterfly.
column-row = row
# Of a butterfly.
column-columns = columns
column-produced = produced at
column-leaves = leaves at
column-nodes = nodes processed for it
# Followed by what they agree with: "t_a of Lemma 4.1".
column-outputs = outputs with
# Words that processors send.
column-words = words
column-corrected = corrected
column-corrected-t = with the corrected T
column-by-inputs = input by input
column-corrected-r = with the corrected R

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
        [one] { $all } number or statement that the source prints was judged by execution: { $hold } holds.
       *[other] { $all } numbers and statements that the source prints were judged by execution: { $hold } hold.
    }
# A claim: what the source says in general, evaluated for values that were chosen here.
score-claims =
    { $all ->
        [one] { $all } instance of its general claims, with values chosen here, was judged by execution: { $hold } holds.
       *[other] { $all } instances of its general claims, with values chosen here, were judged by execution: { $hold } hold.
    }
no-score = What the source prints here are formulas, not numbers: how they fare is below.
no-score-unverified = What is attributed to the source here could not be looked up, so it is in no score: how it fares is below.
column-most-at = most at
column-flops-too-many = flops too many (3.7)
column-numbers-too-many = numbers too many (3.8)
column-dimensions = dimensions
# A part of a problem.
column-part = part
# The word with which a paper makes a number approximate: ≈, roughly.
column-hedge = hedge
column-source = left side
column-method = right side
column-parameters = parameters
column-paper = source
column-rows = rows
column-compared = compared
column-agree = agree
# How many reasons the differences have.
column-reasons = reasons for the others
