import { withAnd } from "@naijaref/api/contract/words";
import { listSources, type Source } from "naijaref/about";
import { capitalized, dateInWords } from "../words.ts";
import { fieldName } from "./field-names.ts";
import { type FieldSources, fieldSources, type Table } from "./said.ts";

const byId = new Map<string, Source>();

function sourceOf(id: string): Source | undefined {
  if (byId.size === 0) for (const source of listSources()) byId.set(source.id, source);
  return byId.get(id);
}

interface SourcesProps {
  readonly ids: readonly string[];
  readonly table?: Table | undefined;
  /** The record's code or id. */
  readonly code: string;
}

export function Sources({ ids, table, code }: SourcesProps) {
  const fields = table === undefined ? [] : fieldSources(table, code, ids);
  const all = [...new Set([...ids, ...fields.flatMap(({ said }) => said.flatMap(({ sources }) => sources))])];
  return (
    <>
      <ol class="sources">
        {all.map((id) => {
          const source = sourceOf(id);
          if (source === undefined) return null;
          const { name, publisher, url, retrieved, licence } = source;
          return (
            <li key={id}>
              {url === null ? (
                name
              ) : (
                <a href={url} rel="noopener">
                  {name}
                </a>
              )}
              <span class="note">
                {publisher}
                {retrieved !== null && `, copy of ${dateInWords(retrieved)}`}. Licence: {licence}.
              </span>
            </li>
          );
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
function ByField({
  fields,
  all,
}: {
  readonly fields: readonly FieldSources[];
  readonly all: readonly string[];
}) {
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
