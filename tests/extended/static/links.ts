import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Link {
  /** The file that has the link. */
  readonly page: string;
  readonly path: string;
  /** What is behind `#`: the id of a part of the page. */
  readonly part: string | undefined;
}

/** Read by itself, not by what wrote the links. */
const LINK = /<[^>]+? (?:href|src|action|data-worker)="(\/[^"?#]*)(?:\?[^"#]*)?(?:#([^"]*))?"/g;
const PART = /<a[^>]+?href="#([^"]+)"/g;

/** The links to the own host, of all pages below a folder. */
export function linksBelow(folder: string): readonly Link[] {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  return pages.flatMap((page) => {
    const html = readFileSync(join(folder, page), "utf8");
    const own = `/${page.replace(/index\.html$/, "")}`;
    return [
      ...[...html.matchAll(LINK)].map(([, path = "", part]) => ({ page, path, part })),
      ...[...html.matchAll(PART)].map(([, part]) => ({ page, path: own, part })),
    ];
  });
}

export function leadsToSomething({ path, part }: Link, folders: readonly string[]): boolean {
  const name = path.endsWith("/") ? `${path}index.html` : path;
  const file = folders.map((folder) => join(folder, decodeURIComponent(name))).find(existsSync);
  if (file === undefined) return false;
  // What a person typed may be behind # too.
  return part === undefined || part.includes("=") || readFileSync(file, "utf8").includes(` id="${part}"`);
}
