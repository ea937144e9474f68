import { createHash } from "node:crypto";

/** The same items for the same seed on every machine: those whose hash with the seed comes first. */
export function sample(keys: readonly string[], size: number, seed: string): string[] {
  const rank = (key: string): string => createHash("sha256").update(`${seed} ${key}`).digest("hex");
  const ranked = keys.map((key) => ({ key, rank: rank(key) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked
    .slice(0, size)
    .map(({ key }) => key)
    .sort();
}
