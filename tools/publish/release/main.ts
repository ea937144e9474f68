/**
 * `npm run release -- <version>`: all files of a release in one folder. VERIFYING.md says how others check
 * them, and docs/releasing.md what a person does then.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Command, readCommand } from "../../command.ts";
import { repository } from "../../repository.ts";
import { manifestOf, PUBLISHED, packAll, problemsOf, writeRelease } from "./release.ts";

const USAGE = `npm run release -- <version> [--folder <folder>] [--repository <address>]

  <version>     that of the packages, such as 0.1.0
  --folder      where the files go: it must be empty, or not exist; release/<version> if it is left out
  --repository  the public repository, such as https://github.com/owner/naijaref: server.json needs it
`;

const command: Command<"folder" | "repository"> = readCommand(USAGE, ["folder", "repository"]);

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

const [version, ...others] = command.positionals;
if (version === undefined || others.length > 0) command.stop("Name one version.");
const manifests = PUBLISHED.map(manifestOf);
for (const { name, version: own } of manifests)
  if (own !== version)
    command.stop(`${name} has the version ${own}: set it to ${version} in its package.json.`);
const problems = manifests.flatMap(problemsOf);
if (problems.length > 0) command.stop(problems.join("\n"));
const folder = command.values.folder ?? join(repository, "release", version);
command.requireEmpty(folder);
if (run("git", "status", "--porcelain").trim() !== "")
  command.stop("There are changes without a commit: the release must name the commit that it is made from.");
const [commit = "", date = ""] = run("git", "log", "-1", "--format=%H %cs").trim().split(" ");

const began = performance.now();
run("npm", "run", "--silent", "build");
console.log(run("npm", "run", "--silent", "downloads").trim());
const packages = mkdtempSync(join(tmpdir(), "naijaref-packed-"));
packAll(packages);
const files = writeRelease(
  folder,
  { version, date, repository: command.values.repository },
  { packages, downloads: join(repository, "downloads", (await import("naijaref/about")).dataVersion) },
);
rmSync(packages, { recursive: true });
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `${files} files of ${version}, made from ${commit.slice(0, 12)}, in ${folder}, in ${minutes} minutes`,
);
if (command.values.repository === undefined) console.log("Without --repository there is no server.json.");
