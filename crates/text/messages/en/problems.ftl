# The problems of Grama, Gupta, Karypis & Kumar, "Introduction to Parallel Computing" (2nd edition, 2003), chapter 13, in our own
# words: what is asked, what to look at in the explorer, labels of the answers.
#
# Symbols and formulas stay as they are: t_c, T_p, n log n, 2^g. A letter behind _ is set as an index, what is behind ^ as a
# power. Labels of figures have little room.

## 13.1

p1-place = Problem 13.1
p1-title = E and isoefficiency where words cost t_w (n/p) log p
p1-claim =
    One processor takes t_c n log n, p take (t_c n log n)/p + (t_w n log p)/p, with t_c = 1 and t_w = 0.2. What are S and E? How must
    n grow for E = 0.6? Does that change for E = 0.4? And what if t_w = 1? Look at the curves: raise n at E = 0.6, then take t_w = 1.
p1-efficiency = E
p1-speedup = S
p1-isoefficiency = n that keeps E
p1-no-change = E with n = p, t_w = 0.2
p1-stays = at least 0.6, so nothing changes for 0.4
p1-axis = n
p1-line = t_w = { $time }, E = 0.6
