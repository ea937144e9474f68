import { it } from "vitest";
import { isWhole } from "../../../checks/cases.ts";
import { isInstalled } from "../../../conformance/installed.ts";
import { NODE_READS, type Way } from "./runtimes.ts";

/** Why a way cannot be tried here, or is left to the whole check; undefined for one that is tried. */
function reasonToSkip(way: Way): string | undefined {
  if (way === "Node") return undefined;
  if (way === NODE_READS) return isWhole ? undefined : "ALL_CASES=true tries it";
  return isInstalled ? undefined : "npm run install:all installs it";
}

/** Those of some ways that are tried here. Each other one is a test that is skipped by name. */
export function waysToTry<W extends Way>(ways: readonly W[]): readonly W[] {
  for (const way of ways) {
    const reason = reasonToSkip(way);
    if (reason !== undefined) it.skip(`on ${way} (${reason})`);
  }
  return ways.filter((way) => reasonToSkip(way) === undefined);
}
