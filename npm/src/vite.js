import { createReadStream, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles, siteFolder } from './files.js';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the page of the figures from `folder` during development, and adds it to the build. */
export default function hyperfly({ folder = 'hyperfly' } = {}) {
  let base = '/';
  return {
    name: 'hyperfly-fft',
    config(config) {
      return { define: { __HYPERFLY_SITE__: JSON.stringify(`${config.base || '/'}${folder}/`) } };
    },
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      const files = new Set(listFiles(siteFolder));
      const prefix = `${base.startsWith('/') ? base : '/'}${folder}/`;
      server.middlewares.use((request, response, next) => {
        const path = decodeURI(request.url.split(/[?#]/)[0]);
        const name = path.slice(prefix.length) || 'index.html';
        if (!path.startsWith(prefix) || !files.has(name)) return next();
        response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
        createReadStream(join(siteFolder, name)).pipe(response);
      });
    },
    generateBundle() {
      if (this.environment?.config.consumer === 'server') return;
      for (const name of listFiles(siteFolder)) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(join(siteFolder, name)) });
      }
    },
  };
}
