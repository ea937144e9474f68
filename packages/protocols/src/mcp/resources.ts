import { writeJson } from "@naijaref/api/bodies/wire";
import { dataVersion } from "naijaref/about";
import { findRecord, type HeldKind, kindsBy } from "naijaref/kinds";
import type { Guide } from "./guides.generated.ts";
import { type JsonObject, Refusal } from "./json-rpc.ts";
import type { Surroundings } from "./tool.ts";

/** The guides of the repository, which are 100 KB: loaded when a program first asks for one. */
export const guides = async (): Promise<readonly Guide[]> => (await import("./guides.generated.ts")).guides;

/** What a program may read whole: the guides, and every record by its kind and code. */

type WithGuides = Pick<Surroundings, "guides">;

const GUIDE = "naijaref://guides/";
const RECORD = "naijaref://records/";
export const RECORD_TEMPLATE = `${RECORD}{kind}/{code}`;

/** The result of `resources/list`. */
export const listResources = async ({ guides }: WithGuides): Promise<JsonObject> => ({
  resources: ((await guides?.()) ?? []).map(({ name, title }) => ({
    uri: GUIDE + name,
    name,
    title,
    mimeType: "text/markdown",
  })),
});

export const LISTED_TEMPLATES: JsonObject = {
  resourceTemplates: [
    {
      uriTemplate: RECORD_TEMPLATE,
      name: "record",
      title: "A record with all its fields",
      description: `kind: ${kindsBy("agents").join(", ")}. code: that of the record; of a bank its id.`,
      mimeType: "application/json",
    },
  ],
};

/** The result of `resources/read`. */
export function readResource(
  { uri }: JsonObject,
  { guides }: WithGuides = {},
): JsonObject | Refusal | Promise<JsonObject | Refusal> {
  if (typeof uri !== "string") return new Refusal("invalidParams", "uri is missing: add it.");
  if (uri.startsWith(GUIDE) && guides !== undefined)
    return guides().then((all) => {
      const guide = all.find(({ name }) => uri === GUIDE + name);
      return guide === undefined ? notThere(uri) : contentsOf(uri, "text/markdown", guide.text);
    });
  const record = uri.startsWith(RECORD) ? recordAt(uri.slice(RECORD.length)) : undefined;
  return record === undefined
    ? notThere(uri)
    : contentsOf(uri, "application/json", writeJson({ ...record, dataVersion }));
}

const notThere = (uri: string): Refusal =>
  new Refusal(
    "invalidParams",
    "Resource not found: resources/list and resources/templates/list say what there is.",
    { uri: uri.slice(0, 200) },
  );

const contentsOf = (uri: string, mimeType: string, text: string): JsonObject => ({
  contents: [{ uri, mimeType, text }],
});

function recordAt(path: string): object | undefined {
  const [, kind = "", code = ""] = /^([a-z_]+)\/([A-Za-z0-9-]{1,64})$/.exec(path) ?? [];
  return findRecord(kind as HeldKind, code);
}
