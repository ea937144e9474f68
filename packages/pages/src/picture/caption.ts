import { getConstituency } from "naijaref/elections";
import { KINDS } from "naijaref/kinds";
import { getLga, getState } from "naijaref/places";
import { MAP_CREDIT } from "../map/credit.ts";
import { capitalized } from "../words.ts";
import { fitted, type Words, widthOf } from "./words.ts";

/** In pixels: the strip below the map. */
export const CAPTION = 132;

const EDGE = 40;
const [NAME, SMALLEST_NAME, LINE, SMALL] = [60, 40, 30, 20];

/** What a picture is of, and what that is: `Ikeja`, `LGA of Lagos`. */
function namesOf(code: string): readonly [name: string, kind: string] {
  const state = getState(code);
  if (state !== undefined)
    return [state.name, state.code === "FC" ? "Nigeria" : `State of Nigeria, ${state.zone}`];
  const lga = getLga(code);
  if (lga !== undefined)
    return [lga.name, `${lga.stateCode === "FC" ? "Area council" : "LGA"} of ${stateOf(lga)}`];
  const seat = getConstituency(code);
  return seat === undefined
    ? ["Nigeria", "Places, seats, banks and codes"]
    : [seat.name, `${capitalized(KINDS[seat.kind].noun)} of ${stateOf(seat)}`];
}

const stateOf = ({ stateCode }: { readonly stateCode: string }): string => getState(stateCode)?.name ?? "";

/** The words below the map of a picture: the name as large as it fits, its kind, and who drew the borders. */
export function captionOf(code: string, width: number): readonly Words[] {
  const [name, kind] = namesOf(code);
  const right = width - EDGE;
  const site = "naijaref";
  const space = right - EDGE - widthOf(site) * LINE - EDGE;
  const size = Math.max(SMALLEST_NAME, Math.min(NAME, space / widthOf(name)));
  const credit = widthOf(MAP_CREDIT) * SMALL;
  return [
    { text: fitted(name, space / size), x: EDGE, y: 64, size },
    { text: site, x: right, y: 64, size: LINE, isRight: true },
    { text: fitted(kind, (right - 2 * EDGE - credit) / LINE), x: EDGE, y: 108, size: LINE },
    { text: MAP_CREDIT, x: right, y: 108, size: SMALL, isRight: true },
  ];
}
