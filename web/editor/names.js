// Names that a program can use, for completion in the editor: name, arguments, description. docs/programs.md explains them.

export const names = [
  ["p", "", "The number of processors."],
  ["n", "", "The number of points, a power of two."],
  ["rank", "", "The number of this processor, 0 to p - 1."],
  ["log2", "(x)", "The logarithm of a power of two."],
  ["layout", "(input, output = None, dimensions = 1)", "Comes first: says which rank has which elements. Returns the slots of this rank."],
  ["block", "()", "Contiguous blocks of elements."],
  ["cyclic", "()", "Elements dealt out one by one."],
  ["bits", "(owner, slot = None)", "The bits `owner` of an element's index are its rank; bit 0 is the most significant."],
  ["exchange", "(partner, slots, source = partner, into, count)", "Sends slots and waits for a message; returns the slots that hold it."],
  ["send", "(to, slots)", "Sends slots without waiting."],
  ["receive", "(source, count, into)", "Waits for the next message from `source`; returns the slots that hold it."],
  ["combine", "(own, other, to = own)", "Computes the half of each butterfly that belongs to the slot of `own`."],
  ["butterfly", "(a, b)", "Computes both halves of each butterfly, in place."],
  ["local", "(slots, stages)", "Computes these stages among the slots, in place; without `stages`, all remaining ones."],
  ["copy", "(slots, to)", "Copies within the memory; takes no time."],
  ["fresh", "(count)", "Returns contiguous slots whose contents are not needed."],
  ["range", "(from, to, step)", "Whole numbers, without `to`."],
  ["len", "(list)", "The number of items."],
  ["reversed", "(list)", "The items from last to first."],
  ["fail", "(text)", "Ends the program with a message."],
];
