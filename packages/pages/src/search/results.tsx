import { type Suggestion, suggest } from "naijaref/search";
import type { ComponentChildren } from "preact";
import { Name } from "../parts/name.tsx";
import { shortened } from "../words.ts";
import { suggestionAddress } from "./addresses.ts";
import { KIND_WORDS, placeWords, READING_WORDS } from "./found.tsx";
import type { Reading } from "./reading.ts";
import { recognise } from "./recognise.ts";

/** How many records are shown. */
const MOST = 25;

export const headingFor = (typed: string): string => `Results for “${shortened(typed)}”`;

/**
 * What was found for a text.
 *
 * @param pictureOf what is shown beside the best hit
 */
export function resultsOf(typed: string, pictureOf?: (best: Suggestion) => ComponentChildren) {
  const readings = recognise(typed);
  const found = suggest(typed, { limit: MOST });
  const records = found.ok ? found.value : [];
  const [best, ...others] = records;
  const isTooLong = !found.ok && found.reason === "too_long";
  return (
    <>
      {readings.length > 0 && (
        <ul class="results">
          {readings.map((reading) => (
            <li key={reading.kind}>
              <a href={withQuery(reading.address)}>{reading.title}</a>{" "}
              <span class={reading.isValid ? "mark good" : "mark bad"}>{validity(reading)}</span>
              <p>
                {READING_WORDS[reading.kind]} · {reading.detail}
              </p>
            </li>
          ))}
        </ul>
      )}
      {best !== undefined && (
        <div class="best">
          <div>
            <Hit record={best} />
          </div>
          {pictureOf?.(best)}
        </div>
      )}
      {others.length > 0 && (
        <ol class="results">
          {others.map((record) => (
            <li key={`${record.kind} ${record.code}`}>
              <Hit record={record} />
            </li>
          ))}
        </ol>
      )}
      {readings.length === 0 && records.length === 0 && (
        <p class="problem">
          {isTooLong
            ? "This is longer than any name. Type fewer words."
            : "Nothing has a name like this. Try fewer letters, another spelling, or the code."}{" "}
          Do you have a list of names? <a href="/match">Match a file</a>
        </p>
      )}
    </>
  );
}

const Hit = ({ record }: { readonly record: Suggestion }) => (
  <>
    <a href={suggestionAddress(record)}>
      <Name text={record.name} />
    </a>
    <p>
      {[KIND_WORDS[record.kind], placeWords(record)].filter((word) => word !== "").join(" · ")} ·{" "}
      <code>{record.code}</code>
    </p>
  </>
);

/** Of an account number only the bank can say more. */
const validity = ({ kind, isValid }: Reading): string =>
  kind === "account" ? "possible" : isValid ? "valid" : "not valid";

/** The same address for those without script: what is after `#` is sent as a query, which is not cached. */
const withQuery = (address: string): string => address.replace("#", "?");
