import { dataset } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { knownCodes, nestedIds, ocdIds, oneIdOneRecord } from "./external-ids.ts";
import { heldIds, idSystems } from "./id-systems.ts";

const IKEJA = "geonames lga NG025011 7910350";
const OCD = "ocd-division/country:ng/state:la/lga:ikeja";

const withId = (system: string, kind: string, code: string, id: string, relation = "exact") =>
  ["externalIds", { system, id, kind, code, relation, note: null, sources: ["geonames-admin2"] }] as const;

const BROKEN: readonly Broken[] = [
  [knownCodes, "an LGA that is not there", ["externalIds", IKEJA, { code: "NG025999" }]],
  [knownCodes, "a code of another kind", ["externalIds", IKEJA, { kind: "state" }]],
  [
    knownCodes,
    "a bank that was removed",
    { ...dataset, institutions: dataset.institutions.filter((bank) => bank["id"] !== "gtbank") },
    "paystack_slug bank gtbank guaranty-trust-bank",
  ],
  [oneIdOneRecord, "an id twice", withId("geonames", "lga", "NG025012", "7910350")],
  [oneIdOneRecord, "an id again in another case", withId("wikidata", "lga", "NG025012", "q1024647", "close")],
  [oneIdOneRecord, "a second exact id", withId("geonames", "lga", "NG025011", "1")],
  [idSystems, "an id that is not like the others", ["externalIds", IKEJA, { id: "Ikeja" }]],
  [idSystems, "a kind that the system has not", withId("woeid", "lga", "NG025011", "1")],
  [idSystems, "a kind that has no ids", ["idSystems", "woeid", { kinds: ["state", "lga"] }]],
  [idSystems, "an example that is no id", ["idSystems", "geonames", { id_example: "1" }]],
  [heldIds, "an id that the record has", withId("inec", "lga", "NG025011", "24-11")],
  [heldIds, "an abbreviation of INEC", withId("inec_abbreviation", "state", "LA", "LA")],
  [nestedIds, "an id of another state", ["externalIds", "hasc lga NG025011 NG.LA.IJ", { code: "NG020001" }]],
  [
    nestedIds,
    "a P-code of another LGA",
    ["externalIds", "pcode ward 02-01-01 NG002001001", { code: "02-02-01" }],
  ],
  [
    nestedIds,
    "a P-code of another state",
    ["externalIds", "pcode senatorial_district SD001 NG00102", { code: "SD072" }],
  ],
  [ocdIds, "a name that is another LGA's", ["externalIds", `ocd lga NG025011 ${OCD}`, { code: "NG025012" }]],
];

proveRules(BROKEN);
