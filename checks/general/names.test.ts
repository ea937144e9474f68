import { describe, expect, it } from "vitest";
import { dataset, edited, withDecision } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import type { CheckedDataset } from "../rule.ts";
import { aliases, formerNames, misleadingAliases, nameStyle, slugs } from "./names.ts";
import { sharedErrors } from "./two-publishers.ts";

/** The name of a ward, and words of the finding. */
const BAD_STYLE = [
  ["ARIARIA Market", "lower case"],
  ["Apapa III (Creek Rd.", "bracket"],
  ["Jema’a", "apostrophes"],
  ["Shinkafi 'A", "quote"],
  ["Umu - Imenyi", "slash or hyphen"],
  ["St.Eugenes", "full stop"],
  ["Ward I,N2", "comma"],
  ["Hotoro(NNPC)", "brackets"],
  ["Old market", "capital"],
  ["Shege Ii", "Roman"],
  ["AbohII", "Roman"],
] as const;

const SEAT = "stateConstituencies";

proveRules([
  ...[["IKEJA"], ["Ikeja LGA"], ["Ikeja-Town", "ikeja town"]].map(
    (list): Broken => [
      aliases,
      String(list),
      ["lgas", "NG025011", { aliases: list }],
      "NG025011",
      "remove it",
    ],
  ),
  [misleadingAliases, "another state's name", ["states", "OG", { aliases: ["Lagos State"] }]],
  [misleadingAliases, "the name of an LGA beside it", ["lgas", "NG025012", { aliases: ["Ikeja"] }]],
  [misleadingAliases, "the name of a ward beside it", ["wards", "01-01-02", { aliases: ["eziama"] }]],
  [misleadingAliases, "an alias of another state", ["states", "NI", { aliases: ["abuja"] }]],
  [misleadingAliases, "the name of a seat beside it", [SEAT, "SC652", { aliases: ["Ikeja II"] }]],
  ...BAD_STYLE.map(
    ([name, words]): Broken => [nameStyle, name, ["wards", "01-01-07", { name }], "01-01-07", words],
  ),
  [nameStyle, "a constituency in capitals", ["federalConstituencies", "FC001", { name: "ABA North / Aba" }]],
  [slugs, "a name that changed without its slug", ["wards", "24-11-01", { name: "Anifowose" }]],
  [formerNames, "another code", ["lgas", "NG025011", { inec_code: "24-99" }]],
  [formerNames, "a ward's new name", ["wards", "24-11-01", { name: "X", aliases: [] }]],
  [
    formerNames,
    "a bank without an alias",
    ["institutions", "gtbank", { name: "X", short_name: null, aliases: [] }],
  ],
]);

it.each([
  ["LGAs of different states: the state settles it", edited("lgas", "NG001001", { aliases: ["Ikeja"] })],
  ["constituencies of two kinds: the kind settles it", edited(SEAT, "SC652", { aliases: ["Ikeja"] })],
])("lets an alias be shared by %s", (_, shared) => expect(misleadingAliases.check(shared)).toEqual([]));

describe("name style", () => {
  it.each([
    "Old Aba GRA",
    "Hotoro (NNPC)",
    "Unguwar 'Ya",
    "Sorau 'A'",
    "St. Eugenes by Okigwe Rd",
    "Ward XVIII",
  ])("accepts %j", (name) => {
    expect(nameStyle.check(edited("wards", "01-01-07", { name }))).toEqual([]);
  });

  it("lets an alias be an abbreviation", () => {
    expect(nameStyle.check(edited("lgas", "NG025011", { aliases: ["IKELGA"] }))).toEqual([]);
  });
});

it("keeps an old slug that is excepted", () => {
  const row = { table: "lgas", key: "NG025011", field: "slug", decision: "excepted", value: "slugs" };
  const broken = {
    ...edited("lgas", "NG025011", { slug: "ikeja-lga" }),
    evidence: withDecision("evidence/places/test.csv", row).evidence,
  };
  expect(slugs.check(broken)).toHaveLength(1);
  expect(findingsOf(slugs, broken)).toEqual([]);
});

describe("shared errors", () => {
  /** Six place codes of which some lists say the same thing. */
  const saying = (sources: readonly string[], state: string): CheckedDataset => ({
    ...dataset,
    witnesses: dataset.witnesses.map((file) =>
      file.table === "platePrefixes"
        ? {
            ...file,
            rows: file.rows.map((row, at) =>
              at < 6 ? { ...row, says: state, means: null, sources: [...sources] } : row,
            ),
          }
        : file,
    ),
  });

  proveRules([
    [
      sharedErrors,
      "the same errors in two lists",
      saying(["fakernaija", "naija-places"], "ZA"),
      "naija-places",
    ],
  ]);

  it("says nothing of lists of which one repeats the other", () => {
    expect(sharedErrors.check(saying(["fakernaija", "naira-autos"], "ZA"))).toEqual([]);
  });
});
