import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { listWards } from "naijaref/places";
import { seededRandom } from "../../../bench/random.ts";

/** Answers that the moment decides, or that are files which are not built here. */
const CHANGING = ["/v1/health", "/v1/ready", "/v1/downloads"];

const operations = Object.values(contract) as readonly Operation[];

/** Every example of the contract whose answer is always the same. */
export const EXAMPLES = operations
  .filter(({ path }) => !CHANGING.some((changing) => path.startsWith(changing)))
  .flatMap(({ examples }) => examples);

const PREFIXES = ["0803", "0706", "0811", "0905", "0202"];

/**
 * Targets without end: the contract's examples, and searches, numbers and misses of which no two are the
 * same.
 */
export function drawTargets(seed: number): () => string {
  const random = seededRandom(seed);
  const below = (bound: number): number => Math.floor(random() * bound);
  const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join("");
  const wards = listWards();

  const misspelt = (): string => {
    const name = wards[below(wards.length)]?.name.slice(0, 50) ?? "";
    const at = below(name.length);
    return encodeURIComponent(
      `${name.slice(0, at)}${String.fromCharCode(97 + below(26))}${name.slice(at + 1)}`,
    );
  };
  const kinds: readonly (() => string)[] = [
    () => EXAMPLES[below(EXAMPLES.length)] ?? "/v1/states",
    () => `/v1/search?q=${misspelt()}`,
    () => `/v1/suggest?q=${misspelt()}&limit=${1 + below(50)}`,
    () => `/v1/wards/${wards[below(wards.length)]?.code ?? ""}`,
    () => `/v1/phone/${PREFIXES[below(PREFIXES.length)]}${digits(7)}`,
    () => `/v1/validate/nuban?account=${digits(10)}&bank=058`,
    () => `/v1/validate/nuban?account=${digits(10)}`,
    () => `/v1/lgas/${misspelt()}`,
    () => `/v1/${digits(6)}?x=${digits(3)}`,
  ];
  return () => kinds[below(kinds.length)]?.() ?? "/v1/states";
}
