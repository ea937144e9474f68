import { isObject } from "@naijaref/api/bounded-json";
import { type JsonObject, type Message, Refusal } from "./json-rpc.ts";

/**
 * The revisions of the Model Context Protocol that are spoken. Since 2026-07-28 each request names its
 * revision in `_meta`; before, a client and a server agreed on one by `initialize`.
 */
export const MODERN_VERSION = "2026-07-28";

/** Newest first. Not 2025-03-26: alone of all it makes a server take several messages at once. */
export const OLDER_VERSIONS = ["2025-11-25", "2025-06-18", "2024-11-05"] as const;

export const SUPPORTED_VERSIONS: readonly string[] = [MODERN_VERSION, ...OLDER_VERSIONS];

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
export function agreeOn(requested: unknown): string {
  const [newest] = OLDER_VERSIONS;
  if (typeof requested !== "string") return newest;
  return OLDER_VERSIONS.find((version) => version <= requested) ?? newest;
}
