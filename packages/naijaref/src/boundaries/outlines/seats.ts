import { constituenciesByLga } from "../../elections/constituencies.ts";
import type { Constituency } from "../../generated/records.ts";

/**
 * Whether a constituency consists of whole LGAs: none of them is divided between it and another of its kind.
 */
export const isOfWholeLgas = ({ kind, lgaCodes }: Constituency): boolean =>
  lgaCodes.every(
    (code) => (constituenciesByLga().get(code) ?? []).filter((other) => other.kind === kind).length === 1,
  );
