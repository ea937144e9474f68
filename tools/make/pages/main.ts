import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, wholeStyle } from "./bundle.ts";
import { changesModule } from "./changes.ts";
import { checkoutModule } from "./checkout.ts";
import { lettersModule } from "./letters.ts";
import { saidModule } from "./said.ts";

/**
 * Writes what the pages show of the data's history and of the examples, and builds their scripts and styles.
 * Part of `npm run build`.
 */

const generated = fileURLToPath(new URL("../../../packages/pages/src/generated/", import.meta.url));

mkdirSync(generated, { recursive: true });
const write = (name: string, text: string): void => writeFileSync(`${generated}${name}.ts`, text);
write("changes", changesModule());
write("checkout", checkoutModule());
write("said", saidModule());
write("letters", lettersModule());

const style = await wholeStyle("pages/src/styles/first.css");
write(
  "first-style",
  `// Written by npm run build.
export const firstStyle = ${JSON.stringify(style)};

/** Its SHA-256 in base64, by which the policy of the pages allows it. */
export const firstStyleHash = ${JSON.stringify(createHash("sha256").update(style).digest("base64"))};
`,
);

const { assets, imports, files, offlineFiles } = await bundle();
write(
  "assets",
  `// Written by npm run build.
export const assets = ${JSON.stringify(assets, null, 2)} as const;

export const imports: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(imports, null, 2)};

export const assetFiles: readonly string[] = ${JSON.stringify(files)};

export const offlineFiles: readonly string[] = ${JSON.stringify(offlineFiles)};
`,
);
