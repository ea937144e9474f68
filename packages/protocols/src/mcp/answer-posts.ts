import { parseBounded } from "@naijaref/api/bounded-json";
import type { Failure } from "@naijaref/api/contract/errors";
import type { OutsideBody, OutsideCall } from "@naijaref/api/outside-service";
import { costOf } from "./call-tool.ts";
import { findHeaderFault } from "./headers.ts";
import { ERROR_CODES, isResponse, Refusal, readMessage } from "./json-rpc.ts";
import { createAgent, type Reply, refuse } from "./protocol.ts";
import type { Surroundings } from "./tool.ts";

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
    ? new Refusal("parseError", "The content is not JSON.")
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
const asBody = ({ message, refusal }: Reply): OutsideBody =>
  message === undefined
    ? { status: 202, text: "" }
    : { status: refusal === undefined ? 200 : statusOf(refusal), text: JSON.stringify(message) };

const statusOf = ({ code }: Refusal): number => (code === ERROR_CODES.methodNotFound ? 404 : 400);
