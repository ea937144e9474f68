import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { createAgent } from "../../../packages/protocols/src/mcp/protocol.ts";

/** The agent without a transport. */
export const agent = createAgent({ pollingUnits: createPollingUnits(loadStateModule) });

// biome-ignore lint/suspicious/noExplicitAny: a message of JSON
type Json = any;

/** The result of a request of the older era. */
export async function ask(method: string, params: object = {}): Promise<Json> {
  const { message } = await agent({ jsonrpc: "2.0", id: 1, method, params });
  if (message?.["result"] === undefined) throw new Error(JSON.stringify(message));
  return message["result"];
}

/** The text that a tool returns, and whether it failed. */
export async function callForText(name: string, given: object): Promise<{ text: string; isError: boolean }> {
  const { content, isError = false } = await ask("tools/call", { name, arguments: given });
  return { text: content[0].text, isError };
}

/** What a tool returns. */
export const call = async (name: string, given: object): Promise<Json> =>
  JSON.parse((await callForText(name, given)).text);
