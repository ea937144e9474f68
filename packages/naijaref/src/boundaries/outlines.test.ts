import { readTopology } from "@naijaref/tools/boundaries";
import { feature, neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listConstituencies } from "../elections/index.ts";
import { listLgas, listStates } from "../places/index.ts";
import {
  BOUNDARY_KINDS,
  boundaryOf,
  boundingBoxOf,
  distanceTo,
  listBoundaries,
  neighboursOf,
  type OutlineGeometry,
  type Position,
  topologyOf,
} from "./index.ts";

const source = readTopology() as unknown as Topology;
const sourceLgas = source.objects["lgas"] as GeometryCollection;

const ringsOf = (geometry: OutlineGeometry): Position[][] =>
  geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();

/** Rings without regard to where they start, and in one order. */
const normal = (geometry: OutlineGeometry): string[] =>
  ringsOf(geometry)
    .map((ring) => {
      const open = ring.slice(1).map(([lon, lat]) => `${lon.toFixed(5)},${lat.toFixed(5)}`);
      const least = open.indexOf(open.reduce((a, b) => (b < a ? b : a)));
      return [...open.slice(least), ...open.slice(0, least)].join(" ");
    })
    .toSorted();

const geometryOf = (place: Parameters<typeof boundaryOf>[0]): OutlineGeometry =>
  unwrap(boundaryOf(place)).geometry;

const doubleArea = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [lastX, lastY] = ring[at - 1] ?? [x, y];
    return sum + lastX * y - x * lastY;
  }, 0);

const areaOf = (geometry: OutlineGeometry): number =>
  ringsOf(geometry).reduce((sum, ring) => sum + doubleArea(ring), 0);

function expectValid(geometry: OutlineGeometry): void {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const isValid = (ring: readonly Position[], at: number): boolean =>
    ring.length >= 4 &&
    String(ring.at(-1)) === String(ring[0]) &&
    Math.sign(doubleArea(ring)) === (at === 0 ? 1 : -1) &&
    new Set(ring.map(([lon, lat]) => lon * 1e9 + lat)).size === ring.length - 1;
  expect(polygons.flatMap((rings) => rings.filter((ring, at) => !isValid(ring, at)))).toEqual([]);
}

describe("boundaryOf", () => {
  it("gives every LGA the outline that topojson-client reads from the data", () => {
    for (const [at, lga] of listLgas().entries()) {
      const expected = feature(source, sourceLgas.geometries[at] as never) as unknown as {
        geometry: OutlineGeometry;
      };
      expect(normal(geometryOf(lga)), lga.name).toEqual(normal(expected.geometry));
      expectValid(geometryOf(lga.code));
    }
  });

  it("joins the LGAs of a state, and its water, without a gap", () => {
    const lakes = source.objects["water"] as GeometryCollection;
    const drawn = lakes.geometries.map((each) => feature(source, each as never)) as unknown as {
      geometry: OutlineGeometry;
    }[];
    const lagoon = drawn.reduce((sum, { geometry }) => sum + areaOf(geometry), 0);
    for (const state of listStates()) {
      const lgas = listLgas().filter((lga) => lga.stateCode === state.code);
      const parts = lgas.reduce((sum, lga) => sum + areaOf(geometryOf(lga)), 0);
      const water = state.code === "LA" ? lagoon : 0;
      expectValid(geometryOf(state));
      expect(areaOf(geometryOf(state)), state.name).toBeCloseTo(parts + water, 5);
    }
  });

  it("joins the LGAs of every constituency that consists of whole LGAs, and says where the others are", () => {
    const drawn = unwrap(listConstituencies()).filter((unit) => {
      const boundary = boundaryOf(unit);
      expect(boundingBoxOf(unit)).toEqual(boundary.ok ? { ok: true, value: boundary.value.bbox } : boundary);
      if (boundary.ok) {
        expectValid(boundary.value.geometry);
        const parts = unit.lgaCodes.reduce((sum, code) => sum + areaOf(geometryOf(code)), 0);
        expect(areaOf(boundary.value.geometry)).toBeCloseTo(parts, 8);
        return true;
      }
      expect(boundary).toMatchObject({ reason: "boundary_unknown" });
      if (boundary.reason === "boundary_unknown")
        expect(boundary.lgas.map(({ code }) => code)).toEqual(unit.lgaCodes);
      return false;
    });
    expect(drawn.filter(({ kind }) => kind === "senatorial_district")).toHaveLength(109);
    expect(drawn.filter(({ kind }) => kind === "federal_constituency").length).toBeGreaterThan(340);
    expect(drawn.filter(({ kind }) => kind === "state_constituency").length).toBeGreaterThan(0);
  });

  it("has the record as properties, and its rectangle", () => {
    for (const place of [...listStates(), ...listLgas()]) {
      const { type, id, properties, bbox, geometry } = unwrap(boundaryOf(place));
      expect({ type, id, properties }).toEqual({ type: "Feature", id: place.code, properties: place });
      const all = ringsOf(geometry).flat();
      const sides = (of: typeof Math.min) => [0, 1].map((axis) => of(...all.map((at) => at[axis] as number)));
      expect(bbox).toEqual([...sides(Math.min), ...sides(Math.max)]);
      expect(boundingBoxOf(place)).toEqual({ ok: true, value: bbox });
    }
  });

  it.each([
    ["XX", "unknown_place"],
    ["Lagos", "unknown_place"],
    [undefined, "not_text"],
    [7, "not_text"],
  ])("has none for %j: %s", (place, reason) => {
    const refusal = { ok: false, reason, ...(typeof place === "string" ? { identifier: place } : {}) };
    expect(boundaryOf(place as never)).toEqual(refusal);
    expect(boundingBoxOf(place as never)).toEqual(refusal);
    expect(distanceTo({ lat: 6, lon: 3 }, place as never)).toEqual(refusal);
  });
});

describe("topologyOf", () => {
  it.each(BOUNDARY_KINDS)("has the same outlines of %s as listBoundaries, in full and to draw", (of) => {
    for (const detail of ["full", "draw"] as const) {
      const { features, bbox } = unwrap(listBoundaries({ of, detail }));
      const read = unwrap(topologyOf({ of, detail })) as unknown as Topology;
      const geometries = (read.objects[of] as GeometryCollection).geometries;
      expect(geometries).toHaveLength(features.length);
      expect(read.bbox).toEqual(bbox);
      for (const [at, { id, geometry }] of features.entries()) {
        const other = feature(read, geometries[at] as never) as unknown as {
          id: string;
          geometry: OutlineGeometry;
        };
        expect(other.id).toBe(id);
        expect(normal(geometry)).toEqual(normal(other.geometry));
        if (detail === "draw") expectValid(geometry);
      }
    }
  });

  it("leaves out two of three positions to draw", () => {
    const size = (detail: "full" | "draw"): number =>
      unwrap(topologyOf({ of: "lgas", detail })).arcs.flat().length;
    expect(size("draw") / size("full")).toBeLessThan(0.37);
  });

  it.each<[filter: object, failure: object]>([
    [{ of: "wards" }, { reason: "invalid_option", option: "of" }],
    [
      { of: "lgas", detail: "rough" },
      { reason: "invalid_option", option: "detail" },
    ],
    [
      { of: "lgas", state: "Atlantis" },
      { reason: "unknown_state", identifier: "Atlantis" },
    ],
  ])("refuses %j", (filter, failure) => {
    expect(topologyOf(filter as never)).toEqual({ ok: false, ...failure });
    expect(listBoundaries(filter as never)).toEqual({ ok: false, ...failure });
  });
});

describe("neighboursOf", () => {
  it("gives the LGAs with a common arc, both ways, with the same length", () => {
    const expected = neighbors(sourceLgas.geometries as never[]);
    for (const [at, lga] of listLgas().entries()) {
      const found = unwrap(neighboursOf(lga));
      const codes = (expected[at] ?? []).map((other) => listLgas()[other]?.code).toSorted();
      expect(found.map((neighbour) => neighbour.lga.code)).toEqual(codes);
      for (const { lga: other, border } of found) {
        const back = unwrap(neighboursOf(other.code));
        expect(back.find((neighbour) => neighbour.lga === lga)?.border).toBe(border);
      }
    }
  });

  it("takes a name, and says why there are none", () => {
    expect(neighboursOf("Surulere")).toMatchObject({ ok: false, reason: "ambiguous" });
    expect(neighboursOf("Surulere", { state: "Lagos" })).toMatchObject({ ok: true });
    expect(neighboursOf("Atlantis")).toMatchObject({ ok: false, reason: "unknown_lga" });
  });
});
