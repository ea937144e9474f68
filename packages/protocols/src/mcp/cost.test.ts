import type { OperationId } from "@naijaref/api/contract";
import { contract } from "@naijaref/api/contract";
import { unitsOf } from "@naijaref/api/contract/cost";
import { callable } from "@naijaref/api/every-operation";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { callTool, costOf, LISTED_TOOLS } from "./call-tool.ts";

/** A tool costs what the operations cost that it calls, and these are made in the same parts. */

/** The dearest that is known of each tool. */
const DEAREST: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  find_place: { q: "central primary school ikeja" },
  list_within: { what: "wards", of: "Lagos" },
  find_seats: { place: "Ikeja" },
  locate_point: { lat: 6.6, lon: 3.35 },
  match_names: { names: Array(40).fill("Ikeja"), kind: "ward" },
  find_bank: { q: "zenit" },
  check_account: { account: "0000014579" },
  read_number: { kind: "address", number: "12 Allen Avenue, Ikeja" },
  about: {},
};

type Handler = (values: Readonly<Record<string, unknown>>, state: { readonly pause?: unknown }) => unknown;

const operations = (Object.keys(contract) as OperationId[]).map(
  (id) => callable(id) as unknown as { readonly id: OperationId; handler: Handler },
);
const handlers = operations.map(({ handler }) => handler);
let called: { readonly units: number; readonly pause: unknown }[] = [];

beforeAll(() => {
  for (const [at, operation] of operations.entries())
    operation.handler = (values, state) => {
      const given = (name: string): readonly string[] => [values[name] ?? []].flat().map(String);
      called.push({ units: unitsOf(contract[operation.id].cost, given), pause: state.pause });
      return (handlers[at] as Handler)(values, state);
    };
});

afterAll(() => {
  for (const [at, operation] of operations.entries()) operation.handler = handlers[at] as Handler;
});

beforeEach(() => {
  called = [];
});

const tools = (LISTED_TOOLS["tools"] as readonly { readonly name: string }[]).map(({ name }) => name);

it.each(tools)("%s", async (name) => {
  const given = DEAREST[name];
  if (given === undefined) throw new Error(`say what the dearest call of ${name} is`);
  const params = { name, arguments: given };
  const pause = async () => {};
  const result = await callTool(params, { pollingUnits: createPollingUnits(loadStateModule), pause });
  expect(result).not.toHaveProperty("isError");
  expect(costOf({ method: "tools/call", params })).toBe(Math.max(1, ...called.map(({ units }) => units)));
  expect(called.every((one) => one.pause === pause)).toBe(true);
});
