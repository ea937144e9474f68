import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Whether `npm ci --prefix tests/extended/conformance` has installed what `conformance/package.json` names. Where it has not, tests
 * that need it are skipped by name; with CI=true they fail.
 */
export const isInstalled: boolean = existsSync(
  fileURLToPath(new URL("node_modules/.package-lock.json", import.meta.url)),
);

/** A program that a package of conformance/ brings. */
export const binary = (name: string): string =>
  fileURLToPath(new URL(`node_modules/.bin/${name}`, import.meta.url));
