import { STANDARD_LIMIT } from "@naijaref/api/contract/cost";
import type { Contact } from "@naijaref/api/operations/operations";
import { type Range, readRanges } from "@naijaref/http/client";
import { readOrigins } from "@naijaref/protocols/mcp/outside";

/**
 * Where `npm run downloads` writes, beside the packages. Not a file URL: the worker imports this module too.
 */
const BUILT_DOWNLOADS = "downloads";

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Reads the settings, or throws an error with the variable's name and the values that it accepts. */
export function readSettings(environment: Environment) {
  const metricsPort = environment["METRICS_PORT"];
  return {
    port: wholeNumber(environment, "PORT", 3000, 65_535),
    /** Undefined: every address of the machine, IPv6 and IPv4. */
    host: environment["HOST"] || undefined,
    /** Units of work a minute for each client; undefined if there is no limit. */
    rateLimit: readRateLimit(environment["RATE_LIMIT"]),
    /** The server on which all instances count together; undefined if each counts alone. */
    redisUrl: readRedisUrl(environment["REDIS_URL"]),
    /** What the names of clients in Redis are hashed with; undefined: the password in `redisUrl`. */
    limitKey: environment["LIMIT_KEY"] || undefined,
    /** Peers whose X-Forwarded-For is believed. */
    trustedProxies: readTrustedProxies(environment["TRUSTED_PROXIES"] ?? ""),
    /** The folder of the downloads. It has one folder for each data version. */
    downloads: environment["DOWNLOADS"] || BUILT_DOWNLOADS,
    logLevel: readLogLevel(environment["LOG_LEVEL"] || "info"),
    /** Whether the service reads plain requests itself on Node; if not, Node's HTTP server reads all of them. */
    plainRequests: readSwitch(environment, "PLAIN_REQUESTS"),
    /** Open at the same time, in all and from one client; more are closed at once. On Node only. */
    maxConnections: wholeNumber(environment, "MAX_CONNECTIONS", 2000, 1_000_000, 1),
    maxConnectionsPerAddress: wholeNumber(environment, "MAX_CONNECTIONS_PER_ADDRESS", 256, 1_000_000, 1),
    /** How long the event loop may be blocked before the process is ended; 0: for ever. On Node only. */
    watchdogSeconds: wholeNumber(environment, "WATCHDOG_SECONDS", 0, 3600),
    /** Where `/metrics` is served; undefined: nowhere. On Node only. */
    metricsPort: metricsPort ? wholeNumber(environment, "METRICS_PORT", 0, 65_535) : undefined,
    metricsHost: environment["METRICS_HOST"] || "127.0.0.1",
    ogc: readSwitch(environment, "OGC"),
    reconcile: readSwitch(environment, "RECONCILE"),
    /** Where the pages are on the internet: for canonical addresses and the sitemap. */
    publicUrl: readUrl("PUBLIC_URL", environment["PUBLIC_URL"]),
    /** The public repository of the data: where the pages send corrections. */
    repositoryUrl: readUrl("REPOSITORY_URL", environment["REPOSITORY_URL"]),
    contact: readContact(environment["CONTACT"]),
    mcp: readSwitch(environment, "MCP"),
    mcpOrigins: readOrigins("MCP_ORIGINS", environment["MCP_ORIGINS"] || "*"),
    drainSeconds: wholeNumber(environment, "DRAIN_SECONDS", 2, 5),
  };
}

function wholeNumber(
  environment: Environment,
  name: string,
  standard: number,
  most: number,
  least = 0,
): number {
  const text = environment[name] || String(standard);
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`${name} is "${text}": set it to a whole number from ${least} to ${most}.`);
}

/** @returns undefined if there is no limit. */
function readRateLimit(text = ""): number | undefined {
  if (text.toLowerCase() === "off") return undefined;
  if (text === "") return STANDARD_LIMIT;
  if (/^[1-9][0-9]{0,9}$/.test(text)) return Number(text);
  throw new Error(`RATE_LIMIT is "${text}": set it to off, or to a number of units a minute, at least 1.`);
}

function readRedisUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^rediss?:\/\/./.test(text)) return text;
  // Not quoted, because it may contain a password.
  throw new Error("REDIS_URL is not a Redis URL. Write it as redis://user:password@host:6379.");
}

/** @returns without a slash at the end. */
function readUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "")
    return url.href.replace(/\/$/, "");
  throw new Error(`${name} is "${text}": set it to an address such as https://example.org.`);
}

/** Where people send corrections: an address of mail, a number of WhatsApp, or both with a comma between. */
function readContact(text: string | undefined): Contact | undefined {
  if (!text) return undefined;
  const parts = text.split(",").map((part) => part.trim());
  const email = parts.find((part) => /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(part));
  const whatsapp = parts.find((part) => /^\+\d{8,15}$/.test(part))?.slice(1);
  if (parts.length === Number(email !== undefined) + Number(whatsapp !== undefined))
    return { email, whatsapp };
  throw new Error(
    `CONTACT is "${text}": set it to an address of mail, a number such as +2348031234567, or both with a comma between.`,
  );
}

function readTrustedProxies(text: string): readonly Range[] {
  const read = readRanges(text);
  if (read.ok) return read.ranges;
  throw new Error(
    `TRUSTED_PROXIES has "${read.problem}", which is not an address. List addresses or ranges, such as 10.0.0.0/8,::1.`,
  );
}

function readLogLevel(text: string): string {
  const level = text.toLowerCase();
  if (LOG_LEVELS.includes(level)) return level;
  throw new Error(`LOG_LEVEL is "${text}": set it to one of ${LOG_LEVELS.join(", ")}.`);
}

/** A setting that is on, unless it says off. */
function readSwitch(environment: Environment, name: string): boolean {
  const text = environment[name] || "on";
  const word = text.toLowerCase();
  if (word === "on" || word === "off") return word === "on";
  throw new Error(`${name} is "${text}": set it to on or off.`);
}
