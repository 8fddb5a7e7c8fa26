no-wasm = hyperfly a besoin de WebAssembly. Ce navigateur ne l’a pas, ou la politique de ce site l’interdit (script-src 'wasm-unsafe-eval').
no-start = hyperfly ne peut pas démarrer : une de ses parties n’a pas pu être chargée, ou ce navigateur est trop ancien.
stopped = hyperfly s’est arrêté à cause d’une erreur interne. Son adresse conserve vos réglages : rouverte, la page les affiche de nouveau.
slow = Chargement en cours …
again = Rouvrir
report = Copier le rapport
