# What can be wrong with a program that a reader writes (docs/programs.md). Each message is one fault, said of a processor or of the
# whole program; `layout` and its like are typed so. A slot is a place in a processor's memory. R[5] is an element between the stages of
# the transform, X[5] a coefficient.

# $line: its number. $fault: one of the messages below.
at-line = line { $line }: { $fault }
# $processor: its number. $fault: a message that has no processor of its own.
of-processor = processor { $processor }: { $fault }
# Other processors have the same fault in the same line: $one, $two are their numbers, $others how many more there are.
also-one = { $fault } (likewise processor { $one })
also-two = { $fault } (likewise processors { $one } and { $two })
also-more = { $fault } (likewise processor { $one } and { $others } others)
# $message: what the language's own reader says, always in English.
at-column = column { $column }: { $message }
# What an element is called within the messages below ($own, $other, $name): R[5] before stage 1.
element = R[{ $index }] before stage { $stage }

# What a program has too much of.
too-much-ticks = this takes too long; does it end?
too-much-memory = its values take too much memory
too-much-depth = calls within calls go too deep
too-much-elements = a list, a range, a number or a text is too long
too-much-slots = there are not that many slots
too-much-work = all ranks together have too many steps and slots
too-much-source = the program is too long
too-much-nesting = brackets or operators go too deep

# A layout says where the elements are at first.
no-layout = `layout` says where the elements are, before anything else
second-layout = `layout` is called a second time
other-layout = another layout than that of processor 0
layout-processors = the layout is for { $lists } processors
layout-outside = the layout has element { $element }, which does not exist
layout-twice = the layout has element { $element } twice
layout-missing = the layout leaves out element { $element }
no-square = √n × √n points need an even log2(n)

# $partner: the number of a processor.
no-processor = there is no processor { $partner }
own-partner = its partner is itself

# Lists of slots that should be equally long: $first and $second say how many each has.
lengths-send = lists of different lengths are sent: { $first } and { $second } slots
lengths-receive = lists of different lengths are received: { $first } and { $second } slots
lengths-combine = lists of different lengths are combined: { $first } and { $second } slots
lengths-local = lists of different lengths are worked on: { $first } and { $second } slots
lengths-copy = lists of different lengths are copied to each other: { $first } and { $second } slots
# $slot: the number of a slot that stands twice in a list.
slot-twice-send = slot { $slot } is sent twice at once
slot-twice-receive = slot { $slot } is received into twice at once
slot-twice-combine = slot { $slot } is combined twice at once
slot-twice-local = slot { $slot } is worked on twice at once
slot-twice-copy = slot { $slot } is copied to twice at once
# $slot: the number of a slot that holds nothing yet.
empty-send = slot { $slot } is sent before it holds anything
empty-receive = slot { $slot } is received into before it holds anything
empty-combine = slot { $slot } is combined before it holds anything
empty-local = slot { $slot } is worked on before it holds anything
empty-copy = slot { $slot } is copied before it holds anything

# $own, $other: elements (see above). $partner: an index.
no-pair = processor { $processor } combines { $own } with { $other }; in stage { $stage } its partner is R[{ $partner }]
all-done = processor { $processor } combines R[{ $index }], whose { $stage } stages are all done
# $last: the number of the last stage.
no-stage = there is no stage { $stage }: the last is { $last }
other-stage = stage { $stage } finds { $name }
apart = stage { $stage } has R[{ $index }], but not its partner R[{ $partner }]

# Messages between processors.
words =
    processor { $processor } receives { $awaited ->
        [one] { $awaited } word
       *[other] { $awaited } words
    } where processor { $from } sent { $sent }
unreceived =
    a message of { $words ->
        [one] { $words } word
       *[other] { $words } words
    } to processor { $to }, which nobody receives
never-sent = processor { $processor } waits for a message of processor { $from }, which has ended
# A circle of processors: "processor 0 waits for processor 1" and then, for each of the others, "which waits for 2".
waits = processor { $processor } waits for processor { $other }
waits-on = { $waits }, which waits for { $other }

# $first: the processor that computed it before, in line $line.
twice = processor { $processor } computes { $name }, which processor { $first } computed in line { $line }
nowhere = X[{ $coefficient }] is nowhere at the end: R[{ $index }] got only as far as stage { $stage }
misplaced = X[{ $coefficient }] should end on processor { $processor }
unsound = this is not a valid schedule, and the checker did not see why: { $message }

# What grading an exercise finds. $calls: "send, receive". $error: a small number.
graded-calls = it calls { $calls }
graded-lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
graded-element = processor { $processor } has element { $element }
graded-error = the error is { $error }
graded-length = it has more than { $most } bytes
