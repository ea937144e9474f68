import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What the TypeScript compiler writes for one source file. */
const BUILT = /(?:\.d\.ts|\.js)$/;

/**
 * Removes the built files whose source file was renamed or removed. The compiler leaves them, and `npm pack`
 * would put them into the package.
 */
export function pruneBuilt(source: string, built: string): void {
  if (!existsSync(built)) return;
  for (const file of readdirSync(built, { recursive: true, encoding: "utf8" })) {
    if (BUILT.test(file) && !existsSync(join(source, file.replace(BUILT, ".ts")))) rmSync(join(built, file));
  }
}
