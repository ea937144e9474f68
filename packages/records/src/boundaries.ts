import { defineDomain } from "./domain.ts";
import { type Field, integer, list, maybeInteger, maybeText } from "./field.ts";
import { listOfNested } from "./nested.ts";
import { lga, state } from "./places.ts";
import { defineRecord } from "./record.ts";

const degrees = (what: string, example: number, limit: number): Field<number> => ({
  type: "number",
  description: `${what} in decimal degrees (WGS 84). It was rounded to six decimals before the look-up.`,
  examples: [example],
  minimum: -limit,
  maximum: limit,
});

const metres = (description: string, example: number) => integer({ description, example, minimum: 0 });

const nearLga = defineRecord({
  name: "NearLga",
  description: "An LGA, and how far it is from a point.",
  fields: {
    code: lga.fields.code,
    name: lga.fields.name,
    state_code: lga.fields.state_code,
    distance_m: metres("Metres from the point to the LGA's border.", 1269),
  },
});

const candidates = (what: string, example: string) =>
  list({
    description: `The codes of the ${what} in which the point can be: one, or several if the LGA is divided between them.`,
    example: [example],
  });

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
    neighbours: listOfNested(nearLga, "The other LGAs within 2 km of the point, the nearest first."),
    witnesses: {
      ...integer({
        description:
          "How many of the two sources of outlines have the point in this LGA: 2, or 1 if the other source does not.",
        example: 2,
        minimum: 1,
      }),
      maximum: 2,
    },
    other_lga_code: maybeText({
      description:
        "If `witnesses` is 1: the LGA in which the other outlines, those of geoBoundaries, have the point. Null if they agree, or have the point in no LGA.",
      example: "NG025018",
    }),
    other_lga_name: maybeText({ description: "The name of that LGA.", example: "Oshodi/Isolo" }),
    other_outline_m: maybeInteger({
      description:
        "If `witnesses` is 1: metres from the point to `lga_code` as the other outlines draw it, right to about 250. Otherwise null.",
      example: 230,
      minimum: 0,
    }),
    senatorial_districts: candidates("senatorial districts", "SD072"),
    federal_constituencies: candidates("federal constituencies", "FC236"),
    state_constituencies: candidates("state constituencies (none in the FCT)", "SC652"),
    note: maybeText({
      description:
        "If the LGA is divided between constituencies: that the point alone does not decide in which one it is. If the outlines disagree: where the other ones have the point. Otherwise null.",
      example: "Ikeja is divided between 2 state constituencies; the ward decides in which one a point is.",
    }),
    sources: list({
      description: "Ids of the sources of the outlines. /v1/meta describes each.",
      example: ["ocha-cod-ab-2019", "geoboundaries-nga"],
    }),
  },
});

export const neighbour = defineRecord({
  name: "Neighbour",
  description: "An LGA that shares a border with another.",
  fields: {
    code: lga.fields.code,
    inec_code: lga.fields.inec_code,
    name: lga.fields.name,
    slug: lga.fields.slug,
    state_code: lga.fields.state_code,
    border_m: metres("The length of the border that the two LGAs share, in metres.", 5570),
  },
});

export const boundaries = defineDomain({
  title: "Boundaries",
  summary:
    "The outlines of states, LGAs and constituencies as GeoJSON and TopoJSON, and where a point is. The outlines were not surveyed, and wards have none.",
  records: [location, neighbour],
});
