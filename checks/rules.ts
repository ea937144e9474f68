import type { PollingUnitFile } from "@naijaref/tools/table";
import * as bankCodes from "./banks/bank-codes.ts";
import * as bankNames from "./banks/bank-names.ts";
import * as institutions from "./banks/institutions.ts";
import * as lines from "./boundaries/lines.ts";
import * as shapes from "./boundaries/shapes.ts";
import * as externalIds from "./concordance/external-ids.ts";
import * as idSystems from "./concordance/id-systems.ts";
import * as composition from "./elections/composition.ts";
import * as constituencyCodes from "./elections/constituency-codes.ts";
import * as courtCases from "./elections/court-cases.ts";
import * as days from "./elections/days.ts";
import * as offices from "./elections/offices.ts";
import * as changes from "./general/changes.ts";
import * as evidence from "./general/evidence.ts";
import * as form from "./general/form.ts";
import * as names from "./general/names.ts";
import * as proofs from "./general/proofs.ts";
import * as records from "./general/records.ts";
import * as sources from "./general/sources.ts";
import * as twoPublishers from "./general/two-publishers.ts";
import * as localities from "./localities/localities.ts";
import * as areaCodes from "./phones/area-codes.ts";
import * as blocks from "./phones/blocks.ts";
import * as counts from "./places/counts.ts";
import * as placeNames from "./places/names.ts";
import * as plates from "./plates/plates.ts";
import * as rareMisprints from "./polling-units/rare-misprints.ts";
import type { PollingUnitRule } from "./polling-units/rule.ts";
import * as totals from "./polling-units/totals.ts";
import * as unitNames from "./polling-units/unit-names.ts";
import * as units from "./polling-units/units.ts";
import type { Rule } from "./rule.ts";

type Module = Readonly<Record<string, unknown>>;

const rulesIn = <Kind extends Rule | PollingUnitRule>(modules: readonly Module[]): readonly Kind[] =>
  modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Kind => typeof value === "object" && value !== null && "check" in value)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Every rule of the dataset: what is exported by a file of rules, which has a line here. */
export const rules: readonly Rule[] = rulesIn([
  ...[bankCodes, bankNames, institutions, lines, shapes, externalIds, idSystems, composition],
  ...[constituencyCodes, courtCases, days, offices, changes, evidence, form, names, proofs, records],
  ...[sources, twoPublishers, localities, areaCodes, blocks, counts, placeNames, plates],
]);

export const pollingUnitRules: readonly PollingUnitRule[] = rulesIn([
  units,
  unitNames,
  rareMisprints,
  totals,
]);

/** The rules of some polling units, to be run with those of the dataset. */
export const rulesOver = (files: readonly PollingUnitFile[]): Rule[] =>
  pollingUnitRules.map((rule) => ({ ...rule, check: (dataset) => rule.check(files, dataset) }));
