import { createMatcher, MATCH_KINDS } from "naijaref/match";
import { columnMatchers } from "./match-column.ts";

export const NAME_MATCHERS = Object.fromEntries(
  MATCH_KINDS.map((kind) => [kind, () => createMatcher({ kind })]),
);

export const { matchColumn } = columnMatchers(NAME_MATCHERS);
