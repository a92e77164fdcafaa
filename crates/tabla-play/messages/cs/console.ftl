## The console: menus, prompts, boards.

house-title = Tabla
