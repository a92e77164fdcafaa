# Alte sisteme decât Linux și variante din care lipsește ceva.

process-unconfined = numai Linux are izolare pentru programe, iar aici nu s-a pornit nimic: cu `--trust` programul rulează fără restricții și poate citi, schimba și trimite tot ce puteți și dumneavoastră
sandbox-absent = Acest sistem nu are izolare: programul rulează fără restricții și poate citi, schimba și trimite tot ce puteți și dumneavoastră. Când îi expiră timpul, este oprit împreună cu tot ce a pornit.
serve-left-out = această variantă a programului `tabla` nu are jocul în browser; îl are varianta cu funcția `web`
