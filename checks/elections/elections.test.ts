import { dataset, without } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { composition, contestedComposition, districtNames, seats, splitLgas } from "./composition.ts";
import { constituencyCounts, inecCodes } from "./constituency-codes.ts";
import { courtCases } from "./court-cases.ts";

const BROKEN: readonly Broken[] = [
  [
    courtCases,
    "a case that nobody searched",
    ["parties", "APGA", { changed: "Federal High Court Abuja, FHC/ABJ/CS/1/2026" }],
  ],
  [
    courtCases,
    "a case that no record names",
    {
      ...dataset,
      electionEvents: dataset.electionEvents.map((event) => ({ ...event, note: "" })),
    },
    "FHC/ABJ/CS/517/2026",
  ],
  [constituencyCounts, "a seat too few", without("stateConstituencies", "SC990"), "ZA"],
  [constituencyCounts, "a gap in the numbers", without("federalConstituencies", "FC001"), "FC002"],
  [
    constituencyCounts,
    "a seat in another state",
    ["senatorialDistricts", "SD072", { state_code: "OG" }],
    "OG",
  ],
  [inecCodes, "a number with its zero lost", ["federalConstituencies", "FC001", { inec_code: "FC/1/AB" }]],
  [inecCodes, "another state's letters", ["stateConstituencies", "SC652", { inec_code: "SC/652/BN" }]],
  [inecCodes, "another kind", ["senatorialDistricts", "SD072", { kind: "state_constituency" }]],
  [
    composition,
    "an LGA that no ward lies in",
    ["federalConstituencies", "FC236", { lga_codes: ["NG025001"] }],
  ],
  [composition, "a ward in another state's seat", ["wards", "24-11-01", { state_constituency: "SC001" }]],
  [
    contestedComposition,
    "an unsure ward in a sure seat",
    ["wards", "01-01-01", { unverified_fields: ["state_constituency"] }],
    "SC001",
  ],
  [
    contestedComposition,
    "a contested seat whose wards all seem sure",
    {
      ...dataset,
      wards: dataset.wards.map((ward) =>
        ward["lga_code"] === "NG007017" ? { ...ward, unverified_fields: [] } : ward,
      ),
    },
    "SC181",
  ],
  [
    districtNames,
    "a district under another name",
    ["lgas", "NG025011", { senatorial_district: "Lagos East" }],
  ],
  [splitLgas, "a new division", ["wards", "24-11-01", { federal_constituency: "FC237" }], "NG025011"],
  [seats, "a ward in another district than its LGA", ["wards", "24-11-01", { senatorial_district: "SD070" }]],
  [seats, "a ward of the FCT with a seat", ["wards", "37-06-01", { state_constituency: "SC001" }]],
  [seats, "a ward without a seat", ["wards", "24-11-01", { state_constituency: null }]],
  [seats, "a fourth district", ["lgas", "NG025011", { senatorial_district_code: "SD001" }], "LA"],
];

proveRules(BROKEN);
