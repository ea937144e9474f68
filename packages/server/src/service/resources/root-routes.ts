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
import type { ResourceOptions } from "./resource.ts";

/** What people, browsers and programs ask for first, outside the contract. */

const XML_TYPE = "application/xml; charset=utf-8";
const SCRIPT_TYPE = "text/javascript; charset=utf-8";
const TEXT_TYPE = "text/plain; charset=utf-8";

const NO_SNIFF = ["X-Content-Type-Options", "nosniff"];

const operations = Object.entries<Operation>(contract);

/** A document, its media type, and its own header fields: names and values in turn. */
interface Document {
  readonly mediaType: string;
  readonly content: string;
  readonly headers: readonly string[];
}

function indexOfVersion(): Document {
  const data = {
    name: "naijaref",
    data_version: dataVersion,
    api_version: apiVersion,
    docs: about.getDocs.path,
    openapi: about.getOpenApi.path,
    operations: operations.map(([id, { path, summary }]) => ({ id, path, summary })),
  };
  return { mediaType: JSON_TYPE, content: JSON.stringify({ data }), headers: NO_SNIFF };
}

/** What a language model needs to use the service (llmstxt.org). */
function guideForModels(limit: RateLimit): Document {
  const { summary, description } = describeService(limit)["info"] as Readonly<Record<string, string>>;
  const lines = operations.map(
    ([
      ,
      {
        path,
        summary,
        examples: [example],
      },
    ]) =>
      // A path with a parameter is no address, so the link is an example of it.
      path.includes("{") && example === undefined
        ? `- GET ${path}: ${summary}`
        : `- [GET ${path}](${example ?? path}): ${summary}`,
  );
  return {
    mediaType: TEXT_TYPE,
    content: `# naijaref

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
`,
    headers: NO_SNIFF,
  };
}

/**
 * Where robots find the pages; without a public address there is no sitemap to name, because its addresses
 * are whole.
 */
const robots = ({ publicUrl }: ServiceState): Document => ({
  mediaType: TEXT_TYPE,
  content: `User-agent: *\nAllow: /\n${publicUrl === undefined ? "" : `Sitemap: ${publicUrl}/sitemap.xml\n`}`,
  headers: NO_SNIFF,
});

const FRONT_DOOR: Readonly<Record<string, (state: ServiceState) => Document>> = {
  "/openapi.json": ({ rateLimit }) => ({
    mediaType: JSON_TYPE,
    content: JSON.stringify(describeService(rateLimit)),
    headers: NO_SNIFF,
  }),
  "/v1": indexOfVersion,
  "/llms.txt": ({ rateLimit }) => guideForModels(rateLimit),
  "/robots.txt": robots,
  "/favicon.ico": () => ({ mediaType: "image/svg+xml", content: ICON, headers: NO_SNIFF }),
};

/** The same of a program that has all pages. */
const FRONT_DOOR_OF_PAGES: Readonly<Record<string, (state: ServiceState, pages: AllPages) => Document>> = {
  "/sitemap.xml": ({ publicUrl }, { sitemap }) => ({
    mediaType: XML_TYPE,
    content: sitemap(publicUrl ?? ""),
    headers: NO_SNIFF,
  }),
  // The root is its place, because a worker may only serve pages below its own address.
  "/service-worker.js": (_, { serviceWorker }) => ({
    mediaType: SCRIPT_TYPE,
    content: serviceWorker(),
    headers: NO_SNIFF,
  }),
};

/** The path in its one writing, and what makes its body; undefined if it is no such path. */
export function frontDoorAt(
  path: string,
  { state, pages }: Pick<ResourceOptions, "state" | "pages">,
): { readonly path: string; readonly make: () => Document } | undefined {
  const canonical = path.replace(/(?<=.)\/$/, "");
  const make = Object.hasOwn(FRONT_DOOR, canonical) ? FRONT_DOOR[canonical] : undefined;
  if (make !== undefined) return { path: canonical, make: () => make(state) };
  const ofPages = Object.hasOwn(FRONT_DOOR_OF_PAGES, canonical) ? FRONT_DOOR_OF_PAGES[canonical] : undefined;
  const all = pages?.all;
  return ofPages && all && { path: canonical, make: () => ofPages(state, all) };
}
