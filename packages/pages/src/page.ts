import type { RateLimit } from "@naijaref/api/contract/cost";
import type { Edition } from "@naijaref/api/contract/downloads";
import type { Pause } from "@naijaref/api/operations/in-parts";
import type { Contact } from "@naijaref/api/operations/operations";
import type { PollingUnits } from "naijaref/polling-units";
import type { ComponentChildren } from "preact";
import type { AssetName } from "./assets.ts";
import { type StaticHost, staticAddress } from "./static-host.ts";

export interface Site {
  /** The public address of the pages, without a slash at the end; left out if it is not configured. */
  readonly publicUrl?: string | undefined;
  /** The public repository of the data, without a slash at the end; left out if it is not configured. */
  readonly repositoryUrl?: string | undefined;
  /** Where people send corrections; left out if the operator names nobody. */
  readonly contact?: Contact | undefined;
  readonly pollingUnits: PollingUnits;
  /** What the reference says of the limit; left out: that of a service as it comes. */
  readonly rateLimit?: RateLimit;
  /** The downloads of a data version, if the service has them. */
  readonly downloads?: (dataVersion: string) => Promise<Pick<Edition, "files"> | undefined>;
  /** What is waited for between the parts of a page that takes long. Left out where nobody else waits. */
  readonly pause?: Pause;
  /** Only where the pages are plain files. Left out: the service serves them, and the API beside them. */
  readonly staticHost?: StaticHost | undefined;
}

export const hasApi = ({ staticHost }: Site): boolean =>
  staticHost === undefined || staticHost.apiUrl !== undefined;

export const takesCorrections = ({ repositoryUrl, contact }: Site): boolean =>
  repositoryUrl !== undefined || contact !== undefined;

/** The address of `npm start`, which scripts replace by that of the service that served the page. */
const LOCAL = "http://localhost:3000";

/** The service that commands and code name. */
export const serviceUrl = ({ publicUrl, staticHost }: Site): string =>
  (staticHost === undefined ? publicUrl : staticHost.apiUrl) ?? LOCAL;

export function pageUrl({ publicUrl, staticHost }: Site, address: string): string {
  if (staticHost === undefined) return (publicUrl ?? LOCAL) + address;
  // There the public address has the path of the host in it, and so has that of each page.
  const origin = publicUrl?.slice(0, publicUrl.length - staticHost.base.length);
  return (origin ?? LOCAL) + staticAddress(address, staticHost);
}

export interface Content {
  /**
   * 300: an address that names several records. 404: one that names none. 422: a value that cannot be read.
   */
  readonly status?: 200 | 300 | 404 | 422;
  /** What the page is about, without the name of the site. */
  readonly title: string;
  /** One or two sentences for search engines and previews. */
  readonly description: string;
  /** The one address of what is shown, as a path. Left out: the page is not for search engines. */
  readonly address?: string;
  readonly main: ComponentChildren;
  /** Files that this page alone needs, from `client/entries` and `styles/entries`. */
  readonly assets?: readonly AssetName[];
  /** The address of a feed of what the page lists. */
  readonly feed?: string;
  readonly searched?: string;
  /** The code of what the picture beside a link to the page shows. Left out: the country. */
  readonly picture?: string;
  readonly structured?: Readonly<Record<string, unknown>>;
  /** A card or a map for other pages; `address` is that of the whole page. */
  readonly isEmbed?: true;
  /** It has more columns than a page of text. */
  readonly isWide?: true;
  /** There are no other pages: it has no links to them. */
  readonly isAlone?: true;
}

export interface Redirect {
  readonly redirect: string;
}

export type Outcome = Content | Redirect;

/** The words in braces of a pattern, decoded, and the query parameters that the page reads. */
export type Values = Readonly<Record<string, string>>;

export interface PageDefinition {
  /** `/states/{state}`. A word in braces matches one segment. */
  readonly pattern: string;
  /** The query parameters that it reads; others are ignored. */
  readonly query?: readonly string[];
  /** Whether a page with a query must not be cached, because the query may contain a person's number. */
  readonly isPrivate?: true;
  readonly isEmbed?: true;
  /** Left out: the page is made without waiting. */
  readonly loads?: true;
  readonly render: (values: Values, site: Site) => Outcome | Promise<Outcome>;
  /** The addresses of all its pages that search engines should list. */
  readonly addresses?: () => readonly string[];
}
