## Seznamy slov: co je špatně se seznamem a s přeloženým seznamem.

lexicon-list = řádek { $line }: „{ $text }“ není slovo: { $because }
lexicon-word-character = „{ $character }“ není žádné z písmen A až Z
lexicon-word-short = má jediné písmeno, a slova jich mají 2 až 26
lexicon-word-long =
    { $count ->
        [one] má { $count } písmeno, a slova jich mají 2 až 26
        [few] má { $count } písmena, a slova jich mají 2 až 26
        [many] má { $count } písmena, a slova jich mají 2 až 26
       *[other] má { $count } písmen, a slova jich mají 2 až 26
    }
lexicon-bytes-other = toto není přeložený seznam slov
lexicon-bytes-version = přeložený seznam slov má verzi formátu { $found }, a známá je jen verze { $known }; přeložte ho znovu
lexicon-bytes-alphabet = přeložený seznam slov je pro abecedu o { $found } písmenech, ne o { $known }
lexicon-bytes-length = přeložený seznam slov má { $found } bajtů, a zapsáno jich bylo { $expected }; přeložte ho znovu
lexicon-bytes-checksum = přeložený seznam slov je poškozený: kontrolní součet nesouhlasí; přeložte ho znovu
lexicon-bytes-node = přeložený seznam slov je poškozený: uzel { $node } nikam nevede; přeložte ho znovu
