import { writeJson } from "@naijaref/api/bodies/wire";
import { Failure } from "@naijaref/api/contract/errors";
import { banks } from "@naijaref/api/operations/banks";
import { elections } from "@naijaref/api/operations/elections";
import { places } from "@naijaref/api/operations/places";
import { SUGGESTION_KINDS } from "@naijaref/records";
import { dataVersion } from "naijaref/about";
import { guides } from "./guides.generated.ts";
import { type JsonObject, Refusal } from "./json-rpc.ts";

/** What a program may read whole: the guides, and every record by its kind and code. */

const GUIDE = "naijaref://guides/";
const RECORD = "naijaref://records/";
export const RECORD_TEMPLATE = `${RECORD}{kind}/{code}`;

export const LISTED_RESOURCES: JsonObject = {
  resources: guides.map(({ name, title }) => ({
    uri: GUIDE + name,
    name,
    title,
    mimeType: "text/markdown",
  })),
};

export const LISTED_TEMPLATES: JsonObject = {
  resourceTemplates: [
    {
      uriTemplate: RECORD_TEMPLATE,
      name: "record",
      title: "A record with all its fields",
      description: `kind: ${SUGGESTION_KINDS.join(", ")}. code: that of the record; of a bank its id.`,
      mimeType: "application/json",
    },
  ],
};

/** The record with a code, of a kind. A constituency is of one kind only. */
const RECORDS: Readonly<Record<(typeof SUGGESTION_KINDS)[number], (code: string) => object | Failure>> = {
  state: (state) => places.getState({ state }),
  lga: (lga) => places.getLga({ lga, state: undefined }),
  ward: (ward) => places.getWard({ ward }),
  senatorial_district: (code) => elections.getConstituency({ code }),
  federal_constituency: (code) => elections.getConstituency({ code }),
  state_constituency: (code) => elections.getConstituency({ code }),
  bank: (bank) => banks.getBank({ bank }),
};

/** The result of `resources/read`. */
export function readResource({ uri }: JsonObject): JsonObject | Refusal {
  if (typeof uri !== "string") return new Refusal("invalidParams", "uri is missing: add it.");
  const guide = guides.find(({ name }) => uri === GUIDE + name);
  if (guide !== undefined) return contentsOf(uri, "text/markdown", guide.text);
  const record = uri.startsWith(RECORD) ? recordAt(uri.slice(RECORD.length)) : undefined;
  return record === undefined
    ? new Refusal(
        "invalidParams",
        "Resource not found: resources/list and resources/templates/list say what there is.",
        {
          uri: uri.slice(0, 200),
        },
      )
    : contentsOf(uri, "application/json", writeJson({ ...record, dataVersion }));
}

const contentsOf = (uri: string, mimeType: string, text: string): JsonObject => ({
  contents: [{ uri, mimeType, text }],
});

function recordAt(path: string): object | undefined {
  const [, kind = "", code = ""] = /^([a-z_]+)\/([A-Za-z0-9-]{1,64})$/.exec(path) ?? [];
  if (!Object.hasOwn(RECORDS, kind)) return undefined;
  const found = RECORDS[kind as keyof typeof RECORDS](code);
  if (found instanceof Failure) return undefined;
  return "kind" in found && found.kind !== kind ? undefined : found;
}
