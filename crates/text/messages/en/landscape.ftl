# The efficiency landscape: E over p and n for two machines. $machine: "mesh".

panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } no closed form
# $factor: how many times more points.
growth-factor = { $machine } × { $factor }
# $factors: a list of the above.
growth = Keep E = { $efficiency } from { $from } to { $to } processors? The number of points must grow: { $factors }.
title = Efficiency landscape
what = closed form over p and n; rings: executed runs; drag the point
about = Efficiency over p and n: arrow keys move, Enter runs it
# A button: plays the run of the marked point in the explorer.
watch = Watch this run
