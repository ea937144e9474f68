import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const BUILT = /(?:\.d\.ts|\.js)$/;

/**
 * Removes the built files whose source file was renamed or removed. The compiler leaves them, and `npm pack`
 * would put them into the package.
 */
export function pruneBuilt(source: string, built: string, isCompiled: (file: string) => boolean): void {
  for (const file of readdirSync(built, { recursive: true, encoding: "utf8" })) {
    const isGone = BUILT.test(file) && !existsSync(join(source, file.replace(BUILT, ".ts")));
    if (isGone && isCompiled(file)) rmSync(join(built, file));
  }
}
