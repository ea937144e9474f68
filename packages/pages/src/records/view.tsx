import { KINDS, type Kind } from "naijaref/kinds";
import type { ComponentChildren } from "preact";
import { suggestionAddress } from "../addresses.ts";
import { usePage } from "../layout/page-context.tsx";
import type { Site } from "../page.ts";
import { programsOf } from "../parts/for-programs.tsx";
import { RecordPage, type RecordPageProps } from "../parts/record-page.tsx";
import { capitalized } from "../words.ts";
import { Facts, type FactsProps } from "./facts.tsx";

/**
 * A record of a kind as people read it, without what only the service has. Its page on the service, its card for
 * other pages, its page on a device without a connection and what search engines read are made from this alone.
 */
export interface RecordView
  extends Omit<RecordPageProps, "site" | "children" | "forPrograms" | "place" | "side"> {
  readonly kind: Kind;
  readonly title: string;
  readonly description: string;
  /** The names of what it is in, the smallest first. */
  readonly within: readonly string[];
  /** The file below `data/` that has it. */
  readonly file: string;
  readonly lineStart?: string;
  /** Lists of what is in it, as files: what each is called, and its address. */
  readonly files?: readonly (readonly [name: string, address: string])[];
  readonly facts?: Pick<FactsProps, "except" | "children">;
  readonly sections?: ComponentChildren;
  readonly beside?: ComponentChildren;
}

/** What the file of a kind says of a record: `viewOf` adds what it takes from the record itself. */
export type RecordWords = Omit<RecordView, "kind" | "code" | "name" | "otherNames" | "record"> &
  Partial<Pick<RecordView, "name" | "otherNames" | "record">>;

export const addressOf = ({ kind, code }: Pick<RecordView, "kind" | "code">): string =>
  suggestionAddress({ kind, code });

/** The page of a record. On a device there is no site. */
export function RecordOf({ view, site }: { readonly view: RecordView; readonly site?: Site }) {
  const { kind, within, file, lineStart, files, facts, sections, beside, ...page } = view;
  const { code, name, record } = page;
  const label = [name, ...within.slice(0, 1)].join(", ");
  const { served } = usePage();
  const list = (
    <>
      <Facts kind={kind} record={record} {...facts} />
      {site && served && ["states", "lgas", "constituencies", "banks"].includes(KINDS[kind].path) && (
        <served.CompareWith code={code} site={site} />
      )}
    </>
  );
  return (
    <RecordPage
      {...page}
      site={site}
      forPrograms={programsOf(kind, code, files)}
      place={{
        record: `${capitalized(KINDS[kind].noun)} ${label} (${code})`,
        file,
        lineStart: lineStart ?? `${code},`,
      }}
      side={
        sections && (
          <>
            {beside}
            {list}
          </>
        )
      }
    >
      {sections ?? list}
    </RecordPage>
  );
}
