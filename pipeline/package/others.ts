import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeCommonJs } from "./commonjs.ts";

/** Adds the CommonJS modules to a package that the compiler alone builds: `tsx others.ts elements`. */
for (const name of process.argv.slice(2)) {
  const dist = fileURLToPath(new URL(`../../packages/${name}/dist/`, import.meta.url));
  rmSync(join(dist, "require"), { recursive: true, force: true });
  writeCommonJs(dist, (path) => !path.startsWith("browser"));
  // Its types name only the library's, which are CommonJS already. Those of the elements need words of their
  // own.
  if (name === "polling-units") copyFileSync(join(dist, "index.d.ts"), join(dist, "require/index.d.cts"));
}
