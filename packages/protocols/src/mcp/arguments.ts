import { listParameters, readValues, textsOf as textsByName } from "@naijaref/api/call";
import { Failure, fail, quote } from "@naijaref/api/contract/errors";
import type { Parameters } from "@naijaref/api/contract/operation";
import { inQuery, type Kind, type Parameter, wholeNumber } from "@naijaref/api/contract/parameter";
import { isObject, type JsonObject } from "@naijaref/api/contract/shape";
import { closestWord } from "@naijaref/api/contract/words";
import { findState } from "naijaref/places";
import { MAX_LISTED } from "./answer.ts";

const { schema: _, standard: __, ...anyCount } = wholeNumber(1, MAX_LISTED, MAX_LISTED);
const count: Kind<number> = { ...anyCount, schema: { type: "integer" } };

/** How much of a list a model asks for. Left out, it gets as much as is short. */
export const limitArgument = inQuery(count, {
  description: `1 to ${MAX_LISTED}, for more than 2 KB.`,
  example: "100",
});

export interface NameAndState {
  readonly name: string;
  readonly state: string | undefined;
}

/** A name that people wrote with its state, as in "Ikeja, Lagos", without it. A given state is kept. */
export function nameAndState(text: string, state: string | undefined): NameAndState {
  const comma = text.lastIndexOf(",");
  const last = text.slice(comma + 1).trim();
  if (state !== undefined || comma < 1 || !findState(last).ok) return { name: text, state };
  return { name: text.slice(0, comma).trim(), state: last };
}

/** In characters: no argument has a longer name. */
const MAX_NAME = 64;

/** As long as the path and query of a request may be. */
const MAX_TEXT_LENGTH = 2048;

/**
 * The JSON Schema of a tool's arguments: the contract's parameters, with numbers and true or false as JSON
 * has them.
 */
export function schemaOfArguments(parameters: Parameters): JsonObject {
  const entries = Object.entries(parameters);
  const required = entries.filter(([, parameter]) => parameter.required).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(
      entries.map(([name, parameter]) => [
        name,
        { ...typeOf(parameter), description: parameter.description },
      ]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function typeOf({ schema, write, most, ...parameter }: Parameter): JsonObject {
  if (most !== undefined) return { type: "array", items: { type: "string" }, maxItems: most };
  if (schema["type"] === "number" || schema["type"] === "integer") return schema;
  if (typeof parameter.standard === "boolean") return { type: "boolean" };
  if (typeof parameter.standard === "number") return { type: "integer" };
  return schema["enum"] === undefined ? { type: "string" } : { type: "string", enum: schema["enum"] };
}

/** The values of the arguments as the contract reads them, or what is wrong with the first that is. */
export function readArguments(parameters: Parameters, given: unknown): JsonObject | Failure {
  if (given !== undefined && !isObject(given))
    return fail("invalid_parameter", "arguments must be a JSON object.");
  const unknown = Object.keys(given ?? {}).find((name) => !Object.hasOwn(parameters, name));
  if (unknown !== undefined) return refuseName(unknown.slice(0, MAX_NAME), Object.keys(parameters));
  const texts: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(given ?? {})) {
    const read = textsOf(parameters[name] as Parameter, value ?? undefined);
    if (typeof read === "string") return refuse(name, `The argument ${name} ${read}.`);
    texts[name] = read;
  }
  const read = readValues(listParameters({ parameters }), textsByName(texts));
  if (!(read instanceof Failure)) return read;
  const [message = ""] = read.message.replace(/^The parameter/, "The argument").split(" to the query");
  return refuse(String(read.details["parameter"]), message.replace(/\.?$/, "."));
}

const refuse = (name: string, message: string): Failure =>
  fail("invalid_parameter", message, { parameter: name });

/** The texts of an argument as they would stand in a query, or what is wrong with it. */
function textsOf(parameter: Parameter, given: unknown): readonly string[] | string {
  if (given === undefined) return [];
  const { most } = parameter;
  const items: readonly unknown[] = most !== undefined && Array.isArray(given) ? given : [given];
  if (items.length === 0 || items.length > (most ?? 1)) return `has ${items.length} items: give 1 to ${most}`;
  const texts: string[] = [];
  for (const item of items) {
    if (typeof item === "string" && item.length > MAX_TEXT_LENGTH) return "is too long: shorten it";
    const text = textOf(parameter, item);
    if (text === undefined)
      return typeof item === "number"
        ? "is a number of more digits than JSON keeps: give it as a text"
        : "must be a text, a number, or true or false";
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f]/.test(text)) return "has a control character: remove it";
    texts.push(text);
  }
  return texts;
}

function refuseName(name: string, names: readonly string[]): Failure {
  const meant = closestWord(names, name);
  const hint = meant === undefined ? `The arguments are: ${names.join(", ")}.` : `Did you mean ${meant}?`;
  return refuse(name, `There is no argument ${quote(name)}. ${hint}`);
}

/** As it would stand in a query. */
function textOf({ write }: Parameter, given: unknown): string | undefined {
  switch (typeof given) {
    case "string":
      return given.trim();
    case "number":
      // A larger whole number has already lost its last digits: an id would be that of something else.
      if (Number.isInteger(given) && !Number.isSafeInteger(given)) return undefined;
      return write === undefined ? String(given) : write(given);
    case "boolean":
      return String(given);
    default:
      return undefined;
  }
}
