import { codeOf, type HeldKind, type Kind } from "naijaref/kinds";
import type { PollingUnit } from "naijaref/polling-units";
import { wordsOfBank } from "./bank.tsx";
import { wordsOfSeat } from "./constituency.tsx";
import { wordsOfLga } from "./lga.tsx";
import { wordsOfLocality } from "./locality.tsx";
import { wordsOfParty } from "./party.tsx";
import { wordsOfUnit } from "./polling-unit.tsx";
import { wordsOfState } from "./state.tsx";
import type { RecordView, RecordWords } from "./view.tsx";
import { wordsOfWard } from "./ward.tsx";

const WORDS = {
  state: wordsOfState,
  lga: wordsOfLga,
  ward: wordsOfWard,
  senatorial_district: wordsOfSeat,
  federal_constituency: wordsOfSeat,
  state_constituency: wordsOfSeat,
  polling_unit: wordsOfUnit,
  locality: wordsOfLocality,
  bank: wordsOfBank,
  party: wordsOfParty,
} satisfies { readonly [K in Kind]: (record: RecordOfKind<K>) => RecordWords };

type RecordOfKind<K extends Kind> = K extends HeldKind
  ? NonNullable<ReturnType<typeof import("naijaref/kinds").getRecord<K>>>
  : PollingUnit;

export function viewOf<K extends Kind>(kind: K, record: RecordOfKind<K>): RecordView {
  const { name, aliases } = record;
  const own = { kind, code: codeOf(record as RecordOfKind<HeldKind>), name, otherNames: aliases, record };
  return { ...own, ...(WORDS[kind] as (record: RecordOfKind<K>) => RecordWords)(record) };
}
