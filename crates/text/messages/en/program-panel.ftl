# What stands below a program, in the room in which a reader writes one. Programs and the names of checks stay in English.

save = Save
# Below the program.
right = Right: it computes the transform.
by-line = Time by line
line = Line
time = Time
share = Share
by-line-hint = Averaged over the processors, waiting included.
passed = Passed.
receipt = Receipt, to hand in with the program:
next-exercise = Next exercise
formulations = The formulations as programs
exercises = Exercises
how-to-write = What a program can say
for-lecturers = Exercises of your own
# $most: a number.
most-p = at most { $most } with a program
most-n = at most { $most } with a program
exercise-of = Exercise { $at } of { $all }
hint = Hint { $at } of { $all }
not-passed = Not passed yet: { $held } of { $all } checks hold.
# Instead, where the reader has not changed the program of an exercise yet; the lines of its faults follow.
your-turn = Your turn: so far, the program stops here.
wrong =
    { $faults ->
        [one] Not right yet: one fault.
       *[other] Not right yet: { $faults } faults.
    }
# $cases: "p=2, n=4; p=2, n=16"; $claims: "messages = 2, words = n"; $calls: "send, receive".
checked-for = Checked for { $cases }.
must-hold = Must hold: { $claims }.
only = Only { $calls }.
most-lines =
    { $lines ->
        [one] At most one line.
       *[other] At most { $lines } lines.
    }
open = Open a file
# Heads of a table: a term of T_p, and the numbers of the lines that it is made up of.
term = Term of Tₚ
its-lines = Lines
# $line: its number.
line-number = Line { $line }
# $id: the name of a file, without its ending.
no-file = This program is for the exercise “{ $id }”, whose file was not opened here. Open it to have the program graded.
no-exercise = “{ $id }” is no exercise yet:
# Heading of the list of calls. Each is a button that inserts it into the program; its text says what it does.
calls = Calls: choose one to insert it
call-exchange = Sends these slots to a processor, waits for its message, and returns the slots that hold it.
call-send = Sends these slots to a processor and goes on at once.
call-receive = Waits for the next message from a processor and returns the slots that hold it.
call-combine = Computes your half of each butterfly, in place.
call-butterfly = Computes both halves of each butterfly, in place.
call-local = Computes all remaining stages among these slots, in place.
call-copy = Copies slots within the memory; takes no time.
