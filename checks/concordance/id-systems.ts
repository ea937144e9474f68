import { tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import { groupBy } from "@naijaref/tools/table";
import type { Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { finding } from "./external-ids.ts";
import { idsHeld } from "./held-ids.ts";

const systemFinding = (system: Row, message: string): Finding => ({
  file: tables.idSystems.path,
  key: textOf(system, "id"),
  message,
});

function check(system: Row, ids: readonly Row[]): Finding[] {
  const pattern = new RegExp(textOf(system, "id_pattern"));
  const [kinds, example] = [listOf(system, "kinds"), textOf(system, "id_example")];
  const findings = ids.flatMap((row) => {
    if (!pattern.test(textOf(row, "id")))
      return [finding(row, `does not match ${pattern}: correct the id or the id_pattern`)];
    const kind = textOf(row, "kind");
    return kinds.includes(kind)
      ? []
      : [finding(row, `the kinds of the system do not list ${kind}: add it there`)];
  });
  const unused = kinds.filter((kind) => !ids.some((row) => row["kind"] === kind));
  return [
    ...findings,
    ...unused.map((kind) => systemFinding(system, `no ${kind} has an id of this system: remove the kind`)),
    ...(ids.some((row) => row["id"] === example)
      ? []
      : [systemFinding(system, `id_example ${example} is not an id of this system. Use one that is`)]),
  ];
}

export const idSystems: Rule = {
  name: "id-systems",
  description:
    "every id has a system that is described, a kind that the system lists, and the form of the system's ids.",
  check: (dataset) => {
    const bySystem = groupBy([...dataset.externalIds, ...idsHeld(dataset)], (row) => textOf(row, "system"));
    return dataset.idSystems.flatMap((system) => check(system, bySystem.get(textOf(system, "id")) ?? []));
  },
};
