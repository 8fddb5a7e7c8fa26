#!/usr/bin/env node
// npx hyperfly-fft copy FOLDER: copies the page of the figures into a folder of a site.

import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { listFiles, siteFolder } from './files.js';

const [command, folder, ...rest] = process.argv.slice(2);
if (command !== 'copy' || !folder || rest.length) {
  console.error('Usage: npx hyperfly-fft copy FOLDER, for example public/hyperfly');
  process.exit(2);
}
const target = resolve(folder);
// Removes files of an earlier copy; their names contain hashes, so that they would stay for ever. Other files are left alone.
const list = join(target, 'integrity.json');
const earlier = existsSync(list) ? Object.keys(JSON.parse(readFileSync(list, 'utf8')).files) : [];
for (const name of earlier) {
  const file = join(target, name);
  if (file.startsWith(target + sep)) rmSync(file, { force: true });
}
cpSync(siteFolder, target, { recursive: true });
console.log(`${listFiles(siteFolder).length} files in ${target}`);
