import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** How many files a request may enter at most. `npm run walk -- /v1/lgas/Ikeja` names them. */
const MOST = { first: 32, second: 32, cached: 15 };

const main = fileURLToPath(new URL("../../../bench/walk/main.ts", import.meta.url));

it("lets a new record enter at most 32 files, and a cached answer at most 15", () => {
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
