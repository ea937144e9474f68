import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  assetFiles,
  drawPicture,
  findPage,
  pageAddresses,
  pictureAt,
  type RenderedPage,
  renderFailure,
  type Site,
  type StaticHost,
  serviceWorker,
  sitemap,
} from "@naijaref/pages";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { addressOn, pageOf } from "./addresses.ts";
import { toStatic } from "./static-html.ts";

export interface ExportOptions {
  /** Where the pages will be seen: `https://example.org/naijaref`. */
  readonly url?: string | undefined;
  /** The service for what files cannot do. */
  readonly apiUrl?: string | undefined;
  readonly repositoryUrl?: string | undefined;
  /** The pages to write; all, if it is left out. Links to others then lead to nothing. */
  readonly only?: readonly string[] | undefined;
}

export interface Exported {
  readonly pages: number;
  /** For links on social networks; none without the address where the pages will be seen. */
  readonly pictures: number;
  readonly pictureBytes: number;
  /** All files, pictures and scripts too. */
  readonly files: number;
  readonly bytes: number;
}

const ASSETS = fileURLToPath(new URL("../../packages/pages/dist/assets/", import.meta.url));

/** Pages that search engines should not list. */
const UNLISTED = ["/search", "/offline"];

/**
 * Writes the pages into a folder, one after the other, so that few of them are in memory. The same data and
 * options give the same bytes.
 *
 * @throws where a page leads to a page that there is not
 */
export async function writePages(folder: string, options: ExportOptions): Promise<Exported> {
  const { url, apiUrl, repositoryUrl, only } = options;
  const host: StaticHost = {
    base: url === undefined ? "" : new URL(url).pathname.replace(/\/$/, ""),
    apiUrl,
  };
  const pollingUnits = createPollingUnits(loadStateModule);
  const site: Site = { publicUrl: url, repositoryUrl, pollingUnits, staticHost: host };
  let [files, bytes, pictureBytes] = [0, 0, 0];
  const write = async (path: string, text: string | Uint8Array): Promise<void> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    files++;
    bytes += Buffer.byteLength(text);
  };
  const below = (address: string): string => decodeURIComponent(address.slice(host.base.length));

  const pictures = new Set<string>();
  // Maps in other colours are found by the links to them.
  const pages = new Set(only ?? [...pageAddresses(), ...UNLISTED]);
  for (const address of pages) {
    const page = await render(address, site);
    const { html, links, picture } = toStatic(page.html, host, url);
    if (picture !== undefined) pictures.add(picture);
    await write(`${below(addressOn(host, address))}index.html`, html);
    if (only === undefined) for (const link of links) pages.add(pageOf(link));
  }

  for (const picture of pictures) {
    const code = pictureAt(picture);
    const drawn = code === undefined ? undefined : await drawPicture(code);
    if (drawn === undefined) throw new Error(`a page names a picture that there is not: ${picture}`);
    await write(picture, drawn);
    pictureBytes += drawn.byteLength;
  }

  const missing = { status: 404, message: "There is no page at this address." };
  await write("404.html", toStatic(renderFailure(missing, site), host, url).html);
  await write("service-worker.js", serviceWorker(host));
  if (url !== undefined) {
    const origin = new URL(url).origin;
    await write(
      "sitemap.xml",
      sitemap(origin, (address) => addressOn(host, address)),
    );
    await write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${origin}${host.base}/sitemap.xml\n`);
  }
  for (const file of assetFiles) await write(`assets/${file}`, await readFile(ASSETS + file));
  return { pages: pages.size, pictures: pictures.size, pictureBytes, files, bytes };
}

async function render(address: string, site: Site): Promise<RenderedPage> {
  const [path = "", query = ""] = address.split("?");
  const page = await findPage(path)?.render(new Map(new URLSearchParams(query)), site);
  if (page === undefined || "redirect" in page || page.status !== 200)
    throw new Error(`there is no page at ${address}`);
  return page;
}
