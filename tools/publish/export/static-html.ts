import { leadsTo, type StaticHost } from "@naijaref/pages";
import { addressOn } from "./addresses.ts";

/** What of a page's HTML leads to somewhere. The renderer quotes each attribute, and escapes each quote. */
const LINK = / (href|src|action|data-worker[a-z-]*|content)="([^"]*)"/g;

const isFile = (path: string): boolean => /^\/(assets\/|pictures\/|sitemap\.xml)/.test(path);

/** The HTML of a page for files, and the pages that it leads to. */
export interface StaticPage {
  readonly html: string;
  readonly links: readonly string[];
  /** The picture beside links to it, if it is a file too. */
  readonly picture?: string | undefined;
}

/**
 * Changes the addresses in a page from those of a service to those of a static host. The API's become those
 * of the service that is named; without one, the pages have none.
 *
 * @param publicUrl what the whole addresses in the page begin with
 */
export function toStatic(html: string, host: StaticHost, publicUrl: string | undefined): StaticPage {
  const links: string[] = [];
  let picture: string | undefined;
  const changed = html.replace(LINK, (whole, name: string, escaped: string) => {
    const value = escaped.replaceAll("&amp;", "&");
    const isWhole = publicUrl !== undefined && value.startsWith(`${publicUrl}/`);
    const path = isWhole ? value.slice(publicUrl.length) : value;
    if (!path.startsWith("/") || (name === "content" && !isWhole)) return whole;
    const origin = isWhole ? publicUrl.slice(0, publicUrl.length - host.base.length) : "";
    const address = onHost(path, host);
    if (path.startsWith("/pictures/")) picture = path;
    const target = leadsTo(path, host);
    if (target.startsWith("/") && !isFile(path) && !path.startsWith("/v1/")) links.push(target);
    return ` ${name}="${`${address.startsWith("/") ? origin : ""}${address}`.replaceAll("&", "&amp;")}"`;
  });
  return { html: changed, links, picture };
}

function onHost(path: string, host: StaticHost): string {
  if (isFile(path)) return host.base + path;
  if (!path.startsWith("/v1/")) return addressOn(host, path);
  if (host.apiUrl === undefined) throw new Error(`a page leads to ${path}, but no service is named`);
  return host.apiUrl + path;
}
