import { isObject, type JsonObject } from "@naijaref/api/contract/shape";

/**
 * Messages of JSON-RPC 2.0 (https://www.jsonrpc.org/specification), as far as the Model Context Protocol uses
 * them.
 */

export type RequestId = string | number;

/** A request, or a notification if it has no id. */
export interface Message {
  readonly id: RequestId | undefined;
  readonly method: string;
  readonly params: JsonObject;
}

/** Codes of JSON-RPC, and those that revision 2026-07-28 of the protocol adds. */
export const ERROR_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** Why a message cannot be served. Returned, not thrown, because bad messages are expected. */
export class Refusal {
  readonly code: number;
  readonly message: string;
  readonly data: JsonObject | undefined;

  constructor(code: keyof typeof ERROR_CODES, message: string, data?: JsonObject) {
    this.code = ERROR_CODES[code];
    this.message = message;
    this.data = data;
  }
}

const isId = (value: unknown): value is RequestId =>
  typeof value === "string" || (typeof value === "number" && Number.isSafeInteger(value));

/** The id that the response to a message has: null where it cannot be read (JSON-RPC 2.0, 5). */
export const idOf = (message: unknown): RequestId | null =>
  isObject(message) && isId(message["id"]) ? message["id"] : null;

export const isResponse = (message: unknown): boolean =>
  isObject(message) && message["method"] === undefined && ("result" in message || "error" in message);

/** A value that was parsed from JSON as a message. */
export function readMessage(value: unknown): Message | Refusal {
  if (Array.isArray(value))
    return new Refusal("invalidRequest", "Batches are not supported: send one message at a time.");
  if (!isObject(value) || value["jsonrpc"] !== "2.0" || typeof value["method"] !== "string")
    return new Refusal("invalidRequest", 'A message is an object with "jsonrpc": "2.0" and a method.');
  const { id, method, params = {} } = value;
  if (id !== undefined && !isId(id))
    return new Refusal("invalidRequest", "The id of a request is a text, or a whole number up to 2^53 - 1.");
  if (!isObject(params)) return new Refusal("invalidParams", "params is an object.");
  return { id, method, params };
}

export const resultTo = (id: RequestId, result: JsonObject): JsonObject => ({ jsonrpc: "2.0", id, result });

export const errorTo = (id: RequestId | null, { code, message, data }: Refusal): JsonObject => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data && { data }) },
});
