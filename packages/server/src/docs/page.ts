import { type Domain, domainNames, domains } from "@naijaref/records";
import { contract } from "../contract/index.ts";
import { ALWAYS, describeService } from "../contract/openapi.ts";
import type { Operation } from "../contract/operation.ts";
import { conventions } from "./conventions.ts";
import { errorsSection } from "./errors-list.ts";
import { Html, html } from "./html.ts";
import { introduction } from "./introduction.ts";
import { operationSection, pathOf } from "./operation-section.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";

type Entry = readonly [id: string, operation: Operation];

/** The operations domain by domain. */
function operationsByDomain(): [Domain, Entry[]][] {
  const all: Entry[] = Object.entries(contract);
  return domainNames.map((domain) => [domain, all.filter(([, operation]) => operation.domain === domain)]);
}

const contents = (
  byDomain: readonly [Domain, readonly Entry[]][],
): Html => html`<nav class="contents" aria-label="Contents">
<a class="brand" href="#introduction">naijaref</a>
<ul>
<li><a href="#conventions">Answers</a></li>
${byDomain.map(
  ([domain, operations]) =>
    html`<li><a href="#domain-${domain}">${domains[domain].title}</a><ul>${operations.map(
      ([id, { summary }]) => html`<li><a href="#${id}">${summary}</a></li>`,
    )}</ul></li>`,
)}
<li><a href="#errors">Errors</a></li>
</ul>
</nav>`;

const domainSection = (
  domain: Domain,
  operations: readonly Entry[],
): Html => html`<section class="domain" id="domain-${domain}" aria-labelledby="domain-${domain}.title">
<h2 id="domain-${domain}.title"><a href="#domain-${domain}">${domains[domain].title}</a></h2>
<p>${domains[domain].summary}</p>
<ul class="index">${operations.map(
  ([id, { path, summary }]) =>
    html`<li><a href="#${id}">${pathOf(path)}</a> <span class="note">${summary}</span></li>`,
)}</ul>
${operations.map(([id, operation]) => operationSection(id, operation))}
</section>`;

/** What the script shows of an answer. */
const answerTemplate = html`<template id="answer"><div class="answer">
<details><summary>Headers</summary><dl class="headers"></dl></details>
<pre tabindex="0" role="group" aria-label="Body of the answer"></pre>
<p class="note more"></p>
</div></template>`;

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Cpath fill='%23008751' d='M0 0h3v2H0z'/%3E%3Cpath fill='%23fff' d='M1 0h1v2H1z'/%3E%3C/svg%3E";

/** The page at /v1/docs: one document, derived from the contract, that needs nothing from elsewhere. */
export function docsPage(): string {
  const { summary } = describeService()["info"] as { readonly summary: string };
  const byDomain = operationsByDomain();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${summary}">
<title>naijaref API reference</title>
<link rel="icon" href="${ICON}">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the reference</a>
${contents(byDomain)}
<main id="main">
${introduction(summary)}
${conventions()}
${byDomain.map(([domain, operations]) => domainSection(domain, operations))}
${errorsSection(ALWAYS)}
</main>
${answerTemplate}
<script type="module">${new Html(script)}</script>
</body>
</html>
`.markup;
}
