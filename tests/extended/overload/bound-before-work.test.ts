import { preferredEncoding } from "@naijaref/http/encoding";
import { readTarget } from "@naijaref/http/target";
import { agentService } from "@naijaref/protocols/mcp/outside";
import { reconciliation } from "@naijaref/protocols/reconcile/reconciliation";
import fc from "fast-check";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { beforeAll, expect, it } from "vitest";
import { answererOutside } from "../../../packages/server/src/service/outside.ts";

/** No content of a megabyte costs more than some copies of its bytes, whatever is in it. */

const MEGABYTE = 2 ** 20;
/** Times the copy of the bytes. */
const MAX_TIMES = 5;

const state = { pollingUnits: createPollingUnits(loadStateModule) };
const services = { "/reconcile": reconciliation(state), "/mcp": agentService(undefined, state) };
type Path = keyof typeof services;

const handle = answererOutside({
  limiter: undefined,
  trustedProxies: [],
  report: (error) => {
    throw error;
  },
});

/** Sends a content, all of which has arrived. */
async function post(path: Path, mediaType: string, content: Uint8Array): Promise<number> {
  const { stored } = await handle(services[path], {
    method: "POST",
    target: path,
    peer: "192.0.2.1",
    header: (name) => (name === "content-type" ? mediaType : undefined),
    content: async ({ most }) =>
      content.length > most
        ? { ok: false, reason: "too_long" }
        : { ok: true, value: content, release: () => {} },
  });
  return stored.status;
}

/** The copy is made byte by byte, as whoever looks at each byte does. */
function copy(bytes: Uint8Array): Uint8Array {
  const copied = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) copied[at] = bytes[at] as number;
  return copied;
}

/** In milliseconds of the processor: the shortest of some tries, so that other programs do not count. */
async function shortest(act: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time++) {
    const started = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(started);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

async function expectCheap(act: (bytes: Uint8Array) => unknown, bytes: Uint8Array): Promise<void> {
  const allowed = MAX_TIMES * Math.max(2, await shortest(() => copy(bytes)));
  let took = await shortest(() => act(bytes));
  // Something else of this process, such as a collection of garbage, may have come in between.
  for (let time = 0; took > allowed && time < 3; time++) took = await shortest(() => act(bytes));
  expect(took).toBeLessThanOrEqual(allowed);
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A pattern, repeated up to a megabyte. */
const fill = (pattern: Uint8Array, before = "", after = ""): Uint8Array => {
  const bytes = new Uint8Array(MEGABYTE);
  const [start, end] = [encode(before), encode(after)];
  bytes.set(start);
  for (let at = start.length; at + pattern.length + end.length <= bytes.length; at += pattern.length)
    bytes.set(pattern, at);
  // The rest, where no whole pattern fits, is blank.
  bytes.fill(32, bytes.length - end.length - pattern.length, bytes.length - end.length);
  bytes.set(end, bytes.length - end.length);
  return bytes;
};

const singleByte = fc.nat(255).map((byte) => Uint8Array.of(byte));
const escaped = fc
  .oneof(
    fc.nat(255).map((byte) => `%${byte.toString(16).padStart(2, "0")}`),
    fc.constantFrom("%E2%80%8B", "%EF%B7%BA", "%zz", "%", "%25", "\\u0041", "\\n", "\\\\", '\\"', "&", "&a="),
  )
  .map(encode);
const letters = fc
  .constantFrom(
    " ",
    "a b ",
    "ﷺ",
    "a\u0301",
    "12-",
    "(",
    ",",
    "a/",
    "o'",
    "iv",
    '","',
    "[",
    "{",
    '{"a":',
    "[[],",
  )
  .map(encode);
const pattern = fc.oneof(singleByte, escaped, letters);

const FORM = "application/x-www-form-urlencoded";
const FORM_FIELDS = ["queries=", "extend=", "other=", "", "queries=%7B%22q%22%3A%7B%22query%22%3A%22"];
const JSON_FIELDS = [
  "",
  '{"jsonrpc":"2.0","id":1,"method":"',
  '{"jsonrpc":"2.0","id":"',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_place","arguments":{"q":"',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_place","arguments":{"',
  '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"',
];

// What the first call loads is no part of a step.
beforeAll(async () => {
  await post("/mcp", "application/json", encode('{"jsonrpc":"2.0","id":1,"method":"ping"}'));
  for (let time = 0; time < 5; time++) {
    await post("/reconcile", FORM, fill(encode("a"), "queries="));
    copy(fill(encode("a")));
  }
});

it("reads a form within five copies of its bytes", async () => {
  await fc.assert(
    fc.asyncProperty(pattern, fc.constantFrom(...FORM_FIELDS), async (bytes, field) => {
      await expectCheap((content) => post("/reconcile", FORM, content), fill(bytes, field));
    }),
    {
      numRuns: 40,
      examples: [
        [encode("+"), "queries="],
        [encode("+"), "extend="],
        [encode("+"), ""],
      ],
    },
  );
}, 120_000);

it("reads a message within five copies of its bytes", async () => {
  await fc.assert(
    fc.asyncProperty(pattern, fc.constantFrom(...JSON_FIELDS), async (bytes, field) => {
      const content = fill(bytes, field).slice(0, 256 * 1024);
      await expectCheap((one) => post("/mcp", "application/json", one), content);
    }),
    { numRuns: 30 },
  );
}, 120_000);

/** Up to 256 KB of JSON are parsed, and each text in it may be as long. */
it.each([
  ["a query", (text: string) => ({ queries: { q: { query: text, type: ["ward"] } } })],
  ["a query without a type", (text: string) => ({ queries: { q: { query: text } } })],
  ["a type", (text: string) => ({ queries: { q: { query: "ikeja", type: [text] } } })],
  ["an id", (text: string) => ({ extend: { ids: [text], properties: [{ id: "name" }] } })],
  ["a property", (text: string) => ({ extend: { ids: ["LA"], properties: [{ id: text }] } })],
])(
  "looks at no long text of %s",
  async (_, make) => {
    for (const text of ["a b ", "ﷺ", " ", "(", "o'", "12-", "a\u0301"]) {
      const times = Math.min(240_000 / text.length, 700_000 / encodeURIComponent(text).length);
      const long = text.repeat(Math.floor(times));
      const [[field = "", value] = []] = Object.entries(make(long));
      const content = encode(`${field}=${encodeURIComponent(JSON.stringify(value))}`);
      await expectCheap((one) => post("/reconcile", FORM, one), content);
    }
  },
  120_000,
);

it("reads a target and header fields within five copies of their bytes", async () => {
  await fc.assert(
    fc.asyncProperty(pattern, async (bytes) => {
      const text = new TextDecoder("latin1").decode(fill(bytes).subarray(0, 16_384));
      await expectCheap(() => [readTarget(`/v1/search?q=${text}`), preferredEncoding(text)], encode(text));
    }),
    { numRuns: 40 },
  );
});
