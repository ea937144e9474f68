import type { JsonObject } from "@naijaref/api/contract/shape";
import { idOf, Refusal } from "./json-rpc.ts";
import { createAgent, type Reply, refuse } from "./protocol.ts";
import type { Surroundings } from "./tool.ts";

/** What this file uses of a stream that is written to, such as `process.stdout`. */
export interface LineOutput {
  write(text: string): boolean;
  once(event: "drain" | "close" | "error", listener: () => void): unknown;
  off(event: "drain" | "close" | "error", listener: () => void): unknown;
}

/** In characters: as much as /mcp takes in bytes. */
const MAX_LINE_LENGTH = 256 * 1024;

/**
 * Speaks the Model Context Protocol over two streams, one message a line, until the input ends: what
 * `naijaref mcp` does with its standard input and output. Nothing else may write to the output.
 *
 * A line that is too long is refused and skipped, and no more of it is kept than what is allowed. Messages
 * are answered one after the other, and the next is read when the client has taken the last reply: so a
 * client that does not read makes nothing grow.
 *
 * @param input chunks of UTF-8, such as `process.stdin`.
 * @param output such as `process.stdout`.
 * @param surroundings where the polling units are.
 * @returns when the input has ended, or the output was closed.
 */
export async function serveStdio(
  input: AsyncIterable<Uint8Array | string>,
  output: LineOutput,
  surroundings: Surroundings,
): Promise<void> {
  const agent = createAgent(surroundings);
  let isClosed = false;
  const close = (): void => {
    isClosed = true;
  };
  output.once("close", close);
  output.once("error", close);
  for await (const line of linesOf(input)) {
    const reply = await replyTo(line, agent);
    if (reply !== undefined && !isClosed) await send(output, `${JSON.stringify(reply)}\n`);
    if (isClosed) return;
  }
}

async function replyTo(
  line: string | Refusal,
  agent: (message: unknown) => Reply | Promise<Reply>,
): Promise<JsonObject | undefined> {
  if (line instanceof Refusal) return refuse(undefined, line).message;
  if (line.trim() === "") return undefined;
  const message = parse(line);
  if (message instanceof Refusal) return refuse(undefined, message).message;
  try {
    return (await agent(message)).message;
  } catch {
    return refuse({ id: idOf(message) }, new Refusal("internalError", "The tool failed.")).message;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return new Refusal("parseError", "The line is not JSON.");
  }
}

/** Writes a line, and waits until it is taken where the stream says that it has enough. */
async function send(output: LineOutput, line: string): Promise<void> {
  if (output.write(line)) return;
  await new Promise<void>((resolve) => {
    const events = ["drain", "close", "error"] as const;
    const go = (): void => {
      for (const event of events) output.off(event, go);
      resolve();
    };
    for (const event of events) output.once(event, go);
  });
}

/** The lines of a text, without their ends; a refusal in place of one that is too long. */
async function* linesOf(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | Refusal> {
  const decoder = new TextDecoder();
  let line = "";
  let isTooLong = false;
  for await (const chunk of input) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
      const isShort = !isTooLong && line.length + end - from <= MAX_LINE_LENGTH;
      yield isShort ? line + text.slice(from, end) : TOO_LONG;
      line = "";
      isTooLong = false;
      from = end + 1;
    }
    isTooLong ||= line.length + text.length - from > MAX_LINE_LENGTH;
    line = isTooLong ? "" : line + text.slice(from);
  }
  if (isTooLong) yield TOO_LONG;
  else if (line !== "") yield line;
}

const TOO_LONG = new Refusal("invalidRequest", `A line has at most ${MAX_LINE_LENGTH} characters.`);
