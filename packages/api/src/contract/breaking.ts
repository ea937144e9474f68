import type { JsonObject } from "./shape.ts";

/**
 * What a user of the description `before` would miss in `now`: paths, parameters, fields, types, responses.
 */
export const breakingChanges = (before: unknown, now: unknown): string[] =>
  compare(resolve(before, before as JsonObject), resolve(now, now as JsonObject), "");

/**
 * The value with what its references name in their place: it makes no difference where a schema is written.
 */
function resolve(value: unknown, root: JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, root));
  if (value === null || typeof value !== "object") return value;
  const { $ref: reference } = value as { readonly $ref?: unknown };
  if (typeof reference === "string") return resolve(at(root, reference), root);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner, root)]));
}

/** What a JSON pointer names, such as `#/components/schemas/Lga`. */
const at = (root: JsonObject, reference: string): unknown =>
  reference
    .split("/")
    .slice(1)
    .reduce<unknown>((inner, name) => (inner as JsonObject | undefined)?.[name], root);

function compare(before: unknown, now: unknown, at: string): string[] {
  if (at.endsWith("/parameters/schema")) return brokenTexts(before as TextSchema, now as TextSchema, at);
  if (at.endsWith("/type") && isNeverNull(before, now)) return [];
  // A parameter that may be left out now was never left out by who has to give it.
  if (at.endsWith("/parameters/required") && now === false) return [];
  if (at.endsWith("/pattern") && hasAllWords(before, now)) return [];
  if (Array.isArray(before)) return brokenList(before, now, at);
  if (before === null || typeof before !== "object") {
    return before === now || isProse(at)
      ? []
      : [`${at} was ${JSON.stringify(before)} and is ${JSON.stringify(now)}`];
  }
  if (now === null || typeof now !== "object") return [`${at} is gone`];
  return Object.entries(before).flatMap(([key, value]) =>
    key in now
      ? compare(value, (now as Record<string, unknown>)[key], `${at}/${key}`)
      : isProse(`${at}/${key}`) || isFailure(`${at}/${key}`)
        ? []
        : [`${at}/${key} is gone`],
  );
}

/** A value that is no longer null breaks nobody who reads it. */
const isNeverNull = (before: unknown, now: unknown): boolean =>
  Array.isArray(before) && String(before.filter((type) => type !== "null")) === now;

/** A pattern that is one of some words, and of more words now, grows as a list of values does. */
function hasAllWords(before: unknown, now: unknown): boolean {
  const words = wordsIn(now);
  return wordsIn(before)?.every((word) => words?.includes(word)) === true;
}

const wordsIn = (pattern: unknown): readonly string[] | undefined =>
  /^\^\(([a-z_|]+)\)\$$/.exec(String(pattern))?.[1]?.split("|");

/** Words for people, and examples, may change; and what a call costs, as the limit itself may. */
const isProse = (at: string): boolean =>
  /\/(description|summary|title|examples?|tags|info|x-cost)(\/|$)/.test(at);

/** A failure that can no longer happen breaks nobody: code that handles it still works. */
const isFailure = (at: string): boolean => /\/responses\/[45]\d\d$/.test(at);

/** The schema of a parameter, whose value is text in a path or query whatever its type. */
interface TextSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

/**
 * The texts of a parameter that were accepted and are not any more. A schema that lists none must stay as it
 * is.
 */
function brokenTexts(before: TextSchema, now: TextSchema, at: string): string[] {
  const texts = before.enum ?? textsOf(before);
  if (String(before.default) !== String(now?.default)) return [`${at}/default is another`];
  if (texts === undefined) return compare(withControls(before), withControls(now), `${at}/`);
  const pattern = new RegExp(now?.pattern ?? "", "u");
  return texts
    .filter((text) => !(now?.enum?.includes(text) ?? pattern.test(text)))
    .map((text) => `${at} no longer accepts ${text}`);
}

/** A pattern may leave out control characters: no request with one was ever read. */
const withControls = (schema: TextSchema): TextSchema =>
  schema?.pattern === undefined
    ? schema
    : { ...schema, pattern: schema.pattern.replaceAll("\\x00-\\x1f\\x7f", "") };

/** Texts that stand for all that a schema accepts; undefined where it is not a closed list. */
function textsOf({
  type,
  pattern,
  minimum = 0,
  maximum = minimum,
}: TextSchema): readonly string[] | undefined {
  if (type === "boolean") return ["true", "false"];
  if (type === "integer")
    return Array.from({ length: maximum - minimum + 1 }, (_, at) => String(minimum + at));
  return WORDS.exec(pattern ?? "")?.[1]?.split("|");
}

/** The pattern of a comma-separated choice of words. */
const WORDS = /^\^\(([^()]+)\)\(,\(\1\)\)\*\$$/;

function brokenList(before: readonly unknown[], now: unknown, at: string): string[] {
  if (isProse(at)) return [];
  if (!Array.isArray(now)) return [`${at} is no longer a list`];
  const gone = before
    .filter((item) => !now.some((other) => compare(item, other, at).length === 0))
    .map((item) => `${at} no longer has ${JSON.stringify(item)}`);
  const asked = now
    .filter(isRequiredParameter)
    .filter(({ name }) => !before.some((item) => (item as { name?: unknown }).name === name))
    .map(({ name }) => `${at} now asks for ${name}`);
  return [...gone, ...asked];
}

const isRequiredParameter = (item: unknown): item is { name: string } =>
  typeof item === "object" && item !== null && "name" in item && "required" in item && item.required === true;
