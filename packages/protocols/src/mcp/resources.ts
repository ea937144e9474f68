import { writeJson } from "@naijaref/api/bodies/wire";
import { isObject, type JsonObject } from "@naijaref/api/contract/shape";
import { dataVersion } from "naijaref/about";
import { codeOf, findRecord, type HeldKind, kindsBy, listRecords } from "naijaref/kinds";
import type { Guide } from "./guides.generated.ts";
import { Refusal } from "./json-rpc.ts";
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
  const path = uri.startsWith(RECORD) ? uri.slice(RECORD.length) : "";
  const [, kind = "", code = ""] = /^([a-z_]+)\/([A-Za-z0-9-]{1,64})$/.exec(path) ?? [];
  const record = findRecord(kind as HeldKind, code);
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

/** As many values as the protocol allows in one result. */
const MAX = 100;

/**
 * The result of `completion/complete`: what may stand in the template of records. A code needs the kind,
 * which a client gives in `context`; without it there is nothing to choose from.
 */
export function complete({ ref, argument, context }: JsonObject): JsonObject | Refusal {
  if (!isObject(ref) || ref["type"] !== "ref/resource" || ref["uri"] !== RECORD_TEMPLATE)
    return new Refusal(
      "invalidParams",
      "Only arguments of a template of resources/templates/list are completed.",
    );
  const { name, value } = isObject(argument) ? argument : {};
  if (typeof value !== "string" || (name !== "kind" && name !== "code"))
    return new Refusal("invalidParams", "argument has the name kind or code, and a value that is a text.");
  const start = value.slice(0, 64).toLowerCase();
  const given =
    isObject(context) && isObject(context["arguments"]) ? context["arguments"]["kind"] : undefined;
  const codes = typeof given === "string" ? listRecords(given as HeldKind).map(codeOf) : [];
  const all: readonly string[] = name === "kind" ? kindsBy("agents") : codes;
  const fitting = all.filter((one) => one.toLowerCase().startsWith(start));
  const { length } = fitting;
  return { completion: { values: fitting.slice(0, MAX), total: length, hasMore: length > MAX } };
}
