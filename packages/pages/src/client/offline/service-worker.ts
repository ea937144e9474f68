/**
 * Keeps pages for when there is no connection. With a connection, every page comes from the service: a copy
 * is shown only when the service cannot be reached, and says of which day and data version it is. The API is
 * left alone.
 */
import { answerFromFiles, areCached, cacheFiles, FRESH, findOfflinePage } from "./cached-files.ts";
import { CACHED_AT, findCopy, keep, listCopies } from "./cached-pages.ts";
import { type Maker, type RequestEvent, scope } from "./worker-scope.ts";

const { origin } = scope.location;

scope.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([cacheFiles(), cacheFirstPages(), scope.skipWaiting()]));
});

scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

/** The tools, and the pages that are open: this worker did not see them come. */
async function cacheFirstPages(): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const wanted = scope.navigator.connection?.saveData === true ? [] : scope.offline.pages;
  const addresses = new Set([
    ...wanted,
    ...open.map(({ url }) => url.slice(origin.length).split("#")[0] ?? "/"),
  ]);
  // One after the other, so that a slow line is left for the person.
  for (const address of addresses)
    if (isPage(address))
      await keep(address, await fetch(address, { ...FRESH, headers: { Accept: "text/html" } }));
}

const isPage = (address: string): boolean =>
  address.startsWith(`${scope.offline.base}/`) &&
  !/^\/(v1|assets|mcp|reconcile|ogc|docs|embed)\b/.test(address.slice(scope.offline.base.length));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.startsWith(`${origin}/`) ? request.url.slice(origin.length) : undefined;
  if (request.method !== "GET" || address === undefined) return;
  if (address.startsWith(`${scope.offline.base}/assets/`)) event.respondWith(answerFromFiles(request));
  else if (request.mode === "navigate" && isPage(address)) event.respondWith(answerPage(event, address));
});

async function answerPage(event: RequestEvent, address: string) {
  let response: Response;
  try {
    response = await fetch(event.request, FRESH);
  } catch {
    return (await copyOf(address)) ?? pageForNothing(address);
  }
  event.waitUntil(keep(address, response.clone()));
  return response;
}

/** A copy with its day on it. */
async function copyOf(address: string): Promise<Response | undefined> {
  const copy = await findCopy(address);
  if (copy === undefined) return undefined;
  const at = copy.headers.get(CACHED_AT) ?? "";
  const day = new Date(at).toLocaleString("en-NG", { dateStyle: "long", timeStyle: "short" });
  const version = /data-version="([^"]*)"/;
  const html = await copy.text();
  const note = `<p class="kept" role="status">You have no connection. This is a copy of <time datetime="${at}">${day}</time>, of data version ${version.exec(html)?.[1] ?? ""}.</p>`;
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + note),
    { headers: copy.headers },
  );
}

/** The page that says what there is without a connection, or makes another on the device. */
async function pageForNothing(address: string): Promise<Response> {
  const page = await findOfflinePage();
  const links = (await listCopies())
    .filter(({ path }) => path !== scope.offline.pageForNothing)
    .map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${title}</a></li>`);
  if (page === undefined || links.length === 0) return new Response(NO_SPACE, { status: 503, headers: HTML });
  const html = (await page.text()).replace(
    '<ul class="links"></ul>',
    () => `<ul class="links">${links.join("")}</ul>`,
  );
  const maker = await makerOf(address);
  const whole = maker === undefined ? html : withScript(html, maker);
  return new Response(whole, { status: 503, headers: page.headers });
}

async function makerOf(address: string): Promise<Maker | undefined> {
  const maker = scope.offline.makers.find(({ below }) => below.some((path) => address.startsWith(path)));
  return maker !== undefined && (await areCached(maker.files)) ? maker : undefined;
}

/** What the page says of itself is not shown before the script has looked. */
const withScript = (html: string, { script, styles }: Maker): string =>
  html
    .replace("</head>", `${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join("")}</head>`)
    .replace('<main id="main">', '<main id="main" class="is-waiting">')
    .replace("</body>", `<script type="module" src="${script}"></script></body>`);

const HTML = { "Content-Type": "text/html; charset=utf-8" };

/** On a device that had no space for anything, so this stands in the worker itself. */
const NO_SPACE = `<!doctype html>
<html lang="en-NG">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No connection · naijaref</title>
<h1>This page is not on your device</h1>
<p>You have no connection, and your device has no space left to keep pages.</p>
<p>Delete files on it that you do not need. Then open the page again when you have a connection.</p>
`;

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
