import { createMcpHandler, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { schemaOfArguments } from "../../packages/protocols/src/mcp/arguments.ts";
import { callTool } from "../../packages/protocols/src/mcp/call-tool.ts";
import { Refusal } from "../../packages/protocols/src/mcp/json-rpc.ts";
import { agentService } from "../../packages/protocols/src/mcp/outside.ts";
import { TOOLS } from "../../packages/protocols/src/mcp/tools/index.ts";
import { FetchRequest, toResponse } from "../../packages/server/src/fetch/message.ts";
import { createHandler } from "../../packages/server/src/service/handler.ts";

/** What answers a request in this process, from a Request of the Fetch standard to its Response. */
export interface Contender {
  readonly name: string;
  readonly answer: (request: Request) => Promise<Response> | Response;
}

const pollingUnits = createPollingUnits(loadStateModule);

const service = {
  limiter: undefined,
  trustedProxies: [],
  encode: undefined,
  state: {
    isDraining: () => false,
    uptime: () => 0,
    pollingUnits,
    publicUrl: undefined,
    repositoryUrl: undefined,
  },
  report: (error: unknown) => {
    throw error;
  },
};

const handle = createHandler(service, [agentService(undefined, { pollingUnits })]);

/** The service, with its API and /mcp. */
export const ours: Contender = {
  name: "naijaref",
  answer: async (request) => toResponse(await handle(new FetchRequest(request, () => "")), request.method),
};

const registered = TOOLS.map(({ name, title, description, parameters }) => ({
  name,
  about: { title, description, inputSchema: fromJsonSchema(schemaOfArguments(parameters)) },
}));

/**
 * The official SDK around the same nine tools, as its guide says: a server for each request. The schemas of
 * the arguments are made once.
 */
export const official: Contender = {
  name: "@modelcontextprotocol/server",
  answer: createMcpHandler(
    () => {
      const server = new McpServer({ name: "naijaref", version: "1" });
      for (const { name, about } of registered)
        server.registerTool(name, about, async (given) => {
          const result = await callTool({ name, arguments: given }, { pollingUnits });
          if (result instanceof Refusal) throw new Error(result.message);
          return result as { content: { type: "text"; text: string }[] };
        });
      return server;
    },
    { responseMode: "json" },
  ).fetch,
};
