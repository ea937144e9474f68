import { citeInWords, editionDay, writeBibtex } from "@naijaref/api/contract/citation";
import { withAnd } from "@naijaref/api/contract/words";
import { snakeCase } from "@naijaref/records";
import { dataVersion, listSources } from "naijaref/about";
import { changesOf, type RecordChange } from "naijaref/changes";
import { externalIdsOf, listIdSystems } from "naijaref/concordance";
import { certain } from "../certain.ts";
import { EmbedFold } from "../embed/embed-fold.tsx";
import { usePage } from "../layout/page-context.ts";
import { pageUrl, type Site } from "../page.ts";
import { capitalized, dateInWords } from "../words.ts";
import { Doubts } from "./doubts.tsx";
import { Fact, Facts } from "./facts.tsx";
import { fieldName } from "./field-names.ts";
import { Fold } from "./fold.tsx";
import { ForPrograms, type ForProgramsProps } from "./for-programs.tsx";
import type { Table } from "./said.ts";
import { Section } from "./section.tsx";
import { Snippet } from "./snippet.tsx";
import { Sources } from "./sources.tsx";
import { sourcesLine } from "./sources-line.ts";

const SKIPPED: readonly (string | null)[] = ["sources", "slug"];

/** What has changed in a record since the first edition, newest first; nothing where nothing has. */
function History({ code }: { readonly code: string }) {
  const changes = changesOf(code).filter(({ field }) => !SKIPPED.includes(field));
  if (changes.length === 0) return null;
  return (
    <Section id="history" title="What has changed">
      <ul class="history">
        {changes.map((change) => (
          <li key={`${change.dataVersion} ${change.field}`}>
            <time dateTime={change.date}>{dateInWords(change.date)}</time> {wordsOf(change)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function wordsOf({ change, field, before, after }: RecordChange): string {
  if (field === null) return change === "added" ? "This record is new." : "This record was taken out.";
  if (field === "unverified_fields") return doubtsBetween(listOf(before), listOf(after));
  const name = capitalized(fieldName(field));
  if (Array.isArray(before) || Array.isArray(after)) {
    const [gone, added] = difference(listOf(before), listOf(after));
    const words = [
      added.length > 0 && `with ${withAnd(added)}`,
      gone.length > 0 && `without ${withAnd(gone)}`,
    ].filter(Boolean);
    return `${name}: now ${words.join(", and ")}.`;
  }
  if (before === null) return `${name} is now known: ${after}.`;
  if (after === null) return `${name} was ${before}, and is not known now.`;
  return `${name} was ${before}, and is ${after} now.`;
}

const listOf = (value: RecordChange["before"]): readonly string[] => (Array.isArray(value) ? value : []);

/** What only the first list has, and what only the second. */
const difference = (before: readonly string[], after: readonly string[]) =>
  [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))] as const;

function doubtsBetween(before: readonly string[], after: readonly string[]): string {
  const [sure, unsure] = difference(before, after);
  const words = [
    sure.length > 0 && `${withAnd(sure.map(fieldName))} ${sure.length === 1 ? "is" : "are"} certain now`,
    unsure.length > 0 &&
      `${withAnd(unsure.map(fieldName))} ${unsure.length === 1 ? "is" : "are"} not certain any more`,
  ].filter(Boolean);
  return `${capitalized(words.join("; "))}.`;
}

interface CorrectionProps {
  readonly site: Site;
  /** What is wrong, if something is: `LGA Ikeja (NG025011)`. */
  readonly record: string;
  /** The file below `data/` in which the record is. */
  readonly file: string;
  readonly lineStart: string;
}

const linesFor = ({ record }: CorrectionProps): readonly string[] => [
  `Record: ${record}`,
  "What is wrong: ",
  "What it should be: ",
  "Where one can read that (a publication, a page, a document): ",
  `Data version: ${dataVersion}`,
];

/** The same for who corrects the data, who needs the place in it. */
const issueFor = (props: CorrectionProps): string =>
  [...linesFor(props), `File: data/${props.file}, the line that begins with ${props.lineStart}`].join("\n");

/**
 * How to correct a record. With a public repository a link opens its form filled in; without, the text to
 * send is here.
 */
function Correction(props: CorrectionProps) {
  const { site, record } = props;
  const query = new URLSearchParams({ title: `Correction: ${record}`, body: issueFor(props) });
  return site.repositoryUrl === undefined ? (
    <>
      <p>
        Copy these lines, fill in the empty ones, and send them to the people from whom you have the address
        of this page.
      </p>
      <Snippet title="Correction" text={linesFor(props).join("\n")} />
    </>
  ) : (
    <p>
      <a class="button" href={`${site.repositoryUrl}/issues/new?${query}`}>
        Write what is wrong
      </a>{" "}
      <span class="note">Opens a form that is filled in but for three lines.</span>
    </p>
  );
}

export interface AboutRecordProps {
  readonly site: Site;
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
    {table === "institutions" && <CodesElsewhere code={code} />}
    <Cite site={site} code={code} name={name} />
    <EmbedFold site={site} name={name} map={embedMap} />
    <Fold id="correct" title="Something wrong?">
      <Correction site={site} {...place} />
    </Fold>
    <p class="print-only">Sources: {record.sources.map(nameOf).join("; ")}.</p>
  </aside>
);

/** The codes of a bank in systems that are not shown with its name. */
function CodesElsewhere({ code }: { readonly code: string }) {
  const ids = certain(externalIdsOf("bank", code)).filter(
    ({ system }) => system !== "cbn" && system !== "nip",
  );
  if (ids.length === 0) return null;
  const nameOf = (id: string): string =>
    capitalized(listIdSystems().find((system) => system.id === id)?.name ?? id);
  return (
    <Fold id="ids" title="Codes at payment providers" note={String(ids.length)}>
      <Facts form="even">
        {ids.map((one) => (
          <Fact key={`${one.system} ${one.id}`} name={nameOf(one.system)}>
            <code>{one.id}</code>
          </Fact>
        ))}
      </Facts>
    </Fold>
  );
}

export const sourceInShort = ({ sources: [first = "", ...more] }: AboutRecordProps["record"]): string =>
  more.length === 0 ? `Source: ${nameOf(first)}.` : `Sources: ${nameOf(first)}, and ${more.length} more.`;

const nameOf = (id: string): string => listSources().find((source) => source.id === id)?.name ?? id;

interface CiteProps {
  readonly site: Site;
  readonly code: string;
  readonly name: string;
}

function Cite({ site, code, name }: CiteProps) {
  const { address } = usePage();
  if (address === undefined) return null;
  const citation = { dataVersion, address: pageUrl(site, address), record: { code, name } };
  return (
    <Fold id="cite" title="Cite this" note={`edition of ${dateInWords(editionDay(dataVersion))}`}>
      <Snippet title="Text" text={citeInWords(citation)} />
      <Snippet title="BibTeX" text={writeBibtex(citation).trimEnd()} />
    </Fold>
  );
}
