import { type Bank, getBank, listBanks } from "naijaref/banks";
import {
  type Constituency,
  constituenciesOfLga,
  getConstituency,
  lgasOfConstituency,
  listConstituencies,
  listRegisteredVoters,
  wardsOfConstituency,
} from "naijaref/elections";
import { localitiesInState } from "naijaref/localities";
import {
  findState,
  getState,
  type Lga,
  lgasNamed,
  lgasOfState,
  listStates,
  listWards,
  type State,
  wardsOfLga,
} from "naijaref/places";
import { bankAddress, constituencyAddress, lgaAddress, stateAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { HOUSES } from "../elections/words.ts";
import { areaOf } from "../map/area.ts";
import { BANK_TYPES_IN_WORDS, bankTitle } from "../parts/banks.tsx";

/** A record that can be compared, with what of it stands in the address. */
export type Compared =
  | { readonly kind: "lga"; readonly record: Lga }
  | { readonly kind: "state"; readonly record: State }
  | { readonly kind: "seat"; readonly record: Constituency }
  | { readonly kind: "bank"; readonly record: Bank };

/** A line of the comparison: words, or numbers with the median of all that are like them. */
interface Measure<T> {
  readonly name: string;
  readonly of: (record: T) => string | number | undefined;
}

const perWard = (units: number, wards: number): number => Math.round(units / wards);
const areaIn = (code: string): number | undefined => {
  const area = areaOf(code);
  return area === undefined ? undefined : Number(area.toPrecision(3));
};

const seatNames = (lga: Lga, kind: Constituency["kind"]): string =>
  certain(constituenciesOfLga(lga.code))
    .filter((seat) => seat.kind === kind)
    .map(({ name }) => name)
    .join(", ");

/** By the codes of the states, counted once: a median asks for all. */
const wards = new Map<string, number>();

function wardsIn(state: State): number {
  if (wards.size === 0)
    for (const { stateCode } of listWards()) wards.set(stateCode, (wards.get(stateCode) ?? 0) + 1);
  return wards.get(state.code) ?? 0;
}

const LGA: readonly Measure<Lga>[] = [
  { name: "State", of: ({ stateCode }) => getState(stateCode)?.name },
  { name: "Headquarters", of: ({ headquarters }) => headquarters ?? undefined },
  ...(["senatorial_district", "federal_constituency", "state_constituency"] as const).map((kind) => ({
    name: HOUSES[kind].label,
    of: (lga: Lga) => seatNames(lga, kind),
  })),
  { name: "Wards", of: ({ code }) => certain(wardsOfLga(code)).length },
  { name: "Polling units", of: ({ pollingUnits }) => pollingUnits },
  { name: "Units per ward", of: (lga) => perWard(lga.pollingUnits, certain(wardsOfLga(lga.code)).length) },
  { name: "km²", of: ({ code }) => areaIn(code) },
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
  { name: "Wards", of: wardsIn },
  { name: "Polling units", of: ({ pollingUnits }) => pollingUnits },
  { name: "Units per ward", of: (state) => perWard(state.pollingUnits, wardsIn(state)) },
  {
    name: "Registered voters",
    of: ({ code }) => listRegisteredVoters().find(({ stateCode }) => stateCode === code)?.registeredVoters,
  },
  { name: "km²", of: ({ code }) => areaIn(code) },
  { name: "Towns and quarters", of: ({ code }) => localitiesInState(code).length },
];

const SEAT: readonly Measure<Constituency>[] = [
  { name: "Elects to", of: ({ kind }) => HOUSES[kind].house },
  { name: "State", of: ({ stateCode }) => getState(stateCode)?.name },
  { name: "LGAs", of: ({ code }) => certain(lgasOfConstituency(code)).length },
  { name: "Wards", of: ({ code }) => certain(wardsOfConstituency(code)).length },
  { name: "Polling units", of: ({ pollingUnits }) => pollingUnits },
];

const BANK: readonly Measure<Bank>[] = [
  { name: "Licence", of: ({ type }) => BANK_TYPES_IN_WORDS[type].one },
  { name: "CBN code", of: ({ cbnCode }) => cbnCode ?? undefined },
  { name: "Code for transfers (NIP)", of: ({ nipCode }) => nipCode ?? undefined },
  { name: "USSD", of: ({ ussd }) => ussd ?? undefined },
];

/** Those like it: the LGAs of its state, all states, the seats of its kind in the state, the banks of its licence. */
export function peersOf(one: Compared): readonly Compared[] {
  if (one.kind === "lga")
    return certain(lgasOfState(one.record.stateCode)).map((record) => ({ kind: "lga", record }));
  if (one.kind === "state") return listStates().map((record) => ({ kind: "state", record }));
  if (one.kind === "bank")
    return listBanks({ type: one.record.type }).map((record) => ({ kind: "bank", record }));
  const { kind, stateCode } = one.record;
  return certain(listConstituencies({ kind, state: stateCode })).map((record) => ({ kind: "seat", record }));
}

const MEASURES = { lga: LGA, state: STATE, seat: SEAT, bank: BANK } as const;

const valuesOf = ({ kind, record }: Compared): readonly (string | number | undefined)[] =>
  // The measures are those of its kind, which the type of two fields cannot say.
  MEASURES[kind].map(({ of }) => of(record as never));

export interface ComparedLine {
  readonly name: string;
  readonly values: readonly (string | number | undefined)[];
  readonly median: number | undefined;
}

export function linesOf(all: readonly [Compared, ...Compared[]]): readonly ComparedLine[] {
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

/** The candidates for a word of the address. */
function candidatesFor(word: string): readonly Compared[] {
  const state = findState(word);
  const [seat, bank] = [getConstituency(word), getBank(word)];
  return [
    ...lgasNamed(word).map((record) => ({ kind: "lga" as const, record })),
    ...(state.ok ? [{ kind: "state" as const, record: state.value }] : []),
    ...(seat ? [{ kind: "seat" as const, record: seat }] : []),
    ...(bank ? [{ kind: "bank" as const, record: bank }] : []),
  ];
}

const stateOf = (one: Compared): string => ("stateCode" in one.record ? one.record.stateCode : "");

/** Records of one kind that the words name, of one state where they can be. */
export function findCompared(words: readonly string[]): readonly [Compared, ...Compared[]] | undefined {
  const [own = [], ...others] = words.map(candidatesFor);
  const sets = own.flatMap((first): (readonly [Compared, ...Compared[]])[] => {
    const rest = others.map((some) => {
      const like = some.filter(({ kind }) => kind === first.kind);
      return like.find((one) => stateOf(one) === stateOf(first)) ?? like[0];
    });
    const set = [first, ...(rest as Compared[])] as const;
    const isPair = !rest.includes(undefined) && new Set(set.map(codeOf)).size === set.length;
    return isPair ? [set] : [];
  });
  const together = (set: readonly Compared[]): number => new Set(set.map(stateOf)).size;
  return sets.sort((a, b) => together(a) - together(b))[0];
}

export const nameOf = (one: Compared): string =>
  one.kind === "bank" ? bankTitle(one.record) : one.record.name;

export const codeOf = (one: Compared): string => (one.kind === "bank" ? one.record.id : one.record.code);

export function pageOf(one: Compared): string {
  if (one.kind === "lga") return lgaAddress(one.record);
  if (one.kind === "state") return stateAddress(one.record);
  return one.kind === "seat" ? constituencyAddress(one.record) : bankAddress(one.record);
}

/** Names where they lead back to the same records, else codes. */
export function compareAddress(all: readonly Compared[]): string {
  const words = all.map((one) =>
    "slug" in one.record && one.kind !== "seat" ? one.record.slug : codeOf(one),
  );
  const found = findCompared(words);
  const isSame = found?.every((one, at) => codeOf(one) === codeOf(all[at] as Compared)) === true;
  return `/compare/${(isSame ? words : all.map(codeOf)).join("/")}`;
}
