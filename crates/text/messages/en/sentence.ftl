# Sentences that describe a run in numbers.
#
# $share and $compute are percentages. A number that may not be whole is given twice: as the text to write ($words) and as
# a number that chooses the plural ($n).

one-processor =
    One processor computes all { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    } of { $n } nodes in { $time }, and never waits.
no-message = No message is sent; computing takes { $share } of the time.
channel-carries =
    Channel { $channel } carries { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } at once; contention takes { $share } of the time.
# The same if several channels carry this number.
channels-carry =
    Channel { $channel }, for example, carries { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } at once; contention takes { $share } of the time.
messages-want-channel =
    { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } compete for channel { $channel } at once; contention takes { $share } of the time.
# The same if this number of messages competes for other channels, too.
messages-want-channels =
    { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } compete for channel { $channel }, for example, at once; contention takes { $share } of the time.
hidden =
    Computing takes all of the time: { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } are hidden behind it.
computing = Computing takes { $share } of the time.
# $activity: the activity that takes the most time after computing.
computing-then = Computing takes { $share } of the time, followed by { $activity } with { $next }.

# A clause within the sentences below. $average: "yes" if the messages have different lengths.
each-sends =
    each processor sends { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } of { $n ->
        [one] { $words } word
       *[other] { $words } words
    }{ $average ->
        [yes] {" "}on average
       *[no] {""}
    }
at-most-sends =
    a processor sends on average at most { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    }, of { $n ->
        [one] { $words } word
       *[other] { $words } words
    }{ $average ->
        [yes] {" "}on average
       *[no] {""}
    }
# $sends: one of the two above.
startup-takes = Start-up takes { $share } of the time: { $sends }.
startup-takes-longer =
    Start-up takes { $share } of the time: { $sends }, and beginning one (tₛ{"\u00A0"}={"\u00A0"}{ $startup }) takes
    longer than sending its words over a channel ({ $flow }).
transfer-takes = Transfer takes { $share } of the time: { $sends }.
transfer-takes-over =
    Transfer takes { $share } of the time: { $sends }, over { $channels } channels on average, one after the other.
way-takes =
    Hops take { $share } of the time: { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } cross { $n ->
        [one] { $channels } channel
       *[other] { $channels } channels
    } each on average.
waiting-takes = Waiting for others takes { $share } of the time; computing takes { $compute }.

# BSP machines.
no-superstep =
    Communication takes { $share } of the time and synchronisation { $sync }; computing takes { $compute }.
one-superstep =
    The one communication superstep (h = { $h }) takes { $share } of the time, h·g{"\u00A0"}{ $moved } and
    l{"\u00A0"}{ $sync }; computing takes { $compute }.
supersteps-equal =
    The { $count } communication supersteps (each with h = { $h }) take { $share } of the time, h·g{"\u00A0"}{ $moved }
    and l{"\u00A0"}{ $sync }; computing takes { $compute }.
supersteps-up-to =
    The { $count } communication supersteps (h up to { $h }) take { $share } of the time, h·g{"\u00A0"}{ $moved } and
    l{"\u00A0"}{ $sync }; computing takes { $compute }.

# LogP machines. A clause within the sentences below.
each-sends-words =
    each processor sends { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
at-most-sends-words =
    a processor sends on average at most { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
# $sends: one of the two above.
gap-takes =
    Waiting for the gap takes { $share } of the time: { $sends }, no two of them less than
    g{"\u00A0"}={"\u00A0"}{ $gap } apart. Computing takes { $compute }.
# The same where messages have several words. $further: the share of the words after the first.
gap-and-words-take =
    Waiting for the gap takes { $share } of the time, the further words of messages { $further }: { $sends }, no two
    of them less than g{"\u00A0"}={"\u00A0"}{ $gap } apart. Computing takes { $compute }.
latency-takes =
    Latency takes { $share } of the time: a word is on its way for L{"\u00A0"}={"\u00A0"}{ $latency }. Computing takes
    { $compute }.
overhead-takes =
    Overhead takes { $share } of the time: { $sends } and receives as many, with o{"\u00A0"}={"\u00A0"}{ $overhead } for each.
    Computing takes { $compute }.
# LogGP machines, whose messages are sent as a whole. $waits: the share of the wait for the gap; $further: of the words after the first.
message-gap-takes =
    Waiting for the gap takes { $waits } of the time, the further words of messages { $further }: { $sends },
    G{"\u00A0"}={"\u00A0"}{ $inner } apart within a message, with g{"\u00A0"}={"\u00A0"}{ $gap } between messages. Computing takes
    { $compute }.
message-overhead-takes =
    Overhead takes { $share } of the time: { $sends }, and each message costs its sender and its receiver
    o{"\u00A0"}={"\u00A0"}{ $overhead }. Computing takes { $compute }.
# LogP with its capacity. $waits: the share of the wait for gap and receiver; $further: of the words after the first; $most: the largest
# number on the way to one processor.
stalls-take =
    Waiting for gaps and stalling for receivers take { $waits } of the time, the further words of messages { $further }: { $sends }, and
    no more than { $most } may be on the way to one processor. Computing takes { $compute }.

# After one of these sentences: the efficiency of the same run on another machine. $on: mesh or hypercube.
comparison =
    { $on ->
        [mesh] On a mesh, E would be { $there } instead of { $here }.
       *[hypercube] On a hypercube, E would be { $there } instead of { $here }.
    }
comparison-same =
    { $on ->
        [mesh] On a mesh, E would be the same, { $there }.
       *[hypercube] On a hypercube, E would be the same, { $there }.
    }

# The difference between two schedules.
schedules-less = Tₚ: naive { $naive }, output-driven { $driven }, { $percent } less
schedules-same = Tₚ: naive { $naive }, output-driven { $driven }, the same
schedules-more = Tₚ: naive { $naive }, output-driven { $driven }, { $percent } more
# The same as a sentence before another one.
schedules-then = { $schedules }. { $sentence }

# First sentence where the speedup is below 1.
slower-than-one = This is slower than one processor: S = { $speedup }.
# Instead of the summary, for a program of the reader's with a fault. $line: its number.
not-started = The program has not started: see line { $line }.
stopped = The program stops at line { $line }; the pictures show how far it came.
