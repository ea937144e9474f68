/**
 * `npm run tool integrity`: builds the elements for pages without a bundler, and prints the lines for such a page:
 * the one file of all elements with its hash, and the hashes of the parts that it loads later.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { browserFolder, buildForBrowsers } from "./build-for-browsers.ts";

const address = (process.argv[2] ?? "naijaref-elements").replace(/\/$/, "");

const hashOf = (file: string): string =>
  `sha384-${createHash("sha384")
    .update(readFileSync(`${browserFolder}/${file}`))
    .digest("base64")}`;

await buildForBrowsers();
const parts = readdirSync(browserFolder).filter((file) => file.startsWith("part-"));
const integrity = Object.fromEntries(parts.map((file) => [`${address}/${file}`, hashOf(file)]));

process.stdout.write(
  [
    "<!-- Browsers check the parts by this map; older ones leave it aside. -->",
    `<script type="importmap">${JSON.stringify({ integrity }, null, 2)}</script>`,
    `<script type="module" src="${address}/index.js" integrity="${hashOf("index.js")}" crossorigin="anonymous"></script>`,
    "",
  ].join("\n"),
);
