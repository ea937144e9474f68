import { parseBounded } from "@naijaref/api/bounded-json";
import type { Failure } from "@naijaref/api/contract/errors";
import type { OutsideBody, OutsideCall } from "@naijaref/api/outside-service";
import { costOf } from "./call-tool.ts";
import { ERROR_CODES, isResponse, type Message, Refusal, readMessage } from "./json-rpc.ts";
import {
  createAgent,
  findMetaFault,
  MODERN_VERSION,
  namedVersion,
  OLDER_VERSIONS,
  type Reply,
  refuse,
  refuseVersion,
} from "./protocol.ts";
import type { Surroundings } from "./tool.ts";

/**
 * Header fields repeat parts of the message in revision 2026-07-28, so that what stands between client and
 * server need not parse it. Where they differ, one of the two would be believed wrongly: the request is
 * refused.
 */

/** What `Mcp-Name` repeats, for the methods that have it. */
const NAMED: Readonly<Record<string, string>> = { "tools/call": "name", "resources/read": "uri" };

/** Also taken in the header field: what has no `initialize` cannot have agreed on less. */
const KNOWN: readonly string[] = [...OLDER_VERSIONS, "2025-03-26"];

function findHeaderFault(message: Message, header: OutsideCall["header"]): Refusal | undefined {
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

function differs(field: string, value: string | undefined): Refusal {
  const problem = value === undefined ? "missing" : "not what the body says";
  return new Refusal("headerMismatch", `Header mismatch: ${field} is ${problem}.`);
}

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

/**
 * The protocol over HTTP ("Streamable HTTP", which here streams nothing): one message in a POST, its reply in
 * the response as JSON, to clients of both eras.
 */
export function answerPosts(
  surroundings: Surroundings,
): (call: OutsideCall) => Promise<OutsideBody | Failure> {
  return async (call) => {
    const message = parse(call);
    const fault = message instanceof Refusal ? message : faultOf(message, call);
    if (fault !== undefined) return asBody(refuse(message, fault));
    const read = readMessage(message);
    const refusal = read instanceof Refusal ? undefined : await call.charge(costOf(read));
    return refusal ?? asBody(await createAgent({ ...surroundings, pause: call.pause })(message));
  };
}

function parse({ content, mediaType }: OutsideCall): unknown {
  if (mediaType !== "application/json")
    return new Refusal("invalidRequest", "Post one message as application/json.");
  const parsed = parseBounded(content);
  if (parsed.ok) return parsed.value;
  return parsed.problem === "malformed"
    ? new Refusal("parseError", "The content is not JSON in UTF-8.")
    : new Refusal("invalidRequest", "The message has too many parts: send fewer at once.");
}

function faultOf(given: unknown, { header }: OutsideCall): Refusal | undefined {
  if (isResponse(given)) return undefined;
  const message = readMessage(given);
  // Notifications have no header fields of their own in any revision.
  return message instanceof Refusal || message.id === undefined
    ? undefined
    : findHeaderFault(message, header);
}

/**
 * The status says only whether the message could be served at all. What a tool or a resource lacks is in the
 * message.
 */
function asBody({ message, refusal }: Reply): OutsideBody {
  if (message === undefined) return { status: 202, text: "" };
  const failed = refusal?.code === ERROR_CODES.methodNotFound ? 404 : 400;
  return { status: refusal === undefined ? 200 : failed, text: JSON.stringify(message) };
}
