/** `prepack library`: makes what a package holds, if it is not there yet, and puts the licences beside it. */
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { repository } from "../../repository.ts";

const [step = ""] = process.argv.slice(2);

const { status } = spawnSync(
  process.execPath,
  ["--import", "tsx", `${repository}tools/make/build/main.ts`, step],
  // What is printed is the list of files, where a program asked for it.
  { cwd: repository, stdio: ["ignore", process.stderr, process.stderr] },
);
if (status !== 0) process.exit(1);
const { files } = JSON.parse(readFileSync("package.json", "utf8")) as { files: string[] };
for (const file of ["LICENSE", "LICENSE-DATA", "ATTRIBUTION.md"]) {
  if (files.includes(file)) copyFileSync(repository + file, file);
}
