import { groupBy } from "@naijaref/tools/table";
import { fold } from "naijaref/text";
import type { Finding } from "../rule.ts";
import { textOf } from "../tables.ts";
import type { PollingUnitRule } from "./rule.ts";

/** Words of wards' names that are in names of units everywhere. */
const GENERAL = new Set(
  "ward north south east west central town area city road market urban rural gari unguwar sabon tudun oke new old and".split(
    " ",
  ),
);

/** The words of a name that can be looked for in others; a plural or a case ending is no matter. */
const stems = (name: string): string[] =>
  fold(name)
    .split(" ")
    .filter((word) => word.length > 3 && !GENERAL.has(word))
    .map((word) => word.slice(0, 5));

export const wardsInUnits: PollingUnitRule = {
  name: "wards-in-units",
  description:
    "if no polling unit of a ward has a word of the ward's name, and a ward of another LGA has that name, the ward is reviewed: INEC may have given it the other's name.",
  check: (files, { wards }) => {
    const text = new Map<string, string>();
    for (const { code, name } of files.flatMap(({ units }) => units)) {
      const ward = code.slice(0, 8);
      text.set(ward, `${text.get(ward) ?? ""} ${fold(name).replaceAll(" ", "")}`);
    }
    const lgasByName = groupBy(wards, (row) => fold(textOf(row, "name")));
    return wards.flatMap((row): Finding[] => {
      const [code, name] = [textOf(row, "code"), textOf(row, "name")];
      const units = text.get(code);
      const wanted = stems(name);
      if (units === undefined || wanted.length === 0 || wanted.some((stem) => units.includes(stem)))
        return [];
      const others = (lgasByName.get(fold(name)) ?? []).filter(
        (other) => other["lga_code"] !== row["lga_code"],
      );
      const near = others.filter((other) => other["state_code"] === row["state_code"]);
      if (near.length === 0) return [];
      const message = `no unit of it has a word of "${name}", which is a ward of another LGA of the state (${near.map((other) => textOf(other, "code")).join(", ")}): find its name, or except it in evidence`;
      return [{ file: "places/wards/", key: code, field: "name", message }];
    });
  },
};
