import { getConstituency, lgasOfConstituency } from "naijaref/elections";
import { getLga, getState, getWard, lgasOfState } from "naijaref/places";
import { certain } from "../certain.ts";
import { detailedLgas, type Water } from "./layer.ts";
import { type Box, boxAbout, type Drawn, doOverlap, drawnOf, joinBoxes } from "./path.ts";
import { wardsShared } from "./regions.ts";

export interface Subject {
  readonly label: string;
  readonly lgas: ReadonlySet<string>;
  readonly isState: boolean;
  /** Of a constituency: the LGAs of which it has only some wards. */
  readonly inPart: ReadonlySet<string>;
}

export function subjectOf(code: string): Subject | undefined {
  const state = getState(code);
  if (state !== undefined)
    return {
      label: `The LGAs of ${state.name}`,
      lgas: new Set(certain(lgasOfState(code)).map((lga) => lga.code)),
      isState: true,
      inPart: new Set(),
    };
  const lga = getLga(code) ?? getLga(getWard(code)?.lgaCode ?? "");
  const record = lga ?? getConstituency(code);
  if (record === undefined) return undefined;
  const lgas = lga === undefined ? certain(lgasOfConstituency(record.code)) : [lga];
  return {
    label: `${record.name} and the LGAs around it`,
    lgas: new Set(lgas.map((one) => one.code)),
    isState: false,
    inPart: new Set(lga ? [] : lgas.map((one) => one.code).filter((one) => isInPart(code, one))),
  };
}

function isInPart(seat: string, lga: string): boolean {
  const { own, all } = wardsShared(seat, lga);
  return own.length < all;
}

/** The rings and box of each LGA, read once. */
let drawn: ReadonlyMap<string, Drawn> | undefined;

export const drawnLgas = (): ReadonlyMap<string, Drawn> => {
  drawn ??= new Map(detailedLgas.shapes.map(({ code, path }) => [code, drawnOf(path)]));
  return drawn;
};

let drawnWaters: readonly (Drawn & { readonly water: Water })[] | undefined;

export const watersIn = (box: Box) => {
  drawnWaters ??= detailedLgas.waters.map((water) => ({ water, ...drawnOf(water.path) }));
  return drawnWaters.filter((one) => doOverlap(one.box, box));
};

/** As wide and as high as a map is: so that a phone's first screen has the name, the codes and the map. */
const [WIDEST, HIGHEST] = [2.1, 1];

/**
 * The part of the country that a record's map shows: what the record consists of, with space around it.
 * Undefined if it has no place on the map.
 *
 * @param asked the width of the map, divided by its height; left out: that of what it shows, within bounds
 */
export function boxAround({ lgas, isState }: Subject, asked?: number): Box | undefined {
  const own = [...lgas].flatMap((lga) => drawnLgas().get(lga)?.box ?? []);
  if (own.length === 0) return undefined;
  const whole = joinBoxes(own);
  const { width, height } = whole;
  const form = asked ?? Math.min(WIDEST, Math.max(HIGHEST, width / height));
  const space = isState ? 0.04 : own.length === 1 ? 0.6 : 0.2;
  const margin = Math.min(width, height) * space * 2;
  const wide = Math.max(width + margin, (height + margin) * form);
  return boxAbout(whole, wide, wide / form);
}
