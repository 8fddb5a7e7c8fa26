# What happens in a run, said as it plays or after a step, for those who cannot see it or wish to read it.
# Each message is a sentence; up to four of them are said one after the other. $t is a time in units of the model; t, p and
# the like are symbols of the papers and stay as they are.

# Stages are counted from 0; $last is the number of the last one.
exchange-dimension = t = { $t }: stage { $stage } (the last is { $last }), an exchange across dimension { $dimension }.
# Processors exchange with those whose number is greater or less by $apart.
exchange = t = { $t }: stage { $stage } (the last is { $last }), an exchange between processors whose numbers differ by { $apart }.
local-one = t = { $t }: stage { $stage } (the last is { $last }), within each processor.
local = t = { $t }: stages { $first } to { $to } (the last is { $last }), within each processor.
redistribution = t = { $t }: elements move to other processors before stage { $stage } (the last is { $last }).
reordering = t = { $t }: the results move into order.
# Of a very large run the stages are not recorded.
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
    [one] One message is under way.
   *[other] { $messages } messages are under way.
}
# $channel is a channel by its ends: 5→6.
shared = { $messages } of them share or wait for the channel { $channel }.
# Of a very large run only the mean number of messages on a channel is known.
load = About { $messages } messages at a time share the channel { $channel }.
# A LogP machine: words leave no faster than one for each gap g.
gap = { $messages ->
    [one] One message waits for the gap.
   *[other] { $messages } messages wait for the gap.
}
