// Writes dist/hydrated.html: the page with the HTML of a server, as of a Vite project with server-side rendering.

import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './server/server.js';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/hydrated.html', page.replace('<!--app-->', render()));
