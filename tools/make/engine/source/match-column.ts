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
 * The matches of many texts, a list for each field, for programs that get them as JSON: half the text, and no
 * object a row. Equal candidates stand once.
 */
export interface MatchedColumns {
  readonly status: string[];
  readonly confidence: number[];
  readonly damage: (string | null)[];
  readonly why: string[];
  /** The place of the candidate that each text means; -1 if it means none. */
  readonly meant: number[];
  /** How many candidates each text has, and the places of those of all texts. */
  readonly counts: number[];
  readonly places: number[];
  /** The fields of the candidates: kind, code, name, the code of the state, confidence. */
  readonly candidates: readonly [string[], string[], string[], (string | null)[], number[]];
}

function toColumns(results: Iterable<MatchResult>): MatchedColumns {
  const columns: MatchedColumns = {
    status: [],
    confidence: [],
    damage: [],
    why: [],
    meant: [],
    counts: [],
    places: [],
    candidates: [[], [], [], [], []],
  };
  const { places, candidates: fields } = columns;
  const known = new Map<string, number>();
  for (const { status, code, confidence, damage, why, candidates } of results) {
    columns.status.push(status);
    columns.confidence.push(confidence);
    columns.damage.push(damage);
    columns.why.push(why);
    columns.counts.push(candidates.length);
    const first = places.length;
    for (const one of candidates) {
      const key = `${one.kind} ${one.code} ${one.confidence}`;
      const place = known.get(key) ?? known.size;
      places.push(place);
      if (place < known.size) continue;
      known.set(key, place);
      fields[0].push(one.kind);
      fields[1].push(one.code);
      fields[2].push(one.name);
      fields[3].push(one.stateCode);
      fields[4].push(one.confidence);
    }
    columns.meant.push(code === null ? -1 : (places[first] as number));
  }
  return columns;
}

type Cells = readonly (string | null)[];

/**
 * Two functions of the engine, by the matchers that it has. A matcher is kept, and its cache with it, which has
 * a bound.
 *
 * `matchColumn(kind, rows, options)`: what each row of a column means, in the order of the rows. A row is a
 * text, or `{name, state, lga}`; of null nothing is said: null. `options` has the `state` and the `lga` of
 * all rows that name none.
 *
 * `matchByColumn(kind, names, states, lgas)`: the same of texts, none of which is null, as `MatchedColumns`.
 *
 * @param makers of a matcher, by kind.
 */
export function columnMatchers(makers: Readonly<Record<string, () => AnyMatcher>>) {
  const matchers = new Map<string, AnyMatcher>();
  function matcherOf(kind: string): AnyMatcher {
    const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
    if (make === undefined)
      throw new RangeError(`matchColumn: kind must be one of ${Object.keys(makers).join(", ")}.`);
    const matcher = matchers.get(kind) ?? make();
    matchers.set(kind, matcher);
    return matcher;
  }
  return {
    matchColumn(kind: string, rows: unknown, options: unknown = {}): (PlainMatch | null)[] {
      const matcher = matcherOf(kind);
      requireList(rows, "matchColumn");
      const within = readCells({ name: null, ...Object(options) }, "matchColumn", 0, FIELDS);
      return rows.map((row, at) => {
        const { name, state = within.state, lga = within.lga } = readCells(row, "matchColumn", at, FIELDS);
        return name === undefined ? null : toPlainMatch(matcher.match(name, { state, lga }));
      });
    },
    matchByColumn(kind: string, names: readonly string[], states: Cells, lgas: Cells): MatchedColumns {
      const matcher = matcherOf(kind);
      return toColumns(
        names.map((name, at) =>
          matcher.match(name, { state: states[at] ?? undefined, lga: lgas[at] ?? undefined }),
        ),
      );
    },
  };
}
