import { describe, expect, it } from "vitest";
import { dataset, edited, withDecision } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { proveRules } from "../prove-rules.ts";
import type { CheckedDataset } from "../rule.ts";
import { aliases } from "./aliases.ts";
import { formerNames } from "./former-names.ts";
import { misleadingAliases } from "./misleading-aliases.ts";
import { nameStyle } from "./name-style.ts";
import { sharedErrors } from "./shared-errors.ts";
import { slugs } from "./slugs.ts";

describe("aliases", () => {
  it.each([
    ["the name in capitals", ["IKEJA"]],
    ["the name with its kind", ["Ikeja LGA"]],
    ["another alias with other punctuation", ["Ikeja-Town", "ikeja town"]],
  ])("finds an alias that is %s", (_, list) => {
    const findings = aliases.check(edited("lgas", "NG025011", { aliases: list }));
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain("remove it");
  });
});

describe("misleading aliases", () => {
  it.each([
    ["another state's name", edited("states", "OG", { aliases: ["Lagos State"] })],
    ["the name of another LGA of the state", edited("lgas", "NG025012", { aliases: ["Ikeja"] })],
    ["the name of another ward of the LGA", edited("wards", "01-01-02", { aliases: ["eziama"] })],
    ["an alias of another state", edited("states", "NI", { aliases: ["abuja"] })],
    [
      "the name of another constituency of its kind in the state",
      edited("stateConstituencies", "SC652", { aliases: ["Ikeja II"] }),
    ],
  ])("finds an alias that is %s", (_, broken) => {
    expect(misleadingAliases.check(broken)).toHaveLength(1);
  });

  it("lets LGAs of different states share an alias: the state settles it", () => {
    expect(misleadingAliases.check(edited("lgas", "NG001001", { aliases: ["Ikeja"] }))).toEqual([]);
  });

  it("lets constituencies of two kinds share a name: the kind settles it", () => {
    expect(misleadingAliases.check(edited("stateConstituencies", "SC652", { aliases: ["Ikeja"] }))).toEqual(
      [],
    );
  });
});

describe("name style", () => {
  it.each([
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
  ])("finds %j", (name, message) => {
    const findings = nameStyle.check(edited("wards", "01-01-07", { name }));
    expect(findings.map((finding) => finding.message).join()).toContain(message);
  });

  it("reads the names of constituencies too", () => {
    expect(
      nameStyle.check(edited("federalConstituencies", "FC001", { name: "ABA North / Aba" })),
    ).toHaveLength(1);
  });

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

describe("slugs", () => {
  proveRules(
    [slugs],
    [
      [
        slugs,
        "a name that changed without its slug",
        edited("wards", "24-11-01", { name: "Anifowose" }),
        "24-11-01",
      ],
    ],
  );

  it("keeps an old slug that is excepted", () => {
    const row = { table: "lgas", key: "NG025011", field: "slug", decision: "excepted", value: "slugs" };
    const broken = {
      ...edited("lgas", "NG025011", { slug: "ikeja-lga" }),
      evidence: withDecision("evidence/places/test.csv", row).evidence,
    };
    expect(slugs.check(broken)).toHaveLength(1);
    expect(findingsOf(slugs, broken)).toEqual([]);
  });
});

describe("former names", () => {
  proveRules(
    [formerNames],
    [
      [formerNames, "a ward's new name", edited("wards", "24-11-01", { name: "X", aliases: [] }), "24-11-01"],
      [
        formerNames,
        "a bank without an alias",
        edited("institutions", "gtbank", { name: "X", short_name: null, aliases: [] }),
        "gtbank",
      ],
    ],
  );
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

  proveRules(
    [sharedErrors],
    [
      [
        sharedErrors,
        "the same errors in two lists",
        saying(["fakernaija", "naija-places"], "ZA"),
        "naija-places",
      ],
    ],
  );

  it("says nothing of lists of which one repeats the other", () => {
    expect(sharedErrors.check(saying(["fakernaija", "naira-autos"], "ZA"))).toEqual([]);
  });
});
