import { type Html, html } from "@naijaref/api/bodies/html";
import type { Parameters } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { fieldItem } from "./fields-list.ts";
import type { Schema } from "./schema-words.ts";

/** Where the parameter goes, whether it may be left out, and what that means. */
function markOf({ in: place, required }: Parameter, standard: unknown): string {
  if (place === "path") return "in the path";
  const need = required ? "required" : "optional";
  return `in the query, ${need}${standard === undefined ? "" : `, default ${String(standard)}`}`;
}

/** What an operation takes. */
export const parametersList = (parameters: Parameters): Html =>
  html`<dl class="fields">${Object.entries(parameters).map(([name, parameter]) => {
    const schema = parameter.schema as Schema;
    return fieldItem(name, schema, {
      mark: markOf(parameter, schema.default),
      description: parameter.description,
      example: parameter.example,
      ...(schema.pattern !== undefined && { pattern: schema.pattern }),
    });
  })}</dl>`;
