import type { MatchCandidate } from "naijaref/match";
import { quoted } from "../csv-cells.ts";

/** What a person decided, as a small file for the next table with the same spellings. */

export const HEADINGS = ["text", "state", "lga", "kind", "code", "name"] as const;

/** Only where rows said their ward, as those of polling units do. */
export const WARD = "ward";

export function writeDecisions(decisions: ReadonlyMap<string, MatchCandidate | null>): Blob {
  const read = [...decisions].map(([key, candidate]) => ({ place: JSON.parse(key) as string[], candidate }));
  const hasWards = read.some(({ place }) => place.length > 3);
  const rows = read.map(({ place: [text = "", state = "", lga = "", ward = ""], candidate }) => [
    text,
    state,
    lga,
    candidate?.kind ?? "",
    candidate?.code ?? "",
    candidate?.name ?? "",
    ...(hasWards ? [ward] : []),
  ]);
  const lines = [[...HEADINGS, ...(hasWards ? [WARD] : [])], ...rows].map((row) => row.map(quoted).join(","));
  return new Blob([`${lines.join("\r\n")}\r\n`], { type: "text/csv" });
}
