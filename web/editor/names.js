// What a program can say, for those who write: a name, its arguments, what it does. docs/programs.md says more.

export const names = [
  ["p", "", "The number of processors."],
  ["n", "", "The number of points, a power of two."],
  ["rank", "", "The number of this processor, 0 to p - 1."],
  ["log2", "(x)", "The logarithm of a power of two."],
  ["layout", "(input, output = None, dimensions = 1)", "Comes first: who has which elements. Gives the slots of this rank."],
  ["block", "()", "Elements side by side."],
  ["cyclic", "()", "Elements dealt out one by one."],
  ["bits", "(owner, slot = None)", "The bits `owner` of an element's index are its rank; bit 0 is the most significant."],
  ["exchange", "(partner, slots, source = partner, into, count)", "Sends slots, waits for a message; gives the slots where that is."],
  ["send", "(to, slots)", "Sends, and goes on."],
  ["receive", "(source, count, into)", "Waits for the next message of `source`; gives the slots where it is."],
  ["combine", "(own, other, to = own)", "Of each butterfly the half that belongs to the first slot."],
  ["butterfly", "(a, b)", "Both halves of each butterfly, in place."],
  ["local", "(slots, stages)", "These stages among the slots, in place; without `stages` all that are left."],
  ["copy", "(slots, to)", "Copies within the memory; takes no time."],
  ["fresh", "(count)", "Slots side by side that hold nothing that is needed."],
  ["range", "(from, to, step)", "Whole numbers, `to` not among them."],
  ["len", "(list)", "How many there are."],
  ["reversed", "(list)", "From its end."],
  ["fail", "(text)", "Ends the program with a message."],
];
