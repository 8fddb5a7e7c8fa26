# Announcements of a run as it plays or after a step, for a screen reader or as a line of text.
# Each message is a sentence; up to four of them follow each other. $t is a time in units of the model; t, p and
# similar symbols of the papers stay as they are.

# Stages are counted from 0; $last is the number of the last one.
exchange-dimension = t = { $t }: stage { $stage } (the last is { $last }), an exchange across dimension { $dimension }.
# Processors exchange with those whose number is greater or less by $apart.
exchange = t = { $t }: stage { $stage } (the last is { $last }), an exchange between processors whose numbers differ by { $apart }.
local-one = t = { $t }: stage { $stage } (the last is { $last }), within each processor.
local = t = { $t }: stages { $first } to { $to } (the last is { $last }), within each processor.
redistribution = t = { $t }: elements move to other processors before stage { $stage } (the last is { $last }).
reordering = t = { $t }: the results move into order.
# The stages of a very large run are not recorded.
moment = t = { $t }.
over = t = { $t }: the run is over.

all-compute = { $p ->
    [2] Both processors compute.
   *[other] All { $p } processors compute.
}
all-communicate = { $p ->
    [2] Both processors communicate.
   *[other] All { $p } processors communicate.
}
# Of $p processors; to communicate is to send, or to wait for a message that is on its way.
doing = { $compute } of { $p } processors compute, { $communicate } communicate, { $idle } wait.

under-way = { $messages ->
    [one] One message is in flight.
   *[other] { $messages } messages are in flight.
}
# $channel is a channel by its ends: 5→6.
shared = { $messages } of them share or wait for the channel { $channel }.
# For a very large run only the mean number of messages on a channel is known.
load = About { $messages } messages at a time share the channel { $channel }.
# A LogP machine: words leave no faster than one for each gap g.
gap = { $messages ->
    [one] One message waits for the gap.
   *[other] { $messages } messages wait for the gap.
}
