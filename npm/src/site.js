// The address of the folder that contains embed.html. It is never guessed: define() or the Vite plugin name it.

let address;

export const setSite = (site) => (address = String(site).replace(/\/*$/, '/'));

// The plugin replaces the name, or defines it as a global variable during development.
export const site = () => address ?? (typeof __HYPERFLY_SITE__ === 'string' ? __HYPERFLY_SITE__ : 'about:blank');
