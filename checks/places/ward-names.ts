import { groupBy } from "@naijaref/tools/table";
import { placeKey } from "naijaref/text";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

export const wardNames: Rule = {
  name: "ward-names",
  description: "no two wards of an LGA have the same name.",
  check: ({ wards }) => {
    const groups = groupBy(wards, (ward) => `${textOf(ward, "lga_code")} ${placeKey(textOf(ward, "name"))}`);
    return [...groups.values()].flatMap(([first, ...others]) =>
      others.map((ward) => ({
        file: "places/wards/",
        key: textOf(ward, "code"),
        message: `has the same name as ${first === undefined ? "another" : textOf(first, "code")}, "${textOf(ward, "name")}": compare both with INEC's list`,
      })),
    );
  },
};
