import { inXml } from "@naijaref/api/bodies/atom";
import { badRequest, Failure, fail, quote } from "@naijaref/api/contract/errors";
import { type FormProblem, MAX_FIELDS, readForm } from "@naijaref/api/form";
import type { WithUnits } from "@naijaref/api/operations/load-units";
import { failureWithoutUnits, type ServiceState } from "@naijaref/api/operations/operations";
import type { OutsideBody, OutsideCall, OutsideService } from "@naijaref/api/outside-service";
import { KINDS } from "naijaref/kinds";
import { extend, proposeProperties } from "./properties.ts";
import { reconcile } from "./queries.ts";
import { suggestEntities, suggestProperties, suggestTypes } from "./suggest.ts";
import { asType, ENTITY_TYPES, findEntity, loadUnitsOf } from "./types.ts";

type Found = NonNullable<ReturnType<typeof findEntity>>;

async function withEntity(id: string, service: WithUnits, write: (found: Found) => OutsideBody) {
  const found = findEntity(id, await loadUnitsOf([id], service));
  return found ? write(found) : fail("not_found", `There is no record with the id ${quote(id)}.`);
}

/**
 * A small page about an entity, which a table shows beside its row. It may stand in a frame, and runs
 * nothing.
 */
function preview({ type, entity }: Found): OutsideBody {
  const rows = Object.entries(entity as Readonly<Record<string, unknown>>)
    .filter(([name, value]) => LABELS.has(name) && value !== null && String(value) !== "")
    .map(([name, value]) => `<dt>${LABELS.get(name)}</dt><dd>${inXml(String(value))}</dd>`);
  const name = inXml((entity as { readonly name: string }).name);
  return {
    text: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<h1>${name}</h1><p>${type.name}</p>
<dl>${rows.join("")}</dl></html>`,
    mediaType: "text/html; charset=utf-8",
    headers: CONTAINED,
  };
}

/** It loads nothing, and runs nothing. */
const CONTAINED = ["X-Content-Type-Options", "nosniff", "Content-Security-Policy", "default-src 'none'"];

const LABELS: ReadonlyMap<string, string> = new Map([
  ["code", "Code"],
  ["id", "Id"],
  ["inecCode", "INEC code"],
  ["stateCode", "State"],
  ["lgaCode", "LGA"],
  ["wardCode", "Ward"],
  ["capital", "Capital"],
  ["headquarters", "Headquarters"],
  ["cbnCode", "CBN code"],
  ["nipCode", "NIP code"],
  ["status", "Status"],
  ["aliases", "Other names"],
]);

/** What the service offers, as section 4 of the Reconciliation Service API 0.2 describes it. */
const manifestOf = (base: string) => ({
  versions: ["0.2"],
  name: "naijaref: states, LGAs, wards, polling units, constituencies and banks of Nigeria",
  identifierSpace: `${base}/id`,
  schemaSpace: `${base}/schema`,
  documentation: `${base.slice(0, base.lastIndexOf("/"))}/v1/docs`,
  defaultTypes: ENTITY_TYPES.map(asType),
  view: { url: `${base}/view?id={{id}}` },
  preview: { url: `${base}/preview?id={{id}}`, width: 420, height: 180 },
  suggest: {
    entity: { service_url: base, service_path: "/suggest/entity" },
    property: { service_url: base, service_path: "/suggest/property" },
    type: { service_url: base, service_path: "/suggest/type" },
  },
  extend: {
    propose_properties: { service_url: base, service_path: "/properties" },
    property_settings: [],
  },
});

const PATH = "/reconcile";
const MAX_BYTES = 2 ** 20;
const MAX_PROPERTIES = 100;

type Surroundings = Pick<ServiceState, "pollingUnits" | "publicUrl">;

/**
 * The Reconciliation Service API 0.2 of the W3C Entity Reconciliation Community Group, by which OpenRefine
 * matches a column of a table:
 * https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/
 */
export const reconciliation = (service: Surroundings): OutsideService => ({
  path: PATH,
  mostBytes: MAX_BYTES,
  answer(call) {
    const outcome = route(call, service);
    return outcome instanceof Promise ? outcome.then(asBody, failureWithoutUnits) : asBody(outcome);
  },
});

const asBody = (outcome: Outcome): OutsideBody | Failure =>
  outcome instanceof Failure || "text" in outcome ? outcome : { text: JSON.stringify(outcome) };

type Outcome = OutsideBody | Failure | object;

function route(call: OutsideCall, service: Surroundings): Outcome | Promise<Outcome> {
  const { path, query, origin } = call;
  const [prefix, id] = [query.get("prefix") ?? "", query.get("id") ?? ""];
  switch (path) {
    case "":
      return batch(call, service) ?? manifestOf(`${service.publicUrl ?? origin}${PATH}`);
    case "/suggest/entity":
      return suggestEntities(prefix, service);
    case "/suggest/property":
      return suggestProperties(prefix);
    case "/suggest/type":
      return suggestTypes(prefix);
    case "/properties": {
      const limit = query.get("limit") ?? "";
      const most = /^[0-9]{1,3}$/.test(limit) ? Math.min(Number(limit), MAX_PROPERTIES) : MAX_PROPERTIES;
      return proposeProperties(query.get("type") ?? "", most);
    }
    case "/view":
      return withEntity(id, service, (found) => view(id, service.publicUrl ?? origin, found));
    case "/preview":
      return withEntity(id, service, preview);
    default:
      return fail("not_found", `There is nothing at ${quote(PATH + path)}; ${PATH} says what there is.`);
  }
}

const BAD_FORMS: Readonly<Record<FormProblem, string>> = {
  too_many_fields: `The form has more than ${MAX_FIELDS} fields: send only queries or extend.`,
  too_long: "A field of the form is too long: send fewer queries or ids at once.",
  malformed: "The form has malformed percent-encoding: encode it as UTF-8.",
};

/** Queries or an extension, in the query of a GET or as the fields of a form. */
function batch(call: OutsideCall, service: WithUnits): Failure | Promise<object | Failure> | undefined {
  const { method, query, content, mediaType } = call;
  if (method === "POST" && mediaType !== "application/x-www-form-urlencoded")
    return badRequest(
      "Post the fields queries or extend as application/x-www-form-urlencoded, as the Reconciliation Service API 0.2 says.",
    );
  const form = readForm(content, ["queries", "extend"]);
  if (typeof form === "string") return badRequest(BAD_FORMS[form]);
  const queries = query.get("queries") ?? form["queries"];
  if (queries !== undefined) return reconcile(queries, call, service);
  const extension = query.get("extend") ?? form["extend"];
  if (extension !== undefined) return extend(extension, call, service);
  return method === "POST" ? badRequest("The form has neither queries nor extend: send one.") : undefined;
}

/** Leads from the id of an entity to the page of its record. */
function view(id: string, root: string, { type }: Found): OutsideBody {
  const page = `${root}/${KINDS[type.id].path}/${encodeURIComponent(id)}`;
  return {
    status: 303,
    text: `The record is at ${page}\n`,
    mediaType: "text/plain; charset=utf-8",
    headers: ["Location", page, ...CONTAINED],
  };
}
