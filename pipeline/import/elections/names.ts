import { tidyName } from "../places/names.ts";

/** A unit's name as people write it: a slash between its parts, and no capital after an apostrophe. */
export const tidyUnitName = (printed: string): string =>
  tidyName(printed.replace(/ (?:&|And) /g, "/")).replace(/(?<=\p{L}')\p{Lu}/gu, (letter) =>
    letter.toLowerCase(),
  );

/** INEC prints some names in capitals: each word gets its capital, Roman numerals keep theirs. */
const fromCapitals = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.replace(/\p{L}+/gu, (word) =>
        /^[IVX]+$/.test(word) ? word : (word[0] ?? "") + word.slice(1).toLowerCase(),
      );

const closeBracket = (alias: string): string =>
  alias.includes("(") && !alias.includes(")") ? `${alias})` : alias;

/**
 * The numbered names inside a printed one: of "Verre (Fufore II)", "Shira I (Disina)" and "Ilorin Central / Ilorin West I"
 * those are "Fufore II", "Shira I" and "Ilorin West I"; of "Okuta/Ayashkira Barutin II", where the rest is the unit's
 * name, "Barutin II".
 */
function numberedParts(printed: string, name: string): string[] {
  const parts = printed.split(/ \/ |[()]/);
  const behind = tidyUnitName(printed).startsWith(`${name} `) ? [printed.slice(name.length)] : [];
  return [...(parts.length > 1 ? parts : []), ...behind]
    .map((part) => tidyUnitName(part))
    .filter((part) => /\p{L}{2}.* (I|II|III)$/u.test(part));
}

/** Of "Gboko I (East)" the name without the number, "Gboko East". */
const withoutNumber = (printed: string): string[] => {
  const [, place, side] = /^(.+) I{1,2} \((North|South|East|West)\)$/.exec(printed) ?? [];
  return place === undefined ? [] : [`${place} ${side}`];
};

/** The names that find a unit, of one that INEC printed for it: what is printed, and what names it by itself in there. */
export function namesInPrinted(printed: string, name: string): string[] {
  const whole = fromCapitals(closeBracket(tidyUnitName(printed)));
  return [
    whole,
    whole.replace(/ L\.G\.A$/, ""),
    ...numberedParts(printed, name),
    ...withoutNumber(whole),
  ].filter((found, at, all) => all.indexOf(found) === at);
}
