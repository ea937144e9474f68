import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { NamedEntry, NameIndex, NameIndexOptions } from "naijaref/search";

/** What makes an index of names: all that is measured of a commit. */
export type CreateIndex = (entries: readonly NamedEntry[], options: NameIndexOptions) => NameIndex;

const repository = fileURLToPath(new URL("../../", import.meta.url));
/** The library needs nothing outside this folder, and its engine no generated module in it. */
const LIBRARY = "packages/naijaref/src";
/** Where a commit has `createNameIndex`: today, and before the engine had a folder of its own. */
const MODULES = ["search/engine/name-index.ts", "search/name-index.ts"];

const git = (...parameters: readonly string[]): Buffer =>
  execFileSync("git", parameters, {
    cwd: repository,
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 28,
  });

/** The full name of a commit; undefined if this clone does not have it. */
export function nameCommit(commit: string): string | undefined {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${commit}^{commit}`)
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** Bundles an engine as the service's build does, and loads it as a module of its own. */
async function load(library: string, bundle: string): Promise<CreateIndex> {
  const module = MODULES.map((path) => join(library, path)).find(existsSync);
  if (module === undefined) throw new Error(`the commit has none of ${MODULES.join(", ")} in ${LIBRARY}`);
  await build({
    entryPoints: [module],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    conditions: ["naijaref-source"],
    logLevel: "warning",
  });
  const { createNameIndex } = await import(pathToFileURL(bundle).href);
  return createNameIndex;
}

/**
 * The engine of a commit, and that of the files as they are, which need not be committed.
 *
 * @param commit its full name, from `nameCommit`.
 */
export async function loadEngines(commit: string): Promise<{ earlier: CreateIndex; now: CreateIndex }> {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-engines-"));
  try {
    const earlier = join(folder, "earlier");
    mkdirSync(earlier);
    execFileSync("tar", ["-x", "-C", earlier], { input: git("archive", commit, LIBRARY) });
    return {
      earlier: await load(join(earlier, LIBRARY), join(folder, "earlier.mjs")),
      now: await load(join(repository, LIBRARY), join(folder, "now.mjs")),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
