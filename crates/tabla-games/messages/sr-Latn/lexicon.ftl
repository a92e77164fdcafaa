## Spiskovi reči: šta nije u redu sa spiskom i sa prevedenim spiskom.

lexicon-list = red { $line }: „{ $text }“ nije reč: { $because }
lexicon-word-character = „{ $character }“ nije nijedno od slova od A do Z
lexicon-word-short = ima samo jedno slovo, a reči imaju od 2 do 26
lexicon-word-long =
    { $count ->
        [one] ima { $count } slovo, a reči imaju od 2 do 26
        [few] ima { $count } slova, a reči imaju od 2 do 26
       *[other] ima { $count } slova, a reči imaju od 2 do 26
    }
lexicon-bytes-other = ovo nije preveden spisak reči
lexicon-bytes-version = prevedeni spisak reči ima verziju formata { $found }, a poznata je samo verzija { $known }; prevedite ga ponovo
lexicon-bytes-alphabet = prevedeni spisak reči je za pismo od { $found } slova, a ne od { $known }
lexicon-bytes-length = dužina prevedenog spiska reči u bajtovima je { $found }, a zapisana je { $expected }; prevedite ga ponovo
lexicon-bytes-checksum = prevedeni spisak reči je oštećen: kontrolni zbir nije tačan; prevedite ga ponovo
lexicon-bytes-node = prevedeni spisak reči je oštećen: čvor { $node } ne vodi nikuda; prevedite ga ponovo
