import { listWards } from "naijaref/places";
import { seededRandom } from "../random.ts";

/** Names of wards as people mistype them, each different: a letter gone, twice, or another. */
export function mistypeWards(count: number): string[] {
  const random = seededRandom(1);
  const below = (bound: number): number => Math.floor(random() * bound);
  const wards = listWards().filter(({ name }) => name.length > 3 && name.length < 64);
  const typed = new Set<string>();
  while (typed.size < count) {
    const { name = "" } = wards[below(wards.length)] ?? {};
    const at = below(name.length);
    const letter = ["", `${name[at]}${name[at]}`, String.fromCharCode(97 + below(26))][below(3)];
    typed.add(`${name.slice(0, at)}${letter}${name.slice(at + 1)}`);
  }
  return [...typed];
}
