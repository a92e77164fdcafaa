# Tabla
