import { health, meta, readiness } from "@naijaref/records";
import { document, operationsOf, single } from "./operation.ts";
import { inQuery, wordOf, wordsOf } from "./parameter.ts";
import { SELECTION_NAMES } from "./selection.ts";
import { HTML_TYPE } from "./shape.ts";

/** The version of the API: that of every path, `/v1`. */
export const apiVersion = "1";

/** Under which licences the data and the code are, as SPDX names them. */
export const licence = { data: "CC-BY-4.0", code: "MIT" } as const;

const operation = operationsOf("about");

export const about = {
  getMeta: operation({
    path: "/v1/meta",
    summary: "Describe the dataset",
    description: "The dataset's version, licences, counts, how sure each field is, known gaps and sources.",
    answer: single(meta),
    examples: ["/v1/meta"],
  }),
  getHealth: operation({
    path: "/v1/health",
    command: null,
    summary: "Check the service's health",
    description: "Whether the service works, with the versions of the data and of the API.",
    answer: single(health),
    cache: "none",
    limited: false,
    examples: ["/v1/health"],
  }),
  getReadiness: operation({
    path: "/v1/ready",
    command: null,
    summary: "Check whether to send requests",
    description:
      "Whether this instance should get requests, for load balancers. Returns 503 until the indexes of the searches are built, and as soon as shutdown starts, while requests in flight are completed.",
    answer: single(readiness),
    errors: ["not_ready"],
    cache: "none",
    limited: false,
    examples: ["/v1/ready"],
  }),
  getCatalogue: operation({
    path: "/v1/dcat.jsonld",
    command: null,
    summary: "Describe the dataset to catalogues",
    description:
      "The dataset, its files and this API in the words of catalogues of open data: DCAT 3 with the properties of DCAT-AP, as JSON-LD. Each file has its address, size and checksum.",
    answer: document("application/ld+json", "A DCAT catalogue in JSON-LD 1.1."),
    loads: true,
    examples: ["/v1/dcat.jsonld"],
  }),
  getOpenApi: operation({
    path: "/v1/openapi.json",
    command: "openapi",
    summary: "Describe the service",
    description:
      "This description, in OpenAPI 3.1 or 3.0. Because of `fields`, `ids` and `format`, a record may lack fields or be null, and a list may be a file. Without them the types of a client are exact.",
    parameters: {
      without: inQuery(wordsOf(SELECTION_NAMES), {
        description: "Parameters to leave out, separated by commas.",
        example: "fields,ids,format",
      }),
      version: inQuery(wordOf(["3.1", "3.0"]), {
        description:
          "The version of OpenAPI: 3.1 if it is left out, 3.0 for generators that read no later one.",
        example: "3.0",
      }),
    },
    answer: document("application/json; charset=utf-8", "An OpenAPI document."),
    limited: false,
    errors: ["invalid_parameter"],
    examples: [
      "/v1/openapi.json",
      "/v1/openapi.json?without=fields,ids,format",
      "/v1/openapi.json?version=3.0",
    ],
  }),
  getDocs: operation({
    path: "/v1/docs",
    command: null,
    summary: "Read the documentation",
    description:
      "Interactive documentation of every operation. The page loads nothing from other sites and sends nothing to them.",
    answer: document(HTML_TYPE, "A page."),
    limited: false,
    examples: ["/v1/docs"],
  }),
};
