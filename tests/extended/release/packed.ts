import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { manifestOf, type PUBLISHED, packAll, tarballOf } from "../../../tools/publish/release/release.ts";
import { makeFolder } from "../../start/folder.ts";
import { oncePerRun } from "../../start/once-per-run.ts";
import { run } from "../../start/programs.ts";

/** The folder with the packages as `npm pack` makes them, once for all files of tests of a run. */
export const packedPackages = (): Promise<string> => oncePerRun("packed", packAll);

/** The file of one of them. */
export const packed = async (name: (typeof PUBLISHED)[number]): Promise<string> =>
  join(await packedPackages(), tarballOf(manifestOf(name)));

const TSC = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));

/** An empty project of somebody who installed some of them, until the tests of the file are over. */
export async function installed(...names: readonly (typeof PUBLISHED)[number][]) {
  const folder = makeFolder();
  writeFileSync(join(folder, "package.json"), '{"name":"user","private":true,"type":"module"}');
  const tarballs = await Promise.all(names.map(packed));
  await run(folder, ["npm", "install", "--offline", "--no-audit", "--no-fund", ...tarballs]);
  const node = async (kind: "module" | "commonjs", script: string): Promise<string> =>
    (await run(folder, [process.execPath, `--input-type=${kind}`, "--eval", script])).out;
  /** Compiles files of the project, as strictly as it goes. */
  const compile = (...files: readonly string[]) => {
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022"];
    return run(folder, [process.execPath, TSC, ...options, ...files]);
  };
  return { folder, tarballs, node, compile };
}
