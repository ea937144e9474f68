import { titleOf } from "@naijaref/api/operations/suggestion-words";
import type { Bank } from "naijaref/banks";
import { type Constituency, lgasOfConstituency } from "naijaref/elections";
import { codeOf, findRecord, getRecord, type HeldKind, listRecords } from "naijaref/kinds";
import { localitiesInState } from "naijaref/localities";
import { getState, type Lga, lgasNamed, lgasOfState, type State } from "naijaref/places";
import { suggestionAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { HOUSES } from "../elections/words.ts";
import { areaInFigures } from "../map/area.ts";
import { registerOf, seatsOfLga, wardsIn } from "../map/regions.ts";
import { BANK_TYPES_IN_WORDS } from "../parts/banks.tsx";

type Value = string | number | null | undefined;

/** A line of the comparison: words, or numbers with the median of all that are like them. */
interface Measure<T> {
  readonly name: string;
  readonly of: (record: T) => Value;
}

type Divided = Pick<State, "code" | "pollingUnits">;

const WARDS: readonly Measure<Divided>[] = [
  { name: "Wards", of: ({ code }) => wardsIn(code) },
  { name: "Polling units", of: ({ pollingUnits }) => pollingUnits },
];

const UNITS_AND_AREA: readonly Measure<Divided>[] = [
  { name: "Units per ward", of: ({ code, pollingUnits }) => Math.round(pollingUnits / wardsIn(code)) },
  { name: "km²", of: ({ code }) => areaInFigures(code) },
];

const LGA: readonly Measure<Lga>[] = [
  { name: "State", of: ({ stateCode }) => getState(stateCode)?.name },
  { name: "Headquarters", of: ({ headquarters }) => headquarters },
  ...(["senatorial_district", "federal_constituency", "state_constituency"] as const).map((kind) => ({
    name: HOUSES[kind].label,
    of: ({ code }: Lga) =>
      seatsOfLga(code, kind)
        .map(({ name }) => name)
        .join(", "),
  })),
  ...WARDS,
  ...UNITS_AND_AREA,
  {
    name: "Towns and quarters",
    of: ({ code, stateCode }) =>
      localitiesInState(stateCode).filter(({ lgaCodes }) => lgaCodes.includes(code)).length,
  },
];

const STATE: readonly Measure<State>[] = [
  { name: "Zone", of: ({ zone }) => zone },
  { name: "Capital", of: ({ capital }) => capital },
  { name: "LGAs", of: ({ code }) => certain(lgasOfState(code)).length },
  ...WARDS,
  {
    name: "Registered voters",
    of: ({ code }) => registerOf(code)?.registeredVoters,
  },
  ...UNITS_AND_AREA,
  { name: "Towns and quarters", of: ({ code }) => localitiesInState(code).length },
];

const SEAT: readonly Measure<Constituency>[] = [
  { name: "Elects to", of: ({ kind }) => HOUSES[kind].house },
  { name: "State", of: ({ stateCode }) => getState(stateCode)?.name },
  { name: "LGAs", of: ({ code }) => certain(lgasOfConstituency(code)).length },
  ...WARDS,
];

const BANK: readonly Measure<Bank>[] = [
  { name: "Licence", of: ({ type }) => BANK_TYPES_IN_WORDS[type].one },
  { name: "CBN code", of: ({ cbnCode }) => cbnCode },
  { name: "Code for transfers (NIP)", of: ({ nipCode }) => nipCode },
  { name: "USSD", of: ({ ussd }) => ussd },
];

/** The measures are those of the kind, which the type of a list of several cannot say. */
const MEASURES = {
  lga: LGA,
  state: STATE,
  senatorial_district: SEAT,
  federal_constituency: SEAT,
  state_constituency: SEAT,
  bank: BANK,
} as const satisfies Partial<Record<HeldKind, readonly Measure<never>[]>>;

type ComparedKind = keyof typeof MEASURES;

type ComparedRecord = NonNullable<ReturnType<typeof getRecord<ComparedKind>>>;

export interface Compared {
  readonly kind: ComparedKind;
  readonly record: ComparedRecord;
  readonly code: string;
  readonly name: string;
  readonly address: string;
}

export function comparedOf(kind: ComparedKind, record: ComparedRecord): Compared {
  const found = { kind, code: codeOf(record), name: record.name };
  return { ...found, record, name: titleOf(found), address: suggestionAddress(found) };
}

const fieldOf = (record: object, name: string): unknown => (record as Record<string, unknown>)[name];

/** Those like it: the LGAs of its state, all states, the seats of its kind in the state, the banks of its licence. */
export const peersOf = ({ kind, record }: Compared): readonly Compared[] =>
  listRecords(kind)
    .filter((one) => ["stateCode", "type"].every((name) => fieldOf(one, name) === fieldOf(record, name)))
    .filter((one) => (fieldOf(one, "status") ?? "active") === "active")
    .map((one) => comparedOf(kind, one));

const valuesOf = ({ kind, record }: Compared): readonly Value[] =>
  MEASURES[kind].map(({ of }) => of(record as never));

/** Two or three, of one kind. */
export type ComparedSet = readonly [Compared, ...Compared[]];

export function linesOf(all: ComparedSet) {
  const [first] = all;
  const values = all.map(valuesOf);
  const peers = peersOf(first).map(valuesOf);
  return MEASURES[first.kind].map(({ name }, at) => ({
    name,
    values: values.map((one) => one[at]),
    median: medianOf(peers.flatMap((one) => (typeof one[at] === "number" ? [one[at]] : []))),
  }));
}

function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.length < 3 ? undefined : sorted[Math.floor(sorted.length / 2)];
}

/** The candidates for a word of the address: a name of a place, or a code. */
function candidatesFor(word: string): readonly Compared[] {
  const state = findRecord("state", word);
  return [
    ...lgasNamed(word).map((record) => comparedOf("lga", record)),
    ...(state === undefined ? [] : [comparedOf("state", state)]),
    ...(Object.keys(MEASURES) as ComparedKind[]).flatMap((kind) => {
      const record = kind === "lga" || kind === "state" ? undefined : getRecord(kind, word);
      return record === undefined ? [] : [comparedOf(kind, record)];
    }),
  ];
}

export const stateOf = ({ record }: Compared): string => ("stateCode" in record ? record.stateCode : "");

/** Records of one kind that the words name, of one state where they can be. */
export function findCompared(words: readonly string[]): ComparedSet | undefined {
  const [own = [], ...others] = words.map(candidatesFor);
  const sets = own.flatMap((first): ComparedSet[] => {
    const rest = others.map((some) => {
      const like = some.filter(({ kind }) => MEASURES[kind] === MEASURES[first.kind]);
      return like.find((one) => stateOf(one) === stateOf(first)) ?? like[0];
    });
    const set = [first, ...(rest as Compared[])] as const;
    const isPair = !rest.includes(undefined) && new Set(set.map(({ code }) => code)).size === set.length;
    return isPair ? [set] : [];
  });
  const together = (set: readonly Compared[]): number => new Set(set.map(stateOf)).size;
  return sets.sort((a, b) => together(a) - together(b))[0];
}

/** Names where they lead back to the same records, else codes. */
export function compareAddress(all: readonly Compared[]): string {
  const words = all.map(({ record, code }) =>
    "slug" in record && typeof record.slug === "string" && !("inecName" in record) ? record.slug : code,
  );
  const found = findCompared(words);
  const isSame = found?.every((one, at) => one.code === all[at]?.code) === true;
  return `/compare/${(isSame ? words : all.map(({ code }) => code)).join("/")}`;
}
