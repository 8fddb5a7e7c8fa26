in-words = In Worten
