# The panel of a tour: what stands around the texts of a lesson, and what is said of a lesson's file that is wrong.

# Heading of the list of lessons, and the button that opens it.
tours = Tours
tours-about = Lessons with the simulator: each step shows a run, says what to look at and, now and then, asks before it shows.
# How long a lesson is.
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# Beside the title of a lesson.
step-of = Step { $step } of { $steps }
# Name of the row of links to the steps.
step-list = Steps
step-link = Step { $step }
next = Next
back = Back
again = From the beginning
all-tours = All tours
close = Close
# What ends a lesson, in place of Next.
the-end = That was the last step.
# Heading of a question.
predict = Predict before you see
# What the page would give away is not to be seen meanwhile.
covered = The numbers of the run are covered until you answer or go on.
# Beside an answer that was chosen.
chosen = chosen
chosen-right = chosen, and right
it-is-right = this is right
answer-right = Right.
answer-other = It is another one: { $answer }
# A claim that was compared with the run, such as "messages = 64".
checked = Checked against this run
claim-fails = This run does not show that { $claim }: here it comes to { $value }.
claim-unknown = This run has no answer to { $claim }.
not-run = This run could not be made here: { $why }
# When the reader has changed the run.
left-step = The page shows another run than this step.
back-to-step = Back to the step
keys-hint = Page Down and Page Up go on and back, the digits choose an answer while this panel has the focus.

# Files of lessons.
open-file = Open a lesson of your own
open-hint = A file, or dropped onto the page. How to write one:
how-to-write = tours as files
no-file = This lesson was opened from a file, which does not travel with the address. Open the file again.
no-tour = No tour { $id }. Available:
bad-file = This lesson cannot be shown. Nothing else of the page has changed.
cannot-fetch = { $address } cannot be loaded: the server answers { $status }.
no-answer = { $address } cannot be loaded: no answer came.
no-server = { $address } cannot be loaded: this page is a file on a disk and may load no others. Open the lesson as a file.
other-site = { $address } is on another site. Lessons are loaded from this site alone.

# What is wrong with a file: where, what is there, what may be there (a whole sentence).
fault = { $place }: { $found }. { $allowed }
fault-missing = { $place }: nothing found. { $allowed }
# The place of a fault: the number of a step.
place-step = Step { $step }
fault-json = This is no JSON: line { $line }, column { $column }: { $why }.
fault-long = The file is longer than 1 MiB, the most that is read.
fault-version = A lesson begins with "hyperfly-tour": 1.
fault-steps = A lesson has a list of 1 to 100 steps.
fault-object = An object is expected, with some of { $fields }.
fault-field = There is no such field here; there are { $fields }.
fault-text = A text is expected, at most 4000 bytes long, or an object of texts by language, such as (en: …, de: …).
fault-message = There is no such message; that way of naming texts is for the lessons that come with the page.
fault-choices = A list of two to nine answers is expected.
fault-right = The number of the right answer is expected, from 1 to { $most }.
fault-state = The state of the page is expected as it stands behind the # of its address, such as topology=mesh&p=16.
fault-beside = What the other run changes is expected, as in an address: topology=hypercube.
fault-key = { $key } is no key of an address.
fault-value = { $key } must be { $allowed }.
fault-value-near = { $key } must be { $allowed }; the nearest is { $nearest }.
fault-look = The name of a view is expected: { $views }.
fault-unseen = The state does not show this view: leave out view, or name this one.
fault-at = A time is expected, or start, end, play, telling, contention, 50%, stage 0, redistribution 1.
fault-select = One thing is expected: a processor 5, a channel [1, 2] or hottest, a stage 0, an element [stage, index], an activity compute, startup, hop, transfer, contention or idle.
fault-shows = A list of claims is expected, such as "messages = 64".
fault-claim = A claim compares two sums of values, such as messages = 64 or contention > 0.1.
fault-name = Unknown value { $part }; known are { $names }, and each of them with beside. before it.
fault-no-beside = There is no run beside this one: say what it changes in beside.
