import { type Html, html } from "@naijaref/api/bodies/html";
import type { Operation } from "@naijaref/api/contract/operation";
import { exampleValues } from "./example-values.ts";

/**
 * The operation's examples as commands. `$BASE` is a shell variable for people who read without script; the
 * script puts the address of this service in its place.
 */
export const examplesList = ({ path, examples, answer }: Operation): Html =>
  html`<ul class="examples">${examples.map(
    (example) => html`<li>
<code>curl "<span class="base">$BASE</span><wbr><span class="target"><a href="${example}">${example}</a>"</span></code>
<span class="actions"><button type="button" class="copy" aria-label="Copy the example ${example}">Copy</button>${
      answer.kind !== "document" &&
      html`<button type="button" class="fill" data-values="${JSON.stringify(exampleValues(path, example))}" aria-label="Try ${example}">Try</button>`
    }</span>
</li>`,
  )}</ul>`;
