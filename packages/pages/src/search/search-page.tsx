import { StylesBelow } from "../layout/styles-below.tsx";
import { MAP_ASSETS, RecordMap } from "../map/index.ts";
import type { PageDefinition } from "../page.ts";
import { shortened } from "../words.ts";
import { headingFor, resultsOf } from "./results.tsx";

/**
 * What the box finds, for those without script, and for everybody who wants the whole list or a link to it.
 */
export const searchPage: PageDefinition = {
  pattern: "/search",
  query: ["q"],
  // A person may type a number of theirs.
  isPrivate: true,
  render: ({ q = "" }, { staticHost }) => {
    const typed = q.trim();
    return {
      title: typed === "" ? "Search" : `Search: ${shortened(typed)}`,
      description: "Search the places, seats, banks, codes and numbers of Nigeria.",
      assets: staticHost === undefined ? MAP_ASSETS : ["search.js"],
      main: (
        <>
          <h1>{typed === "" ? "Search" : headingFor(typed)}</h1>
          <StylesBelow />
          {typed === "" ? (
            <div data-results>
              <p class="lead">
                Type a place, seat, bank, code, account number, phone number, plate, polling unit or
                coordinates, such as <a href="/search?q=ikeja">Ikeja</a>,{" "}
                <a href="/search?q=24-11-01-007">
                  <code>24-11-01-007</code>
                </a>{" "}
                or <a href="/search?q=gtb">GTB</a>.
              </p>
            </div>
          ) : (
            resultsOf(typed, ({ code }) => <RecordMap code={code} />)
          )}
        </>
      ),
    };
  },
};
