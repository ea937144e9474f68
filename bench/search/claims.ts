import type { Claim } from "../claims.ts";
import { type Measured, recallOf, timesOf } from "./measure.ts";

/** What we say of our search beside the others, on the queries that both were asked. */
export function checkClaims(ours: Measured, others: readonly Measured[]): Claim[] {
  const [miniSearch] = others.filter(({ contender }) => contender.name === "MiniSearch");
  if (miniSearch === undefined) throw new Error("MiniSearch was not measured: the claims are about it");
  const [own, theirs] = [timesOf(ours), timesOf(miniSearch)];
  return [
    {
      sentence: `a mean query takes 1/${(theirs.mean / own.mean).toFixed(0)} of MiniSearch's: at most 1/10`,
      holds: own.mean * 10 <= theirs.mean,
    },
    {
      sentence: `the 99th percentile, ${own.slowest.toFixed(0)} µs, is at most MiniSearch's median, ${theirs.median.toFixed(0)} µs`,
      holds: own.slowest <= theirs.median,
    },
    ...[...ours.answers.keys()].map((way) => claimRecall(way, ours, others)),
  ];
}

function claimRecall(way: string, ours: Measured, others: readonly Measured[]): Claim {
  const ahead = others.filter((other) => {
    const theirs = other.answers.get(way) ?? [];
    const own = (ours.answers.get(way) ?? []).slice(0, theirs.length);
    return recallOf(own).shown < recallOf(theirs).shown;
  });
  const names = ahead.map(({ contender }) => contender.name).join(", ");
  return {
    sentence: `recall at 5, ${way}: none finds more${names === "" ? "" : ` but ${names}`}`,
    holds: ahead.length === 0,
  };
}
