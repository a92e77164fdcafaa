## Word lists: what is wrong with a list, and with a compiled one.

lexicon-list = line { $line }: '{ $text }' is no word: { $because }
lexicon-word-character = '{ $character }' is none of the letters A to Z
lexicon-word-short = it has a single letter, and words have 2 to 26
lexicon-word-long =
    { $count ->
        [one] it has { $count } letter, and words have 2 to 26
       *[other] it has { $count } letters, and words have 2 to 26
    }
lexicon-bytes-other = this is no compiled word list
lexicon-bytes-version = the compiled word list has version { $found } of the format, and only version { $known } is known; compile it again
lexicon-bytes-alphabet = the compiled word list is for an alphabet of { $found } letters, not { $known }
lexicon-bytes-length = the compiled word list has { $found } bytes where { $expected } were written; compile it again
lexicon-bytes-checksum = the compiled word list is damaged: its checksum is wrong; compile it again
lexicon-bytes-node = the compiled word list is damaged: node { $node } leads nowhere; compile it again
