import type { HeldKind, Kind } from "naijaref/kinds";
import type { PollingUnit } from "naijaref/polling-units";
import { viewOfBank } from "./bank.tsx";
import { viewOfSeat } from "./constituency.tsx";
import { viewOfLga } from "./lga.tsx";
import { viewOfLocality } from "./locality.tsx";
import { viewOfParty } from "./party.tsx";
import { viewOfUnit } from "./polling-unit.tsx";
import { viewOfState } from "./state.tsx";
import type { RecordView } from "./view.tsx";
import { viewOfWard } from "./ward.tsx";

export const VIEWS = {
  state: viewOfState,
  lga: viewOfLga,
  ward: (ward) => viewOfWard(ward),
  senatorial_district: viewOfSeat,
  federal_constituency: viewOfSeat,
  state_constituency: viewOfSeat,
  polling_unit: viewOfUnit,
  locality: viewOfLocality,
  bank: viewOfBank,
  party: viewOfParty,
} satisfies { readonly [K in Kind]: (record: RecordOfKind<K>) => RecordView };

type RecordOfKind<K extends Kind> = K extends HeldKind
  ? NonNullable<ReturnType<typeof import("naijaref/kinds").getRecord<K>>>
  : PollingUnit;
