import { OBJECT, type Rule, requireArgument } from "../arguments.ts";
import type { PollingUnit, State, Ward } from "../generated/records.ts";
import { getState, listWards } from "../places/index.ts";
import { lazy } from "../table/lazy.ts";
import { lastNumberOf, missingIn } from "./code.ts";
import { FIRST_CLASS, type PackedPollingUnits } from "./packed.ts";
import { otherNamesOf } from "./spell-out.ts";
import { applyChange, unpackChanges } from "./unpack.ts";

/** The polling units of one state, ready to be read. A unit is made when it is asked for. */
export interface UnitsOfState {
  readonly state: State;
  /** The state's wards by code, each with the places of its units: from the first to before the end. */
  readonly wards: readonly WardUnits[];
  /** How many units there are. */
  readonly count: number;
  /** The unit at a place from 0 on, in the order of the codes. */
  readonly at: (place: number) => PollingUnit;
  /** The place of the unit with this number in the ward, or undefined where the ward has no such number. */
  readonly placeOf: (ward: string, number: number) => number | undefined;
  readonly nameAt: (place: number) => string;
  /** The other names by which a unit is found: INEC's where it has other words, and the aliases. */
  readonly otherNamesAt: (place: number) => readonly string[];
}

export interface WardUnits {
  readonly ward: Ward;
  readonly from: number;
  readonly to: number;
}

const PACKED: Rule = {
  is: (value) =>
    OBJECT.is(value) &&
    getState((value as PackedPollingUnits).state) !== undefined &&
    TEXTS_IN.every((name) => typeof (value as PackedPollingUnits)[name] === "string") &&
    Array.isArray((value as PackedPollingUnits).classes),
  must: "be the units of a state, as a module of naijaref-polling-units has them",
};

const TEXTS_IN = ["names", "classOf", "inecNames", "aliases"] as const;

const NONE: readonly string[] = Object.freeze([]);

/**
 * Opens a state's packed units. Throws where they were made from another edition of the dataset than this
 * library.
 */
export function openUnits(packed: PackedPollingUnits): UnitsOfState {
  requireArgument("openPollingUnits", "packed", packed, PACKED);
  const state = getState(packed.state) as State;
  const names = packed.names.split("\n");
  const wards = listWardUnits(state);
  const byCode = new Map(wards.map((entry) => [entry.ward.code, entry]));
  const count = wards.at(-1)?.to ?? 0;
  if (count !== names.length) {
    throw new Error(
      `naijaref lists ${count} polling units in ${state.name}, naijaref-polling-units ${names.length}: install the same version of both`,
    );
  }
  const aliases = lazy(() => unpackChanges(packed.aliases));
  const inecNames = lazy(() => unpackChanges(packed.inecNames));
  const classes = packed.classes.map(([kind, unverified, sources]) => ({
    kind,
    unverifiedFields: itemsOf(unverified),
    sources: itemsOf(sources),
  }));

  const nameAt = (place: number): string => names[place] as string;
  const aliasesAt = (place: number): readonly string[] => {
    const changes = aliases().get(place);
    return changes === undefined
      ? NONE
      : Object.freeze(changes.map((change) => applyChange(change, nameAt(place))));
  };

  const inecNameAt = (place: number): string => {
    const capitals = nameAt(place).toUpperCase();
    const [inec] = inecNames().get(place) ?? [];
    return inec === undefined ? capitals : applyChange(inec, capitals);
  };

  function make(place: number, number: number, ward: Ward): PollingUnit {
    const name = nameAt(place);
    const shared = classes[packed.classOf.charCodeAt(place) - FIRST_CLASS] as (typeof classes)[number];
    return {
      code: `${ward.code}-${String(number).padStart(3, "0")}`,
      name,
      inecName: inecNameAt(place),
      kind: shared.kind,
      wardCode: ward.code,
      lgaCode: ward.lgaCode,
      stateCode: ward.stateCode,
      aliases: aliasesAt(place),
      unverifiedFields: shared.unverifiedFields,
      sources: shared.sources,
    };
  }

  return {
    state,
    wards,
    count,
    nameAt,
    otherNamesAt: (place) =>
      inecNames().has(place)
        ? otherNamesOf(nameAt(place), inecNameAt(place), aliasesAt(place))
        : aliasesAt(place),
    at: (place) => {
      const { ward, from } = wards[findWardAt(wards, place)] as WardUnits;
      return make(place, numberAt(ward, place - from), ward);
    },
    placeOf: (code, number) => {
      const entry = byCode.get(code);
      if (entry === undefined) return undefined;
      const { ward, from } = entry;
      const missing = missingIn(ward);
      if (number < 1 || number > lastNumberOf(ward) || missing.includes(number)) return undefined;
      return from + number - 1 - missing.filter((other) => other < number).length;
    },
  };
}

const itemsOf = (cell: string): readonly string[] => (cell === "" ? NONE : Object.freeze(cell.split("|")));

function listWardUnits(state: State): readonly WardUnits[] {
  let from = 0;
  return listWards().flatMap((ward) => {
    if (ward.stateCode !== state.code) return [];
    const to = from + ward.pollingUnits;
    const entry = { ward, from, to };
    from = to;
    return [entry];
  });
}

/** The place of the ward in which the unit at a place is: the last that begins at or before it. */
function findWardAt(wards: readonly WardUnits[], place: number): number {
  let low = 0;
  let high = wards.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((wards[middle] as WardUnits).from <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The number of a ward's unit by its place among them from 0 on: numbers that the ward leaves out are passed
 * over.
 */
function numberAt(ward: Ward, place: number): number {
  let number = place + 1;
  for (const missing of missingIn(ward)) if (missing <= number) number++;
  return number;
}
