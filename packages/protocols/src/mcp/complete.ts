import { isObject } from "@naijaref/api/bounded-json";
import { codeOf, type HeldKind, kindsBy, listRecords } from "naijaref/kinds";
import { type JsonObject, Refusal } from "./json-rpc.ts";
import { RECORD_TEMPLATE } from "./resources.ts";

/** The kinds of records that can be read whole. */
const READ_WHOLE = kindsBy("agents");

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
  const all = name === "kind" ? READ_WHOLE : codesOf(isObject(context) ? context["arguments"] : undefined);
  const fitting = all.filter((one) => one.toLowerCase().startsWith(start));
  return {
    completion: {
      values: fitting.slice(0, MAX),
      total: fitting.length,
      hasMore: fitting.length > MAX,
    },
  };
}

function codesOf(given: unknown): readonly string[] {
  const kind = isObject(given) ? given["kind"] : undefined;
  return typeof kind === "string" ? listRecords(kind as HeldKind).map(codeOf) : [];
}
