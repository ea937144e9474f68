import { type Failure, fail } from "../contract/errors.ts";
import { Generations } from "../http/generations.ts";
import { LONGEST_TARGET, readTarget, type TargetProblem } from "../http/target.ts";
import type { Representation } from "./representation.ts";
import { findResource, type Making, type Resource, refusing } from "./resource.ts";

/** In bytes, of each of two generations. */
const ANSWERS = 24 * 1024 * 1024;
const WRITINGS = 1024 * 1024;

/** What an answer costs beside its bytes, measured: its header fields twice, as fields and as Node writes them, and objects. */
const OVERHEAD = 1536;

/** A body in all its encodings: JSON of names and codes shrinks to a tenth in br and in gzip. */
const ALL_ENCODINGS = 1.25;

const weigh = (resource: Resource, key: string): number =>
  resource.represent().size * ALL_ENCODINGS + key.length + OVERHEAD;

/**
 * Finds resources by target. The data never changes while the process runs, so an answer is made once and
 * kept, in bounded memory: by the one canonical writing of its target, to which other writings point.
 */
export function keepResources(making: Making): (target: string) => Resource {
  const answers = new Generations<string, Resource>(ANSWERS, weigh);
  const writings = new Generations<string, string>(WRITINGS, (key, writing) => key.length + writing.length);

  const keepWhenMade = (resource: Resource, key: string): Resource => {
    let made: Representation | undefined;
    const represent = (): Representation => {
      if (made === undefined) {
        made = resource.represent();
        answers.set(key, madeInto(made, resource));
      }
      return made;
    };
    return { ...resource, represent };
  };

  return (target) => {
    const kept = answers.get(target) ?? answers.get(writings.get(target) ?? "");
    if (kept !== undefined) return kept;
    const read = readTarget(target);
    if (!read.ok) return refusing(failureFor(read.reason), making);
    const resource = findResource(read.value, making);
    const { key } = resource;
    if (key === undefined) return resource;
    if (key !== target) writings.set(target, key);
    return answers.get(key) ?? keepWhenMade(resource, key);
  };
}

function failureFor(problem: TargetProblem): Failure {
  if (problem === "too_long") {
    return fail("uri_too_long", `Path and query are longer than ${LONGEST_TARGET} bytes: shorten them.`);
  }
  const part = problem === "malformed_path" ? "path" : "query";
  return fail(
    "bad_request",
    `The ${part} has malformed percent-encoding or a control character: encode it as UTF-8.`,
  );
}

/** A resource that holds on to nothing of how its representation was made. */
const madeInto = (
  representation: Representation,
  { route, key, exists, limited, fields }: Resource,
): Resource => ({ route, key, exists, limited, fields, represent: () => representation });
