import type { JsonObject } from "@naijaref/api/contract/shape";
import { linesOf } from "@naijaref/api/lines";
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
  for await (const line of linesOf(input, MAX_LINE_LENGTH)) {
    const reply = await replyTo(line, agent);
    if (reply !== undefined && !isClosed) await send(output, `${JSON.stringify(reply)}\n`);
    if (isClosed) return;
  }
}

async function replyTo(
  line: string | undefined,
  agent: (message: unknown) => Reply | Promise<Reply>,
): Promise<JsonObject | undefined> {
  if (line === undefined) return refuse(undefined, TOO_LONG).message;
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

const TOO_LONG = new Refusal("invalidRequest", `A line has at most ${MAX_LINE_LENGTH} characters.`);
