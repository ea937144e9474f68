import { once } from "node:events";
import { expect, it } from "vitest";
import { installForTests, start } from "./installed.ts";

/** The two commands that serve: the API, and the tools for language models. */

const installed = await installForTests();

it("serves the API until it is stopped", async () => {
  const child = start(installed, ["serve", "--port", "0"]);
  const [words] = (await once(child.stderr, "data")) as [Buffer];
  const address = /http:\/\/localhost:\d+/.exec(String(words))?.[0] ?? "";
  expect(await (await fetch(`${address}/v1/states/LA?fields=name`)).json()).toEqual({
    data: { name: "Lagos" },
  });
  expect(await (await fetch(`${address}/`)).json()).toMatchObject({ data: { docs: "/v1/docs" } });
  const reference = await (await fetch(`${address}/v1/docs`)).text();
  expect(reference).toContain("List the states");
  const assets = [...reference.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(assets.length).toBeGreaterThan(3);
  for (const path of assets) expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
  const { collections } = (await (await fetch(`${address}/ogc/collections`)).json()) as {
    collections: readonly { id: string; links: readonly { rel: string; href: string }[] }[];
  };
  expect(collections.map(({ id }) => id)).toContain("lgas");
  // As GDAL and QGIS do: they follow the links.
  const items = collections.find(({ id }) => id === "states")?.links.find(({ rel }) => rel === "items");
  expect(items?.href).toBe(`${address}/ogc/collections/states/items`);
  const inBox = await fetch(`${items?.href}?bbox=8.50,12.00,8.51,12.01`);
  expect(await inBox.json()).toMatchObject({ features: [{ id: "KN", geometry: { type: "Polygon" } }] });
  const units = await fetch(`${address}/v1/polling-units/24-11-01-007`);
  expect([units.status, await units.text()]).toEqual([
    503,
    expect.stringContaining("packages/polling-units"),
  ]);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("says so where it cannot listen at the address", async () => {
  const ran = await installed.run(["serve", "--host", "203.0.113.5", "--port", "0"]);
  expect(ran).toMatchObject({
    code: 2,
    out: "",
    words: expect.stringContaining("not an address of this machine. Try localhost"),
  });
});

it("speaks the Model Context Protocol", async () => {
  const ran = await installed.run(["mcp"], '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
  expect((JSON.parse(ran.out) as { result: { tools: unknown[] } }).result.tools).toHaveLength(9);
  expect(ran.code).toBe(0);
});
