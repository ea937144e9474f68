import { isDirection, spellOutDirections } from "../../text/directions.ts";
import { fold } from "../../text/fold.ts";

const BETWEEN = /\s*[/\\,&;()[\]+]\s*|\s+(?:and|-|–)\s+/i;

/**
 * Seats are written with the name before a direction once: "Aba North/South", "Yagba East/West/Mopamuro" and
 * "Awka North & South" are "Aba North/Aba South" and so on.
 */
export function repeatNames(text: string): string {
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== "");
  if (parts.length < 2) return text;
  let before = "";
  const whole = parts.map((part) => {
    const folded = fold(part).replace(
      / (?:federal|state|senatorial)?(?: ?(?:constituency|const|district))?$/,
      "",
    );
    if (before !== "" && isDirection(folded)) {
      const [, direction = ""] = / (.*)/.exec(spellOutDirections(`x ${folded}`) ?? ` ${folded}`) ?? [];
      return `${before} ${direction}`;
    }
    const named = /^(.+?) (?:north|south|east|west|central|[nsew]|[ns][ew])(?: (?:east|west|[ew]))?$/.exec(
      folded,
    );
    before = named?.[1] ?? folded;
    return part;
  });
  return whole.join("/");
}
