import type { Plate } from "../generated/records.ts";
import { isState, prefixOf } from "./prefixes.ts";

export interface PlateParts {
  readonly prefix: string;
  readonly number: string;
  readonly suffix: string;
}

/** The state that a plate names, and a note on how certain that is. */
export interface Registration {
  readonly stateCode: string | null;
  readonly note: string | null;
}

export interface PlateFormat {
  readonly format: Plate["format"];
  /** Matches the plate's letters and digits alone; its three groups are prefix, number and suffix. */
  readonly pattern: RegExp;
  /** As it is printed. */
  readonly print: (parts: PlateParts) => string;
  /** Undefined if the parts cannot be of this format. */
  readonly registration: (parts: PlateParts) => Registration | undefined;
}

/**
 * Police statements write some numbers with two digits (ABJ 75 JR, Daily Post, 14 August 2025; XR 88 EPE and
 * JF 15 AAA, The Sun, 24 vehicles found in Lagos). None writes one digit.
 */
const SHORT_NUMBER = 2;

const UNKNOWN_PLACE = "No list has this place code, so the state is unknown.";
const ONE_LIST = "The state of this place code rests on one list.";
const OLD = "Issued until 2011: the place code stands at the end.";
const DEALER = "The two letters after D are the state's; one reading of the Regulations describes this form.";
const FEDERAL = "This form is known from one plate, and what its prefix means is not established.";
const SHORT =
  "Police statements write such numbers with two digits; the plate itself may have a zero before them.";
const POLICE = "This form is known from one plate.";

/** The place codes rest on lists that others compiled: FRSC publishes none (docs/plates.md). */
function registeredAt(code: string, number: string, ...before: readonly string[]): Registration {
  const place = prefixOf(code);
  const notes = number.length === SHORT_NUMBER ? [...before, SHORT] : before;
  const doubts = place === undefined ? [UNKNOWN_PLACE] : place.unverifiedFields.length > 0 ? [ONE_LIST] : [];
  const all = [...notes, ...doubts];
  return { stateCode: place?.stateCode ?? null, note: all.length === 0 ? null : all.join(" ") };
}

const nowhere = (note: string) => (): Registration => ({ stateCode: null, note });

/** The formats for which there is evidence. A plate matches at most one. */
export const plateFormats: readonly PlateFormat[] = [
  {
    // Since 2011 (FRSC statements of 2022 and 2023 quote KUJ-304BV and BBJ-746AA).
    format: "standard",
    pattern: /^([A-Z]{3})(\d{2,3})([A-Z]{2})$/,
    print: ({ prefix, number, suffix }) => `${prefix}-${number}${suffix}`,
    registration: ({ prefix, number }) => registeredAt(prefix, number),
  },
  {
    // From 1992 to 2011, and still on the road.
    format: "old",
    pattern: /^([A-Z]{2})(\d{2,3})([A-Z]{3})$/,
    print: ({ prefix, number, suffix }) => `${prefix}${number}-${suffix}`,
    registration: ({ suffix, number }) => registeredAt(suffix, number, OLD),
  },
  {
    // National Road Traffic Regulations 2012, Schedule 5, figure 10.
    format: "dealer",
    pattern: /^(D[A-Z]{2})(\d{3})([A-Z0-9])$/,
    print: ({ prefix, number, suffix }) => `${prefix} ${number} ${suffix}`,
    registration: ({ prefix }) => {
      const stateCode = prefix.slice(1);
      return isState(stateCode) ? { stateCode, note: DEALER } : undefined;
    },
  },
  {
    // FRSC statement of 23 August 2022, which quotes 01B-266FG.
    format: "federal_government",
    pattern: /^(\d{2}[A-Z])(\d{3})(FG)$/,
    print: ({ prefix, number, suffix }) => `${prefix}-${number}${suffix}`,
    registration: nowhere(FEDERAL),
  },
  {
    // News Agency of Nigeria, August 2016, which quotes NPF 2647D.
    format: "police",
    pattern: /^(NPF)(\d{4})([A-Z])$/,
    print: ({ prefix, number, suffix }) => `${prefix} ${number} ${suffix}`,
    registration: nowhere(POLICE),
  },
];
