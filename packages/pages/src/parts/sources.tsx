import { withAnd } from "@naijaref/api/contract/words";
import { listSources, type Source } from "naijaref/about";
import { type Proof, proofs, records, sources, type Table } from "../generated/said.ts";
import { capitalized, dateInWords } from "../words.ts";
import { fieldName } from "./field-names.ts";

export const sourceOf = (id: string): Source | undefined => listSources().find((source) => source.id === id);

/** A source in a list; in full with the day when we compared with it, and its id. */
export const SourceLine = ({
  source,
  inFull = false,
}: {
  readonly source: Source;
  readonly inFull?: boolean;
}) => {
  const { id, name, publisher, url, retrieved, compared, licence } = source;
  return (
    <li id={inFull ? id : undefined}>
      {url === null ? (
        name
      ) : (
        <a href={url} rel="noopener">
          {name}
        </a>
      )}
      <span class="note">
        {publisher}
        {retrieved !== null && `, copy of ${dateInWords(retrieved)}`}
        {inFull && `, compared on ${dateInWords(compared)}`}. Licence: {licence}.
        {inFull && (
          <>
            {" "}
            <code>{id}</code>
          </>
        )}
      </span>
    </li>
  );
};

interface SourcesProps {
  /** The record's own, then those of single fields. */
  readonly all: readonly string[];
  readonly fields: readonly FieldSources[];
}

/**
 * The sources of a record and of its fields.
 *
 * @param key the record's code or id
 */
export function allSources(ids: readonly string[], table: Table | undefined, key: string): SourcesProps {
  const fields = table === undefined ? [] : fieldSources(table, key, ids);
  return {
    fields,
    all: [...new Set([...ids, ...fields.flatMap(({ said }) => said.flatMap(({ sources }) => sources))])],
  };
}

export function Sources({ all, fields }: SourcesProps) {
  return (
    <>
      <ol class="sources">
        {all.map((id) => {
          const source = sourceOf(id);
          return source && <SourceLine key={id} source={source} />;
        })}
      </ol>
      {fields.length > 0 && <ByField fields={fields} all={all} />}
      <p class="note">
        Checked against the official list, or two independent sources.{" "}
        <a href="/coverage">How sure each field is</a>
      </p>
    </>
  );
}

/** The sources of each value, by their number in the list. */
function ByField({ fields, all }: SourcesProps) {
  const said = fields.filter((one) => one.said.length > 0);
  const ruled = fields.filter((one) => one.said.length === 0 && one.proof === "rule");
  const numbers = (ids: readonly string[]): string =>
    withAnd(
      ids
        .map((id) => all.indexOf(id) + 1)
        .sort((a, b) => a - b)
        .map(String),
    );
  return (
    <details class="by-field">
      <summary>Which source says what</summary>
      <dl>
        {said.map(({ field, said: all }) => (
          <div key={field}>
            <dt>{capitalized(fieldName(field))}</dt>
            <dd>
              {all
                .map(({ sources, otherwise }) =>
                  otherwise === undefined ? numbers(sources) : `${numbers(sources)}: “${otherwise}”`,
                )
                .join("; ")}
            </dd>
          </div>
        ))}
      </dl>
      {ruled.length > 0 && (
        <p class="note">
          By a rule that is checked, from other data: {withAnd(ruled.map(({ field }) => fieldName(field)))}.
        </p>
      )}
      <p class="note">
        The numbers are those of the list above. Any other value is from the record’s sources as a whole.
      </p>
    </details>
  );
}

export type { Table } from "../generated/said.ts";

interface Said {
  readonly sources: readonly string[];
  readonly otherwise?: string | undefined;
}

export interface FieldSources {
  readonly field: string;
  readonly proof: Proof;
  readonly said: readonly Said[];
}

type OfRecord = readonly (readonly [field: string, sources: readonly number[], says?: string])[];

type Stored = Readonly<Partial<Record<Table, Readonly<Record<string, OfRecord>>>>>;

let stored: Stored | undefined;

/**
 * Which sources say what of each value of a record. Lists that have every record of its kind come from their
 * field, the others from what the dataset notes of this record.
 *
 * @param own the record's own sources, which say which of the lists have it
 */
export function fieldSources(table: Table, key: string, own: readonly string[]): readonly FieldSources[] {
  stored ??= JSON.parse(records) as Stored;
  const noted = stored[table]?.[key] ?? [];
  return Object.entries(proofs[table]).map(([field, { proof, sources: lists }]) => {
    const said = noted
      .filter(([name]) => name === field)
      .map(
        ([, numbers, otherwise]): Said => ({
          sources: numbers.flatMap((number) => sources[number] ?? []),
          otherwise,
        }),
      );
    const agreeing = said.flatMap((one) => (one.otherwise === undefined ? one.sources : []));
    const listing = agreeing.length > 0 ? agreeing : lists.filter((id) => own.includes(id));
    const others = said.filter((one) => one.otherwise !== undefined);
    const unique = [...new Set(listing)];
    return { field, proof, said: unique.length === 0 ? others : [{ sources: unique }, ...others] };
  });
}
