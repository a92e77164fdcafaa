## Spiskovi reči: šta nije u redu sa spiskom i sa kompajliranim spiskom.

lexicon-list = red { $line }: „{ $text }“ nije reč: { $because }
lexicon-word-character = „{ $character }“ nije nijedno od slova od A do Z
lexicon-word-short = ima samo jedno slovo, a reči imaju od 2 do 26
lexicon-word-long =
    { $count ->
        [one] ima { $count } slovo, a reči imaju od 2 do 26
        [few] ima { $count } slova, a reči imaju od 2 do 26
       *[other] ima { $count } slova, a reči imaju od 2 do 26
    }
lexicon-bytes-other = ovo nije kompajliran spisak reči
lexicon-bytes-version = kompajlirani spisak reči ima verziju formata { $found }, a poznata je samo verzija { $known }; kompajlirajte ga ponovo
lexicon-bytes-alphabet = kompajlirani spisak reči je za pismo od { $found } slova, a ne od { $known }
lexicon-bytes-length = dužina kompajliranog spiska reči u bajtovima je { $found }, a zapisana je { $expected }; kompajlirajte ga ponovo
lexicon-bytes-checksum = kompajlirani spisak reči je oštećen: kontrolni zbir nije tačan; kompajlirajte ga ponovo
lexicon-bytes-node = kompajlirani spisak reči je oštećen: čvor { $node } ne vodi nikuda; kompajlirajte ga ponovo
