import { citeInWords, editionDay, writeBibtex } from "@naijaref/api/contract/citation";
import { withAnd } from "@naijaref/api/contract/words";
import { dataVersion } from "naijaref/about";
import { changesOf, type RecordChange } from "naijaref/changes";
import { externalIdsOf, listIdSystems } from "naijaref/concordance";
import { certain } from "../certain.ts";
import { EmbedFold } from "../embed/embed-lines.tsx";
import { usePage } from "../layout/page-context.tsx";
import { pageUrl, type Site, takesCorrections } from "../page.ts";
import { Field } from "../tools/live-form.tsx";
import { capitalized, dateInWords } from "../words.ts";
import { fieldName } from "./field-names.ts";
import { ForPrograms, type ForProgramsProps, Snippet } from "./for-programs.tsx";
import { Doubts, sourcesLine } from "./record-page.tsx";
import { Fact, Facts, Fold, Section } from "./section.tsx";
import { allSources, Sources, sourceOf, type Table } from "./sources.tsx";

/** What has changed in a record since the first edition, newest first; nothing where nothing has. */
function historyOf(code: string) {
  const changes = changesOf(code).filter(({ field }) => field !== "sources" && field !== "slug");
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
 * How to correct a record: a sheet at the foot of the screen, so that the record stays in sight. The browser
 * opens and closes it. Without script the links have the lines to fill in; with it, what was typed.
 */
function Correction(props: CorrectionProps) {
  const { site, record } = props;
  const { email, whatsapp } = site.contact ?? {};
  const title = `Correction: ${record}`;
  const lines = linesFor(props).join("\n");
  const ways = [
    ["Mail", "body", email && `mailto:${email}?${asQuery({ subject: title, body: lines })}`],
    ["WhatsApp", "text", whatsapp && `https://wa.me/${whatsapp}?${asQuery({ text: `${title}\n${lines}` })}`],
    [
      "Open an issue",
      "body",
      site.repositoryUrl && `${site.repositoryUrl}/issues/new?${asQuery({ title, body: issueFor(props) })}`,
    ],
  ] as const;
  return (
    <form
      class="report"
      id="correct"
      popover="auto"
      aria-labelledby="correct-title"
      data-report={title}
      data-lines={lines}
    >
      <h2 id="correct-title">Something wrong?</h2>
      <Field name="What is wrong">
        <input name="wrong" maxlength={300} autocomplete="off" autofocus />
      </Field>
      <Field name="What is right">
        <input name="right" maxlength={300} autocomplete="off" />
      </Field>
      <Field name="Where can we read it?">
        <input name="where" maxlength={300} autocomplete="off" placeholder="A page or a document" />
      </Field>
      <p class="actions">
        {ways.map(
          ([name, part, address]) =>
            address && (
              <a key={name} class="quiet-button" href={address} data-part={part}>
                {name}
              </a>
            ),
        )}
        <button type="button" class="quiet-button if-script" data-copy={lines}>
          Copy
        </button>
        <button type="button" popovertarget="correct" popovertargetaction="hide">
          Close
        </button>
      </p>
    </form>
  );
}

/** Mail programs read a plus as a plus, and not as a blank. */
const asQuery = (values: Readonly<Record<string, string>>): string =>
  new URLSearchParams(values).toString().replaceAll("+", "%20");

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

export function AboutRecord(props: AboutRecordProps) {
  const { site, name, record, code, table, forPrograms, place, embedMap } = props;
  const { address } = usePage();
  const sources = allSources(record.sources, table, code);
  const citation = address && { dataVersion, address: pageUrl(site, address), record: { code, name } };
  return (
    <aside class="about-record" aria-label="About this record">
      <Doubts of={record} canReport={takesCorrections(site)} isBank={table === "institutions"} />
      <Fold id="sources" title={sourcesLine({ ...record, sources: sources.all })}>
        <Sources {...sources} />
        {historyOf(code)}
      </Fold>
      <Fold id="take" title="Use it in a program">
        <ForPrograms site={site} {...forPrograms} />
      </Fold>
      {table === "institutions" && codesElsewhere(code)}
      {citation && (
        <Fold id="cite" title="Cite this" note={`edition of ${dateInWords(editionDay(dataVersion))}`}>
          <Snippet title="Text" text={citeInWords(citation)} />
          <Snippet title="BibTeX" text={writeBibtex(citation).trimEnd()} />
        </Fold>
      )}
      <EmbedFold site={site} name={name} map={embedMap} />
      {takesCorrections(site) && <Correction site={site} {...place} />}
      <p class="print-only">Sources: {sources.all.map(nameOf).join("; ")}.</p>
    </aside>
  );
}

/** The codes of a bank in systems that are not shown with its name. */
function codesElsewhere(code: string) {
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

const nameOf = (id: string): string => sourceOf(id)?.name ?? id;
