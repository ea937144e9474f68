import { contract } from "@naijaref/api/contract";
import { about, apiVersion } from "@naijaref/api/contract/about";
import type { RateLimit } from "@naijaref/api/contract/cost";
import { describeService } from "@naijaref/api/contract/openapi";
import type { Operation } from "@naijaref/api/contract/operation";
import { JSON_TYPE } from "@naijaref/api/contract/shape";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { AllPages } from "@naijaref/pages";
import { ICON } from "@naijaref/pages/assets";
import { dataVersion } from "naijaref/about";
import { Success } from "./representation.ts";
import { freshResource, type Resource, type ResourceOptions } from "./resource.ts";

/** What people, browsers and programs ask for first, outside the contract. */

const XML_TYPE = "application/xml; charset=utf-8";
const SCRIPT_TYPE = "text/javascript; charset=utf-8";
const TEXT_TYPE = "text/plain; charset=utf-8";

const operations = Object.entries<Operation>(contract);

function indexOfVersion(): string {
  const data = {
    name: "naijaref",
    data_version: dataVersion,
    api_version: apiVersion,
    docs: about.getDocs.path,
    openapi: about.getOpenApi.path,
    operations: operations.map(([id, { path, summary }]) => ({ id, path, summary })),
  };
  return JSON.stringify({ data });
}

/** What a language model needs to use the service (llmstxt.org). */
function guideForModels(limit: RateLimit): string {
  const { summary, description } = describeService(limit)["info"] as Readonly<Record<string, string>>;
  const lines = operations.map(([, { path, summary, examples }]) => {
    // A path with a parameter is no address, so the link is an example of it.
    const address = examples[0] ?? (path.includes("{") ? undefined : path);
    return `- ${address === undefined ? `GET ${path}` : `[GET ${path}](${address})`}: ${summary}`;
  });
  return `# naijaref

> ${summary}

${description}

Records: \`{ "data": {…} }\`. Lists: \`{ "count": …, "data": [...] }\`. Errors: \`{ "error": { "code", "message" } }\`.

## Description

- [OpenAPI](${about.getOpenApi.path}): every operation, parameter and field
- [Documentation](${about.getDocs.path}): the same for people, with examples

## Tools

- [Model Context Protocol](/mcp): nine tools for models, by POST, unless this instance has it turned off. Address: /mcp, transport: Streamable HTTP

## Operations

${lines.join("\n")}
`;
}

/**
 * Where robots find the pages; without a public address there is no sitemap to name, because its addresses
 * are whole.
 */
const robots = (publicUrl: string | undefined): string =>
  `User-agent: *\nAllow: /\n${publicUrl === undefined ? "" : `Sitemap: ${publicUrl}/sitemap.xml\n`}`;

type Write = (state: ServiceState, all: AllPages) => string;

const DOCUMENTS: Readonly<Record<string, readonly [mediaType: string, write: Write]>> = {
  "/openapi.json": [JSON_TYPE, ({ rateLimit }) => JSON.stringify(describeService(rateLimit))],
  "/v1": [JSON_TYPE, indexOfVersion],
  "/llms.txt": [TEXT_TYPE, ({ rateLimit }) => guideForModels(rateLimit)],
  "/robots.txt": [TEXT_TYPE, ({ publicUrl }) => robots(publicUrl)],
  "/favicon.ico": ["image/svg+xml", () => ICON],
  "/sitemap.xml": [XML_TYPE, ({ publicUrl }, all) => all.sitemap(publicUrl ?? "")],
  // The root is its place, because a worker may only serve pages below its own address.
  "/service-worker.js": [SCRIPT_TYPE, (_, all) => all.serviceWorker()],
};

/** Only a program that has all pages has these. */
const OF_PAGES: readonly string[] = ["/sitemap.xml", "/service-worker.js"];

/**
 * What newcomers read first, outside the limit as the documentation is; undefined if the path is none of it.
 *
 * @param at the path under which it is served, if that is another.
 */
export function rootResource(
  path: string,
  { state, pages, encode }: Pick<ResourceOptions, "state" | "pages" | "encode">,
  at?: string,
): Resource | undefined {
  const known = path.replace(/(?<=.)\/$/, "");
  const found = Object.hasOwn(DOCUMENTS, known) ? DOCUMENTS[known] : undefined;
  if (found === undefined || (OF_PAGES.includes(known) && pages?.all === undefined)) return undefined;
  const [mediaType, write] = found;
  const route = at ?? known;
  const represent = () => {
    const content = write(state, pages?.all as AllPages);
    const body = { mediaType, content, headers: ["X-Content-Type-Options", "nosniff"] };
    return new Success(body, { cache: "public", route, encode, fields: [] });
  };
  return freshResource({ route, key: route, limited: false, fields: [], represent });
}
