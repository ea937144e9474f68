import { defineDomain } from "./domain.ts";
import { constituency } from "./elections.ts";
import { integer, list, maybeInteger, maybeText, number, oneOf, text } from "./field.ts";
import { LOCALITY_CODE, LOCALITY_KINDS } from "./localities.ts";
import { lga, state } from "./places.ts";
import { defineRecord, listOfNested, pick } from "./record.ts";

const degrees = (what: string, example: number, limit: number) =>
  number(`${what} in decimal degrees (WGS 84). It was rounded to six decimals before the look-up.`, example, {
    minimum: -limit,
    maximum: limit,
  });

const metres = (description: string, example: number) => integer(description, example, { minimum: 0 });

const nearLga = {
  description: "An LGA, and how far it is from a point.",
  fields: {
    ...pick(lga, "code", "name", "state_code"),
    distance_m: metres("Metres from the point to the LGA's border.", 1269),
  },
};

const candidates = (what: string, example: string) =>
  list(
    `The codes of the ${what} in which the point can be: one, or several if the LGA is divided between them.`,
    [example],
  );

export const location = defineRecord({
  name: "Location",
  description: "Where a point is: its state, its LGA and its constituencies.",
  fields: {
    lat: degrees("Latitude", 6.6018, 90),
    lon: degrees("Longitude", 3.3515, 180),
    state_code: state.fields.code,
    state_name: state.fields.name,
    lga_code: lga.fields.code,
    lga_inec_code: lga.fields.inec_code,
    lga_name: lga.fields.name,
    distance_to_border_m: metres(
      "Metres from the point to the border of its LGA; the coast counts as a border. Compare it with the accuracy of the point. The outlines were not surveyed.",
      1269,
    ),
    within_2_km: listOfNested(nearLga, "The other LGAs within 2 km of the point, the nearest first."),
    neighbours: listOfNested(
      nearLga,
      "The same as `within_2_km`, whose older name this is. They need not share a border with the LGA.",
    ),
    witnesses: integer(
      "How many of the two sources of outlines have the point in this LGA: 2, or 1 if the other source does not.",
      2,
      { minimum: 1, maximum: 2 },
    ),
    other_lga_code: maybeText(
      "If `witnesses` is 1: the LGA in which the other outlines, those of geoBoundaries, have the point. Null if they agree, or have the point in no LGA.",
      "NG025018",
    ),
    other_lga_name: maybeText("The name of that LGA.", "Oshodi/Isolo"),
    other_outline_m: maybeInteger(
      "If `witnesses` is 1: metres from the point to `lga_code` as the other outlines draw it, right to about 250. Otherwise null.",
      230,
      { minimum: 0 },
    ),
    nearest_locality_code: text(
      "The code of the city, town or quarter whose point is nearest, of those that have one. It may be in another LGA.",
      "LC01928",
      LOCALITY_CODE,
    ),
    nearest_locality_name: text("The name of that locality.", "Ikeja"),
    nearest_locality_kind: oneOf(LOCALITY_KINDS, "What it is.", "city"),
    nearest_locality_m: metres("Metres from the point to that of the locality.", 1269),
    senatorial_districts: candidates("senatorial districts", "SD072"),
    federal_constituencies: candidates("federal constituencies", "FC236"),
    state_constituencies: candidates("state constituencies (none in the FCT)", "SC652"),
    constituencies: listOfNested(
      {
        description: "A constituency in which a point can be.",
        fields: pick(constituency, "kind", "code", "name"),
      },
      "The same constituencies with their names: the senatorial districts, then the federal and the state constituencies.",
    ),
    note: maybeText(
      "If the LGA is divided between constituencies: that the point alone does not decide in which one it is. If the outlines disagree: where the other ones have the point. Otherwise null.",
      "Ikeja is divided between 2 state constituencies; the ward decides in which one a point is.",
    ),
    sources: list("Ids of the sources of the outlines. /v1/meta describes each.", [
      "ocha-cod-ab-2019",
      "geoboundaries-nga",
    ]),
  },
});

export const pointOfList = defineRecord({
  name: "PointOfList",
  description: "Where one point of a list is, or that it is in no LGA.",
  fields: {
    ...pick(location, "lat", "lon"),
    status: oneOf(
      ["inside", "water", "outside"],
      "`inside`: the point is in an LGA. `water`: it is in a lagoon of a state, and in no LGA. `outside`: it is outside Nigeria.",
      "inside",
    ),
    state_code: maybeText("The code of the state; null outside.", "LA"),
    state_name: maybeText("The name of the state; null outside.", "Lagos"),
    lga_code: maybeText("The P-code of the LGA; null if it is in none.", "NG025011"),
    lga_inec_code: maybeText("INEC's code of the LGA; null if it is in none.", "24-11"),
    lga_name: maybeText("The name of the LGA; null if it is in none.", "Ikeja"),
    distance_to_border_m: metres(
      "Metres from the point to the border of its LGA; if it is in none, to the nearest LGA.",
      1269,
    ),
    ...pick(location, "senatorial_districts", "federal_constituencies", "state_constituencies"),
    why: maybeText(
      "If the point is in no LGA: where it is, and which LGA is the nearest. Otherwise null.",
      "This point is outside Nigeria. The nearest LGA is Ikeja (NG025011), 12 km away.",
    ),
  },
});

export const neighbour = defineRecord({
  name: "Neighbour",
  description: "An LGA that shares a border with another.",
  fields: {
    ...pick(lga, "code", "inec_code", "name", "slug", "state_code"),
    border_m: metres("The length of the border that the two LGAs share, in metres.", 5570),
  },
});

export const boundaries = defineDomain({
  title: "Boundaries",
  order: 8,
  apart: true,
  summary:
    "The outlines of states, LGAs and constituencies as GeoJSON and TopoJSON, and where a point is. The outlines were not surveyed, and wards have none.",
  records: [location, pointOfList, neighbour],
});
