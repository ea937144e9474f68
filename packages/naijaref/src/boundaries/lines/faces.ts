import { bordersTable } from "../../generated/borders.ts";
import type { Lga } from "../../generated/records.ts";
import { listLgas } from "../../places/lgas.ts";
import { lazy } from "../../table/lazy.ts";
import { BorderMap } from "./border-map.ts";
import type { PackedWater } from "./packed.ts";
import type { Borders } from "./read-lines.ts";
import { unpackBorders } from "./read-lines.ts";

/** Water that belongs to a state, but to none of its LGAs, such as Lagos Lagoon. */
export type Water = PackedWater;

/** The outlines that the library returns and looks points up in. */
export const borderMap = /* @__PURE__ */ lazy(
  () => new BorderMap(unpackBorders(bordersTable), outsideFace()),
);

export const borders = (): Borders => borderMap().borders;

export const waters = (): readonly Water[] => bordersTable.water;

export const faces = /* @__PURE__ */ lazy(() => new Map(listLgas().map((lga, face) => [lga.code, face])));

export const lgaOfFace = (face: number): Lga | undefined => listLgas()[face];

export const waterOfFace = (face: number): Water | undefined => waters()[face - listLgas().length];

/** The face that is everything outside the country. */
export const outsideFace = (): number => listLgas().length + waters().length;

const shores: (readonly number[])[] = [];

/** The arcs around a face that have an LGA on the other side. */
export function shoresOfFace(face: number): readonly number[] {
  const map = borderMap();
  shores[face] ??= map.arcsOfFace(face).filter((arc) => lgaOfFace(map.acrossArc(arc, face)) !== undefined);
  return shores[face];
}
