import { type RecordDefinition, tables } from "@naijaref/records";
import { elects } from "@naijaref/tools/compile/derive-fields";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, textOf } from "../tables.ts";
import { plannedIn } from "./days.ts";

const file = tables.offices.path;

/** The kind of constituency that elects to each office; none where one person is elected. */
const KIND_OF_OFFICE: Readonly<Record<string, string>> = {
  president: "",
  senate: "senatorial_district",
  house_of_representatives: "federal_constituency",
  governor: "",
  state_assembly: "state_constituency",
};

const OF_STATES: readonly string[] = ["governor", "state_assembly"];

/**
 * The Federal Capital Territory has no governor and no House of Assembly (Constitution, sections 297 to
 * 304).
 */
const WITHOUT_OWN = "FC";

function findAreas({ offices, states }: CheckedDataset): Finding[] {
  const expected = Object.keys(KIND_OF_OFFICE).flatMap((office) =>
    OF_STATES.includes(office)
      ? states
          .map((state) => textOf(state, "code"))
          .filter((code) => code !== WITHOUT_OWN)
          .map((code) => `${office} ${code}`)
      : [`${office} `],
  );
  const have = offices.map((row) => `${textOf(row, "office")} ${textOf(row, "state_code")}`);
  return [
    ...expected
      .filter((key) => !have.includes(key))
      .map((key) => ({ file, key, message: "is missing: add its line" })),
    ...have
      .filter((key) => !expected.includes(key))
      .map((key) => ({ file, key, message: "is an office that this area does not elect: remove the line" })),
  ];
}

export const officesUp: Rule = {
  name: "offices-up",
  description:
    "each office is there once for each area that elects it, with its kind of constituency and a poll that is planned.",
  check: (dataset) => {
    const planned = plannedIn(dataset);
    return [
      ...findAreas(dataset),
      ...dataset.offices.flatMap((row): Finding[] => {
        const key = keyOf(tables.offices satisfies { record: RecordDefinition }, row);
        const kind = KIND_OF_OFFICE[textOf(row, "office")];
        return [
          ...(textOf(row, "constituency_kind") === kind
            ? []
            : [
                {
                  file,
                  key,
                  message: `is elected by ${kind || "no constituencies"}: correct constituency_kind`,
                },
              ]),
          ...(planned.some((event) => elects(event, row))
            ? []
            : [
                {
                  file,
                  key,
                  message:
                    "has no planned poll in events.csv: add one; if no day is set, with earliest and latest",
                },
              ]),
        ];
      }),
    ];
  },
};
