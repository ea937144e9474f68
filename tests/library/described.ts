import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";

type Json = Readonly<Record<string, unknown>>;

/** Where a description says what an answer is: the response of a path, or the name of a schema. */
type Place = string | { readonly path: string; readonly status: number; readonly mediaType: string };

/**
 * What finds the faults of an answer by an OpenAPI description. It is strict: a member that the description
 * does not have is a fault.
 */
export function validatorsOf(description: object): (place: Place, answer: unknown) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  ajv.addSchema(closed(description as Json), "description");
  return (place, answer) => {
    const validate = ajv.getSchema(`description#${pointerTo(place)}`);
    if (validate === undefined) return [`the description has nothing at ${pointerTo(place)}`];
    return validate(answer) === true ? [] : (validate.errors ?? []).map(inWords);
  };
}

const inWords = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath} ${message} ${JSON.stringify(params)}`;

const pointerTo = (place: Place): string =>
  typeof place === "string"
    ? `/components/schemas/${place}`
    : `/paths/${escaped(place.path)}/get/responses/${place.status}/content/${escaped(place.mediaType)}/schema`;

/** A name as a JSON pointer in a URI has it. */
const escaped = (name: string): string =>
  encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** A description whose objects have the members that it names, and no others. */
function closed(value: Json, isNames = false): Json {
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, closedItem(of, !isNames && name === "properties")]),
  );
  const isOpen = isNames || !("properties" in value) || "additionalProperties" in value;
  return isOpen ? inner : { ...inner, additionalProperties: false };
}

/** @param isNames whether the members of the item are names that a person chose, and no keywords. */
function closedItem(item: unknown, isNames: boolean): unknown {
  if (Array.isArray(item)) return item.map((one) => closedItem(one, false));
  return typeof item === "object" && item !== null ? closed(item as Json, isNames) : item;
}
