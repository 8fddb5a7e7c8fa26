tours = Recorridos
close = Cerrar
left-step = La página ya no muestra la ejecución de este paso.
back-to-step = Volver al paso
