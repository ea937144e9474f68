const ENDING = /^(.*?)[ (-]*(?<![A-Z0-9])(1|11|111|LL|IL|[IVX]+|\d+)([).]*)$/;

/** What is read where digits or other letters stand for strokes. */
const STROKES: Readonly<Record<string, string>> = { "1": "I", "11": "II", "111": "III", LL: "II", IL: "II" };

/** Before these words, 11 is a number. */
const NUMBERED = /(?:^|[^A-Z])(?:NOS?|HOUSE|HSE|PLOT|BLOCK|BLK|BOOTH|PHASE|ZONE|AREA|ROOM|PZ|AND|&)\.? ?$/;

const key = (text: string): string => text.replace(/[^A-Z0-9]+/g, "");

interface Ending {
  readonly base: string;
  readonly numeral: string;
}

function endingOf(name: string): Ending {
  const [, base = "", numeral = ""] = ENDING.exec(name) ?? [];
  return base === "" ? { base: key(name), numeral: "" } : { base: key(base), numeral };
}

/**
 * The names of a ward's units in capitals, with Roman numerals where 11 stands beside siblings: UNITY LANE 11
 * beside UNITY LANE 1 or UNITY LANE III is UNITY LANE II. A sibling has the same name and another numeral, or
 * none. If one of them has a number from 2 to 10, the numbers stay.
 */
export function romanBesideSiblings(names: readonly string[]): string[] {
  const endings = names.map(endingOf);
  const numerals = new Map<string, Set<string>>();
  for (const { base, numeral } of endings) {
    const known = numerals.get(base);
    if (known === undefined) numerals.set(base, new Set([numeral]));
    else known.add(numeral);
  }
  return names.map((name, at) => {
    const { base, numeral } = endings[at] as Ending;
    const roman = STROKES[numeral];
    if (roman === undefined || !areStrokes(numerals.get(base) as Set<string>, name)) return name;
    return name.replace(/(1+|LL|IL)([).]*)$/, `${roman}$2`);
  });
}

/** Whether the numerals of units of one name are strokes, so that 11 among them is no number. */
function areStrokes(siblings: ReadonlySet<string>, name: string): boolean {
  const all = [...siblings];
  if (all.some((numeral) => /\d/.test(numeral) && !/^1{1,3}$/.test(numeral))) return false;
  if (NUMBERED.test(name.replace(/(1+|LL|IL)[).]*$/, ""))) return false;
  const doubled = all.filter((numeral) => numeral in STROKES && numeral !== "1");
  // Two ways to write one numeral would make two units of one name.
  if (all.some((numeral) => all.includes(STROKES[numeral] ?? "-"))) return false;
  const isBesideRoman = all.some((numeral) => /^[IVX]+$/.test(numeral));
  return doubled.length > 0 ? all.length > 1 : isBesideRoman;
}

/**
 * Strokes that stand apart or as digits: I I is II, and 111 is III where it names no road or house.
 */
export function joinStrokes(text: string): string {
  if (!/I I(?![A-Z])|111/.test(text)) return text;
  return text
    .replace(/(?<=[A-Z.] )I I(?![A-Z ]*[.'])/g, "II")
    .replace(/(?<=[A-Z] )111(?! (?:ROAD|RD|AVENUE))(?=$|[-,/ ])/g, (numeral, at: number) =>
      NUMBERED.test(text.slice(0, at)) || /(?:SIDE|CLOSE|ESTATE) $/.test(text.slice(0, at)) ? numeral : "III",
    );
}
