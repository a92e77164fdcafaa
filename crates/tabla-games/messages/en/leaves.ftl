## Values of leaves: what is wrong with a file of them.

leaves-bytes-other = this is no table of leave values
leaves-bytes-length = the file of leave values has { $found } bytes where { $expected } are right; make it again
leaves-bytes-checksum = the file of leave values is damaged: its checksum is wrong; make it again
leaves-bytes-foreign = the leave values were begun with other words, other tiles or another board
