## Mesele din navigator: ce poate fi greșit într-o dorință din afară, la orice joc.

desk-setup = aceasta nu descrie niciun joc: { $detail }
desk-act = așa ceva nu se face în acest joc
desk-question = la o asemenea întrebare jocul nu răspunde: { $detail }
desk-format = aici nu există formatul „{ $format }”; formatele sunt { $formats }
desk-ply =
    nu există poziție după { $ply ->
        [one] { $ply } mutare
        [few] { $ply } mutări
       *[other] { $ply } de mutări
    }; partida are { $last }
desk-nothing-to-undo = nu este nimic de luat înapoi
desk-nothing-to-redo = nu este nimic de jucat din nou
desk-jewels-contest = concursul nu are tabla „{ $name }”; tablele lui sunt { $boards }
desk-jewels-stopped = partida s-a terminat: a fost oprită
