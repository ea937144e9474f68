import { type ConstituencyKind, constituenciesByLga } from "../../elections/constituencies.ts";
import type { Constituency, Lga, State } from "../../generated/records.ts";
import { witnessTable } from "../../generated/witness-borders.ts";
import { getState } from "../../places/states.ts";
import { lazy } from "../../table/lazy.ts";
import { toDegrees } from "../coordinate.ts";
import { BorderMap } from "../lines/border-map.ts";
import { borderMap, lgaOfFace, outsideFace } from "../lines/faces.ts";
import { nearestArc } from "../lines/metres.ts";
import { type Surroundings, surroundingsOf } from "../lines/near-lines.ts";
import { unpackBorders } from "../lines/read-lines.ts";
import { type NearLocality, nearestLocality } from "./nearest-locality.ts";

/**
 * Where the outlines of the other source, geoBoundaries, have a point, if it is not in the same LGA. They are
 * kept with fewer positions: `distance` is right to about 250 metres.
 */
export interface OtherOutline {
  /** Undefined: outside the country, or in water. */
  readonly lga: Lga | undefined;
  /** From the point to the LGA that was found, as the other source draws it, in whole metres. */
  readonly distance: number;
}

const witnessMap = /* @__PURE__ */ lazy(() => new BorderMap(unpackBorders(witnessTable), outsideFace()));

/** The LGA of the other source's outlines at a point, in millionths of a degree. */
export const otherLgaAt = (lon: number, lat: number): Lga | undefined =>
  lgaOfFace(witnessMap().faceAt(lon, lat));

/** What the other outlines say of a point in a face. Undefined if they have it in the same face. */
function otherOutlineAt(face: number, lon: number, lat: number): OtherOutline | undefined {
  const map = witnessMap();
  const other = map.faceAt(lon, lat);
  if (other === face) return undefined;
  const { square } = nearestArc(map, map.arcsOfFace(face), lon, lat);
  return { lga: lgaOfFace(other), distance: Math.round(Math.sqrt(square)) };
}

/** An LGA and how far it is from a point, in whole metres. */
export interface NearLga {
  readonly lga: Lga;
  readonly distance: number;
}

/** Other LGAs are named when they are this near. */
const NEAR_METRES = 2000;

/**
 * A point in an LGA. Everything but the LGA is calculated when it is read, because most callers read little
 * of it.
 */
export class FoundPoint {
  readonly lga: Lga;
  readonly #lon: number;
  readonly #lat: number;
  readonly #face: number;
  #surroundings: Surroundings | undefined;
  /** Null: not looked up yet. */
  #other: OtherOutline | undefined | null = null;

  /** @param lon in millionths of a degree, as `lat`. */
  constructor(lon: number, lat: number, face: number, lga: Lga) {
    this.lga = lga;
    this.#lon = lon;
    this.#lat = lat;
    this.#face = face;
  }

  get lat(): number {
    return toDegrees(this.#lat);
  }

  get lon(): number {
    return toDegrees(this.#lon);
  }

  get state(): State {
    return getState(this.lga.stateCode) as State;
  }

  get distanceToBorder(): number {
    return Math.round(Math.sqrt(this.#around().border));
  }

  get neighbours(): readonly NearLga[] {
    const neighbours: NearLga[] = [];
    // The face of the point is one of them.
    for (const { face, square } of this.#around().near) {
      const lga = face === this.#face ? undefined : lgaOfFace(face);
      if (lga !== undefined) neighbours.push({ lga, distance: Math.round(Math.sqrt(square)) });
    }
    // Where LGAs meet at a corner they are equally far. Then their codes decide, in each language alike.
    if (neighbours.length > 1)
      neighbours.sort((a, b) => a.distance - b.distance || (a.lga.code < b.lga.code ? -1 : 1));
    return neighbours;
  }

  get witnesses(): 1 | 2 {
    return this.otherOutline === undefined ? 2 : 1;
  }

  get otherOutline(): OtherOutline | undefined {
    if (this.#other === null) this.#other = otherOutlineAt(this.#face, this.#lon, this.#lat);
    return this.#other;
  }

  get nearestLocality(): NearLocality {
    return nearestLocality(this.#lon, this.#lat);
  }

  get senatorialDistricts(): readonly Constituency[] {
    return this.#seats("senatorial_district");
  }

  get federalConstituencies(): readonly Constituency[] {
    return this.#seats("federal_constituency");
  }

  get stateConstituencies(): readonly Constituency[] {
    return this.#seats("state_constituency");
  }

  #around(): Surroundings {
    this.#surroundings ??= surroundingsOf(borderMap(), this.#face, this.#lon, this.#lat, NEAR_METRES);
    return this.#surroundings;
  }

  #seats(kind: ConstituencyKind): readonly Constituency[] {
    return (constituenciesByLga().get(this.lga.code) ?? []).filter((seat) => seat.kind === kind);
  }

  /** All of it, for `JSON.stringify`. */
  toJSON(): object {
    return Object.fromEntries(FIELDS.map((name) => [name, this[name]]));
  }
}

const FIELDS = [
  ...(["lat", "lon", "state", "lga", "distanceToBorder", "neighbours", "witnesses", "otherOutline"] as const),
  ...(["nearestLocality", "senatorialDistricts", "federalConstituencies", "stateConstituencies"] as const),
];
