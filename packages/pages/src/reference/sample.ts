import { bodyOf } from "@naijaref/api/bodies/body";
import { call, textsOf } from "@naijaref/api/call";
import { contract } from "@naijaref/api/contract";
import { Failure } from "@naijaref/api/contract/errors";
import type { OperationId } from "@naijaref/api/contract/index";
import type { Operation } from "@naijaref/api/contract/operation";
import { operations } from "@naijaref/api/operations";
import { listParameters } from "@naijaref/api/values";
import type { Site } from "../page.ts";
import { exampleValues, type Schema, sampleOf } from "./schema-words.ts";

/** Of a service that says nothing about how it runs. */
const STATE = { isDraining: () => false, uptime: () => 0, rateLimit: "off" } as const;

/**
 * What the service answers to an example of an operation, of a list the first record. An operation that says
 * how the service runs, and one that this service cannot answer, has the examples of its fields instead.
 */
export async function answerTo(
  id: OperationId,
  example: string,
  { pollingUnits }: Pick<Site, "pollingUnits">,
): Promise<unknown> {
  const operation: Operation = contract[id];
  const { answer, path, domain } = operation;
  if (answer.kind !== "list" && answer.kind !== "single") return undefined;
  if (domain !== "about" && example !== "" && !/[?&](format|ids)=/.test(example)) {
    const handler = operations[id] as never;
    const callable = { id, operation, parameters: listParameters(operation), handler };
    const called = await call(callable, textsOf(exampleValues(path, example)), { ...STATE, pollingUnits });
    if (!(called instanceof Failure)) {
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
