import { dataset, edited, withRow } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { localityPlaces } from "./locality-places.ts";

const row = (code: string) => dataset.localities.find((one) => one["code"] === code) ?? {};

/**
 * Two localities with an id of GeoNames: the first is a city in several LGAs, the second a town with a ward.
 *
 */
const [CITY, TOWN] = ["LC00001", "LC00002"];

const BROKEN: readonly Broken[] = [
  [localityPlaces, "a locality without an LGA", edited("localities", CITY, { lga_codes: [] }), CITY],
  [localityPlaces, "an LGA of another state", edited("localities", CITY, { lga_codes: ["NG025011"] }), CITY],
  [localityPlaces, "a locality of another state", edited("localities", CITY, { state_code: "LA" }), CITY],
  [localityPlaces, "a ward of another LGA", edited("localities", TOWN, { ward_codes: ["24-11-01"] }), TOWN],
  [
    localityPlaces,
    "a place twice",
    withRow("localities", { ...row(TOWN), code: "LC99999", geonames_id: null }),
    "LC99999",
  ],
  [
    localityPlaces,
    "an id of GeoNames twice",
    edited("localities", TOWN, { geonames_id: row(CITY)["geonames_id"] ?? null }),
    TOWN,
  ],
];

proveRules([localityPlaces], BROKEN);
