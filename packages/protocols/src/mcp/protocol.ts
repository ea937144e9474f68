import { apiVersion } from "@naijaref/api/contract/about";
import { isObject, type JsonObject } from "@naijaref/api/contract/shape";
import { type CallOutcome, callTool, LISTED_TOOLS } from "./call-tool.ts";
import { errorTo, idOf, isResponse, type Message, Refusal, readMessage, resultTo } from "./json-rpc.ts";
import { complete, LISTED_TEMPLATES, listResources, readResource } from "./resources.ts";
import type { Surroundings } from "./tool.ts";

/**
 * The revisions of the Model Context Protocol that are spoken. Since 2026-07-28 each request names its
 * revision in `_meta`; before, a client and a server agreed on one by `initialize`.
 */
export const MODERN_VERSION = "2026-07-28";

/** Newest first. Not 2025-03-26: alone of all it makes a server take several messages at once. */
export const OLDER_VERSIONS = ["2025-11-25", "2025-06-18", "2024-11-05"] as const;

const SUPPORTED_VERSIONS: readonly string[] = [MODERN_VERSION, ...OLDER_VERSIONS];

/** Keys of `_meta` that every request of the modern revision has. */
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";

const metaOf = ({ params }: Message): JsonObject => (isObject(params["_meta"]) ? params["_meta"] : {});

/** The revision that a request names itself; undefined in messages of the older ones. */
export const namedVersion = (message: Message): unknown => metaOf(message)[VERSION_KEY];

/** What is wrong with the `_meta` of a request that names its revision, or must. */
export function findMetaFault(message: Message): Refusal | undefined {
  const version = namedVersion(message);
  if (typeof version !== "string")
    return new Refusal("invalidParams", `_meta needs "${VERSION_KEY}", such as "${MODERN_VERSION}".`);
  if (version !== MODERN_VERSION) return refuseVersion(version);
  return isObject(metaOf(message)[CAPABILITIES_KEY])
    ? undefined
    : new Refusal("invalidParams", `_meta needs "${CAPABILITIES_KEY}": an object, empty if there are none.`);
}

export const refuseVersion = (requested: string): Refusal =>
  new Refusal("unsupportedVersion", "This revision of the protocol is not supported here.", {
    supported: SUPPORTED_VERSIONS,
    requested,
  });

/**
 * What `initialize` agrees on: the newest revision that is not newer than what the client asked for, because
 * a client seldom speaks a revision that was written after it.
 */
function agreeOn(requested: unknown): string {
  const [newest] = OLDER_VERSIONS;
  if (typeof requested !== "string") return newest;
  return OLDER_VERSIONS.find((version) => version <= requested) ?? newest;
}

export interface Reply {
  /** A response of JSON-RPC; undefined if the message was a notification or a response, which get none. */
  readonly message: JsonObject | undefined;
  /** Set if the message cannot be served whatever is asked: what is wrong with it. */
  readonly refusal?: Refusal;
}

/**
 * Speaks the Model Context Protocol: from a message, parsed from JSON, to the reply. Each message stands for
 * itself in both eras of the protocol, so nothing is kept between two of them, and any transport may bring
 * them in any order.
 *
 * @param surroundings where the polling units are.
 */
export function createAgent(surroundings: Surroundings): (message: unknown) => Reply | Promise<Reply> {
  return (given) => {
    if (isResponse(given)) return NO_REPLY;
    const message = readMessage(given);
    if (message instanceof Refusal) return refuse(given, message);
    if (message.id === undefined) return NO_REPLY;
    return serve(message, message.id, surroundings);
  };
}

const NO_REPLY: Reply = { message: undefined };

/** The reply to a message that cannot be served. */
export const refuse = (given: unknown, refusal: Refusal): Reply => ({
  message: errorTo(idOf(given), refusal),
  refusal,
});

const SERVER_INFO = { name: "naijaref", title: "naijaref: reference data of Nigeria", version: apiVersion };

const CAPABILITIES = { tools: {}, resources: {}, completions: {} };

const INSTRUCTIONS =
  "Reference data of Nigeria: states, LGAs, wards, polling units, seats, banks, account numbers, phone numbers, plates. Look up, never recall: names repeat across states, and codes differ by one digit. Tell the user what unverified_fields names. null means that no source gives the value.";

/** An hour, as the answers of the API may be kept. */
const CACHED = { ttlMs: 3_600_000, cacheScope: "public" } as const;

interface Method {
  /** In which era it exists; in both if left out. */
  readonly era?: "modern" | "older";
  readonly cached?: boolean;
  readonly answer: (params: JsonObject, surroundings: Surroundings) => CallOutcome;
}

const NO_PAGE = new Refusal("invalidParams", "There is no such page: leave cursor out.");

/** Lists have one page here. */
const onePage =
  (page: (surroundings: Surroundings) => JsonObject | Promise<JsonObject>): Method["answer"] =>
  ({ cursor }, surroundings) =>
    cursor === undefined ? page(surroundings) : NO_PAGE;

const METHODS: Readonly<Record<string, Method>> = {
  "server/discover": {
    era: "modern",
    cached: true,
    answer: () => ({
      supportedVersions: SUPPORTED_VERSIONS,
      capabilities: CAPABILITIES,
      instructions: INSTRUCTIONS,
    }),
  },
  initialize: {
    era: "older",
    answer: ({ protocolVersion }) => ({
      protocolVersion: agreeOn(protocolVersion),
      capabilities: CAPABILITIES,
      serverInfo: SERVER_INFO,
      instructions: INSTRUCTIONS,
    }),
  },
  ping: { era: "older", answer: () => ({}) },
  "tools/list": { cached: true, answer: onePage(() => LISTED_TOOLS) },
  "tools/call": { answer: callTool },
  "resources/list": { cached: true, answer: onePage(listResources) },
  "resources/templates/list": { cached: true, answer: onePage(() => LISTED_TEMPLATES) },
  "resources/read": { cached: true, answer: readResource },
  "completion/complete": { answer: complete },
};

function serve(message: Message, id: string | number, surroundings: Surroundings): Reply | Promise<Reply> {
  const isModern = namedVersion(message) !== undefined || message.method === "server/discover";
  const fault = isModern ? findMetaFault(message) : undefined;
  if (fault !== undefined) return refuse(message, fault);
  const method = Object.hasOwn(METHODS, message.method) ? METHODS[message.method] : undefined;
  if (method === undefined || method.era === (isModern ? "older" : "modern"))
    return isModern ? refuse(message, NO_METHOD) : { message: errorTo(id, NO_METHOD) };
  const finish = (outcome: JsonObject | Refusal): Reply => {
    if (outcome instanceof Refusal) return { message: errorTo(id, outcome) };
    return { message: resultTo(id, isModern ? asModern(outcome, method) : outcome) };
  };
  const outcome = method.answer(message.params, surroundings);
  return outcome instanceof Promise ? outcome.then(finish) : finish(outcome);
}

const NO_METHOD = new Refusal("methodNotFound", "There is no such method here.");

const META = { _meta: { "io.modelcontextprotocol/serverInfo": SERVER_INFO } };

const asModern = (result: JsonObject, { cached = false }: Method): JsonObject => ({
  resultType: "complete",
  ...result,
  ...(cached && CACHED),
  ...META,
});
