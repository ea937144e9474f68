import { listIdSystems } from "naijaref/concordance";
import { isMatched, type MatchKind, type MatchResult, matchAll } from "naijaref/match";
import { assetAddress } from "../../assets.ts";
import { StylesBelow } from "../../layout/styles-below.tsx";
import type { PageDefinition } from "../../page.ts";
import { suggestionAddress } from "../../search/addresses.ts";
import { Field } from "../field.tsx";
import { KIND_NAMES } from "./kinds.ts";

/** So many names fit into an address. */
const MOST_NAMES = 40;

const kindOf = (text: string): MatchKind => KIND_NAMES.find(([kind]) => kind === text)?.[0] ?? "lga";

export const matchPage: PageDefinition = {
  pattern: "/match",
  query: ["names", "kind", "state"],
  // The names may be of people’s own lists.
  isPrivate: true,
  addresses: () => ["/match"],
  render: ({ names = "", kind = "lga", state = "" }) => {
    const typed = names.split(/\r?\n/).flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
    const listed = typed.slice(0, MOST_NAMES);
    const within = state.trim() === "" ? undefined : { state: state.trim() };
    const results = matchAll(listed, { kind: kindOf(kind), within });
    return {
      title: "Match a file",
      description:
        "Give each name of a column its code: LGAs, states, wards, constituencies or banks. The file stays on your device.",
      address: "/match",
      assets: ["tools.css", "match.css", "match-file.js"],
      main: (
        <>
          <h1>Match a file</h1>
          <p class="lead">
            You have a list with names of LGAs, wards, polling units, seats or banks, or with ids of another
            system. Each gets its code, or the reason why not. Nothing is guessed.
          </p>
          <StylesBelow />
          <div
            class="match-tool"
            data-match
            data-worker={assetAddress("match-worker.js")}
            data-worker-workbooks={assetAddress("workbook-worker.js")}
            data-worker-addresses={assetAddress("address-worker.js")}
            data-worker-units={assetAddress("unit-worker.js")}
            data-worker-ids={assetAddress("id-worker.js")}
            data-systems={JSON.stringify(listIdSystems().map(({ id, name, kinds }) => ({ id, name, kinds })))}
          >
            <noscript>
              <p class="problem">
                A file is matched by a script in your browser. Without script, match a few names below.
              </p>
            </noscript>
          </div>
          <details class="few" open={listed.length > 0}>
            <summary>A few names, without a file</summary>
            <form class="live" action="/match" method="get">
              <Field name={`Names, one on each line, at most ${MOST_NAMES}`} isWide>
                <textarea name="names" rows={5} maxlength={1500} required>
                  {names}
                </textarea>
              </Field>
              <Field name="They are">
                <select name="kind">
                  {KIND_NAMES.map(([one, name]) => (
                    <option key={one} value={one} selected={one === kind}>
                      {name}
                    </option>
                  ))}
                </select>
              </Field>
              <Field name="State, if all are in one">
                <input name="state" value={state} maxlength={64} />
              </Field>
              <button type="submit">Match</button>
            </form>
            {typed.length > MOST_NAMES && (
              <p class="problem">
                Only the first {MOST_NAMES} of {typed.length} names are matched. Use a file for more.
              </p>
            )}
            {results.length > 0 && <Results names={listed} results={results} />}
          </details>
        </>
      ),
    };
  },
};

const Results = ({
  names,
  results,
}: {
  readonly names: readonly string[];
  readonly results: readonly MatchResult[];
}) => (
  <ol class="review">
    {results.map((result, at) => {
      const [candidate] = result.candidates;
      return (
        <li key={at} class={result.status}>
          <p>
            <strong>{names[at]}</strong>{" "}
            {isMatched(result) && candidate !== undefined && (
              <>
                → <a href={suggestionAddress(candidate)}>{result.name}</a> <code>{result.code}</code>
              </>
            )}
          </p>
          <p class="quiet">
            {result.status}: {result.why}
          </p>
        </li>
      );
    })}
  </ol>
);
