import type { AddressMatcher } from "naijaref/address";
import type { Matcher, MatchResult } from "naijaref/match";
import { readCells, requireList, toPlain } from "./rows.ts";

/** What a text means, in plain JSON: the fields of `MatchedText` but for the text. */
export interface PlainMatch {
  readonly status: string;
  readonly kind: string | null;
  readonly code: string | null;
  readonly name: string | null;
  readonly confidence: number;
  readonly candidates: readonly unknown[];
  readonly damage: string | null;
  readonly why: string;
}

export type AnyMatcher = Matcher | AddressMatcher;

const FIELDS = ["name", "state", "lga"] as const;

function toPlainMatch({ candidates, ...result }: MatchResult): PlainMatch {
  const [meant] = result.code === null ? [] : candidates;
  return {
    status: result.status,
    kind: meant?.kind ?? null,
    code: result.code,
    name: result.name,
    confidence: result.confidence,
    candidates: candidates.map(toPlain),
    damage: result.damage,
    why: result.why,
  };
}

/**
 * `matchColumn(kind, rows, options)`: what each row of a column means, in the order of the rows. A row is a
 * text, or `{name, state, lga}`; of null nothing is said: null. `options` has the `state` and the `lga` of
 * all rows that name none.
 *
 * @param makers of a matcher, by kind. A matcher is kept, and its cache with it, which has a bound.
 */
export function columnMatcher(makers: Readonly<Record<string, () => AnyMatcher>>) {
  const matchers = new Map<string, AnyMatcher>();
  return (kind: string, rows: unknown, options: unknown = {}): (PlainMatch | null)[] => {
    const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
    if (make === undefined)
      throw new RangeError(`matchColumn: kind must be one of ${Object.keys(makers).join(", ")}.`);
    requireList(rows, "matchColumn");
    const within = readCells({ name: null, ...Object(options) }, "matchColumn", 0, FIELDS);
    const matcher = matchers.get(kind) ?? make();
    matchers.set(kind, matcher);
    return rows.map((row, at) => {
      const { name, state = within.state, lga = within.lga } = readCells(row, "matchColumn", at, FIELDS);
      return name === undefined ? null : toPlainMatch(matcher.match(name, { state, lga }));
    });
  };
}
