## Valorile resturilor: ce nu e în regulă cu un fișier.

leaves-bytes-other = acesta nu este un tabel cu valorile resturilor
leaves-bytes-length =
    fișierul cu valorile resturilor are { $found ->
        [one] { $found } octet
        [few] { $found } octeți
       *[other] { $found } de octeți
    }, dar ar trebui să aibă { $expected }; faceți-l din nou
leaves-bytes-checksum = fișierul cu valorile resturilor este deteriorat: suma de control nu corespunde; faceți-l din nou
leaves-bytes-foreign = valorile resturilor au fost începute cu alte cuvinte, alte jetoane sau altă tablă
