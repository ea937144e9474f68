/**
 * Texts as the codes of their letters: those of text `n` from `starts[n]` up to, not including, `ends[n]`.
 * Texts may share letters.
 */
export interface Texts {
  readonly count: number;
  readonly codes: Uint16Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

export function textsOf(list: readonly string[]): Texts {
  const all = list.join("");
  const codes = new Uint16Array(all.length);
  for (let at = 0; at < all.length; at++) codes[at] = all.charCodeAt(at);
  const starts = new Uint32Array(list.length);
  const ends = new Uint32Array(list.length);
  for (let text = 0, end = 0; text < list.length; text++) {
    starts[text] = end;
    end += (list[text] as string).length;
    ends[text] = end;
  }
  return { count: list.length, codes, starts, ends };
}

/** The letters of an alphabet as numbers from 1, in code unit order. */
export interface Alphabet {
  /** By code. Other letters are 0, and those with a higher code than any of the alphabet have no number. */
  readonly numbers: Uint16Array;
  readonly size: number;
}

export function alphabetOf({ codes }: Texts): Alphabet {
  let last = -1;
  const used = new Uint8Array(2 ** 16);
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] as number;
    used[code] = 1;
    if (code > last) last = code;
  }
  const numbers = new Uint16Array(last + 1);
  let size = 0;
  for (let code = 0; code <= last; code++) if (used[code] === 1) numbers[code] = ++size;
  return { numbers, size };
}

/** The largest number below which each whole number is one of JavaScript's. */
const PRECISE = 2 ** 53;

/**
 * The indexes of texts by group, then in code unit order, then by index. Much faster than comparing strings:
 * the group, the first letters and the index are one number, and the runtime's own code sorts numbers. Only
 * texts that begin alike are compared.
 *
 * @param groupOf the group of each text: whole numbers from 0. One group if left out.
 */
export function orderTexts(texts: Texts, groupOf?: ArrayLike<number>): Uint32Array {
  const { count, codes, starts, ends } = texts;
  const { numbers, size } = alphabetOf(texts);
  let groups = 1;
  for (let text = 0; groupOf !== undefined && text < count; text++)
    groups = Math.max(groups, (groupOf[text] as number) + 1);
  let letters = 0;
  for (let most = groups * count * (size + 1); most <= PRECISE && size > 0; most *= size + 1) letters++;
  const keys = new Float64Array(count);
  for (let text = 0; text < count; text++) {
    let key = groupOf === undefined ? 0 : (groupOf[text] as number);
    const start = starts[text] as number;
    const end = ends[text] as number;
    for (let at = start; at < start + letters; at++)
      key = key * (size + 1) + (at < end ? (numbers[codes[at] as number] as number) : 0);
    keys[text] = key * count + text;
  }
  keys.sort();
  return orderAlike(texts, keys);
}

/** The order of sorted keys, where texts with the same group and first letters are compared. */
function orderAlike({ count, codes, starts, ends }: Texts, keys: Float64Array): Uint32Array {
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) order[at] = (keys[at] as number) % count;
  const compare = (left: number, right: number): number => {
    let a = starts[left] as number;
    let b = starts[right] as number;
    const end = Math.min(ends[left] as number, a + (ends[right] as number) - b);
    while (a < end && codes[a] === codes[b]) {
      a++;
      b++;
    }
    const longer = (ends[left] as number) - a - ((ends[right] as number) - b);
    return (a < end ? (codes[a] as number) - (codes[b] as number) : longer) || left - right;
  };
  for (let from = 0; from < count; ) {
    const alike = Math.floor((keys[from] as number) / count);
    let to = from + 1;
    while (to < count && Math.floor((keys[to] as number) / count) === alike) to++;
    if (to - from > 1) order.subarray(from, to).sort(compare);
    from = to;
  }
  return order;
}
