import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

export const districtNames: Rule = {
  name: "district-names",
  description: "the name and the code of an LGA's senatorial district are of the same district.",
  check: ({ lgas, senatorialDistricts }) => {
    const names = new Map(senatorialDistricts.map((unit) => [textOf(unit, "code"), textOf(unit, "name")]));
    return lgas.flatMap((lga): Finding[] => {
      const code = textOf(lga, "senatorial_district_code");
      if (names.get(code) === textOf(lga, "senatorial_district")) return [];
      const message = `senatorial_district is ${textOf(lga, "senatorial_district")}, but ${code} is ${names.get(code)}: make them agree`;
      return [{ file: "places/lgas.csv", key: textOf(lga, "code"), message }];
    });
  },
};
