import { bodyOf } from "@naijaref/api/bodies/body";
import { contract } from "@naijaref/api/contract";
import { Failure } from "@naijaref/api/contract/errors";
import type { OperationId } from "@naijaref/api/contract/index";
import type { Operation } from "@naijaref/api/contract/operation";
import { isOfRecords } from "@naijaref/api/contract/shape";
import { callById } from "@naijaref/api/every-operation";
import type { Site } from "../page.ts";
import { exampleValues } from "./schema-words.ts";

/** Of a service that has just begun. */
const STATE = { isDraining: () => false, uptime: () => 0, rateLimit: "off" } as const;

/** So many items show what a list has. */
const FEW = 3;

/**
 * What the service answers to the first example of an operation that asks for JSON, of a list the first record.
 * Undefined where there is none, as where this service has no downloads.
 */
export async function answerTo(
  id: OperationId,
  examples: readonly string[],
  { pollingUnits }: Pick<Site, "pollingUnits">,
): Promise<unknown> {
  const { answer, path }: Operation = contract[id];
  const example = examples.find((one) => !/[?&](format|ids)=/.test(one));
  if (!isOfRecords(answer) || example === undefined) return undefined;
  const called = await callById(id, exampleValues(path, example), { ...STATE, pollingUnits });
  if (called instanceof Failure) return undefined;
  const { value, selection } = called;
  const first = Array.isArray(value) ? value.slice(0, 1) : value;
  const feed = { target: path, origin: "" };
  const { content } = bodyOf(first, { answer, path, feed }, selection, undefined);
  const body = JSON.parse(String(content), (_, part) => (Array.isArray(part) ? part.slice(0, FEW) : part));
  return { ...body, ...(Array.isArray(value) && { count: value.length }) };
}
