import { EDITIONS } from "@naijaref/records";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openPollingUnits } from "../../../packages/naijaref/src/polling-units/index.ts";
import { nextInSeries } from "../../../packages/naijaref/src/polling-units/numerals.ts";
import { applyChange, unpackChanges } from "../../../packages/naijaref/src/polling-units/unpack.ts";
import { readPollingUnits } from "../table/index.ts";
import { packChanges } from "./pack-changes.ts";
import { packPollingUnits } from "./pack-polling-units.ts";

const text = fc.string({ unit: fc.constantFrom("A", "B", " ", "É", "/", ",", "="), maxLength: 12 });

it("packs changes of any texts", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.array(text, { maxLength: 2 }))), (pairs) => {
      const own = pairs.map(([each]) => each);
      const changes = unpackChanges(
        packChanges(
          own,
          pairs.map(([, wanted]) => wanted),
        ),
      );
      const made = own.map((each, at) => (changes.get(at) ?? []).map((change) => applyChange(change, each)));
      expect(made).toEqual(pairs.map(([, wanted]) => wanted));
    }),
  );
});

it.each([
  ["Town Hall", "Town Hall II"],
  ["Town Hall II", "Town Hall III"],
  ["Town Hall VIII", "Town Hall IX"],
  ["Town Hall XXXIX", "Town Hall XL"],
  ["Town Hall 3", "Town Hall 3 II"],
])("continues %s with %s", (name, next) => expect(nextInSeries(name)).toBe(next));

const idOf = new Map(EDITIONS);
const files = readPollingUnits();

// The first has numbers that wards leave out, the second the most units, the last the fewest LGAs.
it.each([
  ["AB", "01"],
  ["LA", "24"],
  ["FC", "37"],
])("packs and opens the units of %s", (code, number) => {
  const units = files.find(({ path }) => path.includes(`/${number}-`))?.units ?? [];
  const opened = openPollingUnits(packPollingUnits(code, units));
  const listed = opened.list();
  const stored = units.map(({ code, name, inecName, kind, aliases, unverifiedFields, editions }) => ({
    code,
    name,
    inecName,
    kind,
    aliases,
    unverifiedFields,
    wardCode: code.slice(0, 8),
    sources: editions.map((year) => idOf.get(year)),
  }));
  expect(listed.ok && listed.value.map(({ lgaCode, stateCode, ...unit }) => unit)).toEqual(stored);
  for (const { code, name } of units) {
    const found = opened.find(code);
    expect(found.ok && [found.value.unit.code, found.value.unit.name]).toEqual([code, name]);
  }
});
