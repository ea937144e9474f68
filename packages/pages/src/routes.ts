import { addRoute, createRouter, findRoute } from "rou3";
import type { PageDefinition, Site, Values } from "./page.ts";
import { pages } from "./pages/index.ts";
import { type Rendered, render } from "./render.tsx";

/** A page at an address. Finding it is cheap; it is made when `render` is called. */
export interface FoundPage {
  readonly pattern: string;
  /** The query parameters that it reads, in this order. */
  readonly query: readonly string[];
  readonly isPrivate: boolean;
  /** Whether other pages may frame it. */
  readonly isEmbed: boolean;
  /** Whether `render` has to wait for something. */
  readonly loads: boolean;
  /** Whether there is one page only at this pattern, so that it is made once. */
  readonly isSingle: boolean;
  readonly render: (query: ReadonlyMap<string, string>, site: Site) => Rendered | Promise<Rendered>;
}

function buildRouter() {
  const router = createRouter<PageDefinition>();
  for (const page of pages) addRoute(router, "", page.pattern.replace(/\{(\w+)\}/g, ":$1"), page);
  return router;
}

const router = buildRouter();

/** @param path still percent-encoded, so that an encoded slash stays inside its segment. */
export function findPage(path: string): FoundPage | undefined {
  const match = findRoute(router, "", path);
  if (match === undefined) return undefined;
  const { pattern, query = [], isPrivate = false, isEmbed = false, loads = false } = match.data;
  const inPath = Object.entries(match.params ?? {}).map(([name, raw]) => [name, decodeURIComponent(raw)]);
  return {
    pattern,
    query,
    isPrivate,
    isEmbed,
    loads,
    isSingle: inPath.length === 0 && query.length === 0,
    render: (given, site) => {
      const asked = query.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : []));
      const values = Object.fromEntries([...asked, ...inPath]) as Values;
      const outcome = match.data.render(values, site);
      return outcome instanceof Promise ? outcome.then((one) => render(one, site)) : render(outcome, site);
    },
  };
}

/** The addresses of all pages that search engines should list, in a stable order. */
export const pageAddresses = (): readonly string[] => pages.flatMap(({ addresses }) => addresses?.() ?? []);
