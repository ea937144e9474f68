import { type Failure, fail } from "@naijaref/api/contract/errors";
import type { OutsideBody, OutsideCall, OutsideService } from "@naijaref/api/outside-service";
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

/**
 * Which web pages may call: all, or those of some origins (https://a.example) or hosts (localhost, with any
 * scheme and port). Undefined: all.
 */
export type Origins = readonly string[] | undefined;

/** Reads the setting, or throws with what it takes. */
export function readOrigins(name: string, text: string): Origins {
  if (text === "*") return undefined;
  const origins = text.split(",").map((part) => part.trim().toLowerCase());
  const wrong = origins.find(
    (origin) => !/^([a-z]+:\/\/)?[a-z0-9.-]+(:[0-9]{1,5})?$|^\[[0-9a-f:]+\]$/.test(origin),
  );
  if (wrong === undefined) return origins;
  throw new Error(`${name} has "${wrong}": set it to *, or to origins such as https://a.example,localhost.`);
}

/** Whether a request may come from where its field Origin says. A program that is no page sends none. */
function isAllowed(origin: string | undefined, origins: Origins): boolean {
  if (origin === undefined || origins === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return origins.includes(origin.toLowerCase()) || origins.includes(hostname);
}
