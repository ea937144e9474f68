import type { MatchCandidate } from "naijaref/match";
import { quoted } from "../csv-cells.ts";

/** What a person decided, as a small file for the next table with the same spellings. */

/** Tables of polling units say the ward too; older files have no column for it. */
export const HEADINGS = ["text", "state", "lga", "kind", "code", "name", "ward"] as const;

export function writeDecisions(decisions: ReadonlyMap<string, MatchCandidate | null>): Blob {
  const rows = [...decisions].map(([key, candidate]) => {
    const [text = "", state = "", lga = "", ward = ""] = JSON.parse(key) as string[];
    const { kind = "", code = "", name = "" } = candidate ?? {};
    return [text, state, lga, kind, code, name, ward];
  });
  const lines = [HEADINGS, ...rows].map((row) => row.map(quoted).join(","));
  return new Blob([`${lines.join("\r\n")}\r\n`], { type: "text/csv" });
}
