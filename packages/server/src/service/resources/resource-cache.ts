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
const WRITINGS = 1024 * 1024;

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

const weigh = (resource: Resource, key: string): number => {
  const { size } = resource.represent();
  const times = size > MAX_LENGTH_JOINED ? ALL_ENCODINGS : ALL_ENCODINGS_AND_TEXT;
  return size * times + key.length + OVERHEAD;
};

/** The cached responses, by the canonical form of their targets. */
export type Answers = Generations<string, Resource>;

/** @param bytes of each of two generations. */
export const cacheAnswers = (bytes: number = ANSWERS): Answers => new Generations(bytes, weigh);

/**
 * Finds resources by target. The data never changes while the process runs, so a response that is asked for
 * again is cached, in bounded memory, under the canonical form of its target. Other forms of that target
 * point to it. What is asked for once is not cached, because most of it, such as an account number, is never
 * asked for again: to cache it costs more than to make it.
 *
 * @param keys decides by its canonical form whether an answer is cached: if it was asked for before.
 */
export function cacheResources(
  options: ResourceOptions,
  answers: Answers = cacheAnswers(),
  keys: Pick<AskedBefore, "check"> = new AskedBefore(),
): (target: string) => Resource {
  const writings = new Generations<string, string>(WRITINGS, (key, writing) => key.length + writing.length);
  const findOperation = createOperationFinder(options);

  const cachedAt = (target: string): Resource | undefined => {
    const cached = answers.get(target);
    if (cached !== undefined) return cached;
    const key = writings.get(target);
    return key === undefined ? undefined : answers.get(key);
  };

  /** Large answers that are being made, by their keys. */
  const inMaking = new Map<string, Resource>();

  const share = (resource: Resource, key: string): Resource => {
    const { prepare } = resource;
    if (resource.isLarge !== true || prepare === undefined) return resource;
    let source = resource;
    return {
      ...resource,
      prepare: async (pause) => {
        const other = inMaking.get(key);
        if (other === undefined) inMaking.set(key, resource);
        source = other ?? resource;
        await source.prepare?.(pause);
      },
      represent: () => source.represent(),
      finish: () => {
        if (inMaking.get(key) === resource) inMaking.delete(key);
      },
    };
  };

  const cacheWhenMade = (resource: Resource, key: string): Resource => {
    let made: Representation | undefined;
    const represent = (): Representation => {
      // Another request may have had it made since it was found.
      made ??= answers.get(key)?.represent();
      if (made === undefined) {
        made = resource.represent();
        answers.set(key, toCachedResource(made, resource));
      }
      return made;
    };
    const { route, exists, limited, cost, isLarge = false, isCached, fields, prepare, finish } = resource;
    const about = { route, key, exists, limited, cost, isLarge, isCached, fields, represent };
    if (prepare === undefined) return about;
    return {
      ...about,
      prepare: (pause) => {
        made ??= answers.get(key)?.represent();
        return made === undefined ? prepare(pause) : undefined;
      },
      ...(finish && { finish }),
    };
  };

  return (target) => {
    const cached = cachedAt(target);
    if (cached !== undefined) return cached;
    const read = readTarget(target);
    if (!read.ok) return failureResource(failureFor(read.reason), options);
    const resource = findOperation(read.value) ?? findOtherResource(read.value, options);
    const { key } = resource;
    if (key === undefined) return resource;
    const cachedOther = key === target ? undefined : answers.get(key);
    if (cachedOther === undefined && !keys.check(key)) return share(resource, key);
    if (key !== target) writings.set(target, key);
    return cachedOther ?? cacheWhenMade(share(resource, key), key);
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

/** Copies only what is needed, so that the cached resource does not keep the request's closures alive. */
const toCachedResource = (
  representation: Representation,
  { route, key, exists, limited, fields }: Resource,
): Resource => ({
  route,
  key,
  exists,
  limited,
  cost: 1,
  isCached: true,
  fields,
  represent: () => representation,
});
