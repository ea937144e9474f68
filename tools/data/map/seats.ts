import { type ConstituencyKind, listConstituencies } from "naijaref/elections";

/** Between the codes of constituencies that are drawn as one. */
export const BESIDE = "|";

/**
 * The region of each LGA on a map of constituencies: the code of its constituency. Where constituencies
 * divide an LGA, no source draws the line between them, so they are one region, and its code is theirs
 * together.
 */
export function seatsOfLgas(kind: ConstituencyKind): ReadonlyMap<string, string> {
  const listed = listConstituencies({ kind });
  const groups: { readonly codes: string[]; readonly lgas: Set<string> }[] = [];
  for (const { code, lgaCodes } of listed.ok ? listed.value : []) {
    const sharing = groups.filter(({ lgas }) => lgaCodes.some((lga) => lgas.has(lga)));
    for (const group of sharing) groups.splice(groups.indexOf(group), 1);
    groups.push({
      codes: [...sharing.flatMap(({ codes }) => codes), code].sort(),
      lgas: new Set([...sharing.flatMap(({ lgas }) => [...lgas]), ...lgaCodes]),
    });
  }
  return new Map(
    groups.flatMap(({ codes, lgas }) => [...lgas].map((lga) => [lga, codes.join(BESIDE)] as const)),
  );
}
