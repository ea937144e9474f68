import { valueOnWire } from "@naijaref/api/bodies/wire";
import { unitsOfIds } from "@naijaref/api/contract/cost";
import { badRequest, Failure, quote } from "@naijaref/api/contract/errors";
import { isObject } from "@naijaref/api/contract/shape";
import { closestWord } from "@naijaref/api/contract/words";
import type { WithUnits } from "@naijaref/api/operations/load-units";
import type { OutsideCall } from "@naijaref/api/outside-service";
import { camelCase } from "@naijaref/records/field";
import { KINDS, PARENTS, parentsOf } from "naijaref/kinds";
import { isListOf, isText, MAX_TEXT, parseObject } from "./queries.ts";
import { ENTITY_TYPES, type EntityType, findEntity, loadUnitsOf, typeOf } from "./types.ts";

/** By which a table can be extended. */
interface Property {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

const nameOf = (id: string): string => id.replaceAll("_", " ");

/**
 * What no record has as a field: the name of what an entity lies in, or its code. `federal_constituency` is a
 * code in wards; here it is for all that lies in one, and its name beside it.
 */
const AROUND = PARENTS.flatMap((parent) => {
  const { noun } = KINDS[parent];
  const property = (id: string, what: "name" | "code") => ({
    id,
    name: `${noun} (${what})`,
    description: `The ${what} of the ${noun} that it is in; several where it is in several.`,
    valuesFor: (kind: string, code: string) => parentsOf(parent, kind, code).map((one) => one[what]),
  });
  const named = property(`${parent}_name`, "name");
  const isSeat = /_(?:district|constituency)$/.test(parent);
  return isSeat ? [property(parent, "code"), named] : [named];
});

/** The fields of a type's records, by which a table can be extended, and what they lie in. */
export function propertiesOf(type: EntityType): Property[] {
  const { fields } = type.record;
  const own = Object.entries(fields).map(([id, { description }]) => ({ id, name: nameOf(id), description }));
  if (type.id === "bank") return own;
  const around = AROUND.filter(({ id }) => !Object.hasOwn(fields, id));
  return [...own, ...around.map(({ valuesFor: _, ...property }) => property)];
}

/** The fields of all types, each once. */
export const allProperties = (): Property[] => [
  ...new Map(ENTITY_TYPES.flatMap(propertiesOf).map((property) => [property.id, property])).values(),
];

/** The fields that a person may want of a type. */
export function proposeProperties(typeId: string, limit: number): object {
  const type = typeOf(typeId);
  const properties = type === undefined ? [] : propertiesOf(type);
  return {
    properties: properties.slice(0, limit).map(({ id, name }) => ({ id, name })),
    type: typeId,
    limit,
  };
}

const MAX_IDS = 1000;
/** No type has more. */
const MAX_PROPERTIES = 100;

const hasId = (value: unknown): value is { readonly id: string } => isObject(value) && isText(value["id"]);

/** The values of fields of entities, for a table to be extended by. */
export async function extend(
  json: string,
  { inParts, charge }: Pick<OutsideCall, "inParts" | "charge">,
  service: WithUnits,
): Promise<object | Failure> {
  const query = parseObject(json, "extend");
  if (query instanceof Failure) return query;
  const { ids, properties } = query;
  if (!isListOf(ids, isText) || !isListOf(properties, hasId))
    return badRequest("extend needs ids, a list of texts, and properties, a list of objects with an id.");
  if (ids.length > MAX_IDS)
    return badRequest(`extend has ${ids.length} ids: send at most ${MAX_IDS} at once.`);
  if (properties.length > MAX_PROPERTIES)
    return badRequest(`extend has ${properties.length} properties: send at most ${MAX_PROPERTIES} at once.`);
  const unknown = properties.find(({ id }) => !PROPERTY_IDS.includes(id));
  // An id that no type has would be repeated in each row, however long it is.
  if (unknown !== undefined) {
    const meant = closestWord(PROPERTY_IDS, unknown.id.slice(0, MAX_LENGTH_GUESSED));
    const hint =
      meant === undefined ? "/reconcile/properties?type=lga lists those of LGAs." : `did you mean ${meant}?`;
    return badRequest(`There is no property ${quote(unknown.id)}: ${hint}`);
  }
  const refusal = await charge(unitsOfIds(ids.length));
  if (refusal !== undefined) return refusal;
  const units = await loadUnitsOf(
    ids.filter((id) => id.length <= MAX_TEXT),
    service,
  );
  const rowOf = (id: string): [string, object] => {
    const found = id.length > MAX_TEXT ? undefined : findEntity(id, units);
    const values = properties.map((property) => [
      property.id,
      found === undefined ? [] : valuesOf(valueFor(property.id, found)),
    ]);
    return [id, Object.fromEntries(values)];
  };
  const rows = await inParts(ids, rowOf);
  return { meta: properties.map(({ id }) => ({ id, name: nameOf(id) })), rows: Object.fromEntries(rows) };
}

/** The field of a record or, where it has none of the name, what follows from where it lies. */
function valueFor(id: string, { type, entity }: NonNullable<ReturnType<typeof findEntity>>): unknown {
  const field = camelCase(id);
  return field in entity
    ? valueOnWire(field, (entity as Readonly<Record<string, unknown>>)[field])
    : AROUND.find((one) => one.id === id)?.valuesFor(type.id, (entity as { readonly code: string }).code);
}

const PROPERTY_IDS = allProperties().map(({ id }) => id);

const MAX_LENGTH_GUESSED = 64;

/** A field's value as the protocol writes it: a list of none, one or several. */
function valuesOf(value: unknown): object[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (typeof value === "number") return [Number.isInteger(value) ? { int: value } : { float: value }];
  return [{ str: String(value) }];
}
