import { type Topology, usesOfArcs } from "@naijaref/tools/boundaries";
import type { Finding, Rule } from "../rule.ts";
import { findInBoth } from "./both-outlines.ts";

const findUnshared = (topology: Topology, file: string): Finding[] =>
  usesOfArcs(topology).flatMap((uses, arc) => {
    const [first, second] = uses;
    const isShared = uses.length === 2 && first?.isForward !== second?.isForward && first?.id !== second?.id;
    if (uses.length === 1 || isShared) return [];
    const users = uses.map(({ id, isForward }) => `${id} ${isForward ? "forwards" : "backwards"}`);
    const message = `arc ${arc} is used ${users.length === 0 ? "by no shape" : `by ${users.join(" and ")}`}: two shapes must use it in opposite directions`;
    return [{ file, key: first?.id ?? String(arc), message }];
  });

export const sharedArcs: Rule = {
  name: "shared-arcs",
  description:
    "an arc is the border of two shapes, one on each side, or of one shape and of what is outside the country.",
  check: findInBoth(findUnshared),
};
