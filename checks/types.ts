/**
 * Checks the types of everything: of `tests/extended/conformance/` where `npm ci --prefix tests/extended/conformance` was run. What
 * has not changed since the last time is not checked again.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

for (const folder of [".", "tests/extended/conformance"]) {
  if (!existsSync(`${folder}/node_modules`)) {
    console.log(
      `${folder}/ is not installed (npm ci --prefix tests/extended/conformance): its types are not checked.`,
    );
    continue;
  }
  const tsc = ["node_modules/typescript/bin/tsc", "--noEmit", "-p", folder];
  tsc.push("--incremental", "--tsBuildInfoFile", `${folder}/node_modules/.cache/types.tsbuildinfo`);
  const { status } = spawnSync(process.execPath, tsc, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
