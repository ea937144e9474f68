/**
 * `npm run tool`: lists the commands of this workspace that have no script of their own, and
 * `npm run tool facts` runs one. A command is found by its place: `facts/main.ts` or `export-pages-main.ts`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { repository } from "./repository.ts";

/** What has a script of its own, or is a step of the build, is not here: a bench, `tools/make`. */
const isCommand = (path: string): boolean =>
  path.endsWith("-main.ts") || /^(?:tools\/(?:data|publish)|checks)\/.+\/main\.ts$/.test(path);

const nameOf = (path: string): string =>
  path.endsWith("-main.ts") ? basename(path, "-main.ts") : basename(dirname(path));

const commands = new Map(
  ["tools", "checks", "bench"]
    .flatMap((folder) =>
      readdirSync(`${repository}${folder}`, { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter(isCommand)
    .map((path) => [nameOf(path), path] as const),
);

const [name, ...given] = process.argv.slice(2);
const path = commands.get(name ?? "");
if (path === undefined) {
  if (name !== undefined) console.error(`No command is called ${name}.`);
  console.log(
    `npm run tool <name>, where the name is one of:\n  ${[...commands.keys()].sort().join("\n  ")}`,
  );
  process.exit(name === undefined ? 0 : 2);
}
process.exitCode =
  spawnSync(process.execPath, [...process.execArgv, repository + path, ...given], {
    stdio: "inherit",
  }).status ?? 1;
