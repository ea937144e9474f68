import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernHttp,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OlderStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OlderHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/**
 * The official clients: that of revision 2026-07-28, in both of its eras, and that of the revisions before.
 */

export interface Connection {
  readonly listTools: () => Promise<{ tools: { name: string; inputSchema: object }[] }>;
  readonly callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<unknown>;
  readonly listResources: () => Promise<{ resources: { uri: string }[] }>;
  readonly listResourceTemplates: () => Promise<{ resourceTemplates: { uriTemplate: string }[] }>;
  readonly readResource: (resource: { uri: string }) => Promise<{ contents: object[] }>;
  readonly complete: (asked: {
    ref: { type: "ref/resource"; uri: string };
    argument: { name: string; value: string };
  }) => Promise<{ completion: { values: string[] } }>;
  readonly getInstructions: () => string | undefined;
  readonly close: () => Promise<void>;
}

/** An address, or a program that speaks over its standard streams. */
export type Server = URL | { readonly command: string; readonly args: string[] };

export const CLIENTS = {
  "2.4, 2026-07-28": (server: Server) => connectModern(server, { pin: "2026-07-28" }),
  "2.4, which era there is": (server: Server) => connectModern(server, "auto"),
  "2.4, older era": (server: Server) => connectModern(server, "legacy"),
  "1.32": connectOlder,
} as const;

const NAME = { name: "tests", version: "1.0.0" };

async function connectModern(server: Server, mode: "auto" | "legacy" | { pin: string }): Promise<Connection> {
  const client = new ModernClient(NAME, { versionNegotiation: { mode } });
  await client.connect(server instanceof URL ? new ModernHttp(server) : new ModernStdio(server));
  const era = mode === "legacy" ? "legacy" : "modern";
  if (client.getProtocolEra() !== era) throw new Error(`the era is ${client.getProtocolEra()}`);
  return client as unknown as Connection;
}

async function connectOlder(server: Server): Promise<Connection> {
  const client = new OlderClient(NAME);
  const transport = server instanceof URL ? new OlderHttp(server) : new OlderStdio(server);
  await client.connect(transport as Parameters<OlderClient["connect"]>[0]);
  return client as unknown as Connection;
}

/** The text of a tool's result. */
export function textOf(result: unknown): string {
  const { content } = result as { content: readonly { type: string; text: string }[] };
  return content.map(({ text }) => text).join("");
}
