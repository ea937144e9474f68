import type { Feature } from "./features.ts";
import { EARLIER, ENOUGH, LEAST_SAID, TEMPERATURE } from "./weights.ts";

/** How probable each LGA of a state is, by its number, the sum being 1. */
export function probabilitiesOf(features: readonly Feature[], lgas: number): number[] {
  const scores = new Array<number>(lgas).fill(0);
  let later = 0;
  for (let at = features.length - 1; at >= 0; at--) {
    const feature = features[at] as Feature;
    addScores(scores, feature, feature.role === "place" ? EARLIER ** Math.min(later, 2) : 1);
    if (feature.known !== null && feature.role === "place") later++;
  }
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - most) / TEMPERATURE));
  const all = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / all);
}

/**
 * Adds how many times more often than by chance each LGA has a word, as a logarithm. Only differences count:
 * what an LGA without the word gets is 0.
 */
function addScores(scores: number[], { counts, total, unseen, weight, known }: Feature, worth: number): void {
  const each = unseen / scores.length;
  const chance = (total + unseen) / scores.length;
  const least = Math.max(Math.log(each / chance), known === null ? LEAST_SAID.word : LEAST_SAID.name);
  for (const [lga, count] of counts) {
    const said = Math.log((count + each) / chance);
    if (said > least) scores[lga] = (scores[lga] ?? 0) + weight * worth * (said - least);
  }
}

/** How sure it is that the words say anything of an LGA at all, from 0 to 1. */
export function strengthOf(features: readonly Feature[], lga: number): number {
  let most = 0;
  for (const { counts, weight } of features) most = Math.max(most, (counts.get(lga) ?? 0) * weight);
  return most < 1 ? 0 : 1 - Math.exp(-most / ENOUGH);
}
