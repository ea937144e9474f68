import { Failure, fail, quote } from "@naijaref/api/contract/errors";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { OutsideBody, OutsideCall, OutsideOutcome, OutsideService } from "@naijaref/api/outside-service";
import { OUTLINE_CREDIT } from "naijaref/boundaries";
import {
  collectionOf,
  collections,
  conformance,
  description,
  GEOJSON,
  JSON_TYPE,
  landingPage,
  linkTo,
  OPENAPI,
} from "./documents.ts";
import { asFeature, pageOf } from "./features.ts";
import { LAYERS, type Layer, layerOf } from "./layers.ts";
import { readQuery, refuseUnknown } from "./query.ts";

const PATH = "/ogc";

/**
 * OGC API - Features - Part 1: Core (OGC 17-069r4), over the outlines: what QGIS and GDAL open as a layer.
 * Read only: https://docs.ogc.org/is/17-069r4/17-069r4.html
 */
export const featureService = (service: Pick<ServiceState, "publicUrl">): OutsideService => ({
  path: PATH,
  // Nothing is posted.
  mostBytes: 0,
  methods: ["GET", "HEAD"],
  isLarge: (path) => path.includes("/items"),
  answer: (call) => route(call, `${service.publicUrl ?? call.origin}${PATH}`),
});

const as = (mediaType: string, value: object): OutsideBody => ({ text: JSON.stringify(value), mediaType });

const notFound = (path: string): Failure =>
  fail("not_found", `There is nothing at ${quote(PATH + path)}; ${PATH}/collections says what there is.`);

const isLayer = (text: string): text is Layer => (LAYERS as readonly string[]).includes(text);

function route(call: OutsideCall, base: string): OutsideOutcome | Promise<OutsideOutcome> {
  const { path, query } = call;
  const [, first = "", layer = "", items = "", code, ...more] = path.split("/");
  if (items === "items" && code === undefined && first === "collections" && isLayer(layer))
    return listItems(layer, call, base);
  const refusal = refuseUnknown(query, ["f"]);
  if (refusal !== undefined) return refusal;
  switch (path) {
    case "":
      return as(JSON_TYPE, landingPage(base));
    case "/conformance":
      return as(JSON_TYPE, conformance);
    case "/api":
      return as(OPENAPI, description(base));
    case "/collections":
      return as(JSON_TYPE, collections(base));
  }
  if (first !== "collections" || !isLayer(layer) || more.length > 0) return notFound(path);
  if (items === "") return as(JSON_TYPE, collectionOf(base, layer));
  const found = items === "items" && code !== undefined ? layerOf(layer).get(code) : undefined;
  if (found === undefined) return notFound(path);
  const address = `${base}/collections/${layer}`;
  return as(GEOJSON, {
    ...asFeature(found.draw("full")),
    ...OUTLINE_CREDIT,
    links: [
      linkTo("self", `${address}/items/${code}`, GEOJSON, "This feature"),
      linkTo("collection", address, JSON_TYPE, "Its collection"),
    ],
  });
}

async function listItems(layer: Layer, call: OutsideCall, base: string): Promise<OutsideOutcome> {
  const query = readQuery(call.query);
  if (query instanceof Failure) return query;
  const page = await pageOf(layer, query, call);
  if (page instanceof Failure) return page;
  const { matched, features } = page;
  const { limit, offset } = query;
  const pageAt = (at: number): string => {
    const asked = new URLSearchParams([...call.query]);
    asked.set("limit", String(limit));
    asked.set("offset", String(at));
    return `${base}/collections/${layer}/items?${asked}`;
  };
  const about = {
    type: "FeatureCollection",
    ...OUTLINE_CREDIT,
    numberMatched: matched,
    numberReturned: features.length,
    links: [
      linkTo("self", pageAt(offset), GEOJSON, "This page"),
      ...(offset + limit < matched ? [linkTo("next", pageAt(offset + limit), GEOJSON, "The next page")] : []),
      ...(offset > 0
        ? [linkTo("prev", pageAt(Math.max(0, offset - limit)), GEOJSON, "The page before")]
        : []),
      linkTo("collection", `${base}/collections/${layer}`, JSON_TYPE, "The collection"),
    ],
  };
  // The features are JSON already: as one value all would be written in one go.
  const text = `${JSON.stringify(about).slice(0, -1)},"features":[${features.join(",")}]}`;
  return { text, mediaType: GEOJSON };
}
