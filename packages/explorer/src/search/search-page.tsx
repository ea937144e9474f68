import { type Suggestion, suggest } from "naijaref/search";
import { MAP_ASSETS, RecordMap } from "../map/index.ts";
import type { PageDefinition } from "../page.ts";
import { Name } from "../parts/name.tsx";
import { suggestionAddress } from "./addresses.ts";
import { KIND_WORDS, placeWords, READING_WORDS } from "./found.tsx";
import type { Reading } from "./reading.ts";
import { recognise } from "./recognise.ts";

/** How many records are shown. */
const MOST = 25;

/**
 * What the box finds, for those without script, and for everybody who wants the whole list or a link to it.
 */
export const searchPage: PageDefinition = {
  pattern: "/search",
  query: ["q"],
  // A person may type a number of theirs.
  isPrivate: true,
  render: ({ q = "" }) => {
    const typed = q.trim();
    const readings = recognise(typed);
    const found = typed === "" ? undefined : suggest(typed, { limit: MOST });
    const records = found?.ok ? found.value : [];
    const [best, ...others] = records;
    const nothing = typed !== "" && readings.length === 0 && records.length === 0;
    return {
      title: typed === "" ? "Search" : `Search: ${typed}`,
      description: "Search the places, seats, banks, codes and numbers of Nigeria.",
      assets: MAP_ASSETS,
      main: (
        <>
          <h1>{typed === "" ? "Search" : `Results for “${typed}”`}</h1>
          {typed === "" && (
            <p>
              Type a place, seat, bank, code, account number, phone number, plate, polling unit or
              coordinates, such as <a href="/search?q=ikeja">Ikeja</a>,{" "}
              <a href="/search?q=24-11-01-007">24-11-01-007</a> or <a href="/search?q=gtb">GTB</a>.
            </p>
          )}
          {found?.ok === false && found.reason === "too_long" && (
            <p class="problem">This is longer than any name. Type fewer words.</p>
          )}
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
              <RecordMap code={best.code} />
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
          {nothing && (
            <p class="problem">
              Nothing has a name like this. Try fewer letters, another spelling, or the code. A list of names?{" "}
              <a href="/match">Match a file</a>
            </p>
          )}
        </>
      ),
    };
  },
};

const Hit = ({ record }: { readonly record: Suggestion }) => (
  <>
    <a href={suggestionAddress(record)}>
      <Name text={record.name} />
    </a>
    <p>
      {[KIND_WORDS[record.kind], placeWords(record), record.code].filter((word) => word !== "").join(" · ")}
    </p>
  </>
);

/** Of an account number only the bank can say more. */
const validity = ({ kind, isValid }: Reading): string =>
  kind === "account" ? "possible" : isValid ? "valid" : "not valid";

/** The same address for those without script: what is after `#` is sent as a query, which is not cached. */
const withQuery = (address: string): string => address.replace("#", "?");
