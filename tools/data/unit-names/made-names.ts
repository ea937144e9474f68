import { fold, joined } from "../../../packages/naijaref/src/text/index.ts";
import { groupBy, type PollingUnitFile, type StoredPollingUnit } from "../table/index.ts";
import type { NameEvidence } from "./evidence.ts";
import { nameMaker } from "./make.ts";

/** A file of polling units, with each name and alias as the evidence makes it. */
export function withMadeNames(file: PollingUnitFile, evidence: NameEvidence): PollingUnitFile {
  const { namesOfWard, nameOf } = nameMaker(evidence);
  const units = [...groupBy(file.units, ({ code }) => code.slice(0, 8)).values()].flatMap((ward) => {
    const names = namesOfWard(ward);
    return ward.map((unit, at) => withName(unit, names[at] as string, nameOf));
  });
  return { ...file, units };
}

/** Two names with the same key are found by the same query. */
const keyOf = (name: string): string => joined(fold(name));

/** An alias that is the name by now is none. */
function withName(
  unit: StoredPollingUnit,
  name: string,
  nameOf: (text: string) => string,
): StoredPollingUnit {
  const aliases = new Map<string, string>();
  for (const alias of unit.aliases.map(nameOf)) {
    const key = keyOf(alias);
    if (key !== keyOf(name) && !aliases.has(key)) aliases.set(key, alias);
  }
  return { ...unit, name, aliases: [...aliases.values()] };
}
