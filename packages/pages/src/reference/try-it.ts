import { type Html, html } from "@naijaref/api/bodies/html";
import type { Operation } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { exampleValues } from "./example-values.ts";
import type { Schema } from "./schema-words.ts";

function control(id: string, name: string, parameter: Parameter, value: string | undefined): Html {
  const schema = parameter.schema as Schema;
  // The words to choose from, where the schema closes the list.
  const choices = schema.enum;
  if (choices === undefined) {
    return html`<input id="${id}" name="${name}" value="${value ?? ""}" placeholder="${parameter.example}"${
      parameter.required && html` required`
    }${typeof parameter.standard === "number" && html` inputmode="numeric"`} autocomplete="off" autocapitalize="off" spellcheck="false">`;
  }
  const leftOut = schema.default === undefined ? "left out" : `left out (${String(schema.default)})`;
  return html`<select id="${id}" name="${name}">${!parameter.required && html`<option value="">${leftOut}</option>`}${choices.map(
    (word) => html`<option${word === value && html` selected`}>${word}</option>`,
  )}</select>`;
}

/**
 * A form that asks the service; it starts as the operation's first example, which is known to be answered.
 */
export function tryIt(id: string, operation: Operation): Html {
  const start = exampleValues(operation.path, operation.examples[0] ?? operation.path);
  return html`<form class="try" data-path="${operation.path}" aria-label="Try: ${operation.summary}">
${Object.entries(operation.parameters).map(
  ([name, parameter]) =>
    html`<p class="control"><label for="${id}.${name}">${name}${
      !parameter.required && html` <span class="note">optional</span>`
    }</label>${control(`${id}.${name}`, name, parameter, start[name])}</p>`,
)}
<p class="send"><button>Send</button> <span role="status"></span></p>
</form>`;
}
