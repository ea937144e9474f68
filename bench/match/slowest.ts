import { listWards } from "naijaref/places";
import { MAX_CHARACTERS } from "../../packages/naijaref/src/match/matcher.ts";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { seededRandom } from "../random.ts";
import { median } from "../report.ts";
import type { Contender } from "./contenders.ts";
import type { Answer } from "./quality.ts";
import type { Speed } from "./speed.ts";

const MISSPELT = 60;
const LONG = 40;
const TURNS = 2;

const random = seededRandom(7);
const below = (bound: number): number => Math.floor(random() * bound);

const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

/** Names of wards with one letter gone, as people mistype them. */
function misspell(names: readonly string[]): string[] {
  return Array.from({ length: MISSPELT }, () => {
    const name = pick(names);
    const at = below(name.length);
    return name.slice(0, at) + name.slice(at + 1);
  });
}

/** Texts as long as a name may be, of what makes work: whole names, their words, and short words. */
function lengthen(names: readonly string[]): string[] {
  const words = [...new Set(names.flatMap((name) => fold(name).split(" ")))];
  const short = words.filter((word) => word.length <= 3);
  const several = names.filter((name) => name.includes(" "));
  const fill = (next: () => string): string => {
    let text = next();
    while (text.length < MAX_CHARACTERS) text += ` ${next()}`;
    return text.slice(0, MAX_CHARACTERS).trim();
  };
  return Array.from({ length: LONG }, (_, at) =>
    fill(() => pick([names, words, short, several][at % 4] ?? names)),
  );
}

function timeOne(answer: Answer, name: string): number {
  const started = performance.now();
  answer({ kind: "ward", name, state: "", lga: "", expected: "", source: "", isHeldOut: false });
  return performance.now() - started;
}

/**
 * The best of some turns for each name, because another program may make one longer. Each turn has a
 * contender made anew, because ours keeps what it has matched.
 */
function timeEach({ prepare }: Contender, names: readonly string[]): number[] {
  const turns = Array.from({ length: TURNS }, () => {
    const answer = prepare();
    timeOne(answer, "what is prepared for the first name is not counted");
    return names.map((name) => timeOne(answer, name));
  });
  return names.map((_, at) => Math.min(...turns.map((times) => times[at] as number)));
}

/**
 * In milliseconds, for names of wards where no state is given: each contender's time for a usual name, and
 * for the one of the long texts that is slowest for it.
 */
export function timeSlowest(contenders: readonly Contender[]): readonly [misspelt: Speed, long: Speed] {
  const names = listWards().map(({ name }) => name);
  const [misspelt, long] = [misspell(names), lengthen(names)];
  return [
    {
      rows: `${MISSPELT} misspelt names, the median`,
      times: contenders.map((contender) => median(timeEach(contender, misspelt))),
    },
    {
      rows: `${LONG} texts of ${MAX_CHARACTERS} characters, the slowest`,
      times: contenders.map((contender) => Math.max(...timeEach(contender, long))),
    },
  ];
}
