import { brotliCompressSync } from "node:zlib";
import { readLayer } from "@naijaref/tools/pages/maps";
import { type Constituency, constituenciesOfLga, getConstituency } from "naijaref/elections";
import { getLga, getState, type Lga, listLgas } from "naijaref/places";
import { describe, expect, it } from "vitest";
import type { Layer } from "./layer.ts";
import { readPath, type Spot } from "./path.ts";

const states = readLayer("states");
const lgas = readLayer("lgas");
const senatorialDistricts = readLayer("senatorial-districts");
const federalConstituencies = readLayer("federal-constituencies");

/** How wide letters are in a wide font, DejaVu Sans, in sizes of the letters. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[mwMW]/, 0.98],
  [/[filrtIJ'’./ -]/, 0.4],
  [/[A-Z]/, 0.76],
  [/./, 0.63],
];

const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0), 0);

describe("layers", () => {
  const layers: readonly (readonly [string, Layer, number])[] = [
    ["states", states, 37],
    ["lgas", lgas, 774],
    ["senatorial_districts", senatorialDistricts, 109],
    ["federal_constituencies", federalConstituencies, 355],
  ];

  const ringsOf = ({ shapes, waters }: Layer) => [...shapes, ...waters].map(({ path }) => readPath(path));

  const isInside = (rings: readonly (readonly Spot[])[], x: number, y: number): boolean =>
    rings.reduce(
      (crossings, ring) =>
        crossings +
        ring.filter(([bx, by], at) => {
          const [ax, ay] = ring.at(at - 1) as Spot;
          return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
        }).length,
      0,
    ) %
      2 ===
    1;

  describe.each(layers)("the map of %s", (_name, layer, count) => {
    const rings = ringsOf(layer);

    it("has the names of the records", () => {
      const nameOf = (code: string): string | undefined =>
        (getState(code) ?? getLga(code) ?? getConstituency(code))?.name;
      const named = layer.shapes.map(({ code, name }) => [
        code,
        name.lines.join(" ").replaceAll(/([/-]) /g, "$1"),
      ]);
      const meant = layer.shapes.map(({ code }) => [
        code,
        code
          .split("|")
          .map(nameOf)
          .join(" / ")
          .replaceAll(/([/-]) /g, "$1"),
      ]);
      expect(named).toEqual(meant);
    });

    it("has every region, each with an area", () => {
      expect(layer.shapes).toHaveLength(count);
      expect(rings.filter((own) => own.length === 0 || own.some((ring) => ring.length < 3))).toEqual([]);
    });

    it("has each name inside its shape, with room for wide letters", () => {
      const outside = layer.shapes.filter(({ path, name, short }) =>
        [name, ...(short === undefined ? [] : [short])].some(({ lines, x, y, size }) => {
          const width = Math.max(...lines.map(widthOf)) * size;
          const height = lines.length * 1.1 * size;
          const own = readPath(path);
          const corners = [
            [x - width / 2, y - height / 2],
            [x + width / 2, y - height / 2],
            [x - width / 2, y + height / 2],
            [x + width / 2, y + height / 2],
          ] as const;
          const hasBorder = own
            .flat()
            .some(([bx, by]) => Math.abs(bx - x) < width / 2 && Math.abs(by - y) < height / 2);
          return size > 0 && (hasBorder || !corners.every(([cx, cy]) => isInside(own, cx, cy)));
        }),
      );
      expect(outside.map(({ code }) => code)).toEqual([]);
    });
  });

  const seatsOf =
    (kind: Constituency["kind"]) =>
    ({ code }: Lga): readonly string[] => {
      const found = constituenciesOfLga(code);
      return found.ok ? found.value.filter((seat) => seat.kind === kind).map((seat) => seat.code) : [];
    };

  it.each([
    ["states", states, ({ stateCode }: Lga) => [stateCode]],
    ["lgas", lgas, ({ code }: Lga) => [code]],
    ["senatorial_districts", senatorialDistricts, seatsOf("senatorial_district")],
    ["federal_constituencies", federalConstituencies, seatsOf("federal_constituency")],
  ] as const)(
    "has on the map of %s the point of each LGA where the data has it",
    (_name, layer, regionOf) => {
      const { west, north, perLon, perLat } = layer.projection;
      const shapes = layer.shapes.map(({ code, path }) => ({
        codes: code.split("|"),
        rings: readPath(path),
      }));
      const wrong = listLgas().filter((lga) => {
        const [x, y] = [((lga.lon ?? 0) - west) * perLon, (north - (lga.lat ?? 0)) * perLat];
        const around = shapes.find(({ rings }) => isInside(rings, x, y));
        return !regionOf(lga).every((code) => around?.codes.includes(code));
      });
      // Its point is on a bank that maps with fewer corners leave outside.
      expect(wrong.map(({ code }) => code).filter((code) => code !== "NG009005")).toEqual([]);
    },
  );

  it("draws the states in at most 7 KB, as they are sent", () => {
    expect(brotliCompressSync(states.shapes.map(({ path }) => path).join("\n")).length).toBeLessThan(7_000);
  });
});
