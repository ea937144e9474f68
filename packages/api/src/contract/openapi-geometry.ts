import { arrayOf, notice, reference } from "./openapi-bodies.ts";
import type { JsonObject } from "./shape.ts";

/** GeoJSON (RFC 7946) and TopoJSON, as schemas. */

const object = (description: string, properties: JsonObject, optional: JsonObject = {}): JsonObject => ({
  type: "object",
  description,
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
});

const word = (text: string): JsonObject => ({ type: "string", enum: [text] });
const numbersOf = (count: number, description: string): JsonObject => ({
  type: "array",
  items: { type: "number" },
  minItems: count,
  maxItems: count,
  description,
});
const pair = (description: string): JsonObject => numbersOf(2, description);

const ring = arrayOf(pair("Longitude and latitude, in decimal degrees (WGS 84)."));

const bbox = numbersOf(4, "West, south, east and north, in decimal degrees.");

const credit: JsonObject = {
  licence: { type: "string", description: "The licence of the outlines." },
  attribution: { type: "string", description: "Who drew the outlines: the licence asks to name them." },
};

const sources = arrayOf({ type: "string" }, "Ids of the sources of the outlines. /v1/meta describes each.");

const id: JsonObject = { type: "string", description: "The code of the record." };

const polygon = (coordinates: JsonObject, name: string): JsonObject =>
  object(`An outline as a ${name}.`, { type: word(name), coordinates });

const arcsOf = (name: string, arcs: JsonObject, properties: JsonObject): JsonObject =>
  object(`An outline as a ${name} of arcs: their numbers, of a reversed one minus its number minus one.`, {
    type: word(name),
    id,
    properties,
    arcs,
  });

const numbers = arrayOf({ type: "integer" });

/** Everything that boundaries refer to, by the names of the records that may be their properties. */
export function geometrySchemas(records: readonly string[]): Record<string, JsonObject> {
  const anyRecord: JsonObject = { anyOf: records.map(reference) };
  const features = records.map((record) => [
    `${record}Feature`,
    object(
      `The outline of one record, which is in \`properties\`: ${record}.`,
      {
        type: word("Feature"),
        id,
        bbox,
        properties: reference(record),
        geometry: { oneOf: [reference("Polygon"), reference("MultiPolygon")] },
        sources,
      },
      { ...credit, notice },
    ),
  ]);
  return {
    Polygon: polygon(arrayOf(ring), "Polygon"),
    MultiPolygon: polygon(arrayOf(arrayOf(ring)), "MultiPolygon"),
    ...Object.fromEntries(features),
    FeatureCollection: object(
      "The outlines of many records of one kind.",
      {
        type: word("FeatureCollection"),
        bbox,
        features: arrayOf({ anyOf: records.map((record) => reference(`${record}Feature`)) }),
        ...credit,
        sources,
      },
      { notice },
    ),
    TopologyPolygon: arcsOf("Polygon", arrayOf(numbers), anyRecord),
    TopologyMultiPolygon: arcsOf("MultiPolygon", arrayOf(arrayOf(numbers)), anyRecord),
    GeometryCollection: object("The records of one kind, each with its arcs.", {
      type: word("GeometryCollection"),
      geometries: arrayOf({ oneOf: [reference("TopologyPolygon"), reference("TopologyMultiPolygon")] }),
    }),
    Topology: object(
      "Outlines as TopoJSON: a border that two records share is written once.",
      {
        type: word("Topology"),
        bbox,
        transform: object("From steps to degrees: a step times `scale`, plus `translate`.", {
          scale: pair("Degrees of a step, east and north."),
          translate: pair("Degrees of the step 0, east and north."),
        }),
        objects: {
          type: "object",
          description: "One collection, which has the name of the kind, such as `lgas`.",
          additionalProperties: reference("GeometryCollection"),
        },
        arcs: arrayOf(
          arrayOf(pair("Steps east and north from the position before; the first from 0.")),
          "The lines that the outlines share.",
        ),
        ...credit,
        sources,
      },
      { notice },
    ),
  };
}
