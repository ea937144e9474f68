import type { MatchCandidate } from "naijaref/match";

/** What a person decided, as a small file for the next table with the same spellings. */

export const HEADINGS = ["text", "state", "lga", "kind", "code", "name"] as const;

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export function writeDecisions(decisions: ReadonlyMap<string, MatchCandidate | null>): Blob {
  const rows = [...decisions].map(([key, candidate]) => [
    ...(JSON.parse(key) as string[]),
    candidate?.kind ?? "",
    candidate?.code ?? "",
    candidate?.name ?? "",
  ]);
  const lines = [HEADINGS, ...rows].map((row) => row.map(quoted).join(","));
  return new Blob([`${lines.join("\r\n")}\r\n`], { type: "text/csv" });
}
