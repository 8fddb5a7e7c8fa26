# What is wrong with a text of samples, one complex number per line. Lines and columns count from 1; texts are quoted as they stand
# in the file.

samples-empty = It contains no number. Expected: one number, re, or two, re,im, per line.
samples-number = Line { $line }, column { $column }: “{ $text }” is not a finite number. Expected: one number, re, or two, re,im, per line.
samples-more = Line { $line }, column { $column }: “{ $text }” follows two numbers. Expected: one number, re, or two, re,im, per line.
# 1,5 in place of 1.5.
samples-comma = Line { $line }, column { $column }: “{ $text }” has a decimal comma. Decimals need a point: 1.5.
# What is too large in absolute value is infinite in double precision.
samples-overflow = Line { $line }, column { $column }: “{ $text }” is beyond the largest number there is, 1.8e308.
# 1 000, which might mean 1000 or the two parts 1 and 0.
samples-grouped = Line { $line }, column { $column }: “{ $text }” may be one number with a space between its digits, or two numbers. Write 1000, or separate two numbers with a comma.
# $text: the name of a column in the header.
samples-columns = Line { $line }, column { $column }: the column “{ $text }” is neither the time nor the samples. Keep one column of samples, or name two columns re and im.
samples-long = Line { $line } is longer than { $most } characters. Expected: one number, re, or two, re,im, per line.
samples-utf16 = Line 1, column 1: the text is UTF-16. Save it as UTF-8.
samples-no-text = Line { $line }, column { $column }: this is not text (UTF-8).
samples-many = Line { $line }: more than 2²² = { $most } samples, the most that a run can take.
samples-large = It is larger than { $most } MiB, the most that is read.
samples-memory = Line { $line }: there is no memory for more samples.
