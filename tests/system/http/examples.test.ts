import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { describe, expect, it } from "vitest";
import { ask } from "../../library/ask.ts";
import { startOn } from "../../start/runtimes.ts";
import { sharedService } from "../../start/shared-service.ts";
import { waysToTry } from "../../start/ways-to-try.ts";

/** What a process sends is what the service answers as a function, whose answers have tests of their own. */

const service = sharedService();

/** Uptime and times differ from one to the other. */
const OF_THE_MOMENT = new Set(["getHealth", "getReady", "getDownloads"]);

const examples = (Object.entries(contract) as [string, Operation][])
  .filter(([id, { answer }]) => !OF_THE_MOMENT.has(id) && !["document", "file"].includes(answer.kind))
  .flatMap(([id, operation]) => operation.examples.slice(0, 2).map((target) => [id, target] as const));

it.each(examples)("%s: %s", async (_, target) => {
  const [sent, made] = await Promise.all([fetch(service.url + target), ask(target)]);
  expect(sent.status).toBe(200);
  for (const name of ["content-type", "cache-control", "notice"])
    expect([name, sent.headers.get(name)]).toEqual([name, made.headers.get(name)]);
  const [body, expected] = await Promise.all([sent.text(), made.text()]);
  // A link names the service that was asked.
  expect(body.replaceAll(service.url, "")).toBe(expected.replaceAll("https://api.example.ng", ""));
});

describe.each(waysToTry(["Bun", "Deno", "workerd"]))("on %s", (way) => {
  it("loads the units of a state", async () => {
    const started = await startOn(way, { RATE_LIMIT: "off" });
    const response = await fetch(`${started.url}/v1/polling-units/01-01-01-058`);
    const body = await response.json();
    await started.stop();
    expect(body).toMatchObject({ data: { code: "01-01-01-058", state: { name: "Abia" } } });
  });
});
