import { readFileSync } from "node:fs";
import { readCsv } from "@naijaref/tools/table";
import { describe, expect, it } from "vitest";
import { dataset } from "../../edited.ts";
import { agree, type Comparison, compare } from "./compare.ts";
import { textsToCompare } from "./texts.ts";

/**
 * A class of texts on which we and libphonenumber differ, reviewed, with the regulator's evidence.
 * An empty cell stands for any; `numbers` and `written` are patterns of the national number and of the text.
 */
interface Disagreement {
  readonly ours: string;
  readonly theirs: string;
  readonly numbers: RegExp;
  readonly written: RegExp;
  readonly why: string;
}

const COLUMNS = ["ours", "theirs", "numbers", "written", "why"] as const;

const reviewed = readCsv(readFileSync(new URL("disagreements.csv", import.meta.url), "utf8"), COLUMNS).map(
  ({ ours = "", theirs = "", numbers = "", written = "", why = "" }): Disagreement => ({
    ours,
    theirs,
    numbers: new RegExp(numbers),
    written: new RegExp(written),
    why,
  }),
);

const explains = (one: Disagreement, { text, ours, theirs, national }: Comparison): boolean =>
  (one.ours === "" || one.ours === ours) &&
  (one.theirs === "" || one.theirs === theirs) &&
  one.numbers.test(national) &&
  one.written.test(text);

const found = textsToCompare(dataset)
  .map(compare)
  .filter((comparison) => !agree(comparison));

describe("we and libphonenumber", () => {
  it("differ on nothing that was not reviewed", () => {
    const unexplained = found.filter((comparison) => !reviewed.some((one) => explains(one, comparison)));
    expect(unexplained.slice(0, 20)).toEqual([]);
  });

  it.each(reviewed.map((one) => [`${one.ours} ${one.theirs} ${one.numbers} ${one.written}`, one] as const))(
    "still differ where it was reviewed: %s",
    (_, one) => {
      expect(one.why).toMatch(/\w.*\.$/);
      expect(found.some((comparison) => explains(one, comparison))).toBe(true);
    },
  );
});
