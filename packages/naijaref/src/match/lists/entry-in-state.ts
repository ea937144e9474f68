import type { MatchEntry } from "./names.ts";
import { stateName } from "./state-names.ts";

type InState = Pick<MatchEntry, "code" | "name" | "aliases"> & {
  readonly inecCode: string;
  readonly stateCode: string;
};

/** An LGA or a seat: several states may have one of its name, so its label has the state. */
export const entryInState = (
  kind: string,
  { code, name, aliases, inecCode, stateCode }: InState,
): MatchEntry => ({
  kind,
  code,
  name,
  aliases,
  codes: [code, inecCode],
  label: `${name}, ${stateName(stateCode)}`,
  stateCode,
  lgaCode: null,
});
