import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("needs nothing", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: undefined,
    rateLimit: 120,
    redisUrl: undefined,
    limitKey: undefined,
    trustedProxies: [],
    downloads: "downloads",
    logLevel: "info",
    plainRequests: true,
    maxConnections: 2000,
    maxConnectionsPerAddress: 256,
    watchdogSeconds: 0,
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    ogc: true,
    reconcile: true,
    publicUrl: undefined,
    repositoryUrl: undefined,
    contact: undefined,
    mcp: true,
    mcpOrigins: undefined,
    drainSeconds: 2,
  });
});

/** The variables that are read. */
const names = new Set<string>();
readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));

it("takes an empty variable for one that is not set", () => {
  expect(readSettings(Object.fromEntries([...names].map((name) => [name, ""])))).toEqual(readSettings({}));
});

it.each<[variables: Record<string, string>, settings: Partial<ReturnType<typeof readSettings>>]>([
  [
    { PORT: "0", HOST: "::1", DRAIN_SECONDS: "0" },
    { port: 0, host: "::1", drainSeconds: 0 },
  ],
  [{ RATE_LIMIT: "off" }, { rateLimit: undefined }],
  [{ REDIS_URL: "rediss://u:p@h:1" }, { redisUrl: "rediss://u:p@h:1" }],
  [
    { PLAIN_REQUESTS: "off", OGC: "off" },
    { plainRequests: false, ogc: false },
  ],
  [
    { RECONCILE: "off", MCP: "off" },
    { reconcile: false, mcp: false },
  ],
  [{ PUBLIC_URL: "https://example.org/" }, { publicUrl: "https://example.org" }],
  [
    { CONTACT: "+2348031234567, a@b.example" },
    { contact: { email: "a@b.example", whatsapp: "2348031234567" } },
  ],
  [
    { MCP_ORIGINS: "https://A.example, localhost,[::1]" },
    { mcpOrigins: ["https://a.example", "localhost", "[::1]"] },
  ],
])("reads %j", (variables, settings) => expect(readSettings(variables)).toMatchObject(settings));

it.each([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["RATE_LIMIT", "0"],
  ["RATE_LIMIT", "1.5"],
  ["REDIS_URL", "localhost:6379"],
  ["TRUSTED_PROXIES", "10.0.0.0/8,proxy"],
  ["CONTACT", "the office"],
  ["CONTACT", "a@b.example?bcc=c@d.example"],
  ["MAX_CONNECTIONS", "0"],
  ["WATCHDOG_SECONDS", "-1"],
  ["METRICS_PORT", "65536"],
  ["MAX_CONNECTIONS_PER_ADDRESS", "many"],
  ["LOG_LEVEL", "loud"],
  ["PLAIN_REQUESTS", "no"],
  ["PUBLIC_URL", "example.org"],
  ["REPOSITORY_URL", "ftp://example.org"],
  ["MCP_ORIGINS", "https://a.example/mcp"],
  ["MCP_ORIGINS", "*.a.example"],
  ["DRAIN_SECONDS", "60"],
])("refuses %s=%s by its name", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} .*\\.$`));
});

it("does not write a password into its error", () => {
  expect(() => readSettings({ REDIS_URL: "redi://user:hunter2@host" })).toThrow(/^((?!hunter2).)*$/);
});

describe("the table of settings in docs/deploy.md", () => {
  const page = readFileSync(new URL("../../../../docs/deploy.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| (`[A-Z_`, ]+`) \| .* \| ([^|]*) \|$/gm)].flatMap(
    ([, names = "", standard = ""]) =>
      [...names.matchAll(/[A-Z_]+/g)].map(([name], at) => ({
        name,
        standard: standard.split(", ")[at] ?? "",
      })),
  );

  it("names every variable that is read, and no other", () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  });

  it.each(rows.filter(({ standard }) => /^(?:\d+|`[a-z]+`)$/.test(standard)))(
    "$name: left out, it is $standard",
    ({ name, standard }) => {
      expect(readSettings({ [name]: standard.replaceAll("`", "") })).toEqual(readSettings({}));
    },
  );
});
