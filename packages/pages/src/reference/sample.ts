import { bodyOf } from "@naijaref/api/bodies/body";
import { call, textsOf } from "@naijaref/api/call";
import { Failure } from "@naijaref/api/contract/errors";
import type { OperationId } from "@naijaref/api/contract/index";
import type { Operation } from "@naijaref/api/contract/operation";
import { operations } from "@naijaref/api/operations";
import type { ServiceState } from "@naijaref/api/operations/operations";
import { listParameters } from "@naijaref/api/values";
import { exampleValues, type Schema, sampleOf } from "./schema-words.ts";

const STATE = { isDraining: () => false, uptime: () => 0, rateLimit: "off" } as unknown as ServiceState;

/**
 * What the service answers to the first example of an operation, of a list the first record. An operation that
 * loads files, or says how the service runs, has the examples of its fields instead.
 */
export function answerTo(id: string, operation: Operation): unknown {
  const { answer, examples, path, loads, domain } = operation;
  if (answer.kind !== "list" && answer.kind !== "single") return undefined;
  const [example = ""] = examples;
  if (!loads && domain !== "about" && example !== "" && !/[?&](format|ids)=/.test(example)) {
    const callable = {
      id: id as OperationId,
      operation,
      parameters: listParameters(operation),
      handler: operations[id as OperationId] as never,
    };
    const called = call(callable, textsOf(exampleValues(path, example)), STATE);
    if (!(called instanceof Failure) && !(called instanceof Promise)) {
      const { value, selection } = called;
      const feed = { target: path, origin: "" };
      const first = Array.isArray(value) ? value.slice(0, 1) : value;
      const { content } = bodyOf(first, { answer, path, feed }, selection, undefined);
      return { ...JSON.parse(String(content)), ...(Array.isArray(value) && { count: value.length }) };
    }
  }
  const record = sampleOf({ properties: answer.record.fields as Readonly<Record<string, Schema>> });
  return answer.kind === "list" ? { count: 1, data: [record] } : { data: record };
}
