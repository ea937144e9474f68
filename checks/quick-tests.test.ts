import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/**
 * `npm run test:quick` runs the tests beside the code. Those that start a process, a browser or the service
 * stand in a folder `test/`.
 */

const root = fileURLToPath(new URL("..", import.meta.url));

const isBesideCode = (path: string): boolean =>
  path.endsWith(".test.ts") && !/(^|\/)(node_modules|dist|test)\//.test(path);

const STARTS =
  /from "(?:node:child_process|playwright-core|[./\w-]*\/test\/(?:chromium|installed|runtimes|service)\.ts)"/;

it.each(["packages", "tools", "checks", "bench"])("of %s start nothing", (folder) => {
  const files = readdirSync(root + folder, { recursive: true, encoding: "utf8" }).filter(isBesideCode);
  const slow = files.filter((file) => STARTS.test(readFileSync(`${root}${folder}/${file}`, "utf8")));
  expect(slow).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});
