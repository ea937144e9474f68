import { pollingUnitInPlace, pollingUnitRow } from "@naijaref/records";
import { listOf, operationsOf, single } from "./operation.ts";
import { inPath, inQuery, lookedFor, wholeNumber } from "./parameter.ts";
import { lgaFilter, lgaInPath, NOT_FOUND, stateFilter, wardFilter } from "./places.ts";

const REASONS =
  "`unknown_state`, `unknown_lga`, `unknown_ward` or `unknown_unit` names the part of the code that does not exist; `former_code` is a code of another edition, and `former` says what became of it";

const operation = operationsOf("polling-units");

export const pollingUnits = {
  getPollingUnit: operation({
    path: "/v1/polling-units/{code}",
    summary: "Get a polling unit",
    description: `One polling unit by its code in any common form, with its ward, LGA, state and constituencies. A text that is not a code is 422; its \`reason\` is \`empty\`, \`too_long\`, \`incomplete\` or \`not_a_code\`. A code that no unit has is 404: its \`reason\` ${REASONS}.`,
    parameters: {
      code: inPath({
        description:
          "The polling unit's code: hyphens, slashes, spaces or nothing between its numbers, with or without words such as PU before it.",
        example: "24-11-01-007",
        segments: 4,
      }),
    },
    answer: single(pollingUnitInPlace),
    errors: ["not_found", "invalid_polling_unit_code", "not_built"],
    loads: true,
    examples: [
      "/v1/polling-units/24-11-01-007",
      "/v1/polling-units/37/01/01/001",
      "/v1/polling-units/PU%20241101007",
    ],
  }),
  listPollingUnitsOfWard: operation({
    path: "/v1/wards/{ward}/polling-units",
    summary: "List the polling units of a ward",
    description: "The polling units of one ward, by code.",
    parameters: {
      ward: inPath({ description: "The ward's INEC code.", example: "24-11-01", errors: NOT_FOUND }),
    },
    answer: listOf(pollingUnitRow),
    errors: ["not_built"],
    loads: true,
    examples: ["/v1/wards/24-11-01/polling-units"],
  }),
  listPollingUnitsOfLga: operation({
    path: "/v1/lgas/{lga}/polling-units",
    summary: "List the polling units of an LGA",
    description: "The polling units of one LGA, by code. The largest LGA has more than a thousand.",
    parameters: lgaInPath,
    answer: listOf(pollingUnitRow),
    errors: ["not_built"],
    loads: true,
    examples: ["/v1/lgas/Ikeja/polling-units", "/v1/lgas/Surulere/polling-units?state=Lagos"],
  }),
  searchPollingUnits: operation({
    path: "/v1/polling-units",
    summary: "Search polling units",
    description:
      "Polling units of a state, an LGA or a ward by name, forgiving typing; best first. `q` may name the place itself: `central school, ikeja`. Where it does not, one of the three is needed, because units all over the country share their names. Without `q`, all units of the LGA or the ward, by code. With `ids` alone, the units with these codes.",
    parameters: {
      q: inQuery(lookedFor, {
        description: "What to look for; at most 64 characters. Needed unless `lga` or `ward` is given.",
        example: "nurudeen street",
      }),
      state: stateFilter("polling units"),
      lga: lgaFilter("polling units", "Ikeja"),
      ward: wardFilter("polling units", "24-11-01"),
      limit: inQuery(wholeNumber(1, 50, 10), {
        description: "How many results at most. Applies with `q`.",
        example: "5",
      }),
    },
    answer: listOf(pollingUnitRow),
    ids: {
      description: "Only these polling units, by code in any common form.",
      example: "24-11-01-007,37-01-01-001",
    },
    errors: ["not_built"],
    loads: true,
    examples: [
      "/v1/polling-units?ids=24-11-01-007,37-01-01-001&fields=code,name",
      "/v1/polling-units?q=nurudeen%20street&state=Lagos",
      "/v1/polling-units?q=anifowoshe%20primary%20school",
      "/v1/polling-units?q=grammer%20schol&lga=Surulere&state=Lagos&limit=20",
      "/v1/polling-units?lga=Ikeja&q=nurudeen",
      "/v1/polling-units?lga=Ikeja",
      "/v1/polling-units?lga=Ikeja&ward=24-11-01",
    ],
  }),
};
