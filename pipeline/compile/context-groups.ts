/** How often each symbol follows a context, or one of several. */
type Counts = Uint32Array;

interface Group {
  counts: Counts;
  bits: number;
  readonly contexts: number[];
}

/** What a table of codes takes in the package: for itself, and for each symbol that it has. */
const TABLE_BITS = 80;
const SYMBOL_BITS = 8;

/** What it takes to say that a context is not in the table in which most are that have its last symbol. */
const EXCEPTION_BITS = 12;

/** Contexts that are less frequent begin in one group with others that have the same last symbol. */
const FREQUENT = 80;

const ROUNDS = 4;

/**
 * Puts contexts that the same symbols follow into one group, so that they share a table of codes: two groups
 * become one where that takes fewer bits together with their tables. In the end each context moves to the
 * group that fits it best, a few times (Linde, Buzo and Gray, 1980).
 *
 * A context is the symbol before, times `size`, and the symbol before that one. Returns the group of each:
 * also of those that are not in `symbols`.
 */
export function groupContexts(symbols: readonly number[], size: number): Uint8Array {
  const counts = countContexts(symbols, size);
  const groups = joinGroups(firstGroups(counts, size));
  const groupOf = new Map(groups.flatMap(({ contexts }, group) => contexts.map((one) => [one, group])));
  for (let round = 0; round < ROUNDS; round++) moveContexts(counts, groupOf, groups.length, size);
  const usual = usualGroups(groupOf, size);
  return Uint8Array.from({ length: size * size }, (_, context) => {
    return groupOf.get(context) ?? usual.get(Math.floor(context / size)) ?? 0;
  });
}

function countContexts(symbols: readonly number[], size: number): ReadonlyMap<number, Counts> {
  const counts = new Map<number, Counts>();
  let context = 0;
  for (const symbol of symbols) {
    const own = counts.get(context) ?? new Uint32Array(size);
    own[symbol] = (own[symbol] ?? 0) + 1;
    counts.set(context, own);
    context = symbol * size + Math.floor(context / size);
  }
  return counts;
}

const sum = (counts: Counts): number => counts.reduce((total, count) => total + count, 0);

/** The entropy of the symbols of one group or of two, and what their table takes. */
function bitsOf(a: Counts, b?: Counts): number {
  let [bits, total] = [TABLE_BITS, 0];
  for (let symbol = 0; symbol < a.length; symbol++) {
    const count = (a[symbol] as number) + (b === undefined ? 0 : (b[symbol] as number));
    if (count === 0) continue;
    bits += SYMBOL_BITS - count * Math.log2(count);
    total += count;
  }
  return total === 0 ? bits : bits + total * Math.log2(total);
}

const joined = (a: Counts, b: Counts): Counts => a.map((count, symbol) => count + (b[symbol] as number));

function firstGroups(counts: ReadonlyMap<number, Counts>, size: number): Group[] {
  const groups = new Map<string, Group>();
  for (const [context, own] of counts) {
    const key = sum(own) < FREQUENT ? `after ${Math.floor(context / size)}` : `${context}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { counts: own, bits: bitsOf(own), contexts: [context] });
    else {
      group.counts = joined(group.counts, own);
      group.bits = bitsOf(group.counts);
      group.contexts.push(context);
    }
  }
  return [...groups.values()];
}

/** Joins the two groups that save the most together, until none do. */
function joinGroups(groups: Group[]): readonly Group[] {
  const savedBy = (a: Group, b: Group): number => a.bits + b.bits - bitsOf(a.counts, b.counts);
  const saved = groups.map((group, at) => groups.slice(0, at).map((other) => savedBy(group, other)));
  for (;;) {
    let [most, into, from] = [0, 0, 0];
    for (let a = 1; a < groups.length; a++) {
      const row = saved[a] as number[];
      for (let b = 0; b < a; b++)
        if ((row[b] as number) > most) [most, into, from] = [row[b] as number, b, a];
    }
    if (most === 0) return groups;
    const [group, other] = [groups[into] as Group, groups[from] as Group];
    group.counts = joined(group.counts, other.counts);
    group.bits = bitsOf(group.counts);
    group.contexts.push(...other.contexts);
    groups.splice(from, 1);
    saved.splice(from, 1);
    for (const row of saved.slice(from)) row.splice(from, 1);
    for (const [at, one] of groups.entries()) {
      if (at < into) (saved[into] as number[])[at] = savedBy(group, one);
      else if (at > into) (saved[at] as number[])[into] = savedBy(group, one);
    }
  }
}

/** For each last symbol the group in which most of its contexts are. */
function usualGroups(groupOf: ReadonlyMap<number, number>, size: number): ReadonlyMap<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const [context, group] of groupOf) {
    const last = Math.floor(context / size);
    const own = counts.get(last) ?? new Map<number, number>();
    counts.set(last, own.set(group, (own.get(group) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([last, own]) => [last, [...own].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0]),
  );
}

function moveContexts(
  counts: ReadonlyMap<number, Counts>,
  groupOf: Map<number, number>,
  groups: number,
  size: number,
): void {
  const totals: Counts[] = Array.from({ length: groups }, () => new Uint32Array(size));
  for (const [context, group] of groupOf) {
    totals[group] = joined(totals[group] as Counts, counts.get(context) as Counts);
  }
  const bits = totals.map((own) => {
    const total = sum(own);
    return Float64Array.from(
      own,
      (count) => (count === 0 ? 2 * SYMBOL_BITS : 0) + Math.log2((total + 1) / (count || 0.5)),
    );
  });
  const usual = usualGroups(groupOf, size);
  for (const [context, own] of counts) {
    const followers = [...own.entries()].filter(([, count]) => count > 0);
    const cost = bits.map((each, group) => {
      const exception = group === usual.get(Math.floor(context / size)) ? 0 : EXCEPTION_BITS;
      return followers.reduce((all, [symbol, count]) => all + count * (each[symbol] as number), exception);
    });
    groupOf.set(context, cost.indexOf(Math.min(...cost)));
  }
}
