/** The largest number below which each whole number is one of JavaScript's. */
const PRECISE = 2 ** 53;

/**
 * The indexes of texts by group, then in code unit order, then by index. Much faster than comparing strings:
 * the group, the first letters and the index are one number, and the runtime's own code sorts numbers. Only
 * texts that begin alike are compared.
 *
 * @param groupOf the group of each text, from 0 on; one group if left out.
 */
export function orderTexts(
  texts: readonly string[],
  groupOf: readonly number[] = [],
  groups = 1,
): Uint32Array {
  const count = texts.length;
  const numbers = numberLetters(texts.join(""));
  const base = (numbers.at(-1) ?? 0) + 1;
  let letters = 0;
  for (let most = groups * count * base; base > 1 && most <= PRECISE; most *= base) letters++;
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const text = texts[at] as string;
    let key = groupOf[at] ?? 0;
    for (let place = 0; place < letters; place++)
      key = key * base + (place < text.length ? (numbers[text.charCodeAt(place)] as number) : 0);
    keys[at] = key * count + at;
  }
  keys.sort();
  const order = Uint32Array.from(keys, (key) => key % count);
  const compare = (a: number, b: number): number => {
    const left = texts[a] as string;
    const right = texts[b] as string;
    return left === right ? a - b : left < right ? -1 : 1;
  };
  for (let from = 0, to = 0; from < count; from = to) {
    const after = (Math.floor((keys[from] as number) / count) + 1) * count;
    while (to < count && (keys[to] as number) < after) to++;
    if (to - from > 1) order.subarray(from, to).sort(compare);
  }
  return order;
}

/**
 * The letters of a text as numbers from 1 in code unit order, by their code, up to the highest code. The
 * codes of other letters are 0.
 */
export function numberLetters(text: string): Uint16Array {
  const numbers = new Uint16Array(2 ** 16);
  for (let at = 0; at < text.length; at++) numbers[text.charCodeAt(at)] = 1;
  let size = 0;
  let end = 0;
  for (let code = 0; code < numbers.length; code++) {
    if (numbers[code] === 0) continue;
    numbers[code] = ++size;
    end = code + 1;
  }
  return numbers.slice(0, end);
}
