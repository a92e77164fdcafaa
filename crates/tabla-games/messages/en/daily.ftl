# What the house says of the tasks of a day.

daily-no-help = in a task of the day nothing is taken back, and nobody helps
daily-none = there is no task for '{ $text }' in this game
daily-not-yet = the tasks of { $day } are given out when the day begins
