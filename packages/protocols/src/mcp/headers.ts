import { type Message, Refusal } from "./json-rpc.ts";
import { findMetaFault, MODERN_VERSION, namedVersion, OLDER_VERSIONS, refuseVersion } from "./versions.ts";

/**
 * Header fields repeat parts of the message in revision 2026-07-28, so that what stands between client and
 * server need not parse it. Where they differ, one of the two would be believed wrongly: the request is
 * refused.
 */

/** What `Mcp-Name` repeats, for the methods that have it. */
const NAMED: Readonly<Record<string, string>> = { "tools/call": "name", "resources/read": "uri" };

/** Also taken in the header field: what has no `initialize` cannot have agreed on less. */
const KNOWN: readonly string[] = [...OLDER_VERSIONS, "2025-03-26"];

type ReadHeader = (name: string) => string | undefined;

/** What is wrong with the header fields of a request. */
export function findHeaderFault(message: Message, header: ReadHeader): Refusal | undefined {
  const version = header("mcp-protocol-version");
  const named = namedVersion(message);
  if (named === undefined) {
    if (version === MODERN_VERSION) return findMetaFault(message);
    return version === undefined || message.method === "initialize" || KNOWN.includes(version)
      ? undefined
      : refuseVersion(version.slice(0, 64));
  }
  if (version !== named) return differs("MCP-Protocol-Version", version);
  // A revision that is not spoken here may have other fields: it is refused for itself.
  if (version !== MODERN_VERSION) return undefined;
  if (header("mcp-method") !== message.method) return differs("Mcp-Method", header("mcp-method"));
  const source = NAMED[message.method];
  if (source === undefined) return undefined;
  const name = header("mcp-name");
  return name !== undefined && decodeValue(name) === message.params[source]
    ? undefined
    : differs("Mcp-Name", name);
}

const differs = (field: string, value: string | undefined): Refusal =>
  new Refusal(
    "headerMismatch",
    value === undefined
      ? `Header mismatch: ${field} is missing.`
      : `Header mismatch: ${field} is not what the body says.`,
  );

/** A value that is no plain ASCII comes as Base64 of its UTF-8 between marks. */
function decodeValue(value: string): string | undefined {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (encoded === undefined) return value;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
