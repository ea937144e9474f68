import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { STANDARD_LIMIT } from "../../../packages/api/src/contract/cost.ts";
import { sentBy } from "../../library/ask.ts";
import { copyBuilt, startOn, untilReady } from "../../start/runtimes.ts";
import { waysToTry } from "../../start/ways-to-try.ts";

/** Some depend on letters outside ASCII in the source: in patterns, and in the text of a page. */
const TARGETS = [
  "/v1/states/Lagos",
  "/v1/docs",
  `/v1/search?q=${encodeURIComponent("Ɓakori")}`,
  "/v1/suggest?q=guarantee+trust",
  `/v1/lgas/${encodeURIComponent("Ƙauru")}`,
  `/v1/plates/${encodeURIComponent("ABC–123DE")}`,
  `/search?q=${encodeURIComponent("6.6° N, 3.35° E")}`,
];

/** One after another: a busy machine refuses what is asked at once. */
async function answersOf({ url }: { readonly url: string }): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const target of TARGETS) answers.push(await (await fetch(url + target)).text());
  return answers;
}

const send = sentBy(STANDARD_LIMIT);

async function expected(): Promise<readonly string[]> {
  return Promise.all(TARGETS.map(async (target) => (await send(target)).body.toString("utf8")));
}

it("says which stored index it cannot read, and finds the same without it", async () => {
  const dist = copyBuilt("entries");
  const tables = join(dist, "entries/tables");
  const [banks, records] = ["search-banks-", "search-records-"].map(
    (start) => readdirSync(tables).find((file) => file.startsWith(start)) as string,
  ) as [string, string];
  rmSync(join(tables, records));
  writeFileSync(join(tables, banks), "not an index");
  const service = await startOn("Node", {}, { dist });
  onTestFinished(service.stop);
  await untilReady(service);
  expect(await answersOf(service)).toEqual(await expected());
  const warnings = service.errors().match(/(?<=\[NAIJAREF_SEARCH_INDEX\] Warning: )[^.]+\.bin is [\w ]+/g);
  expect(warnings?.toSorted()).toEqual([`tables/${banks} is damaged`, `tables/${records} is missing`]);
});

it.each(waysToTry(["Node", "Bun", "Deno"]))(
  "answers on %s as the modules that it was bundled from, and reads the stored indexes",
  async (runtime) => {
    const service = await startOn(runtime);
    onTestFinished(service.stop);
    await untilReady(service);
    expect(await answersOf(service)).toEqual(await expected());
    expect(service.errors()).toBe("");
  },
);
