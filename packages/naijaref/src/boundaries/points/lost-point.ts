import type { Lga, State } from "../../generated/records.ts";
import { getState } from "../../places/states.ts";
import { borderMap, lgaOfFace, shoresOfFace } from "../lines/faces.ts";
import { nearestArc } from "../lines/nearest-arc.ts";
import type { PackedWater } from "../lines/packed.ts";
import type { NearLga } from "./found-point.ts";
import { otherLgaAt } from "./witness.ts";

/** The LGA on the other side of the nearest border of a face that is no LGA. */
function findNearest(face: number, lon: number, lat: number): NearLga {
  const map = borderMap();
  const { arc, square } = nearestArc(map, shoresOfFace(face), lon, lat);
  return { lga: lgaOfFace(map.acrossArc(arc, face)) as Lga, distance: Math.round(Math.sqrt(square)) };
}

/** A point outside the country. Positions are in millionths of a degree. */
export class OutsidePoint {
  readonly ok = false;
  readonly reason = "outside";
  readonly #face: number;
  readonly #lon: number;
  readonly #lat: number;

  constructor(lon: number, lat: number, face: number) {
    this.#face = face;
    this.#lon = lon;
    this.#lat = lat;
  }

  get nearest(): NearLga {
    return findNearest(this.#face, this.#lon, this.#lat);
  }

  get exchanged(): Lga | undefined {
    return lgaOfFace(borderMap().faceAt(this.#lat, this.#lon));
  }

  get otherLga(): Lga | undefined {
    return otherLgaAt(this.#lon, this.#lat);
  }

  toJSON() {
    const { ok, reason, nearest, exchanged, otherLga } = this;
    return { ok, reason, nearest, exchanged, otherLga };
  }
}

/** A point in water that is in no LGA. Positions are in millionths of a degree. */
export class WaterPoint {
  readonly ok = false;
  readonly reason = "water";
  readonly water: string;
  readonly state: State;
  readonly #face: number;
  readonly #lon: number;
  readonly #lat: number;

  constructor(lon: number, lat: number, face: number, { name, stateCode }: PackedWater) {
    this.water = name;
    this.state = getState(stateCode) as State;
    this.#face = face;
    this.#lon = lon;
    this.#lat = lat;
  }

  get nearest(): NearLga {
    return findNearest(this.#face, this.#lon, this.#lat);
  }

  get otherLga(): Lga | undefined {
    return otherLgaAt(this.#lon, this.#lat);
  }

  toJSON() {
    const { ok, reason, water, state, nearest, otherLga } = this;
    return { ok, reason, water, state, nearest, otherLga };
  }
}
