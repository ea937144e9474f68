import { execFileSync } from "node:child_process";
import { createHash, type Hash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** In a folder that `npm ci` removes first, so an installation always builds. */
const noteOf = (repository: string): string => join(repository, "node_modules/.built");

/** Tests are built into nothing. */
const TEST = /\.test\.ts$|^tests\//;

/** Where the default steps write. `npm pack` writes the browsers' files, `npm run build worker` the worker's. */
const MADE = [
  "packages/*/dist/**",
  "packages/*/src/**",
  ":!packages/elements/dist/browser/**",
  ":!packages/server/dist/worker/**",
];

export function isBuilt(repository: string): boolean {
  try {
    return readFileSync(noteOf(repository), "utf8") === stateOf(repository);
  } catch {
    return false;
  }
}

/** Notes that all was built. It cannot be noted without git, and then each build makes everything. */
export function noteBuilt(repository: string): void {
  try {
    writeFileSync(noteOf(repository), stateOf(repository));
  } catch {
    rmSync(noteOf(repository), { force: true });
  }
}

/** A hash of the sources' content, and of the sizes and times of what was made, which git ignores. */
function stateOf(repository: string): string {
  const hash = addSources(createHash("sha256").update(process.version), repository);
  for (const path of listFiles(repository, ["--others", "--ignored"], MADE)) {
    const { size, mtimeMs } = statSync(join(repository, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Adds the files below some paths to a hash, without tests. Throws where there is no git to list them. */
export function addSources(hash: Hash, repository: string, among?: readonly string[]): Hash {
  for (const path of listFiles(repository, ["--cached", "--others"], among))
    if (!TEST.test(path)) hash.update(path).update(readFileSync(join(repository, path)));
  return hash;
}

function listFiles(repository: string, kinds: readonly string[], among: readonly string[] = ["."]): string[] {
  const options = ["ls-files", "-z", "--exclude-standard", ...kinds, "--", ...among];
  const listed = execFileSync("git", options, {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 2 ** 27,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return listed.split("\0").filter((path) => path !== "");
}
