import { type Failure, fail } from "@naijaref/api/contract/errors";
import type { OutsideBody, OutsideCall, OutsideService } from "@naijaref/api/outside-service";
import { isAllowed, type Origins } from "./origins.ts";
import type { Surroundings } from "./tool.ts";

/** What a page may send beside what every page may: those who do not read an asterisk need the names. */
const HEADERS =
  "*, Authorization, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID";

/**
 * The Model Context Protocol at /mcp, by which the tools of language models use the data:
 * https://modelcontextprotocol.io/specification/2026-07-28. What speaks it is loaded on the first request.
 */
export function agentService(origins: Origins, surroundings: Surroundings): OutsideService {
  let answer: ((call: OutsideCall) => Promise<OutsideBody | Failure>) | undefined;
  const load = async () => {
    const { answerPosts } = await import("./answer-posts.ts");
    answer ??= answerPosts(surroundings);
    return answer;
  };
  return {
    path: "/mcp",
    mostBytes: 256 * 1024,
    methods: ["POST"],
    allowedHeaders: HEADERS,
    answer: (call) => {
      if (call.path !== "") return fail("not_found", "There is nothing here: post to /mcp.");
      if (!isAllowed(call.header("origin"), origins)) return REFUSED_ORIGIN;
      return answer === undefined ? load().then((loaded) => loaded(call)) : answer(call);
    },
  };
}

const REFUSED_ORIGIN: OutsideBody = {
  status: 403,
  text: JSON.stringify({
    jsonrpc: "2.0",
    id: null,
    error: { code: -32600, message: "Pages of this origin may not call here: see MCP_ORIGINS." },
  }),
};
