import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writePackageAttribution } from "../../data/facts/attribution.ts";
import { readTable } from "../../data/table/index.ts";
import { writeCommonJs } from "./commonjs.ts";
import { writeDeclarations } from "./declarations.ts";
import { entriesOf } from "./entries.ts";
import { writeModules } from "./modules.ts";

/** Builds the package of the library from its source, and from the declarations that the compiler wrote. */

const source = fileURLToPath(new URL("../../../packages/naijaref/src/", import.meta.url));
const attribution = new URL("../../../packages/naijaref/ATTRIBUTION.md", import.meta.url);
const dist = fileURLToPath(new URL("../../../packages/naijaref/dist/", import.meta.url));

// Only the declarations are new.
for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" }))
  if (/\.(?:c?js|cjs|txt|1)$/.test(path)) rmSync(join(dist, path));
const entries = entriesOf(source);
writeDeclarations(dist, entries);
await writeModules(source, dist, entries);
writeCommonJs(dist);
writeFileSync(attribution, writePackageAttribution(readTable("sources")));
