import { OUTLINE_CREDIT } from "naijaref/boundaries";
import { LAYERS, type Layer, TITLES } from "./layers.ts";
import { FEATURES_OF_PAGE, MAX_FEATURES } from "./query.ts";

export const JSON_TYPE = "application/json";
export const GEOJSON = "application/geo+json";
export const OPENAPI = "application/vnd.oai.openapi+json;version=3.0";
const CRS84 = "http://www.opengis.net/def/crs/OGC/1.3/CRS84";
const CONFORMANCE = "http://www.opengis.net/spec/ogcapi-features-1/1.0/conf";

export const linkTo = (rel: string, href: string, type: string, title: string) => ({
  rel,
  href,
  type,
  title,
});

export const DESCRIPTION =
  "The outlines of Nigeria's states, local government areas (LGAs), senatorial districts, federal and state constituencies, read only. A constituency that divides an LGA has no geometry, because no source publishes its border: lga_codes names its LGAs.";

export const landingPage = (base: string) => ({
  title: "naijaref: maps of Nigeria",
  description: DESCRIPTION,
  attribution: OUTLINE_CREDIT.attribution,
  links: [
    linkTo("self", base, JSON_TYPE, "This document"),
    linkTo("service-desc", `${base}/api`, OPENAPI, "The description of this API"),
    linkTo("conformance", `${base}/conformance`, JSON_TYPE, "What it conforms to"),
    linkTo("data", `${base}/collections`, JSON_TYPE, "The maps"),
  ],
});

export const conformance = { conformsTo: ["core", "geojson"].map((name) => `${CONFORMANCE}/${name}`) };

/** The box of the country, in which all layers are. */
const EXTENT = { spatial: { bbox: [[2.6, 4.2, 14.7, 13.9]], crs: CRS84 } };

export function collectionOf(base: string, layer: Layer) {
  const address = `${base}/collections/${layer}`;
  return {
    id: layer,
    title: `Nigeria: ${TITLES[layer]}`,
    description: `${OUTLINE_CREDIT.attribution}. ${OUTLINE_CREDIT.licence}.`,
    itemType: "feature",
    extent: EXTENT,
    crs: [CRS84],
    links: [
      linkTo("self", address, JSON_TYPE, "This collection"),
      linkTo("items", `${address}/items`, GEOJSON, `The ${TITLES[layer]}`),
      linkTo(
        "license",
        "https://creativecommons.org/licenses/by/3.0/igo/",
        "text/html",
        OUTLINE_CREDIT.licence,
      ),
    ],
  };
}

export const collections = (base: string) => ({
  links: [linkTo("self", `${base}/collections`, JSON_TYPE, "This document")],
  collections: LAYERS.map((layer) => collectionOf(base, layer)),
});

const inQuery = (name: string, description: string, schema: object) => ({
  name,
  in: "query",
  required: false,
  description,
  schema,
  style: "form",
  explode: false,
});

const inPath = (name: string, description: string) => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string", ...(name === "collectionId" ? { enum: [...LAYERS] } : {}) },
});

const answers = (mediaType: string) => ({
  "200": { description: "OK", content: { [mediaType]: { schema: { type: "object" } } } },
  default: { description: "A failure", content: { [JSON_TYPE]: { schema: { type: "object" } } } },
});

const COLLECTION = inPath("collectionId", "The id of a collection");

/** The description of this API in OpenAPI 3.0, which clients of it read. */
export const description = (base: string) => ({
  openapi: "3.0.3",
  info: { title: "naijaref: maps of Nigeria", version: "1.0.0", description: DESCRIPTION },
  servers: [{ url: base }],
  paths: {
    "/": { get: { summary: "The landing page", responses: answers(JSON_TYPE) } },
    "/conformance": { get: { summary: "What it conforms to", responses: answers(JSON_TYPE) } },
    "/collections": { get: { summary: "The maps", responses: answers(JSON_TYPE) } },
    "/collections/{collectionId}": {
      get: { summary: "One map", parameters: [COLLECTION], responses: answers(JSON_TYPE) },
    },
    "/collections/{collectionId}/items": {
      get: {
        summary: "The features of a map, page by page",
        parameters: [
          COLLECTION,
          inQuery("limit", `At most ${MAX_FEATURES} are returned.`, {
            type: "integer",
            minimum: 1,
            maximum: MAX_FEATURES,
            default: FEATURES_OF_PAGE,
          }),
          inQuery("offset", "How many to leave out before.", { type: "integer", minimum: 0, default: 0 }),
          inQuery("bbox", "West, south, east and north, in degrees.", {
            type: "array",
            oneOf: [
              { minItems: 4, maxItems: 4 },
              { minItems: 6, maxItems: 6 },
            ],
            items: { type: "number" },
          }),
          inQuery("datetime", "The outlines have no time: each is in any answer.", { type: "string" }),
          inQuery("state_code", "Only those of a state, such as LA.", { type: "string" }),
        ],
        responses: answers(GEOJSON),
      },
    },
    "/collections/{collectionId}/items/{featureId}": {
      get: {
        summary: "One feature",
        parameters: [COLLECTION, inPath("featureId", "The code of a record")],
        responses: answers(GEOJSON),
      },
    },
  },
});
