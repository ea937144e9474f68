/**
 * A number for each region so that no two neighbours have the same, from 0 up and as few as come out: regions
 * with the most neighbours are given theirs first. A map of the country needs five or six.
 */
export function chooseHues(
  codes: readonly string[],
  neighbours: readonly (readonly [string, string])[],
): ReadonlyMap<string, number> {
  const beside = new Map(codes.map((code): [string, Set<string>] => [code, new Set()]));
  for (const [one, other] of neighbours) {
    beside.get(one)?.add(other);
    beside.get(other)?.add(one);
  }
  const hues = new Map<string, number>();
  const byNeed = codes.toSorted((a, b) => (beside.get(b)?.size ?? 0) - (beside.get(a)?.size ?? 0));
  for (const code of byNeed) {
    const taken = new Set([...(beside.get(code) ?? [])].map((other) => hues.get(other)));
    let hue = 0;
    while (taken.has(hue)) hue++;
    hues.set(code, hue);
  }
  return hues;
}
