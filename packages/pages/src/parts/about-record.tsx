import { snakeCase } from "@naijaref/records";
import { listSources } from "naijaref/about";
import { EmbedFold } from "../embed/embed-fold.tsx";
import type { Site } from "../page.ts";
import { Cite } from "./cite.tsx";
import { Correction, type CorrectionProps } from "./correction.tsx";
import { Doubts } from "./doubts.tsx";
import { Fold } from "./fold.tsx";
import { ForPrograms, type ForProgramsProps } from "./for-programs.tsx";
import { History } from "./history.tsx";
import type { Table } from "./said.ts";
import { Sources } from "./sources.tsx";
import { sourcesLine } from "./sources-line.ts";

export interface AboutRecordProps {
  readonly site: Site;
  /** What it is called. */
  readonly name: string;
  readonly record: { readonly sources: readonly string[]; readonly unverifiedFields: readonly string[] };
  /** Its code or id, by which its table names it. */
  readonly code: string;
  /** Its table; left out where the dataset does not note which source says which value. */
  readonly table?: Table;
  readonly forPrograms: Omit<ForProgramsProps, "site">;
  /** What it is called, and where it is in `data/`. */
  readonly place: Omit<CorrectionProps, "site">;
  /** The address of a map of what is in it, for other pages. */
  readonly embedMap?: string | undefined;
}

/** How sure a record is and where it is from, as one line that opens; how to use it and to correct it. */
export const AboutRecord = ({
  site,
  name,
  record,
  code,
  table,
  forPrograms,
  place,
  embedMap,
}: AboutRecordProps) => (
  <aside class="about-record" aria-label="About this record">
    <Doubts unverified={record.unverifiedFields.map(snakeCase)} />
    <Fold id="sources" title={sourcesLine(record)}>
      <Sources ids={record.sources} table={table} code={code} />
      <History code={code} />
    </Fold>
    <Fold id="take" title="Use it in a program">
      <ForPrograms site={site} {...forPrograms} />
    </Fold>
    <Cite site={site} code={code} name={name} />
    <EmbedFold site={site} name={name} map={embedMap} />
    <Fold id="correct" title="Something wrong?">
      <Correction site={site} {...place} />
    </Fold>
    <p class="print-only">Sources: {record.sources.map(nameOf).join("; ")}.</p>
  </aside>
);

/** Where a record is from, in a line: its strongest source, and how many more there are. */
export const sourceInShort = ({ sources: [first = "", ...more] }: AboutRecordProps["record"]): string =>
  more.length === 0 ? `Source: ${nameOf(first)}.` : `Sources: ${nameOf(first)}, and ${more.length} more.`;

const nameOf = (id: string): string => listSources().find((source) => source.id === id)?.name ?? id;
