import fc from "fast-check";
import { expect, it } from "vitest";
import { unpackBorders, unpackNumbers } from "../../packages/naijaref/src/boundaries/unpack.ts";
import { decodeArcs, readTopology } from "../boundaries/index.ts";
import { readDataset } from "../table/index.ts";
import { packBorders, packNumbers } from "./borders.ts";

it("packs and unpacks any whole numbers to themselves", () => {
  const numbers = fc.array(fc.integer({ min: -(2 ** 29), max: 2 ** 29 - 1 }));
  fc.assert(
    fc.property(numbers, (given) => {
      expect([...unpackNumbers(packNumbers(given))]).toEqual(given);
    }),
  );
});

it("packs and unpacks every position of the outlines to itself", () => {
  const topology = readTopology();
  const codes = readDataset().lgas.map(({ code }) => String(code));
  const { arcs, first, lons, lats } = unpackBorders(packBorders(topology, codes));
  const unpacked = Array.from({ length: arcs }, (_, arc) =>
    Array.from(lons.subarray(first[arc], first[arc + 1]), (lon, at) => [
      lon / 10,
      (lats[(first[arc] ?? 0) + at] ?? 0) / 10,
    ]),
  );
  expect(unpacked).toEqual(decodeArcs(topology));
});
