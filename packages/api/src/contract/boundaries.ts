import { constituency, lga, location, neighbour, pointOfList, state } from "@naijaref/records";
import { BOUNDARY_KINDS, DETAILS } from "naijaref/boundaries";
import { decimalDegrees, pointInText } from "./degrees.ts";
import { constituencyInPath } from "./elections.ts";
import { collection, feature, listOf, operationsOf, single } from "./operation.ts";
import { inQuery, repeatedInQuery, requiredInQuery, wordOf } from "./parameter.ts";
import { lgaInPath, stateFilter, stateInPath } from "./places.ts";

const detail = inQuery(
  { ...wordOf(DETAILS), standard: "full" as const },
  {
    description:
      "full has every position, as points are looked up. draw has about a third of them, for maps; neighbours still share their borders.",
    example: "draw",
  },
);

const FEATURE =
  "The boundary as a GeoJSON Feature (RFC 7946), with the record as its properties and its `bbox`.";

/** As many points as fit into a path and query of 2,048 bytes. */
const MAX_POINTS = 40;

const operation = operationsOf("boundaries");

export const boundaries = {
  reverseGeocode: operation({
    path: "/v1/reverse",
    command: "where",
    summary: "Find where a point is",
    description:
      "The state, the LGA and the constituencies at a point, how far the LGA's border is, the other LGAs within 2 km, and the nearest city, town or quarter. The ward is not said, because no outlines of wards are certain. The point is used for the answer only: it is not logged.",
    parameters: {
      lat: requiredInQuery(decimalDegrees(90), {
        description: "The point's latitude, in decimal degrees (WGS 84).",
        example: "6.6018",
      }),
      lon: requiredInQuery(decimalDegrees(180), {
        description: "The point's longitude, in decimal degrees (WGS 84).",
        example: "3.3515",
      }),
    },
    answer: single(location),
    errors: ["invalid_parameter", "outside"],
    cache: "private",
    examples: ["/v1/reverse?lat=6.6018&lon=3.3515", "/v1/reverse?lat=9.05785&lon=7.49508"],
  }),
  reverseGeocodeList: operation({
    path: "/v1/reverse/points",
    // `naijaref where FILE` does so for a whole file.
    command: null,
    summary: "Find where the points of a list are",
    description:
      "The state, the LGA and the constituencies of each point, in the order given. A point that is in no LGA has a status and a reason, and the others are answered. The points are used for the answer only: they are not logged. For whole files use the library or the command `where`.",
    parameters: {
      point: repeatedInQuery(pointInText, {
        description: `A point as its latitude, a comma and its longitude, in decimal degrees (WGS 84). Repeat the parameter for each, at most ${MAX_POINTS} times.`,
        example: "6.6018,3.3515",
        most: MAX_POINTS,
      }),
    },
    answer: listOf(pointOfList),
    cache: "private",
    examples: [
      "/v1/reverse/points?point=6.6018,3.3515&point=9.05785,7.49508",
      "/v1/reverse/points?point=12.0022,8.5920&point=51.5,0.12",
    ],
  }),
  getStateBoundary: operation({
    path: "/v1/states/{state}/boundary",
    command: "boundary-of-state",
    summary: "Get the boundary of a state",
    description: "The outline of one state: that of its LGAs together, with the water between them.",
    parameters: { state: stateInPath, detail },
    answer: feature(state, FEATURE),
    errors: ["invalid_parameter"],
    examples: ["/v1/states/Lagos/boundary", "/v1/states/Kano/boundary?detail=draw"],
  }),
  getLgaBoundary: operation({
    path: "/v1/lgas/{lga}/boundary",
    command: "boundary-of-lga",
    summary: "Get the boundary of an LGA",
    description: "The outline of one local government area.",
    parameters: { ...lgaInPath, detail },
    answer: feature(lga, FEATURE),
    errors: ["invalid_parameter", "not_found", "ambiguous"],
    examples: ["/v1/lgas/Ikeja/boundary", "/v1/lgas/Surulere/boundary?state=Lagos"],
  }),
  listNeighboursOfLga: operation({
    path: "/v1/lgas/{lga}/neighbours",
    summary: "List the neighbours of an LGA",
    description:
      "The LGAs that share a border with an LGA, by P-code, also those of other states. LGAs that meet only at a point are not neighbours.",
    parameters: lgaInPath,
    answer: listOf(neighbour),
    examples: ["/v1/lgas/Ikeja/neighbours", "/v1/lgas/Surulere/neighbours?state=Lagos"],
  }),
  getConstituencyBoundary: operation({
    path: "/v1/constituencies/{code}/boundary",
    command: "boundary-of-constituency",
    summary: "Get the boundary of a constituency",
    description:
      "The outline of a constituency that consists of whole LGAs: every senatorial district, and most federal and some state constituencies. One that divides an LGA has no published outline.",
    parameters: { code: constituencyInPath, detail },
    answer: feature(constituency, FEATURE),
    errors: ["invalid_parameter", "not_found", "boundary_unknown"],
    examples: ["/v1/constituencies/SD072/boundary?detail=draw", "/v1/constituencies/FC236/boundary"],
  }),
  listBoundaries: operation({
    path: "/v1/boundaries",
    summary: "Get the boundaries of a map",
    description:
      "All boundaries of one kind, of the country or of one state. The federal constituencies that divide an LGA are not among them.",
    parameters: {
      of: requiredInQuery(wordOf(BOUNDARY_KINDS), {
        description: "Which boundaries.",
        example: "states",
      }),
      state: stateFilter("boundaries"),
      detail,
      format: inQuery(
        { ...wordOf(["geojson", "topojson"]), standard: "geojson" as const },
        {
          description:
            "topojson is about a third of the size, because a border that two places share is written once.",
          example: "topojson",
        },
      ),
    },
    answer: collection(
      [state, lga, constituency],
      "A GeoJSON FeatureCollection (RFC 7946), or TopoJSON with one collection that has the name of the kind. The properties are the records.",
    ),
    cost: { kind: "scan", units: 8, unless: ["state"] },
    loads: true,
    errors: ["invalid_parameter", "not_found"],
    examples: [
      "/v1/boundaries?of=states&detail=draw",
      "/v1/boundaries?of=lgas&state=Lagos",
      "/v1/boundaries?of=senatorial_districts&detail=draw&format=topojson",
    ],
  }),
};
