import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

/**
 * Budgets of what people load: `sizes.json` has what each thing took when `npm run bench:start-up --
 * --budgets` measured it last. Data grows: a test fails only where more than a twentieth was added since.
 */

const FILE = new URL("sizes.json", import.meta.url);

/** How much larger, as a share of what was measured, a thing may become before somebody must look. */
const SLACK = 0.05;

const readSizes = (): Record<string, number> =>
  JSON.parse(readFileSync(FILE, "utf8")) as Record<string, number>;

/**
 * For a test: the bytes of a thing are within its budget. `npm run bench:start-up -- --budgets` writes them
 * down instead.
 */
export function expectWithinBudget(name: string, bytes: number): void {
  if (process.env["WRITE_SIZES"] === "true") {
    const sizes = Object.entries({ ...readSizes(), [name]: bytes }).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
    return;
  }
  const most = Math.ceil((readSizes()[name] ?? 0) * (1 + SLACK));
  const why = `${name} takes ${bytes} bytes, of ${most}. If that is meant, run npm run bench:start-up -- --budgets.`;
  expect(bytes, why).toBeLessThanOrEqual(most);
  // What became much smaller gets a smaller budget, or anything could be added again unseen.
  expect(bytes, `${why} It became much smaller.`).toBeGreaterThan(most * 0.7);
}

/** What a page imports together, by the entry. */
const MEASURED = {
  places: ["findState", "findLga", "listStates, lgasOfState", "wardsOfLga"],
  banks: ["findBank", "checkAccount"],
  elections: ["findConstituency"],
  phones: ["parsePhone", "formatPhoneAsTyped"],
  plates: ["parsePlate"],
  search: ["searchPlaces", "suggest", "createNameIndex"],
  schema: [
    ...["phone", "locality", "plate", "state", "lga", "ward", "bank", "account", "accountNumber"],
    ...["constituency", "pollingUnit", "point", "form, field, optional", "forZod", "forValibot"],
  ],
};

export const IMPORTS: readonly { readonly names: string; readonly entry: string }[] = Object.entries(
  MEASURED,
).flatMap(([entry, all]) => all.map((names) => ({ names, entry: `naijaref/${entry}` })));
