import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyBuilt, startOn, untilReady } from "../../start/runtimes.ts";

/** The built service, where files of its data vanish, are cut or damaged, before they are needed. */

/** A copy of the built service that a test may damage, and starts. */
function copyService() {
  const dist = copyBuilt("entries");
  const start = async () => {
    const service = await startOn("Node", {}, { dist });
    onTestFinished(service.stop);
    return service;
  };
  return { start, tables: join(dist, "entries/tables") };
}

/** A table that this build reads: those of the build before lie beside its own. */
const tableNamed = (tables: string, part: string): string =>
  Object.keys(JSON.parse(readFileSync(`${tables}.json`, "utf8")) as object).find((file) =>
    file.includes(part),
  ) ?? "";

/** As long as before, and JSON, but another table. */
const damaged = (text: string): string => text.replace(/[a-z]/, (letter) => (letter === "a" ? "b" : "a"));

interface Failed {
  readonly error: { readonly code: string; readonly files?: readonly string[] };
}

const asker =
  ({ url }: { readonly url: string }) =>
  async (target: string): Promise<[number, Failed]> => {
    const response = await fetch(url + target);
    return [response.status, (await response.json()) as Failed];
  };

it("is not ready while a table is missing or cut, and heals when it is back", async () => {
  const { start, tables } = copyService();
  const service = await start();
  await untilReady(service);
  const table = tableNamed(tables, "polling-units-src-generated-la-");
  const path = join(tables, table);
  const ask = asker(service);
  /** Readiness looks at the files once in a second. */
  const ready = () => expect.poll(async () => (await ask("/v1/ready"))[0]);

  renameSync(path, `${path}.away`);
  await ready().toBe(503);
  expect((await ask("/v1/ready"))[1].error).toMatchObject({ code: "not_ready", files: [table] });
  const [status, { error }] = await ask("/v1/polling-units/24-11-01-007");
  expect([status, error.code]).toEqual([503, "not_built"]);
  expect((await ask("/v1/states/LA"))[0], "what needs no other table").toBe(200);

  const text = readFileSync(`${path}.away`, "utf8");
  writeFileSync(path, damaged(text));
  expect((await ask("/v1/polling-units/24-11-01-007"))[0]).toBe(503);
  await ready().toBe(503);

  writeFileSync(path, text.slice(0, 1000));
  expect((await ask("/v1/polling-units/24-11-01-007"))[0]).toBe(503);
  renameSync(`${path}.away`, path);
  expect((await ask("/v1/polling-units/24-11-01-007"))[0]).toBe(200);
  await ready().toBe(200);
});

it("names a table that is damaged but as long as before, although nobody has needed it", async () => {
  const { start, tables } = copyService();
  const table = tableNamed(tables, "polling-units-src-generated-kn-");
  const path = join(tables, table);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, damaged(text));
  const service = await start();
  const files = async () => (await asker(service)("/v1/ready"))[1].error?.files;
  await expect.poll(files).toEqual([table]);
  writeFileSync(path, text);
  await expect.poll(files).toBeUndefined();
});

it("starts without a table that it needs at once, serves the rest, and says which one", async () => {
  const { start, tables } = copyService();
  const table = tableNamed(tables, "-wards-");
  rmSync(join(tables, table));
  const ask = asker(await start());
  await expect.poll(async () => (await ask("/v1/ready"))[1].error?.files).toEqual([table]);
  expect((await ask("/v1/states/LA"))[0]).toBe(200);
  expect((await ask("/v1/wards/24-11-01"))[0]).toBe(503);
  expect((await ask("/v1/health"))[0]).toBe(200);
});
