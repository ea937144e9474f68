import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../repository.ts";
import { pruneBuilt, writeCommonJs } from "./commonjs.ts";

const isCompiled = (path: string): boolean => !path.startsWith("browser");

/** Adds the CommonJS modules to a package that the compiler alone builds: `tsx others.ts elements`. */
for (const name of process.argv.slice(2)) {
  const root = `${repository}packages/${name}/`;
  const dist = join(root, "dist/");
  rmSync(join(dist, "require"), { recursive: true, force: true });
  pruneBuilt(join(root, "src"), dist, isCompiled);
  writeCommonJs(dist, isCompiled);
  // Its types name only the library's, which are CommonJS already. Those of the elements need words of their
  // own.
  if (name === "polling-units") copyFileSync(join(dist, "index.d.ts"), join(dist, "require/index.d.cts"));
}
