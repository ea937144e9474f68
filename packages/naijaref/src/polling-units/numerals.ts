const SYMBOLS = [
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

function roman(number: number): string {
  let rest = number;
  let numeral = "";
  for (const [value, symbol] of SYMBOLS) {
    for (; rest >= value; rest -= value) numeral += symbol;
  }
  return numeral;
}

/** Each Roman numeral from I to LXXXVIII with the next. */
const NEXT: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 88 }, (_, at) => [roman(at + 1), roman(at + 2)]),
);

/**
 * The name of the next unit of a series: "Town Hall" is followed by "Town Hall II", that by "Town Hall III".
 */
export function nextInSeries(name: string): string {
  const blank = name.lastIndexOf(" ");
  const next = NEXT.get(name.slice(blank + 1));
  return next === undefined ? `${name} II` : name.slice(0, blank + 1) + next;
}
