import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import type { Suggestion } from "naijaref/search";
import { StylesBelow } from "../layout/styles-below.tsx";
import type { Content } from "../page.ts";
import { Links } from "../parts/links.tsx";
import { suggestionAddress } from "../search/addresses.ts";
import { shortened } from "../words.ts";

interface NotFoundProps {
  /** What was looked for: `state`. */
  readonly what: string;
  readonly identifier: string;
  readonly suggestions: readonly Suggestion[];
}

/** The page at an address that names no record: what may have been meant, and the box. */
export const notFound = ({ what, identifier, suggestions }: NotFoundProps): Content => ({
  status: 404,
  title: `No such ${what}`,
  description: `There is no ${what} with this name or code.`,
  main: (
    <div class="message">
      <p class="kicker">Not found</p>
      <h1>
        There is no {what} “{shortened(identifier)}”
      </h1>
      <StylesBelow />
      {suggestions.length > 0 ? (
        <>
          <p class="lead">Did you mean:</p>
          <Suggestions suggestions={suggestions} />
        </>
      ) : (
        <p class="lead">
          Check the spelling, or look for it in the box above. There are lists of <a href="/states">states</a>
          , <a href="/localities">towns and quarters</a>, and <a href="/banks">banks</a>.
        </p>
      )}
    </div>
  ),
});

export const Suggestions = ({ suggestions }: { readonly suggestions: readonly Suggestion[] }) => (
  <Links
    links={suggestions.map((one) => ({
      name: one.name,
      address: suggestionAddress(one),
      note: noteOf(one),
    }))}
  />
);

function noteOf(found: Suggestion): string {
  const { kindWord, detail } = wordsOf(found);
  return detail === "" ? kindWord : `${kindWord} · ${detail}`;
}
