# What is said of a lesson's file: that it cannot be had, what is wrong with it, and what its run does not bear out.

claim-fails = This run does not show that { $claim }: the value here is { $value }.
claim-unknown = This run cannot be checked for { $claim }.
no-file = This lesson was opened from a file, which is not part of the address. Open the file again.
cannot-fetch = { $address } cannot be loaded: the server answered { $status }.
no-answer = { $address } cannot be loaded: the server did not answer.
no-server = { $address } cannot be loaded: this page is a file on a disk and cannot load others. Open the lesson as a file.
other-site = { $address } is on another site. Lessons are loaded only from files on this site.
# What is wrong with a file: where, what is there, what may be there (a whole sentence).
fault = { $place }: found { $found }. { $allowed }
fault-missing = { $place }: nothing found. { $allowed }
# The place of a fault: the number of a step.
place-step = Step { $step }
fault-json = This is not JSON: line { $line }, column { $column }: { $why }.
fault-long = The file is longer than 1 MiB, the most that can be read.
fault-version = A lesson must begin with "hyperfly-tour": 1.
fault-steps = A lesson must have a list of 1 to 100 steps.
fault-object = Expected: an object with some of { $fields }.
fault-field = There is no such field here. Available: { $fields }.
fault-text = Expected: a text of at most 4000 bytes, or an object with texts by language, such as (en: …, de: …).
fault-message = There is no such message; naming texts this way is reserved for the lessons that come with the page.
fault-choices = Expected: a list of two to nine answers.
fault-right = Expected: the number of the right answer, from 1 to { $most }.
fault-state = Expected: the state of the page as it stands after the # of its address, such as topology=mesh&p=16.
fault-beside = Expected: what differs in the other run, as in an address: topology=hypercube.
fault-key = { $key } is not a key of an address.
fault-value = { $key } must be { $allowed }.
fault-value-near = { $key } must be { $allowed }; the nearest is { $nearest }.
fault-look = Expected: the name of a view: { $views }.
fault-unseen = The state does not show this view: leave out view, or name this one there.
fault-at = Expected: a time, or start, end, play, telling, contention, 50%, stage 0, redistribution 1.
fault-select = Expected: one thing: a processor 5, a channel [1, 2] or hottest, a stage 0, an element [stage, index], an activity compute, startup, hop, transfer, contention or idle.
fault-shows = Expected: a list of claims, such as "messages = 64".
fault-claim = A claim must compare two sums of values, such as messages = 64 or contention > 0.1.
fault-name = Unknown value { $part }. Known: { $names }, each also with beside. before it.
fault-no-beside = There is no second run: name in beside the keys that differ in it.
# Of a question's answers. of, when, efficiency and null stay as they are: they stand in the file. sum is such a name, held what a
# file claims, such as efficiency < 0.2.
fault-unsaid = The answers are numbers: name in of the value they give (efficiency), or in when what must hold for each of them; of: null if no run can decide.
fault-of = Expected: a value or a sum of values, such as efficiency; each answer then has exactly one number.
fault-when = Expected: a list of claims, one for each answer, such as efficiency < 0.2; not together with of.
fault-answer-of = This is not what the run gives. The question is “{ $ask }”, and the run gives { $sum } = { $value }. The right answer must be the one nearest to it, at most a tenth away.
fault-answer-when = This is not what the run gives. The question is “{ $ask }”, and the run bears out: { $held }. It must be the claim of this answer alone.
