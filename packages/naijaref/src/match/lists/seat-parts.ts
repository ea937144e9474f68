import { isDirection, spellOutDirections } from "../../names/directions.ts";
import { fold } from "../../names/fold.ts";

const BETWEEN = /\s*[/\\,&;()[\]+]\s*|\s+(?:and|-|–)\s+/i;

/** "Southwest" and "South-West". */
const GLUED = /\b(north|south)-?(east|west)\b/gi;

/**
 * Seats are written with the name before a direction once: "Aba North/South", "Yagba East/West/Mopamuro",
 * "Awka North & South", "Akoko Southeast/Southwest" and "Umuahia(N/S)/Ikwuano" are "Aba North/Aba South" and
 * so on.
 */
export function repeatNames(text: string): string {
  const parts = text
    .replace(GLUED, "$1 $2")
    .split(BETWEEN)
    .filter((part) => part.trim() !== "");
  if (parts.length < 2) return text;
  const names = parts.map((part) =>
    fold(part).replace(/ (?:federal|state|senatorial)?(?: ?(?:constituency|const|district))?$/, ""),
  );
  let before = "";
  const whole = parts.flatMap((part, at) => {
    const folded = names[at] ?? "";
    if (before !== "" && isDirection(folded)) {
      const [, direction = ""] = / (.*)/.exec(spellOutDirections(`x ${folded}`) ?? ` ${folded}`) ?? [];
      return `${before} ${direction}`;
    }
    const named = /^(.+?) (?:north|south|east|west|central|[nsew]|[ns][ew])(?: (?:east|west|[ew]))?$/.exec(
      folded,
    );
    before = named?.[1] ?? folded;
    // Of "Umuahia(N/S)" the name alone is no part.
    return named === null && isDirection(names[at + 1] ?? "") ? [] : part;
  });
  return whole.join("/");
}
