import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { onLocality } from "./on-locality.ts";

const STREET = /\b(?:Road|Rd|Street|Avenue|Close|Crescent|Lane|Way|Railway|Bypass)$/;

export const streetNames: Rule = {
  name: "street-names",
  description:
    "a locality that is called as a road or a railway is has a decision that people call a place so.",
  check: ({ localities }) =>
    localities.flatMap((place) =>
      STREET.test(textOf(place, "name"))
        ? onLocality(
            place,
            "name",
            "is the name of a road: leave it out, or except it and say who lives there",
          )
        : [],
    ),
};
