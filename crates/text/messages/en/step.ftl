# Stepping through a run, and announcements as it plays. Controls share one line: keep them short.

to-next = To the next { $unit ->
    [message] message
    [stage] stage
    [superstep] superstep
    [contention] contention
   *[event] event
}
to-previous = To the previous { $unit ->
    [message] message
    [stage] stage
    [superstep] superstep
    [contention] contention
   *[event] event
}
# The label of a menu: the unit by which the arrows step.
step-by = Step by
# The button of a small screen that opens the speed and the unit of the arrows.
playback = Playback
unit-event = event
unit-message = message
unit-stage = stage
unit-superstep = superstep
# A message is held up by others.
unit-contention = contention

# A step found nothing to go to.
none-after = { $unit ->
    [message] No message begins or arrives after this.
    [stage] No stage begins after this.
    [superstep] No superstep begins after this.
    [contention] No message is held up after this.
   *[event] Nothing happens after this.
}
none-before = { $unit ->
    [message] No message begins or arrives before this.
    [stage] No stage begins before this.
    [superstep] No superstep begins before this.
    [contention] No message is held up before this.
   *[event] Nothing happens before this.
}

# A switch: time passes slowly where stages change and where contention begins.
slow = slow down at transitions
slow-about = Play at a quarter of the speed where a stage begins and where a message is first held up (M)
# A switch: every stage takes the same time.
even-pace = even pace
even-pace-about = Give every stage two seconds, whatever it costs the machine (D)
# A menu: how often events are announced, to a screen reader or as a line of text.
pace = Announce what happens
pace-off = announce when stepping
pace-seconds = announce every { $seconds } s
# A switch: announcements are also shown as a line of text.
captions = captions
captions-about = Show the announcements as text (V)

# Names for screen readers; "track" is also a tooltip.
track = Phases of the run; above them, over time, the number of processors that compute and, hatched, of those held up
# The role of a picture, for a screen reader.
picture = interactive picture
marks-help = Arrow keys go from mark to mark, Page Down to what belongs to a mark, Enter selects it in all pictures, Escape leaves it.

# The sound of a curve.
listen = Listen to the curve
listen-stop = Stop the sound
listen-about = Hear the curve: one tone for each p, the higher the pitch, the greater the value; a tick marks the run that is shown (A)
# Announced before the sound; $name is a curve: hypercube.
listen-begins = The { $curve ->
    [speedup] speedup
    [isoefficiency] isoefficiency
   *[efficiency] efficiency
} of { $name } as pitch, from p = { $first } to p = { $last }: one tone each, higher for greater values; a tick at p = { $p }.
listen-ends = It went from { $from } to { $to }.
listen-stopped = The sound has stopped.

# A point of a chart. $efficiency: "= 0.37"; $time: "= 2072"; $source: "simulated" or "closed form".
answer = { $name }: E { $efficiency }, Tₚ { $time } ({ $source })
