import { placeKey } from "naijaref/text";
import type { Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { onLocality } from "./on-locality.ts";

export const cityKinds: Rule = {
  name: "city-kinds",
  description:
    "a city that is no capital of a state has kind unverified: how many people live there is GeoNames' guess.",
  check: ({ localities, states }) => {
    const capitals = new Set(
      states.map((state) => `${textOf(state, "code")} ${placeKey(textOf(state, "capital"))}`),
    );
    return localities.flatMap((place) =>
      textOf(place, "kind") !== "city" ||
      listOf(place, "unverified_fields").includes("kind") ||
      capitals.has(`${textOf(place, "state_code")} ${placeKey(textOf(place, "name"))}`)
        ? []
        : onLocality(
            place,
            "kind",
            "is a city by GeoNames' figure alone: add kind to unverified_fields, or except it with a second figure",
          ),
    );
  },
};
