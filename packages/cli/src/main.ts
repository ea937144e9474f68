import { keepTables } from "../../naijaref/src/search/stored-tables.ts";
import { cachedTables } from "./cached-tables.ts";
import { openOutput } from "./output.ts";
import { run } from "./run.ts";
import { EXIT } from "./usage-error.ts";

const end = (problem: string | undefined): never => {
  if (problem !== undefined) process.stderr.write(`naijaref: ${problem}\n`);
  process.exit(problem === undefined ? EXIT.found : EXIT.misuse);
};

async function main(): Promise<void> {
  process.exitCode = await run(
    process.argv.slice(2),
    openOutput(end),
    () => process.stdin,
    (code) => process.exit(code),
  );
}

// An index is built once, and not at each start.
keepTables(cachedTables);
void main();
