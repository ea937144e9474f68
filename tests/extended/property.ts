/**
 * `npm run test:extended -- property`: runs the property tests alone, with a new seed and three times as many
 * inputs as `npm test`.
 * `--seed N` makes the inputs of another run again, `--times M` makes M times as many.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const FOLDERS = ["packages", "tools", "checks", "bench", "tests"];

const { values, positionals } = parseArgs({
  options: {
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
    times: { type: "string", default: "3" },
  },
  allowPositionals: true,
});

for (const [name, value] of Object.entries(values)) {
  if (!/^[0-9]+$/.test(value)) throw new Error(`--${name} must be a whole number.`);
}

const files = positionals.length > 0 ? positionals : FOLDERS.flatMap(propertyTestsIn);
const again = `npx tsx tests/extended/property.ts --seed ${values.seed} --times ${values.times}`;
console.log(`${files.length} files with property tests: ${again}`);
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...files], {
  env: { ...process.env, PROPERTY_SEED: values.seed, PROPERTY_TIMES: values.times },
  stdio: "inherit",
});
if (status !== 0) console.error(`To make the same inputs again: ${again}`);
process.exitCode = status ?? 1;

/** The tests below a folder that import fast-check, themselves or by a file beside them. */
function propertyTestsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts") && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .map((path) => join(folder, path))
    .filter(makesInputs);
}

function makesInputs(path: string): boolean {
  const text = readFileSync(path, "utf8");
  return (
    text.includes('from "fast-check"') ||
    [...text.matchAll(/^(?:import|export) .*from "(\.\/[^"]+\.ts)";$|^\} from "(\.\/[^"]+\.ts)";$/gm)].some(
      ([, inOneLine, inSeveral = ""]) => {
        const beside = inOneLine ?? inSeveral;
        return (
          !beside.endsWith(".test.ts") &&
          readFileSync(join(path, "..", beside), "utf8").includes('from "fast-check"')
        );
      },
    )
  );
}
