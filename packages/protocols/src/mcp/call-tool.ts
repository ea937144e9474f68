import { Failure } from "@naijaref/api/contract/errors";
import { isObject, type JsonObject } from "@naijaref/api/contract/shape";
import { asFailedResult, asResult } from "./answer.ts";
import { readArguments, schemaOfArguments } from "./arguments.ts";
import { type Message, Refusal } from "./json-rpc.ts";
import type { Outcome, Surroundings, Tool } from "./tool.ts";
import { about } from "./tools/about.ts";
import { checkAccount, readNumber } from "./tools/check-numbers.ts";
import { findBank } from "./tools/find-bank.ts";
import { findPlace } from "./tools/find-place.ts";
import { findSeats } from "./tools/find-seats.ts";
import { listWithin } from "./tools/list-within.ts";
import { locatePoint } from "./tools/locate-point.ts";
import { matchNames } from "./tools/match-names.ts";

/** At most nine: a model reads them all before every question. */
const TOOLS: readonly Tool[] = [
  findPlace,
  listWithin,
  findSeats,
  locatePoint,
  matchNames,
  findBank,
  checkAccount,
  readNumber,
  about,
];

const byName: ReadonlyMap<unknown, Tool> = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** The result of `tools/list`. */
export const LISTED_TOOLS: JsonObject = {
  tools: TOOLS.map(({ name, title, description, parameters }) => ({
    name,
    title,
    description,
    inputSchema: schemaOfArguments(parameters),
    // Nothing is changed, and nothing outside the dataset is asked.
    annotations: { readOnlyHint: true, openWorldHint: false },
  })),
};

export function costOf({ method, params }: Pick<Message, "method" | "params">): number {
  const given = params["arguments"];
  const tool = method === "tools/call" ? byName.get(params["name"]) : undefined;
  return tool?.cost === undefined || !isObject(given) ? 1 : tool.cost(given);
}

/** The result of `tools/call`: what the tool found, or what is wrong with the arguments and what to try. */
export function callTool(params: JsonObject, surroundings: Surroundings): CallOutcome {
  const tool = byName.get(params["name"]);
  if (tool === undefined)
    return new Refusal(
      "invalidParams",
      `There is no such tool; the tools are: ${[...byName.keys()].join(", ")}.`,
    );
  const values = readArguments(tool.parameters, params["arguments"]);
  if (values instanceof Failure) return asFailedResult(values);
  const outcome = tool.run(values, surroundings);
  const finish = (found: Awaited<Outcome>): JsonObject =>
    found instanceof Failure
      ? asFailedResult(found, found.code === "invalid_parameter" ? undefined : tool.hint)
      : asResult(found);
  return outcome instanceof Promise ? outcome.then(finish) : finish(outcome);
}

export type CallOutcome = JsonObject | Refusal | Promise<JsonObject | Refusal>;
