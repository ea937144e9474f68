import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/**
 * How many files a request may enter. The aim is 15 for a cached answer and 32 for a new record; until then
 * no change may make a walk longer. `npm run walk -- /v1/lgas/Ikeja` names the files.
 */
const MOST = { first: 47, second: 46, cached: 19 };

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

it("lets no request enter more files than before", () => {
  const text = execFileSync(
    process.execPath,
    ["--conditions=naijaref-source", "--import", "tsx", main, "/v1/lgas/Ikeja"],
    { encoding: "utf8", env: { ...process.env, WALK_COUNTS: "yes" } },
  );
  // The others are lines of the service's log.
  const line = text.split("\n").find((one) => one.startsWith('{"first"')) ?? "";
  const counts = JSON.parse(line) as Record<keyof typeof MOST, number>;
  for (const [walk, most] of Object.entries(MOST))
    expect(counts[walk as keyof typeof MOST], walk).toBeLessThanOrEqual(most);
});
