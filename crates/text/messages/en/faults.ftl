# Faults of a program that the reader writes (docs/programs.md). Each message describes one fault of a processor or of the whole
# program; names in backticks, such as `layout`, are typed as they are. A slot is a location in a processor's memory. R[5] is an element
# between the stages of the transform, X[5] a coefficient.

# $line: its number. $fault: one of the messages below.
at-line = line { $line }: { $fault }
# $processor: its number. $fault: a message that has no processor of its own.
of-processor = processor { $processor }: { $fault }
# Other processors have the same fault in the same line: $one, $two are their numbers, $others how many more there are.
also-one = { $fault } (likewise processor { $one })
also-two = { $fault } (likewise processors { $one } and { $two })
also-more = { $fault } (likewise processor { $one } and { $others } others)
# $message: the message of the language's parser, always in English.
at-column = column { $column }: { $message }
# The name of an element in the messages below ($own, $other, $name): R[5] before stage 1.
element = R[{ $index }] before stage { $stage }

# Limits that a program exceeds.
too-much-ticks = this takes too long; check that the program ends
too-much-memory = the program's values take too much memory
too-much-depth = calls are nested too deeply
too-much-elements = a list, a range, a number or a text is too long
too-much-slots = this uses more slots than a processor may have
too-much-work = all ranks together have too many steps and slots
too-much-source = the program is too long
too-much-nesting = brackets or operators are nested too deeply

# A layout says where the elements are at the start.
no-layout = `layout` says where the elements are: call it before anything else
second-layout = `layout` is called a second time
other-layout = the layout differs from that of processor 0
layout-processors = the layout is for { $lists } processors
layout-outside = the layout has element { $element }, which does not exist
layout-twice = the layout has element { $element } twice
layout-missing = the layout leaves out element { $element }
no-square = √n × √n points need an even log2(n)

# $partner: the number of a processor.
no-processor = there is no processor { $partner }
own-partner = the partner is the processor itself

# Lists of slots that should have the same length: $first and $second are their lengths.
lengths-send = lists of different lengths are sent: { $first } and { $second } slots
lengths-receive = lists of different lengths are received: { $first } and { $second } slots
lengths-combine = lists of different lengths are combined: { $first } and { $second } slots
lengths-local = lists of different lengths are worked on: { $first } and { $second } slots
lengths-copy = lists of different lengths are copied: { $first } and { $second } slots
# $slot: the number of a slot that occurs twice in a list.
slot-twice-send = slot { $slot } is sent twice in one call
slot-twice-receive = slot { $slot } is received into twice in one call
slot-twice-combine = slot { $slot } is combined twice in one call
slot-twice-local = slot { $slot } is worked on twice in one call
slot-twice-copy = slot { $slot } is copied to twice in one call
# $slot: the number of a slot that holds nothing yet.
empty-send = slot { $slot } is sent before it holds anything
empty-receive = slot { $slot } is received into before it holds anything
empty-combine = slot { $slot } is combined before it holds anything
empty-local = slot { $slot } is worked on before it holds anything
empty-copy = slot { $slot } is copied before it holds anything

# $own, $other: elements (see above). $partner: an index.
no-pair = processor { $processor } combines { $own } with { $other }, but its partner in stage { $stage } is R[{ $partner }]
all-done = processor { $processor } combines R[{ $index }], whose { $stage } stages are all done
# $last: the number of the last stage.
no-stage = there is no stage { $stage }: the last is { $last }
# $todo: the stage that comes before.
stage-early = stage { $stage } comes too early: R[{ $index }] has not been through stage { $todo } yet
stage-late = stage { $stage } is already done for R[{ $index }]
apart = stage { $stage } has R[{ $index }], but not its partner R[{ $partner }]

# Messages between processors.
words =
    processor { $processor } expects { $awaited ->
        [one] { $awaited } word
       *[other] { $awaited } words
    }, but processor { $from } sent { $sent }
unreceived =
    a message of { $words ->
        [one] { $words } word
       *[other] { $words } words
    } to processor { $to }, which nobody receives
never-sent = processor { $processor } waits for a message from processor { $from }, which has ended
# A circle of processors: "processor 0 waits for processor 1" and then, for each of the others, "which waits for 2".
waits = processor { $processor } waits for processor { $other }
waits-on = { $waits }, which waits for { $other }

# $first: the processor that computed it before, in line $line.
twice = processor { $processor } computes { $name }, which processor { $first } computed in line { $line }
nowhere = X[{ $coefficient }] is missing at the end: R[{ $index }] got only as far as stage { $stage }
misplaced = X[{ $coefficient }] should end on processor { $processor }
unsound = this is not a valid schedule, although the checker found no other fault: { $message }

# Results of grading an exercise. $calls: "send, receive". $error: a small number.
graded-calls = the program calls { $calls }
graded-lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
graded-element = processor { $processor } has element { $element }
graded-error = the error is { $error }
graded-length = the program has more than { $most } bytes

# Characters that word processors write, and that a program cannot contain. $code: such as U+00A0.
character-space = { $code } is a space of another kind; type a plain space instead
character-invisible = the invisible character { $code } stands here; delete it
character-quote = { $code } is a typographic quotation mark; type " instead
character-minus = { $code } is a dash; type - instead
# Constructs of Python that the language lacks, with what to write instead.
instead-chain = comparisons cannot be chained; write `0 <= k and k < p` instead of `0 <= k < p`
instead-f-string = there are no f-strings; write `fail("rank", rank)` instead of `fail(f"rank {"{"}rank{"}"}")`
instead-import = there are no modules to import; p, n, rank and `log2` are there without one
instead-main = `__name__` does not exist; call `main()` at the end of the program instead
instead-power = `**` is not available; write `1 << k` instead of `2 ** k`, and `x * x` instead of `x ** 2`
instead-print = `print` is not available; write `fail("x is", x)`, which ends the program here and shows the value
instead-while = `while` is not available; write `for k in range(n):` with `break` instead
