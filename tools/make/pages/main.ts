import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Layer } from "../../../packages/pages/src/map/layer.ts";
import { readTable } from "../../data/table/index.ts";
import { repository } from "../../repository.ts";
import { bundle, wholeStyle } from "./bundle.ts";
import { MAPS, readDrawn } from "./maps.ts";
import { saidModule } from "./said.ts";

function changesModule(): string {
  const changes = readTable("changes")
    .map(({ date, dataset, change }) => ({ date, dataset, change }))
    .reverse();
  return `export const changes: readonly { readonly date: string; readonly dataset: string; readonly change: string }[] = ${JSON.stringify(changes, null, 2)};
`;
}

/** The colours of the styles by day, as numbers: pictures have them too. */
function coloursModule(): string {
  const colours = ["tokens", "map"].flatMap((name) => {
    const [day = ""] = readFileSync(`${source}styles/${name}.css`, "utf8").split("prefers-color-scheme");
    return [...day.matchAll(/--([\w-]+): #([0-9a-f]{3,6});/g)].map(([, of = "", digits = ""]) => [
      of,
      Number.parseInt(digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits, 16),
    ]);
  });
  return `export const colours = ${JSON.stringify(Object.fromEntries(colours), null, 2)} as const;
`;
}

const FILE = `${repository}examples/checkout/index.html`;

const TEMPLATE = `${repository}packages/pages/src/tools/form/checkout.template`;

/** The example of a checkout as a module of the explorer: its whole text to copy, and its form to show. */
function checkoutModule(): string {
  const text = readFileSync(FILE, "utf8");
  const [, form] = /<form id="checkout">\n(.*?)\n\s*<\/form>/s.exec(text) ?? [];
  if (form === undefined) throw new Error(`${FILE} has no form with the id checkout`);
  return `/** The whole file. */
export const text = ${JSON.stringify(text)};

export const form = ${JSON.stringify(form)};

/** What the page writes a form from that needs no package. */
export const template = ${JSON.stringify(readFileSync(TEMPLATE, "utf8"))};
`;
}

/**
 * Writes what the pages show of the data's history and of the examples, and builds their scripts and styles.
 * Part of `npm run build`.
 */

const source = `${repository}packages/pages/src/`;
const generated = `${source}generated/`;

const mapModule = (layer: Layer): string => `import type { Layer } from "../../map/layer.ts";

export const layer: Layer = ${JSON.stringify(layer)};
`;

mkdirSync(`${generated}map`, { recursive: true });
const write = (name: string, text: string): void =>
  writeFileSync(`${generated}${name}.ts`, `// Written by npm run build.\n${text}`);
for (const [name, layer] of Object.entries(MAPS)) write(`map/${name}`, mapModule(layer));
write(
  "map/around",
  `/** The land of the neighbouring countries, in units of the map of LGAs. From Natural Earth, public domain. */
export const around: readonly string[] = ${JSON.stringify(readDrawn("map/drawn/around"))};
`,
);
// The licence asks that its notice goes with the outlines, so no bundler may leave it out.
write(
  "letters",
  `/*! Outlines of letters from Source Sans 3, copyright Adobe, under the SIL Open Font License 1.1. */
/** The width of each letter in thousandths of its size, and its outline as the path of a shape. */
export const letters: Readonly<Record<string, readonly [width: number, path: string]>> = ${JSON.stringify(Object.fromEntries(readDrawn("picture/letters") as [string, unknown][]))};
`,
);
write("colours", coloursModule());
write(
  "page-rows",
  `/** Pages, each with the words by which it is found beside its name. */
export const pageRows: readonly Readonly<Record<"name" | "address" | "note" | "words", string> & { isTool: boolean }>[] = ${JSON.stringify(readDrawn("search/pages"))};
`,
);
write("changes", changesModule());
write("checkout", checkoutModule());
write("said", saidModule());

const style = await wholeStyle("pages/src/styles/first.css");
write(
  "first-style",
  `export const firstStyle = ${JSON.stringify(style)};

/** Its SHA-256 in base64, by which the policy of the pages allows it. */
export const firstStyleHash = ${JSON.stringify(createHash("sha256").update(style).digest("base64"))};
`,
);

const { assets, imports, files } = await bundle();
write(
  "assets",
  `export const assets = ${JSON.stringify(assets, null, 2)} as const;

export const imports: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(imports, null, 2)};

export const assetFiles: readonly string[] = ${JSON.stringify(files)};
`,
);
