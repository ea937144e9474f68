import type { Site } from "../page.ts";
import { Correction, type CorrectionProps } from "./correction.tsx";
import { Doubts } from "./doubts.tsx";
import { History } from "./history.tsx";
import type { Table } from "./said.ts";
import { Sources } from "./sources.tsx";
import { TakeAway, type TakeAwayProps } from "./take-away.tsx";

export interface AboutRecordProps {
  readonly site: Site;
  readonly record: { readonly sources: readonly string[]; readonly unverifiedFields: readonly string[] };
  /** Its code or id, by which its table names it. */
  readonly code: string;
  readonly table: Table;
  readonly takeAway: Omit<TakeAwayProps, "site">;
  /** What it is called, and where it is in `data/`. */
  readonly place: Omit<CorrectionProps, "site">;
}

/** How sure a record is, where it is from, what has changed, and how to take it away or correct it. */
export const AboutRecord = ({ site, record, code, table, takeAway, place }: AboutRecordProps) => (
  <>
    <Doubts unverified={record.unverifiedFields} />
    <Sources ids={record.sources} table={table} code={code} />
    <History code={code} />
    <TakeAway site={site} {...takeAway} />
    <Correction site={site} {...place} />
  </>
);
