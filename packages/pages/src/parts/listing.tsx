import type { ComponentChildren } from "preact";
import { StylesBelow } from "../layout/page-context.tsx";
import { type Content, hasApi, type PageDefinition, type Site } from "../page.ts";
import { grouped, uncapitalized } from "../words.ts";
import { type Link, Links, Trail } from "./links.tsx";
import { Fold } from "./section.tsx";
import { FilterLine } from "./table.tsx";

interface Listing extends Content {
  readonly address: string;
  /** The pages above it. */
  readonly trail?: readonly Link[];
  readonly kicker?: string;
  /** Left out: the title of the page. */
  readonly heading?: string;
  readonly lead: ComponentChildren;
  /** Where a service has the same as a file. */
  readonly file?: { readonly site: Site; readonly address: string } | undefined;
}

/** A page that lists records, or what else is below one heading. */
export const listing = ({ trail, kicker, heading, lead, file, main, ...content }: Listing): Content => ({
  ...content,
  main: (
    <article>
      {trail !== undefined && <Trail steps={trail} />}
      {kicker !== undefined && <p class="kicker">{kicker}</p>}
      <h1>{heading ?? content.title}</h1>
      <p class="lead">
        {lead}
        {file !== undefined && hasApi(file.site) && (
          <>
            {" "}
            As a file: <a href={withFormat(file.address)}>CSV</a> or <a href={file.address}>JSON</a>.
          </>
        )}
      </p>
      <StylesBelow />
      {main}
    </article>
  ),
});

export const listPage = (
  address: string,
  list: (site: Site) => Omit<Listing, "address">,
): PageDefinition => ({
  pattern: address,
  addresses: () => [address],
  render: (_, site) => listing({ address, ...list(site) }),
});

const withFormat = (address: string): string => `${address}${address.includes("?") ? "&" : "?"}format=csv`;

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly links: readonly Link[];
}

/**
 * Many records in folds, with a field that opens those that have what is typed. A browser lays out an open fold
 * alone, so a list of thousands is as quick as a short one.
 */
export const Folds = ({ what, groups }: { readonly what: string; readonly groups: readonly Group[] }) => (
  <>
    <FilterLine what={uncapitalized(what)} />
    <div class="folds">
      {groups.map(({ id, title, links }) => (
        <Fold key={id} id={id} title={title} note={grouped(links.length)} isOpen={groups.length === 1}>
          <Links links={links} inFull />
        </Fold>
      ))}
    </div>
  </>
);
