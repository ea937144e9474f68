/**
 * `npm run tool`: lists the commands of this workspace that have no script of their own, and
 * `npm run tool facts` runs one. A command is found by its place: `facts/main.ts` or `draw-map-main.ts`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("..", import.meta.url));

/** `tools/make` has the steps of the build, which `npm run build` runs, beside a few commands. */
const isCommand = (path: string): boolean =>
  /-main\.ts$/.test(path) || (/\/main\.ts$/.test(path) && !path.startsWith("tools/make/"));

const nameOf = (path: string): string =>
  path.endsWith("-main.ts") ? basename(path, "-main.ts") : basename(dirname(path));

const commands = new Map(
  ["tools", "checks", "bench/match/fit"]
    .flatMap((folder) =>
      readdirSync(`${repository}${folder}`, { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => isCommand(path) && path.split("/").length > 2)
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
