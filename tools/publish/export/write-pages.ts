import { readFileSync } from "node:fs";
import {
  assetFiles,
  drawPicture,
  findPage,
  leadsTo,
  pageAddresses,
  pictureAt,
  type RenderedPage,
  renderFailure,
  type Site,
  type StaticHost,
  serviceWorker,
  sitemap,
  staticAddress,
} from "@naijaref/pages";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { repository } from "../../repository.ts";
import { filesIn } from "./host.ts";

/**
 * The address of a page on the host. What is behind `?` a static host cannot distinguish. On a page that
 * reads what a person typed, it stays, because the page's script reads it. On others it is a folder:
 * `/banks?type=merchant` is at `/banks/type-merchant/`.
 */
function addressOn(host: StaticHost, address: string): string {
  const { path, query, hash } = partsOf(address);
  if (query === "" || findPage(path)?.isPrivate === true) return staticAddress(address, host);
  const folders = [...new URLSearchParams(query)].map(([name, value]) => `/${name}-${value}`);
  return staticAddress(`${path}${folders.join("")}${hash}`, host);
}

/** The page that a link leads to, as the pages list it: without what a person typed, and without `#`. */
export function pageOf(address: string): string {
  const { path, query } = partsOf(address);
  return query === "" || findPage(path)?.isPrivate === true ? path : `${path}?${query}`;
}

function partsOf(address: string) {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}

const LINK = / (href|src|action|data-worker[a-z-]*|content)="([^"]*)"/g;

const isFile = (path: string): boolean => /^\/(assets\/|pictures\/|sitemap\.xml)/.test(path);

/**
 * Changes the addresses in a page from those of a service to those of a static host. The API's become those
 * of the service that is named; without one, the pages have none.
 *
 * @param publicUrl what the whole addresses in the page begin with
 * @returns its HTML, the pages that it leads to, and the picture beside links to it if that is a file too
 */
function toStatic(html: string, host: StaticHost, publicUrl: string | undefined) {
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

export interface ExportOptions {
  /** Where the pages will be seen: `https://example.org/naijaref`. */
  readonly url?: string | undefined;
  /** The service for what files cannot do. */
  readonly apiUrl?: string | undefined;
  readonly repositoryUrl?: string | undefined;
  /** The pages to write; all, if it is left out. Links to others then lead to nothing. */
  readonly only?: readonly string[] | undefined;
}

/** Pages that search engines should not list. */
const UNLISTED = ["/search", "/offline"];

/**
 * Writes the pages into a folder, one after the other, so that few of them are in memory. The same data and
 * options give the same bytes.
 *
 * @throws where a page leads to a page that there is not, or to one that is no file; if a file is larger than
 *   hosts take.
 */
export async function writePages(folder: string, options: ExportOptions) {
  const { url, apiUrl, repositoryUrl, only } = options;
  const host: StaticHost = {
    base: url === undefined ? "" : new URL(url).pathname.replace(/\/$/, ""),
    apiUrl,
  };
  const pollingUnits = createPollingUnits(loadStateModule);
  const site: Site = { publicUrl: url, repositoryUrl, pollingUnits, staticHost: host };
  const { counted, write } = filesIn(folder);
  const below = (address: string): string => decodeURIComponent(address.slice(host.base.length));

  // For links on social networks; none without the address where the pages will be seen.
  const pictures = new Set<string>();
  let pictureBytes = 0;
  /** The pages that those which are written lead to. */
  const linked = new Set<string>();
  const listed = pageAddresses().filter((address) => leadsTo(address, host) === address);
  // Maps in other colours are found by the links to them.
  const pages = new Set(only ?? [...listed, ...UNLISTED]);
  for (const address of pages) {
    if (leadsTo(address, host) !== address) throw new Error(`${address} is no file`);
    const page = await render(address, site);
    const { html, links, picture } = toStatic(page.html, host, url);
    if (picture !== undefined) pictures.add(picture);
    write(`${below(addressOn(host, address))}index.html`, html);
    for (const link of links.map(pageOf)) {
      linked.add(link);
      if (only === undefined) pages.add(link);
    }
  }

  for (const picture of pictures) {
    const code = pictureAt(picture);
    const drawn = code === undefined ? undefined : await drawPicture(code);
    if (drawn === undefined) throw new Error(`a page names a picture that there is not: ${picture}`);
    write(picture, drawn);
    pictureBytes += drawn.byteLength;
  }

  const missing = { status: 404, message: "There is no page at this address." };
  write("404.html", toStatic(renderFailure(missing, site), host, url).html);
  write("service-worker.js", serviceWorker(host));
  if (url !== undefined) {
    const origin = new URL(url).origin;
    const addresses = listed.map((address) => addressOn(host, address));
    write("sitemap.xml", sitemap(origin, addresses));
    write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${origin}${host.base}/sitemap.xml\n`);
  }
  for (const file of assetFiles)
    write(`assets/${file}`, readFileSync(`${repository}packages/pages/dist/assets/${file}`));
  return { pages: pages.size, linked, pictures: pictures.size, pictureBytes, ...counted };
}

async function render(address: string, site: Site): Promise<RenderedPage> {
  const [path = "", query = ""] = address.split("?");
  const page = await findPage(path)?.render(new Map(new URLSearchParams(query)), site);
  if (page === undefined || "redirect" in page || page.status !== 200)
    throw new Error(`there is no page at ${address}`);
  return page;
}
