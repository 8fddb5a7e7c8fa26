# The pictures: titles, what stands beside them, what they show for those who do not see them, and the numbers above them.

machine = Machine
machine-about = Processors, channels and the messages between them
butterfly = Butterfly
butterfly-about = The butterfly graph with its wavefront
butterfly-stages =
    { $across ->
        [0] all { $within } stages within processors; messages, if any, only redistribute
        [one] { $across } stage across processors, { $within } within
       *[other] { $across } stages across processors, { $within } within
    }
timeline = Timeline
timeline-rows = one row per processor
timeline-about = What each processor did when
schedule = Schedule of a processor
schedule-rows = its outputs, when they leave, and what arrives
schedule-about = When a processor produces and sends each output
supersteps = Supersteps
supersteps-rows = the most work of any processor; h·g + l for data moved
supersteps-about = A bar for each superstep
heat-map = Heat map
heat-map-what = words sent over each channel so far
heat-map-about = A row for each sender, a column for each receiver, shaded by words
breakdown = Where the time went
cube = Cube
cube-what = who holds which part, before and after each redistribution
cube-about = The points as a box in the colours of the processors that hold them, before and after each redistribution
cube-turn = Turn the cube
distribution = Distribution
distribution-what = which processor holds which element
distribution-about = Which processor holds which element before and after each redistribution
distribution-order = Order of the elements
by-index = by index
by-memory = by memory
table = Table
table-what = the same run as tables
choose = Fastest formulation
choose-what = the smallest Tₚ by closed forms for each p and n; dotted: not exact; m: dimensions of the transpose
choose-about = The fastest formulation for each p and n: arrow keys move, Enter runs it
metrics = Scalability metrics
metrics-what = for this run, GK App. B
scaling = How it scales
scaling-what = with n, n/p, W/p or Tₚ fixed
measured = On your own device
measured-what = measured next to predicted

## Beside the machine

processors = { $p ->
    [1] one processor
   *[other] { $p } processors
}
# $processors: the text above; so in the next one.
processors-dimensions = { $processors }, { $dimensions ->
    [one] { $dimensions } dimension
   *[other] { $dimensions } dimensions
}
processors-no-channels = { $processors }, no channels
processors-grid = { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } processors
# $processors: as above.
processors-tree = { $processors }, { $levels ->
    [one] { $levels } level of switches
   *[other] { $levels } levels of switches
}
processors-groups = { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}, in each { $routers ->
    [one] { $routers } router
   *[other] { $routers } routers
} with { $hosts ->
    [one] { $hosts } processor
   *[other] { $hosts } processors
}

## Numbers above the pictures

messages = messages
error = error

# In place of the error where the run moved no numbers, as so many fit no memory: only its times were simulated. Short.
timing-only = timing only
# The channel with the largest load; the shorter word where there is little room.
hottest = hottest channel
hottest-short = hottest
# $load: a number; $channel: its ends.
hottest-is = { $load } on { $channel }

## Curves against p

efficiency = Efficiency
speedup = Speedup
isoefficiency = Isoefficiency
curves = Curves
# $points: "n = 1024"; $threshold: the text below, with its definition.
points-threshold = { $points }, { $threshold }
threshold-dotted = threshold dotted
points-ideal = { $points }, ideal dotted
# Before "E = 0.5": the efficiency to keep.
keep = keep
keep-about = Efficiency to keep
# A button: the efficiency of the run.
keep-of-run = as in run
simulating = simulating { $done } of { $points } points
too-costly = not simulated, too many messages: { $curves }
no-n-is-enough = no n that can be run is large enough: { $curves }
# $curve: its name. From this p on.
from-p = { $curve } p ≥ { $p }
not-simulated = not simulated here
# Below the curves. The dot is the displayed run. One short line, also on a phone.
rings-answer = rings: simulated; choose one to open it, drag the dot
# For those who do not see them. $curves: one of the next two for each, with ; between them.
curves-about = Curves against p: { $curves }
curve-ends = { $name } ends with { $value } at p = { $p }
curve-ends-nowhere = { $name } has no values

## The spectrum

spectrum = Spectrum
spectrum-none = not for this many processors or points: only times are simulated
spectrum-and-signal = Signal and spectrum
# A tip over the sentence “On a mesh, E would be …”.
race-them = Race the two
spectrum-listen = Listen to the spectrum
# Its key is in brackets.
spectrum-listen-about = Hear the coefficients that have been computed: X(k) is the k-th harmonic, as loud as its magnitude (Z)
# Said when it begins.
spectrum-sounds = { $there } of { $n } coefficients sound.
transform = Transform, magnitudes of { $n } coefficients in natural order
inverse-transform = Inverse transform, magnitudes of { $n } coefficients in natural order

## A run that does not end

standstill = No run: its messages are deadlocked
standstill-why = With wormhole switching a message holds the channels behind it while it waits for the next one. With the other kinds it waits in a processor and holds none.

## What runs, as a title

# $machine: "a hypercube of 16"; $messages: how they travel.
run = { $algorithm } on { $machine }, { $messages }
run-ordered = ordered { $algorithm } on { $machine }, { $messages }
run-one = { $algorithm } on one processor
# $run: one of the three above.
run-time = { $run }: { $time }
# The title of the browser's window. $run: one of those above.
window = { $run } · hyperfly

## The scrubber

# The names of buttons and sliders, for those who do not see them.
play = Play
pause = Pause
play-key = Space
speed = Speed
# Which keys change the speed.
speed-keys = . and ,
moment = Moment of the run
# In place of the picture of a schedule that this run does not have, and a button.
schedule-needs = This run sends whole blocks at once. A schedule of single outputs belongs to cyclic-to-blocked and output-driven, best on a LogP machine.
schedule-run = Run output-driven on LogP
# Next to the heading of a picture, for a program with a fault. $line: its number.
not-started = not started: see line { $line }
stops-early = stops at line { $line }
# A button, after a sentence that only a BSP machine has supersteps.
supersteps-run = Run this on a BSP machine

## Sections of the workbench, each named by the question that its views answer. Short: they share one line.

questions = Questions
# The place in the row of views on a phone.
view-of = View { $k } of { $total }
question-moved = What moved?
question-time = Where did the time go?
question-formula = What is the formula?
question-signal = What is the signal?
question-holders = Who has what?
question-what-if = What if …?
question-numbers = All numbers

# After a speedup: "9.6 of 16".
of-processors = of { $p }
