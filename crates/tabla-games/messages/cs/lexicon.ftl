## Slovníky: co je špatně se slovníkem a se zkompilovaným slovníkem.

lexicon-list = řádek { $line }: „{ $text }“ není slovo: { $because }
lexicon-word-character = „{ $character }“ není žádné z písmen A až Z
lexicon-word-short = má jediné písmeno, ale slova jich mají 2 až 26
lexicon-word-long =
    { $count ->
        [one] má { $count } písmeno, ale slova jich mají 2 až 26
        [few] má { $count } písmena, ale slova jich mají 2 až 26
       *[other] má { $count } písmen, ale slova jich mají 2 až 26
    }
lexicon-bytes-other = toto není zkompilovaný slovník
lexicon-bytes-version = zkompilovaný slovník má verzi formátu { $found }, ale známá je jen verze { $known }; zkompilujte ho znovu
lexicon-bytes-alphabet = zkompilovaný slovník má abecedu s jiným počtem písmen: { $found }, ne { $known }
lexicon-bytes-length = zkompilovaný slovník má bajtů { $found }, ale zapsáno jich bylo { $expected }; zkompilujte ho znovu
lexicon-bytes-checksum = zkompilovaný slovník je poškozený: kontrolní součet nesouhlasí; zkompilujte ho znovu
lexicon-bytes-node = zkompilovaný slovník je poškozený: uzel { $node } nikam nevede; zkompilujte ho znovu
