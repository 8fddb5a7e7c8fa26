# The values of a run, stage by stage: short labels of the stages, a sentence for each, and where a selected number goes.

# The label of a row of buttons, one for each stage, and the names of the first and the last one.
stages = Stages
signal = signal
spectrum = spectrum
# The pairs of a stage. $distance: 8, the difference of their indices.
partners-apart = partners { $distance } apart
# Real samples: the partners of the last stage, coefficients k and −k.
mirrored = mirror images
inside = inside a processor
# A choice: how time passes.
pace = Pace
pace-even = even
pace-machine = as the machine takes
# Where the card of a number will be.
invitation = Choose a number to see where it goes and how it is combined.

## What a stage does, and what it costs in time units

# Before the first stage.
begin = { $n } samples of a signal lie on { $p } processors. Press Play.
exchange = Stage { $stage }: partners { $distance } apart are on two processors. They swap their numbers; one computes the sum, the other the difference.
exchange-costs = Time: { $startup } to start, { $transfer } to send, { $compute } to compute.
local = Stage { $stage }: partners { $distance } apart are in one processor, so nothing moves.
unpack = Stage { $stage } unpacks the real samples: every number is combined with its mirror image, the one of the negative frequency. Those on other processors are sent.
compute-costs = Time: { $compute } to compute.
redistribute = The processors redistribute their numbers, so that the next partners are in one processor.
reorder = The processors send every number to its final place.

## Where a number goes. $name: x(10), or R[3].

waits = { $name } is on processor { $processor }. Press Play to see where it goes.
# $partner: the number that it is combined with.
follow-message = { $name } goes from processor { $from } to processor { $to }, where it is combined with { $partner }.
# Three or more further numbers.
follow-others = { $count } others cross in the same way.
# $processors: a list of numbers.
follow-local = Nothing moves: partners { $distance } apart are in the same processor ({ $processors }).
follow-unpack = Nothing moves: mirror images are in the same processor ({ $processors }).
# $count: 2 or more.
grown = Then { $count } numbers contain { $name }.
comes-of = { $name } is made of { $count } inputs.
ends-in = { $name } is now in { $count } of the { $total } results.
# A number and where it is.
on-processor = { $name } on processor { $processor }
# What a number and its partner become.
sum = sum
difference = difference
# $power: ω⁻⁴; $angle: −90; $points: 16.
twiddle = First { $name } is multiplied by its twiddle factor { $power }. That turns it by { $angle }°: ω turns by 360°/{ $points }.
# At the end. $result: X(5); $from: 1010; $to: 0101.
bit-reversed = The results lie in bit-reversed order: { $name } holds { $result }, because { $from } read backwards is { $to }.

## What came out. $swings, $slow and $fast: oscillations in the whole signal.

one-tone = The tall bars are one tone: it swings { $swings }× in { $n } samples.
slow-is-tall = The tall bars are the slow tone, which swings { $slow }× in { $n } samples. The short bars are the fast tone: { $fast }×.
fast-is-tall = The tall bars are the fast tone, which swings { $fast }× in { $n } samples. The short bars are the slow tone: { $slow }×.
two-tones = The bars are two tones: one swings { $slow }× in { $n } samples, the other { $fast }×.
many-tones = The spectrum is complete. No few bars stand out: the signal contains many tones.
complete = The transform is complete.

## The butterfly close up: two arrows and their sum or difference

close-up = The butterfly, close up
# $value: the sum or the difference.
cancel = { $value }: they cancel
double = { $value }: they double
