// The files of the built page in this package.

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const siteFolder = fileURLToPath(new URL('../site', import.meta.url));

/** Returns all files of a folder, relative to it, with forward slashes. */
export function listFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/')).sort();
}
