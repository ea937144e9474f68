import { type Failure, fail } from "@naijaref/api/contract/errors";
import { MAX_LENGTH_JOINED } from "@naijaref/http/bytes";
import { AskedBefore, Generations } from "@naijaref/http/cache";
import { MAX_TARGET_LENGTH, readTarget, type TargetProblem } from "@naijaref/http/target";
import { createOperationFinder } from "./operation-resource.ts";
import { failureResource, findOtherResource } from "./other-resource.ts";
import type { Representation } from "./representation.ts";
import type { Resource, ResourceOptions } from "./resource.ts";

/** In bytes, of each of two generations, if nothing else is said. */
const ANSWERS = 32 * 1024 * 1024;

/**
 * Bytes that a cached response takes beside its body, measured: header fields as a list and as text, and
 * objects.
 */
const OVERHEAD = 3072;

/**
 * Size of a body in all encodings, relative to the plain one: br and gzip make this JSON ten times smaller.
 * Short ones are cached as text too.
 */
const ALL_ENCODINGS = 1.25;
const ALL_ENCODINGS_AND_TEXT = 3.25;

const weigh = ({ cached }: Resource, key: string): number => {
  const { size = 0 } = cached ?? {};
  const times = size > MAX_LENGTH_JOINED ? ALL_ENCODINGS : ALL_ENCODINGS_AND_TEXT;
  return size * times + key.length + OVERHEAD;
};

/** The cached responses, by the canonical form of their targets. */
export type Answers = Generations<string, Resource>;

/** @param bytes of each of two generations. */
export const cacheAnswers = (bytes: number = ANSWERS): Answers => new Generations(bytes, weigh);

/**
 * Finds resources by target. The data never changes while the process runs, so a response that is asked for
 * again is cached, in bounded memory, under the canonical form of its target. A target in another form is
 * read each time. What is asked for once is not cached, because most of it, such as an account number, is
 * never asked for again: to cache it costs more than to make it.
 */
export function cacheResources(
  options: ResourceOptions,
  answers: Answers = cacheAnswers(),
): (target: string) => Resource {
  const keys = new AskedBefore();
  const findOperation = createOperationFinder(options);

  /** Large answers that are being made, by their keys. */
  const inMaking = new Map<string, Promise<Representation>>();

  /** Has a large answer made once for all who ask meanwhile, and caches one that was asked for before. */
  const makeOnce = (resource: Resource, key: string, caches: boolean): Resource => {
    const isLarge = resource.size === "large";
    if (!isLarge && !caches) return resource;
    const keep = (made: Representation): Representation => {
      if (!caches) return made;
      // Another request may have had it made since it was found.
      const other = answers.get(key)?.cached;
      if (other === undefined) answers.set(key, { ...alike(resource, () => made), cached: made, cost: 1 });
      return other ?? made;
    };
    return alike(resource, (pause) => {
      const known = answers.get(key)?.cached;
      if (known !== undefined) return known;
      const made = (isLarge && inMaking.get(key)) || resource.represent(pause);
      if (!(made instanceof Promise)) return keep(made);
      if (isLarge && !inMaking.has(key)) {
        inMaking.set(key, made);
        const end = (): unknown => inMaking.delete(key);
        made.then(end, end);
      }
      return made.then(keep);
    });
  };

  return (target) => {
    const cached = answers.get(target);
    if (cached !== undefined) return cached;
    const read = readTarget(target);
    if (!read.ok) return failureResource(failureFor(read.reason), options);
    const resource = findOperation(read.value) ?? findOtherResource(read.value, options);
    // To make a key takes long for what nobody asks for again: its target has to come again first.
    if (resource.isOfPerson === true && !keys.check(target)) return resource;
    const { key } = resource;
    if (key === undefined) return resource;
    const other = key === target ? undefined : answers.get(key);
    return other ?? makeOnce(resource, key, resource.isOfPerson === true || keys.check(key));
  };
}

/** The same also for a target of which the connection does not take the whole. */
export const TARGET_TOO_LONG = fail(
  "uri_too_long",
  `Path and query are longer than ${MAX_TARGET_LENGTH} bytes: shorten them.`,
);

function failureFor(problem: TargetProblem): Failure {
  if (problem === "too_long") return TARGET_TOO_LONG;
  const part = problem === "malformed_path" ? "path" : "query";
  return fail(
    "bad_request",
    `The ${part} has malformed percent-encoding, a line end or another control character. Encode it as UTF-8, with a space for each line end.`,
  );
}

/** Copies only what is needed, so that a cached resource does not keep the request's closures alive. */
const alike = (
  { route, key, exists, limited, cost, size, fields }: Resource,
  represent: Resource["represent"],
): Resource => ({ route, key, exists, limited, cost, size, fields, represent });
