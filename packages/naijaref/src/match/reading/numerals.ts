/** Roman numerals of 1 to 39, as far as wards are numbered. */
const ROMAN: ReadonlyMap<string, number> = new Map(
  ["", "x", "xx", "xxx"].flatMap((tens, ten) =>
    ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].map((units, unit): [string, number] => [
      tens + units,
      ten * 10 + unit,
    ]),
  ),
);

/** Numbers in words, with the way in which INEC writes a ward of Calabar: Eigth. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["eigth", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
]);

/**
 * The numbers that a folded word may stand for, likeliest first; none if it is no number. INEC types Roman
 * numerals with the digit 1, so that `11` is II in its lists and 11 in others, `1V` is IV and `V11` is VII.
 */
export function numbersOf(word: string): readonly number[] {
  const plain = ROMAN.get(word) ?? WORDS.get(word);
  if (plain !== undefined && plain > 0) return [plain];
  if (!/^[0-9ivxl]+$/.test(word)) return [];
  const numbers: number[] = [];
  if (/^[0-9]{1,4}$/.test(word)) numbers.push(Number(word));
  const typed = /^[1ivxl]{2,}$/.test(word) ? ROMAN.get(word.replace(/[1l]/g, "i")) : undefined;
  if (typed !== undefined) numbers.push(typed);
  return numbers;
}
