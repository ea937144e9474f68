import { dataset } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import {
  cityKinds,
  localityDoubles,
  localityPlaces,
  localityPoints,
  seatNames,
  streetNames,
} from "./localities.ts";

const row = (code: string) => dataset.localities.find((one) => one["code"] === code) ?? {};

/**
 * Two localities with an id of GeoNames: the first is a city in several LGAs, the second a town with a ward.
 */
const [CITY, TOWN] = ["LC00001", "LC00002"];

const BROKEN: readonly Broken[] = [
  [localityPlaces, "a locality without an LGA", ["localities", CITY, { lga_codes: [] }]],
  [localityPlaces, "an LGA of another state", ["localities", CITY, { lga_codes: ["NG025011"] }]],
  [localityPlaces, "a locality of another state", ["localities", CITY, { state_code: "LA" }]],
  [localityPlaces, "a ward of another LGA", ["localities", TOWN, { ward_codes: ["24-11-01"] }]],
  [localityPlaces, "a place twice", ["localities", { ...row(TOWN), code: "LC99999", geonames_id: null }]],
  [
    localityPlaces,
    "an id of GeoNames twice",
    ["localities", TOWN, { geonames_id: row(CITY)["geonames_id"] ?? null }],
  ],
  [localityPlaces, "a former code that is another place's", ["localities", TOWN, { former_codes: [CITY] }]],
  [
    localityDoubles,
    "a spelling of a place as a place of its own",
    ["localities", { ...row("LC02502"), code: "LC99999", name: "Manhock" }],
  ],
  [
    seatNames,
    "the seat of an LGA under another spelling",
    ["localities", "LC00981", { name: "Shagamu", aliases: ["Sagamu"] }],
  ],
  [streetNames, "a road", ["localities", TOWN, { name: "Azikiwe Road" }]],
  [cityKinds, "a city by a guessed figure", ["localities", TOWN, { kind: "city" }]],
  [localityPoints, "a point outside the LGA", ["localities", TOWN, { lat: 7.4, lon: 4.3 }]],
];

proveRules(BROKEN);
