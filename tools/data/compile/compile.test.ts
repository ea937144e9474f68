import { defineRecord, EDITIONS, oneOf, text } from "@naijaref/records";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unpackBorders } from "../../../packages/naijaref/src/boundaries/lines/read-lines.ts";
import { openPollingUnits } from "../../../packages/naijaref/src/polling-units/index.ts";
import { applyChange, unpackChanges } from "../../../packages/naijaref/src/polling-units/unpack.ts";
import { PrefixReader } from "../../../packages/naijaref/src/table/prefix-codes.ts";
import type { Step } from "../boundaries/topology.ts";
import { readPollingUnits } from "../table/index.ts";
import { writeEnums } from "./modules.ts";
import { packChanges, packPollingUnits } from "./pack-polling-units.ts";
import { PrefixWriter, writeLines } from "./write-lines.ts";

it("writes and reads any numbers in prefix codes", () => {
  const number = fc.record({ table: fc.nat(3), value: fc.nat(2 ** 23 - 1) });
  fc.assert(
    fc.property(fc.array(number), (given) => {
      const writer = new PrefixWriter(4);
      for (const { table, value } of given) {
        writer.number(table, value);
        writer.difference(table, -value);
      }
      const reader = new PrefixReader(writer.finish());
      const read = given.map(({ table }) => [reader.number(table), reader.difference(table)]);
      expect(read).toEqual(given.map(({ value }) => [value, 0 - value]));
    }),
  );
});

/** Positions of which arcs share some, as their ends or between: in steps of any length, also of none. */
const position = fc.tuple(
  fc.integer({ min: -30_000, max: 30_000 }),
  fc.integer({ min: -30_000, max: 30_000 }),
);
const arcs: fc.Arbitrary<Step[][]> = fc
  .array(fc.oneof(position, fc.tuple(fc.nat(9), fc.nat(9))), { minLength: 1, maxLength: 12 })
  .chain((positions) =>
    fc.array(fc.array(fc.constantFrom(...positions), { minLength: 2, maxLength: 6 }), { maxLength: 12 }),
  );

it("packs and unpacks any lines to themselves", () => {
  fc.assert(
    fc.property(arcs, fc.infiniteStream(fc.nat(800)), (given, faces) => {
      const left = [...faces.take(given.length)].toSorted((a, b) => a - b);
      const right = [...faces.take(given.length)];
      const lines = writeLines(
        given.map((positions, arc) => ({ positions, left: left[arc] ?? 0, right: right[arc] ?? 0 })),
      );
      const packed = {
        grid: 10,
        arcs: given.length,
        positions: given.flat().length,
        lines,
        water: [],
        drawnWhole: [],
      };
      const unpacked = unpackBorders(packed);
      expect(positionsOf(unpacked)).toEqual(given);
      expect([[...unpacked.left], [...unpacked.right]]).toEqual([left, right]);
    }),
  );
});

const positionsOf = ({ arcs, first, lons, lats }: ReturnType<typeof unpackBorders>) =>
  Array.from({ length: arcs }, (_, arc) =>
    Array.from(lons.subarray(first[arc], first[arc + 1]), (lon, at) => [
      lon / 10,
      (lats[(first[arc] ?? 0) + at] ?? 0) / 10,
    ]),
  );

it("writes the values of each field that has a list of them, in order, and no other field", () => {
  const sample = defineRecord({
    name: "PlateSample",
    description: "A sample.",
    fields: {
      kind: oneOf(["b", "a"], "Which.", "b"),
      status: oneOf(["on"], "Which.", "on"),
      category: oneOf(["x"], "Which.", "x"),
      name: text("Which.", "b"),
    },
  });
  const lines = writeEnums([sample])
    .split("\n")
    .filter((line) => line.startsWith("export"));
  expect(lines).toEqual([
    'export const PLATE_SAMPLE_KINDS = /* @__PURE__ */ Object.freeze(["b","a"] as const);',
    'export const PLATE_SAMPLE_STATUSES = /* @__PURE__ */ Object.freeze(["on"] as const);',
    'export const PLATE_SAMPLE_CATEGORIES = /* @__PURE__ */ Object.freeze(["x"] as const);',
  ]);
});

describe("pack polling units", () => {
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
        const made = own.map((each, at) =>
          (changes.get(at) ?? []).map((change) => applyChange(change, each)),
        );
        expect(made).toEqual(pairs.map(([, wanted]) => wanted));
      }),
    );
  });

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
});
