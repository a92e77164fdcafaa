# The words of the games that are here for tests alone.
heap-no-number = one takes 1, 2 or 3
heap-too-many = only { $left } stones are left
heap-form = a heap is written as 21/1
heap-stones = { $left } stones are too many
heap-side = there is no player { $number }
pot-no-word = one says 'stop' or 'again'
pot-not-now = there is nothing to choose now
pot-no-position = it is no position of this game
