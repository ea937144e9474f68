import { Html, html } from "@naijaref/api/bodies/html";
import { contract } from "@naijaref/api/contract";
import { type RateLimit, STANDARD_LIMIT } from "@naijaref/api/contract/limit";
import { ALWAYS, describeService } from "@naijaref/api/contract/openapi";
import type { Operation } from "@naijaref/api/contract/operation";
import { type Domain, domainNames, domains } from "@naijaref/records";
import { conventions } from "./conventions.ts";
import { errorsSection } from "./errors-list.ts";
import { ICON } from "./icon.ts";
import { introduction } from "./introduction.ts";
import { operationSection, pathOf } from "./operation-section.ts";
import { script } from "./script.generated.ts";
import { style } from "./style.generated.ts";

type Entry = readonly [id: string, operation: Operation];

/** The operations domain by domain. */
function operationsByDomain(): [Domain, Entry[]][] {
  const all: Entry[] = Object.entries(contract);
  return domainNames.map((domain) => [domain, all.filter(([, operation]) => operation.domain === domain)]);
}

const contents = (
  byDomain: readonly [Domain, readonly Entry[]][],
): Html => html`<nav class="contents" aria-label="Contents">
<ul>
<li><a href="#introduction">Overview</a></li>
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

/** As on the pages for people. */
const header = html`<header class="site-header"><a class="brand" href="/">naijaref</a><nav aria-label="Main"><a href="/states">States</a><a href="/constituencies">Constituencies</a><a href="/banks">Banks</a><a href="/map">Map</a><a href="/#tools">Tools</a></nav></header>`;

const footer = html`<footer class="site-footer"><nav aria-label="About"><a href="/coverage">What is covered, and how sure</a><a href="/changes">Changes</a><a href="/downloads">Downloads</a></nav></footer>`;

/** A box that leaves only the operations with all the words that are typed. */
const finder = html`<p class="find"><label for="find">Find an operation</label> <input id="find" type="search" placeholder="wards of an LGA" autocomplete="off" spellcheck="false"> <span role="status"></span></p>`;

/** What the script shows of an answer. */
const answerTemplate = html`<template id="answer"><div class="answer">
<details><summary>Headers</summary><dl class="headers"></dl></details>
<pre tabindex="0" role="group" aria-label="Body of the answer"></pre>
<p class="note more"></p>
</div></template>`;

/**
 * The page at /v1/docs: one document, derived from the contract, that needs nothing from elsewhere.
 *
 * @param hasPages whether the pages for people are served beside it
 */
export function docsPage(limit: RateLimit = STANDARD_LIMIT, hasPages = true): string {
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
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the reference</a>
${hasPages && header}
${contents(byDomain)}
<main id="main">
${introduction(summary, limit)}
${finder}
${conventions()}
${byDomain.map(([domain, operations]) => domainSection(domain, operations))}
${errorsSection(ALWAYS)}
</main>
${hasPages && footer}
${answerTemplate}
<script type="module">${new Html(script)}</script>
</body>
</html>
`.markup;
}
