import { renderToString } from "preact-render-to-string";
import { Document } from "./layout/document.tsx";
import type { Content, Outcome, PageDefinition, Redirect, Site, Values } from "./page.ts";

/** A page at an address. Finding it is cheap; it is made when `render` is called. */
export type FoundPage = ReturnType<typeof foundPage>;

/** Finds the page at a path that is still percent-encoded: an encoded slash stays inside its segment. */
export function pageFinder(pages: readonly PageDefinition[]): (path: string) => FoundPage | undefined {
  const routes = pages.map((page) => {
    const path = page.pattern.replace(/\/$/, "");
    return {
      page,
      // Most are told apart by it, which is cheaper than an expression.
      start: path.split("{", 1)[0] ?? "",
      expression: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`),
    };
  });
  return (path) => {
    for (const { page, start, expression } of routes) {
      const match = path.startsWith(start) ? expression.exec(path) : null;
      if (match !== null) return foundPage(page, match.groups ?? {});
    }
    return undefined;
  };
}

function foundPage(page: PageDefinition, params: Readonly<Record<string, string>>) {
  const { pattern, query = [], isPrivate = false, isEmbed = false, loads = false } = page;
  const valuesOf = (given: ReadonlyMap<string, string>): Values => {
    const asked = query.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : []));
    return Object.fromEntries([...asked, ...inPath]) as Values;
  };
  const inPath = Object.entries(params).map(([name, raw]) => [name, decodeURIComponent(raw)]);
  return {
    pattern,
    /** The query parameters that it reads, in this order. */
    query,
    isPrivate,
    isEmbed,
    /** Whether `render` has to wait for something. */
    loads,
    /** Whether there is one page only at this pattern, so that it is made once. */
    isSingle: inPath.length === 0 && query.length === 0,
    render(given: ReadonlyMap<string, string>, site: Site): Rendered | Promise<Rendered> {
      const outcome = page.render(valuesOf(given), site);
      return outcome instanceof Promise ? outcome.then((one) => render(one, site)) : render(outcome, site);
    },
  } as const;
}

export interface RenderedPage {
  readonly status: NonNullable<Content["status"]>;
  readonly title: string;
  readonly html: string;
}

export type Rendered = RenderedPage | Redirect;

export function render(outcome: Outcome, site: Site): Rendered {
  if ("redirect" in outcome) return outcome;
  const { status = 200, title } = outcome;
  return { status, title, html: `<!doctype html>${renderToString(<Document {...outcome} site={site} />)}` };
}
