import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import type { Suggestion } from "naijaref/search";
import { suggestionAddress } from "../addresses.ts";
import type { Content, PageDefinition } from "../page.ts";
import type { Link } from "../parts/links.tsx";
import { Message, type Several, WhichOne } from "../parts/message.tsx";
import { shortened } from "../words.ts";

interface NotFoundProps {
  /** What was looked for: `state`. */
  readonly what: string;
  readonly identifier: string;
  readonly suggestions: readonly Suggestion[];
  /** What is known all the same, and where it leads. */
  readonly known?: { readonly lead: string; readonly links: readonly Link[] };
}

/** The page at an address that names no record: what may have been meant, and the box. */
export const notFound = ({ what, identifier, suggestions, known }: NotFoundProps): Content => ({
  status: 404,
  title: `No such ${what}`,
  description: `There is no ${what} with this name or code.`,
  main: (
    <Message
      kicker="Not found"
      title={`There is no ${what} “${shortened(identifier)}”`}
      {...(known ?? (suggestions.length > 0 ? meantBy(suggestions) : { lead: <Advice /> }))}
    />
  ),
});

const meantBy = (suggestions: readonly Suggestion[]) => ({
  lead: "Did you mean:",
  links: suggestions.map((one): Link => {
    const { title, kindWord, detail } = wordsOf(one);
    return { name: title, address: suggestionAddress(one), note: `${kindWord} · ${detail}` };
  }),
});

const Advice = () => (
  <>
    Check the spelling, or look for it in the box above. There are lists of <a href="/states">states</a>,{" "}
    <a href="/localities">towns and quarters</a>, and <a href="/banks">banks</a>.
  </>
);

export const whichOne = (several: Several): Content => ({
  status: 300,
  title: `Which ${several.name}?`,
  description: `More than one ${several.what} has the name ${several.name}.`,
  main: <WhichOne several={several} />,
});

/** What is shown without a connection in place of a page that was never visited. */
export const offlinePage: PageDefinition = {
  pattern: "/offline",
  render: () => ({
    title: "No connection",
    description: "You have no connection, and this page is not on your device.",
    main: (
      <Message
        kicker="No connection"
        title="This page is not on your device"
        lead="You have no connection, and you have not opened this page before. The box above still finds places, seats, banks and numbers, and these pages work:"
        // The service worker writes them into the list.
        links={[]}
      >
        <p class="more">Every page that you open is kept for a time like this.</p>
      </Message>
    ),
  }),
};
