import { put } from "./cached-files.ts";
import { scope } from "./worker-scope.ts";

/** Copies of pages are in a cache whose name is the data version that they show. */
const PREFIX = "pages ";

export const CACHED_AT = "X-Kept-At";

/** So many pages that a person visited are kept; the oldest go first. */
const MAX_PAGES = 60;

const TITLE = "X-Title";

/** As `layout/document.tsx` writes them. */
const VERSION = /<html[^>]* data-version="([^"]*)"/;
const TITLE_IN_PAGE = /<title>([^<]*?)(?: · naijaref)?<\/title>/;

const isCopyOf = (name: string): boolean => name.startsWith(PREFIX);

/**
 * Keeps a copy of a page that came from the service. Copies of any other data version are dropped, so old
 * data is never beside new.
 */
export async function keep(address: string, response: Response): Promise<void> {
  if (!isForKeeping(response) || (address.includes("?") && !scope.offline.cachesQueries)) return;
  const html = await response.text();
  const version = VERSION.exec(html)?.[1];
  if (version === undefined) return;
  await dropOthers(version);
  const headers = new Headers(response.headers);
  // The text is decoded already.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set(CACHED_AT, new Date().toISOString());
  headers.set(TITLE, encodeURIComponent(TITLE_IN_PAGE.exec(html)?.[1] ?? ""));
  const cache = await caches.open(PREFIX + version);
  // What is put again goes to the end of the keys.
  await cache.delete(address);
  if (!(await put(cache, address, new Response(html, { headers })))) return;
  await bound(cache);
  if (version !== scope.offline.dataVersion) await scope.registration.update();
}

const isForKeeping = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  (headers.get("Content-Type") ?? "").startsWith("text/html") &&
  !(headers.get("Cache-Control") ?? "").includes("no-store");

async function dropOthers(version: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => isCopyOf(name) && name !== PREFIX + version);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function bound(cache: Cache): Promise<void> {
  const visited = (await cache.keys()).filter(({ url }) => !scope.offline.pages.includes(pathOf(url)));
  await Promise.all(visited.slice(0, -MAX_PAGES).map((request) => cache.delete(request)));
}

/**
 * The copy of a page, if there is one. The tools read what is behind their `?` themselves; the map does not:
 * another one than was asked for would be wrong.
 */
export async function findCopy(address: string): Promise<Response | undefined> {
  const [name] = (await caches.keys()).filter(isCopyOf);
  if (name === undefined) return undefined;
  const cache = await caches.open(name);
  const exact = await cache.match(address);
  if (exact !== undefined) return exact;
  const path = pathOf(address);
  return scope.offline.pages.includes(path) && !path.endsWith("/map") ? cache.match(path) : undefined;
}

/** All pages of which there is a copy, with their titles as they are written in HTML. */
export async function listCopies() {
  const [name] = (await caches.keys()).filter(isCopyOf);
  if (name === undefined) return [];
  const cache = await caches.open(name);
  const copies = (await cache.keys()).map(async (request) => ({
    path: request.url.slice(new URL(request.url).origin.length),
    title: decodeURIComponent((await cache.match(request))?.headers.get(TITLE) ?? ""),
  }));
  return Promise.all(copies);
}

const pathOf = (address: string): string => new URL(address, scope.location.origin).pathname;
