// Bundles frameworks.js: `node build.mjs PACKAGES OUT`, where PACKAGES has the node_modules of package.json.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [packages, out] = process.argv.slice(2);
const require = createRequire(resolve(packages, "package.json"));
const { build } = require("esbuild");
const { compile } = require("svelte/compiler");

const svelte = {
  name: "svelte",
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, "utf8"), { filename: path, generate: "client" });
      return { contents: js.code, loader: "js" };
    });
  },
};

await build({
  entryPoints: [new URL("frameworks.js", import.meta.url).pathname],
  bundle: true,
  format: "iife",
  conditions: ["browser"],
  // Frameworks report mistakes only in development.
  define: {
    "process.env.NODE_ENV": '"development"',
    __VUE_OPTIONS_API__: "true",
    __VUE_PROD_DEVTOOLS__: "false",
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "true",
  },
  nodePaths: [resolve(packages, "node_modules")],
  plugins: [svelte],
  outfile: out,
  logLevel: "error",
});
