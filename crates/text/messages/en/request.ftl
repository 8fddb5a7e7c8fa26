# What the core says of a request that it refuses, and of a run that does not end.
#
# Texts whose name begins with "allowed" are the end of a refusal: "p = 3 is not possible; allowed: a power of two from 1 to
# 65536". They begin with a small letter and end without a full stop. Numbers in them are written as one would type them.
# Names of keys and of their values (binary-exchange, cut-through, none, auto …) stay as they are.

# $allowed: one of the texts below whose name begins with "allowed".
refused = { $field } = { $value } is not possible; allowed: { $allowed }
refused-with-nearest = { $field } = { $value } is not possible; allowed: { $allowed }; nearest: { $field } = { $nearest }

allowed-p = a power of two from 1 to 65536
allowed-n = a power of two from 2 to 2^60
allowed-tc = a time above 0 and at most 1e12
allowed-time = a time from 0 to 1e12
allowed-word-gap = none, or a time from 0 to 1e12
allowed-time-from-0 = a time of 0 or more
allowed-flops = a number from 0 to 1e12
allowed-rate = from 0 to 1e18
allowed-speed = from 0.01 to 100
allowed-width = a factor from 0.001 to 1e6, or p^x with x from 0 to 2, such as p^0.5
allowed-arity = a power of two from 2 to 65536
allowed-taper = a factor from 1 to 1e6
allowed-hosts = auto, or a power of two from 1 to 65536
allowed-routers = auto, or a power of two from 1 to 65536
allowed-blocking = none or a power of two from 2 to 2^24
allowed-truth = true or false
allowed-version = 1; an address of a later version needs a newer hyperfly
allowed-dims = 2 to log2 p + 1, at most 17
allowed-shape = auto, or two or three powers of two, as 64x64x16, at most 2^60 points in all
allowed-grid = auto, or two or three powers of two, as 4x8
allowed-radix = 2 or 4
allowed-vc = 1 or 2
allowed-seed = a whole number from 0 to 2^64 − 1
# $views: the names of all views.
allowed-view = all, one or two of { $views }
allowed-views = all, one view, or two different ones, at most one of them a curve
allowed-efficiency = run, for the run's own, or a number above 0 and below 1
allowed-source = a program of at most 6000 bytes
# Keeps its ids: none, all, mesh, tours/mine.json.
allowed-tour = none, all, the id of a tour such as mesh, or the address of a file on this site such as tours/mine.json
allowed-step = 1 to 100, and with an answer 1.1 to 100.9
# Of a typed number with two readings, such as 1.000 in German: each is written so that it has only one.
allowed-one-reading = { $grouped } if the point separates groups of digits, { $decimal } if it is a decimal point, as in addresses
allowed-window = all, or two times, the earlier one first: 100..250
allowed-controls = auto, none, min, full, or keys of the run such as p,n,tw
allowed-paper = none, all, or the id of an entry such as gk-fig2
# $names: the names of all keys.
allowed-keys = one of the keys { $names }
allowed-fragment = at most 20000 characters after #
allowed-json = an object of schema keys
allowed-json-value = a string, a number, true or false
allowed-signal = your own samples along with it, or one of the built-in signals
allowed-program = a program of your own along with it, for these p and n, or one of the other algorithms
# The values of a key: "mesh, torus or complete". $rest are all but the last one, with what is between the members of a list.
one-of = { $rest } or { $last }

allowed-even-points = an even power of two, since √n × √n points are transformed
allowed-even-processors = an even power of two, for a grid of √p × √p processors
allowed-dims-for-p = 2 to log2 p + 1, here { $most }
allowed-dims-for-n = 2 to { $most } with n = { $n }
# $points: the number of points of the shape that the reader gave.
allowed-shape-points = a shape of n = { $n } points; this one has { $points }
# $processors: the number of processors of the grid that the reader gave.
allowed-grid-processors = a grid of p = { $p } processors; this one has { $processors }
# $most: a grid, as 4x8; $algorithm: pencil or cyclic.
allowed-grid-for-shape = at most { $most } for { $algorithm } with this shape, or auto
allowed-hosts-for-p = at most p = { $p }, or auto
# hosts is a key.
allowed-routers-for-p = at most { $most } with p = { $p } and these hosts, or auto
allowed-overlap = false for { $algorithm }
allowed-samples-forward = complex with direction inverse
# $algorithms: a list of ids.
allowed-samples-for = complex for { $algorithm }; real for { $algorithms }
allowed-samples-own = complex for samples with imaginary parts
allowed-n-real = a power of two from 4 to 2^60 with real samples
# $switching: cut-through; $machine: LogP or BSP.
allowed-switching = { $switching }, since a { $machine } machine has no channels
allowed-p-serial = 1, since serial runs on one processor
allowed-p-for-n = at most n = { $n } processors for { $algorithm }
allowed-p-below-n = fewer than n = { $n } processors for { $algorithm }
# $dims, a small number, can choose a plural here and below.
allowed-p-dims-smaller = { $smaller } or less for { $algorithm } in { $dims } dimensions with n = { $n }
allowed-p-dims = at most { $most } for { $algorithm } in { $dims } dimensions with n = { $n }
allowed-p-root = at most √n, here { $most }, for { $algorithm } with n = { $n }
allowed-p-most = at most { $most } for { $algorithm } with n = { $n }
allowed-p-data = at most 4096 with real data (timing only goes to 65536)
allowed-n-data = at most 2^22 = 4194304 with real data (closed forms go to 2^60)
allowed-n-for-p = at most { $most } for p = { $p } (closed forms go to 2^60)
allowed-n-memory = at most { $most } for p = { $p } in { $megabytes } MiB
allowed-p-memory = at most { $most } for n = { $n } in { $megabytes } MiB
allowed-both-memory = at most { $most } in { $megabytes } MiB, and a smaller n
allowed-memory = a run that fits { $megabytes } MiB

# $circle: numbers of processors with arrows between them.
deadlock = deadlock: the messages of these processors wait for each other's channels in a circle: { $circle }
allowed-ask = none, or a whole number from 0 to 2^32 − 1
