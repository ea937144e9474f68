import { bordersTable } from "../generated/borders.ts";
import type { Lga } from "../generated/records.ts";
import { listLgas } from "../places/lgas.ts";
import { lazy } from "../table/lazy.ts";
import type { PackedWater } from "./packed.ts";
import type { Borders } from "./read-lines.ts";
import { unpackBorders } from "./unpack.ts";

/** Water that belongs to a state, but to none of its LGAs, such as Lagos Lagoon. */
export type Water = PackedWater;

export const borders: () => Borders = /* @__PURE__ */ lazy(() => unpackBorders(bordersTable));

/** A function, so that the borders are not read before they are used. */
export const waters = (): readonly Water[] => bordersTable.water;

/** The face of each LGA's code. */
export const faces = /* @__PURE__ */ lazy(() => new Map(listLgas().map((lga, face) => [lga.code, face])));

export const lgaOfFace = (face: number): Lga | undefined => listLgas()[face];

export const waterOfFace = (face: number): Water | undefined => waters()[face - listLgas().length];

/** The face that is everything outside the country. */
export const outsideFace = (): number => listLgas().length + waters().length;

/** The arcs around each face. */
export const arcsOfFace = /* @__PURE__ */ lazy(() => {
  const { arcs, left, right } = borders();
  const around = Array.from({ length: outsideFace() + 1 }, (): number[] => []);
  for (let arc = 0; arc < arcs; arc++) {
    around[left[arc] ?? 0]?.push(arc);
    around[right[arc] ?? 0]?.push(arc);
  }
  return around;
});

/** The face on the other side of an arc. */
export function acrossArc(arc: number, face: number): number {
  const { left, right } = borders();
  return (left[arc] === face ? right[arc] : left[arc]) as number;
}

const shores: (readonly number[])[] = [];

/** The arcs around a face that have an LGA on the other side. */
export function shoresOfFace(face: number): readonly number[] {
  shores[face] ??= (arcsOfFace()[face] ?? []).filter((arc) => lgaOfFace(acrossArc(arc, face)) !== undefined);
  return shores[face];
}
