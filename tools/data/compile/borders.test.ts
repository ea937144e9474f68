import fc from "fast-check";
import { expect, it } from "vitest";
import { unpackBorders } from "../../../packages/naijaref/src/boundaries/lines/unpack.ts";
import { PrefixReader } from "../../../packages/naijaref/src/table/prefix-codes.ts";
import { decodeArcs, readTopology, type Step } from "../boundaries/index.ts";
import { readDataset } from "../table/index.ts";
import { packBorders } from "./borders.ts";
import { PrefixWriter } from "./prefix-writer.ts";
import { writeLines } from "./write-lines.ts";

it("writes and reads any numbers in prefix codes", () => {
  const number = fc.record({
    table: fc.nat(3),
    value: fc.nat(2 ** 22 - 1),
    count: fc.integer({ min: 1, max: 2 ** 22 }),
  });
  fc.assert(
    fc.property(fc.array(number), (given) => {
      const writer = new PrefixWriter(4, 64);
      for (const { table, value, count } of given) {
        writer.symbol(table, value % 64);
        writer.difference(table, value % 2 === 0 ? value / 2 : -value);
        writer.below(count, value % count);
      }
      const reader = new PrefixReader(writer.finish());
      const read = given.map(({ table, count }) => [
        reader.symbol(table),
        reader.difference(table),
        reader.below(count),
      ]);
      expect(read).toEqual(
        given.map(({ value, count }) => [value % 64, value % 2 === 0 ? value / 2 : -value, value % count]),
      );
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

it("packs and unpacks every position of the outlines to itself", () => {
  const topology = readTopology();
  const codes = readDataset().lgas.map(({ code }) => String(code));
  expect(positionsOf(unpackBorders(packBorders(topology, codes)))).toEqual(decodeArcs(topology));
});

const positionsOf = ({ arcs, first, lons, lats }: ReturnType<typeof unpackBorders>) =>
  Array.from({ length: arcs }, (_, arc) =>
    Array.from(lons.subarray(first[arc], first[arc + 1]), (lon, at) => [
      lon / 10,
      (lats[(first[arc] ?? 0) + at] ?? 0) / 10,
    ]),
  );
