# What the page's supervisor says (web/alive.js) where the page itself cannot: it does not start, or has stopped. These texts are in
# its script, of all languages: keep them short, and without variables.

no-wasm = hyperfly needs WebAssembly. This browser does not have it, or the policy of this site forbids it (script-src 'wasm-unsafe-eval').
no-start = hyperfly cannot start: a part of it could not be loaded, or this browser is too old for it.
# The page's own program has ended with an error. "Open again" is the button below it.
stopped = hyperfly has stopped because of an internal error. The address still holds your settings: open it again to see the same.
# Something that the page needs is on its way, and takes long.
slow = Still loading …
# The button: the same page, loaded anew.
again = Open again
# The button: version, address and error, for who is to mend it.
report = Copy the report
