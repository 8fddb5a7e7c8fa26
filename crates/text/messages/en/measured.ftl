# A real machine beside its prediction: what was measured on the reader's own device. Symbols stay as they are; ₚ is a small p below
# the line.

## What to see

# $measured: "3.1 ms"; $count: passes; $efficiency: "0.71".
see = On p = { $p } processors the transform took { $measured } (median of { $count } passes): E = { $efficiency }.
# The same where T_s is not known, and with it E.
see-without-serial = On p = { $p } processors the transform took { $measured } (median of { $count } passes). On one processor it was over before the clock ticked, so E is not known.
# $off: "−12 %".
see-simulated = Simulated with this device’s own t_c, t_s and t_w: { $simulated } ({ $off }), E = { $efficiency }.
see-simulated-time = Simulated with this device’s own t_c, t_s and t_w: { $simulated }.
# $what: "computing"; $time: "0.4 ms"; $longer: 1 if the real one is longer, else 0.
see-most =
    { $longer ->
        [1] Most of the difference is { $what }: { $time } more than predicted.
       *[other] Most of the difference is { $what }: { $time } less than predicted.
    }
computing = computing
messages = messages
waiting = waiting

## Charts and tables

measured = measured
simulated = simulated
closed-form = closed form
exchange = exchange
alone = one way
axis-words = words of a message
axis-elements = elements
axis-node = ns a node
# For those who do not see the charts. $what: "Tₚ (µs)"; $against: "p".
chart = { $what } against { $against }
half = middle half of the passes
off-by = off by
part = where Tₚ went, mean of the processors

stage = stage
stages = Stage by stage, from the first processor that entered it to the last that left it
as-measured = As measured, p = { $p }
as-simulated = As simulated, on the same plan
timings = Your timings next to this run as simulated

# One stage. $stage: "stage 2", "local stages 4–9"; $measured, $simulated: "3.1 ms"; $off: "−12 %".
took = As measured { $stage } took { $measured }, as simulated { $simulated } ({ $off }).
took-alone = As measured { $stage } took { $measured }.
# What makes the difference: named in a table, and as $what of see-most.
against-tc = computing, against t_c (caches)
within = within the stage
rest = the rest (operating system)
causes = Where the time of this stage went, mean of the processors
difference = difference
causes-about = Computing counts at the pace of the fastest processor. The rest is the extra time of the other processors, and the time by which they entered the stage later or left it earlier.
# For those who do not see the picture.
lockstep = { $stage }: as measured and as simulated, both from its beginning, on one scale
compare-stages = Compare stage by stage
# In place of the name of a stage.
all-stages = all
stage-before = Previous stage
stage-after = Next stage

## What a reader of the numbers must know

# $cores: how many.
shared = { $cores ->
        [one] Processors beyond p = 1 share one core: they wait for each other’s turns, and that is measured.
       *[other] Processors beyond p = { $cores } share { $cores } cores: they wait for each other’s turns, and that is measured.
    }
# $asked, $n: points; $tick: "0.1 ms".
larger-n = n = { $asked } finishes too soon for this browser’s clock ({ $tick }), so n = { $n } is measured instead.
# $tick: "0.1 ms"; $limit: "2 ms".
coarse = This browser’s clock ticks every { $tick }, so times below { $limit } are not exact.
exact-n = Take n = { $n }
too-short = p = { $p }: finished before the clock ticks.
# $count: how often.
in-background = { $count ->
        [one] The tab was in the background, where browsers slow pages down: one part was measured again.
       *[other] The tab was in the background, where browsers slow pages down: { $count } parts were measured again.
    }
beyond = p = { $p } is simulated only: at most { $most } workers are started here.
honest = Other programs, the processor’s temperature and the browser’s own work affect these numbers: measure twice.
# Of an opened file. $count of $all: numbers.
by-collectives = Messages that collectives carried (MPI_Alltoallv): { $count } of { $all }. Simulated, all go one by one.
# $count: a number.
by-rustfft = Nodes that rustfft computed instead of this program’s kernel: { $count }. t_c is that of the kernel.

## The machine

device = This device, as calibrated
# $tc, $ts, $tw: "4.1 ns".
parameters = t_c = { $tc } a node, t_s = { $ts } a message, t_w = { $tw } a word, at the sizes of this run.
# $worst: "12 %"; $count: how many exchanges were measured.
fit = Line: t_s + t_w·m through the medians of { $count } exchanges, at most { $worst } from one. Rings: samples.
calibrating = Calibrating: how long a node and a message take …
# $p: how many processors.
measuring = Measuring with p = { $p } …
use-device = Simulate on this device
keep-machine = Keep machine.json
keep-run = Keep run.json (p = { $p })

## What can go wrong

stopped = The worker that acts as processor { $processor } died. Only this measurement is lost: start it again.
silent = The worker that acts as processor { $processor } has not answered for ten seconds. Start the measurement again.
lost = The worker that conducts the measurement died. Only this measurement is lost: start it again.
wrong = The transform is wrong, so this is no measurement: relative error { $error }.
differs = Passes over the same input gave different numbers on processor { $processor }, so this is no measurement.
failed = It could not be measured: { $why }
# $line: its number.
bad-line = Line { $line } cannot be read: rank, stage (from 0), begin and end in seconds, separated by commas; end is not before begin.
# $names: a first line of a file.
timings-columns = The columns “{ $names }” are not timings. Name them rank, stage, begin and end; a unit other than seconds follows the name: begin_us, end (ms).
timings-unnamed = No line names the columns: they are taken as rank, stage, begin and end, in seconds.
# $begin, $end: us, ms, ns.
timings-units = Times were converted to seconds: begin from { $begin }, end from { $end }.
ranks-from-one = The file counts processors from 1; here they are counted from 0.
stages-from-one = The file counts stages from 1; here they are counted from 0.
timings-rank = Line { $line }: there is no processor { $rank }. This run has { $p }, counted from 0.
timings-stage = Line { $line }: there is no stage { $stage }. This run has { $stages }, counted from 0.
timings-twice = Line { $line }: the time of stage { $stage } on processor { $rank } is there already.
timings-missing = Processor { $rank } has no time for stage { $stage }. A stage needs the times of all processors; this run has { $p }.
no-clock = These settings have no clock: with “Simulate on this device”, or a rate (nodes a second), times are seconds and can be compared.
# $why: what is wrong with it, in English.
unreadable = The file cannot be shown: { $why }

## What is pressed

measure-device = Measure this device
measure-again = Measure again
measure-stop = Stop
# A button that opens a file: run.json, or timings as CSV.
open-run = Why is mine slower? Open run.json or CSV
open-what = A run that the command measured, or lines of rank, stage, begin and end in seconds.
measure-about = Your device runs this FFT on as many workers as it has cores, and its times are shown next to the predicted ones. Nothing leaves the device. It takes about ten seconds.

## Which formulation is the fastest

choose-here = Which formulation is fastest here?
# $p: processors, $n: points.
choosing = Comparing formulations: p = { $p }, n = { $n } …
fastest = The fastest formulation on this device
# $right, $count, $ties: how many cells of a map.
score = In { $right } of { $count } cells the predicted formulation is the fastest; in { $ties } more the fastest one is ahead by less than the measurements spread.
fastest-map = Left the formulation that is predicted to be the fastest, right the one that is: = is the same one, ≈ a tie, within the spread of the measurements; else by how much less time it takes.
# Heads of columns.
predicted-fastest = predicted fastest
measured-fastest = measured fastest
beside-predicted = next to the predicted one
