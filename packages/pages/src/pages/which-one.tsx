import { StylesBelow } from "../layout/styles-below.tsx";
import type { Content } from "../page.ts";
import { type Link, Links } from "../parts/links.tsx";

/** The page at an address that names several records. */
export const whichOne = ({
  name,
  what,
  links,
}: {
  readonly name: string;
  readonly what: string;
  readonly links: readonly Link[];
}): Content => ({
  status: 300,
  title: `Which ${name}?`,
  description: `More than one ${what} has the name ${name}.`,
  main: (
    <div class="message">
      <p class="kicker">{what}</p>
      <h1>Which {name}?</h1>
      <p class="lead">
        {links.length} {what}s have this name:
      </p>
      <StylesBelow />
      <Links links={links} />
    </div>
  ),
});
