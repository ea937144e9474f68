/**
 * Takes the place of rou3, which is 5 KB of the download: the paths of the contract have nothing but fixed
 * segments and segments that are parameters. Fixed ones come first.
 */
export interface Router<Data> {
  readonly fixed: Map<string, Router<Data>>;
  parameter?: Router<Data>;
  route?: { readonly data: Data; readonly names: readonly string[] };
}

interface Found<Data> {
  readonly data: Data;
  /** As they are in the path; undefined if the route has none. */
  readonly params?: Readonly<Record<string, string>>;
}

export const createRouter = <Data>(): Router<Data> => ({ fixed: new Map() });

const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, "").split("/").slice(1);

/** @param _method rou3 has a router for each; here is one. */
export function addRoute<Data>(router: Router<Data>, _method: string, path: string, data: Data): void {
  const names: string[] = [];
  let at = router;
  for (const segment of segmentsOf(path)) {
    if (segment.startsWith(":")) {
      names.push(segment.slice(1));
      at.parameter ??= createRouter();
      at = at.parameter;
    } else {
      const next = at.fixed.get(segment) ?? createRouter();
      at.fixed.set(segment, next);
      at = next;
    }
  }
  at.route = { data, names };
}

export function findRoute<Data>(
  router: Router<Data>,
  _method: string,
  path: string,
): Found<Data> | undefined {
  const found = find(router, segmentsOf(path), []);
  if (found === undefined) return undefined;
  const { data, names, values } = found;
  if (names.length === 0) return { data };
  return { data, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])) };
}

type Parts = readonly string[];

function find<Data>(
  { fixed, parameter, route }: Router<Data>,
  [segment, ...rest]: Parts,
  values: Parts,
): (NonNullable<Router<Data>["route"]> & { readonly values: Parts }) | undefined {
  if (segment === undefined) return route && { ...route, values };
  const next = fixed.get(segment);
  const found = next && find(next, rest, values);
  if (found !== undefined || parameter === undefined || segment === "") return found;
  return find(parameter, rest, [...values, segment]);
}
