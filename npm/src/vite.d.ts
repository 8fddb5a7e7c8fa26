import type { Plugin } from 'vite';

/** Serves the page of the figures during development, and adds it to the build. */
export default function hyperfly(options?: {
  /** Folder below the base of the site; `hyperfly` by default. */
  folder?: string;
}): Plugin;
