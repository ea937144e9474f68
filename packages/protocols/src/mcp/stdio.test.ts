import { PassThrough, Readable } from "node:stream";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { expect, it } from "vitest";
import { serveStdio } from "./stdio.ts";

const surroundings = { pollingUnits: createPollingUnits(loadStateModule) };

const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;

async function converse(chunks: Iterable<string | Uint8Array>): Promise<unknown[]> {
  const output = new PassThrough();
  output.setEncoding("utf8");
  let said = "";
  output.on("data", (text) => {
    said += text;
  });
  await serveStdio(Readable.from(chunks), output, surroundings);
  output.end();
  return said
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

it("answers each line in its order, wherever the chunks end", async () => {
  const call = { name: "find_place", arguments: { q: "24-11-01-007" } };
  const text = `${ping(1)}\r\n${JSON.stringify({ jsonrpc: "2.0", id: "ọ̀", method: "tools/call", params: call })}\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n${ping(3).trim()}`;
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    const replies = await converse(chunks);
    expect(replies).toMatchObject([{ id: 1, result: {} }, { id: "ọ̀" }, { id: 3, result: {} }]);
    expect(JSON.stringify(replies[1])).toContain("Nurudeen");
  }
});

it("refuses what is no message, and goes on", async () => {
  expect(await converse(["{\n[]\nnull\n", ping(2)])).toMatchObject([
    { id: null, error: { code: -32700 } },
    { id: null, error: { code: -32600 } },
    { id: null, error: { code: -32600 } },
    { id: 2, result: {} },
  ]);
});

it("skips a line that is too long without keeping it, and goes on", async () => {
  const megabyte = "x".repeat(1_000_000);
  function* endless() {
    for (let at = 0; at < 100; at++) yield megabyte;
    yield `\n${ping(5)}`;
  }
  expect(await converse(endless())).toMatchObject([{ id: null, error: { code: -32600 } }, { id: 5 }]);
});

it("reads no further than a client takes the replies, and ends when it has gone", async () => {
  const output = new PassThrough({ highWaterMark: 1000 });
  let read = 0;
  function* asking() {
    for (; read < 10_000; read++) yield `{"jsonrpc":"2.0","id":${read},"method":"tools/list"}\n`;
  }
  const served = serveStdio(Readable.from(asking(), { highWaterMark: 1 }), output, surroundings);
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(read).toBeLessThan(10);
  output.destroy();
  await served;
  expect(read).toBeLessThan(20);
});
