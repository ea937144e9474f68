import { describe, expect, it } from "vitest";
import { startOn } from "../../start/runtimes.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";

/** /mcp over a socket, as the revisions of the protocol require it of HTTP. */

const VERSION = "2026-07-28";

const meta = (version = VERSION) => ({
  _meta: {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientCapabilities": {},
  },
});

type Json = { result?: Record<string, unknown>; error?: { code: number; data?: unknown } };

describe.each(waysToTry(["Node", "Bun", "Deno", "workerd"]))("%s", (runtime) => {
  const service = ownService(runtime, { RATE_LIMIT: "off", MCP_ORIGINS: "https://a.example,localhost" });

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/mcp`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  /** A request of the modern revision, with the header fields that it must have. */
  const ask = (method: string, params: object = {}, headers: Record<string, string> = {}) =>
    post(
      { jsonrpc: "2.0", id: 7, method, params: { ...meta(), ...params } },
      { "MCP-Protocol-Version": VERSION, "Mcp-Method": method, ...headers },
    );

  const call = (name: string, args: object, headers: Record<string, string> = {}) =>
    ask("tools/call", { name, arguments: args }, { "Mcp-Name": name, ...headers });

  it("serves a request of either era, each by itself, as JSON", async () => {
    const modern = await call("find_place", { q: "Ikeja" });
    expect([modern.status, modern.headers.get("content-type")]).toEqual([
      200,
      "application/json; charset=utf-8",
    ]);
    expect(modern.headers.get("cache-control")).toBe("no-store");
    const params = { name: "find_place", arguments: { q: "Ikeja" } };
    const older = await post({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const [first, second] = [(await modern.json()) as Json, (await older.json()) as Json];
    expect(first.result?.["resultType"]).toBe("complete");
    expect(second.result?.["resultType"]).toBeUndefined();
    expect(second.result?.["content"]).toEqual(first.result?.["content"]);
  });

  const statusAndCode = async (asked: Promise<Response>): Promise<unknown[]> => {
    const response = await asked;
    return [response.status, ((await response.json()) as Json).error?.code];
  };

  it.each([
    [{ "MCP-Protocol-Version": "2025-11-25" }],
    [{ "Mcp-Method": "tools/list" }],
    [{ "Mcp-Name": "=?base64?%%?=" }],
  ])("refuses header fields that differ from the message: %j", async (headers) =>
    expect(await statusAndCode(call("find_place", { q: "Ikeja" }, headers))).toEqual([400, -32020]),
  );

  it("reads a name that is encoded as Base64", async () => {
    const name = `=?base64?${btoa("find_place")}?=`;
    expect((await call("find_place", { q: "Ikeja" }, { "Mcp-Name": name })).status).toBe(200);
  });

  const message = (more: object) => ({ jsonrpc: "2.0", id: 1, ...more });

  it.each([
    ["not JSON", "{", 400, -32700],
    ["a batch", [message({ method: "ping" })], 400, -32600],
    ["no method", message({}), 400, -32600],
    ["an id that is null", message({ id: null, method: "ping" }), 400, -32600],
    ["params that are a list", message({ method: "ping", params: [] }), 400, -32602],
    ["a method that is not here", message({ method: "prompts/list" }), 200, -32601],
    ["discovery without _meta", message({ method: "server/discover" }), 400, -32602],
  ])("refuses %s", async (_, body, status, code) =>
    expect(await statusAndCode(post(body))).toEqual([status, code]),
  );

  it("refuses a revision that it does not speak, and names those that it speaks", async () => {
    const response = await post(message({ method: "tools/list", params: meta("2030-01-01") }), {
      ...{ "MCP-Protocol-Version": "2030-01-01", "Mcp-Method": "tools/list" },
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as Json).error).toMatchObject({
      code: -32022,
      data: { supported: expect.arrayContaining([VERSION, "2025-11-25"]), requested: "2030-01-01" },
    });
    const older = await post(message({ method: "ping" }), { "MCP-Protocol-Version": "1999" });
    expect(older.status).toBe(400);
    expect((await ask("initialize")).status, "no method of the modern era").toBe(404);
  });

  it("takes a notification and a response without an answer", async () => {
    for (const message of [
      { jsonrpc: "2.0", method: "notifications/initialized" },
      { jsonrpc: "2.0", id: 1, result: {} },
    ]) {
      const response = await post(message);
      expect([response.status, await response.text()]).toEqual([202, ""]);
    }
  });

  it.each(["GET", "DELETE", "HEAD", "PUT"])("says to %s which methods there are", async (method) => {
    const response = await fetch(`${service.url}/mcp`, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("lets pages send the header fields of the protocol", async () => {
    const response = await fetch(`${service.url}/mcp`, { method: "OPTIONS" });
    expect([response.status, response.headers.get("access-control-allow-methods")]).toEqual([
      204,
      "POST, OPTIONS",
    ]);
    const allowed = response.headers.get("access-control-allow-headers")?.toLowerCase().split(", ");
    expect(allowed).toEqual(
      expect.arrayContaining([
        "content-type",
        "mcp-protocol-version",
        "mcp-method",
        "mcp-name",
        "mcp-session-id",
      ]),
    );
  });

  it.each([
    ["https://a.example", 200],
    ["http://localhost:6274", 200],
    ["https://b.example", 403],
    ["null", 403],
  ])("checks the origin %s", async (origin, status) => {
    expect((await call("find_place", { q: "Ikeja" }, { Origin: origin })).status).toBe(status);
  });

  it("takes 256 KB and no more, JSON in UTF-8 and nothing else", async () => {
    const padded = (length: number) => `{"jsonrpc":"2.0","id":1,"method":"ping"}`.padEnd(length);
    expect((await post(padded(256 * 1024))).status).toBe(200);
    expect((await post(padded(256 * 1024 + 1))).status).toBe(413);
    expect((await post(padded(50), { "Content-Type": "text/plain" })).status).toBe(400);
    expect((await fetch(`${service.url}/mcp/sse`, { method: "POST", body: "{}" })).status).toBe(404);
  });

  it("writes nothing of the content to its log", async () => {
    await call("check_account", { account: "0000014579", bank: "First Bank" });
    expect(service.output()).not.toMatch(/0000014579|First Bank|check_account|find_place/);
  });
});

it.each(["mcp", "ogc", "reconcile"])("%s can be turned off", async (door) => {
  const service = await startOn("Node", { [door.toUpperCase()]: "off" });
  expect((await fetch(`${service.url}/${door}`, { method: "POST", body: "{}" })).status).toBe(404);
  await service.stop();
});
