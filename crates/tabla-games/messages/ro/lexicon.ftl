## Listele de cuvinte: ce nu e în regulă cu o listă și cu una compilată.

lexicon-list = rândul { $line }: „{ $text }” nu este un cuvânt: { $because }
lexicon-word-character = „{ $character }” nu este niciuna dintre literele de la A la Z
lexicon-word-short = are o singură literă, iar cuvintele au între 2 și 26
lexicon-word-long =
    { $count ->
        [one] are { $count } literă, iar cuvintele au între 2 și 26
        [few] are { $count } litere, iar cuvintele au între 2 și 26
       *[other] are { $count } de litere, iar cuvintele au între 2 și 26
    }
lexicon-bytes-other = aceasta nu este o listă de cuvinte compilată
lexicon-bytes-version = lista de cuvinte compilată are versiunea { $found } a formatului, dar se cunoaște doar versiunea { $known }; compilați-o din nou
lexicon-bytes-alphabet =
    lista de cuvinte compilată este pentru un alfabet de { $found ->
        [one] { $found } literă
        [few] { $found } litere
       *[other] { $found } de litere
    }, nu de { $known }
lexicon-bytes-length =
    lista de cuvinte compilată are { $found ->
        [one] { $found } octet
        [few] { $found } octeți
       *[other] { $found } de octeți
    }, dar au fost scriși { $expected }; compilați-o din nou
lexicon-bytes-checksum = lista de cuvinte compilată este deteriorată: suma de control nu corespunde; compilați-o din nou
lexicon-bytes-node = lista de cuvinte compilată este deteriorată: nodul { $node } nu duce nicăieri; compilați-o din nou
