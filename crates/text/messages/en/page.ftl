# What stands on the page beside its controls and its pictures.

# The menu of the languages.
language = Language
# What the menu is for and its key, when it is pointed at.
language-title = Language (L)
# The language that the reader's system wishes, in the menu of languages.
language-auto = system
# The texts of a language cannot be loaded; $name is its own name.
language-missing = The texts in { $name } could not be loaded, so the page speaks English.
