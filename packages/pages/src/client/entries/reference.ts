import { exampleValues } from "../../reference/schema-words.ts";
import { grouped } from "../../words.ts";
import { element } from "../element.ts";

/** On the reference of the API: examples in the language that is chosen, and forms that ask the service. */

/** A program reads JSON, except where the example asks for another format. */
const reads = (url: string, json: string, text: string): string =>
  /format=(csv|ndjson|atom|ics)/.test(url) ? text : json;

const LANGUAGES: Readonly<Record<string, (url: string) => string>> = {
  curl: (url) => `curl "${url}"`,
  JavaScript: (url) =>
    `const response = await fetch("${url}");\nconst answer = await response.${reads(url, "json()", "text()")};`,
  TypeScript: (url) =>
    `const response = await fetch("${url}");\nconst answer${reads(url, " = (await response.json()) as { data: unknown }", ": string = await response.text()")};`,
  Python: (url) => `import requests\n\nanswer = requests.get("${url}").${reads(url, "json()", "text")}`,
};

/** Writes all examples in the language that is chosen beside any of them. */
function setUpExamples(): void {
  const choices = document.querySelectorAll<HTMLSelectElement>(".language");
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches(".language")) return;
    for (const choice of choices) choice.value = target.value;
    const write = LANGUAGES[target.value];
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".example a")) {
      const [before = "", after = ""] = write?.(link.href).split(link.href) ?? [];
      const base = element("span", "base", location.origin);
      link.closest("code")?.replaceChildren(before, base, element("wbr"), link, after);
    }
  });
}

const FIELDS = ["content-type", "etag", "cache-control", "ratelimit", "ratelimit-policy", "retry-after"];

const LINES = 400;

/** Lets forms ask the service, and the buttons of examples fill them in and send them. */
function setUpForms(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(".try")) tryExample(target);
  });
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-path]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void ask(form);
    });
    // An answer does not stand beside values that cannot be sent.
    form.addEventListener(
      "invalid",
      () => {
        form.querySelector(".answer")?.remove();
        say(form);
      },
      true,
    );
  }
}

/** Not by `dataset`, which is a field where a parameter has this name. */
const pathOf = (form: HTMLFormElement): string => form.getAttribute("data-path") ?? "";

const say = (form: HTMLFormElement, ...words: (string | Node)[]): void =>
  form.querySelector("[role=status]")?.replaceChildren(...words);

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement);

function tryExample(button: HTMLElement): void {
  const form = button.closest(".panel")?.querySelector("form");
  const address = button.closest(".example")?.querySelector("a")?.getAttribute("href");
  if (form == null || address == null) return;
  const values = exampleValues(pathOf(form), address);
  for (const control of controlsOf(form)) control.value = values[control.name] ?? "";
  form.requestSubmit();
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  let path = pathOf(form);
  for (const { name, value } of controlsOf(form)) {
    const slot = `{${name}}`;
    if (path.includes(slot)) path = path.replace(slot, () => encodeURIComponent(value));
    else if (value !== "") query.append(name, value);
  }
  return [path, String(query)].filter(Boolean).join("?");
}

/** The last request of each form: what is asked before it is not shown. */
const asked = new WeakMap<HTMLFormElement, symbol>();

async function ask(form: HTMLFormElement): Promise<void> {
  const address = addressOf(form);
  const request = Symbol(address);
  asked.set(form, request);
  say(form, "Asking …");
  const began = performance.now();
  try {
    const response = await fetch(address, { cache: "no-cache" });
    const body = await response.text();
    const milliseconds = Math.round(performance.now() - began);
    if (asked.get(form) !== request) return;
    const status = element("span", `status ${response.ok ? "good" : "bad"}`, String(response.status));
    const bytes = grouped(new TextEncoder().encode(body).length);
    say(form, status, ` in ${milliseconds} ms, ${bytes} bytes`);
    show(form, address, response.headers, body);
  } catch {
    if (asked.get(form) === request) say(form, "No answer: the service cannot be reached.");
  }
}

function show(form: HTMLFormElement, address: string, fields: Headers, body: string): void {
  const headers = element("details");
  headers.append(element("summary", "", "Headers"));
  for (const name of FIELDS) {
    const value = fields.get(name);
    if (value !== null) headers.append(element("div", "", `${name}: ${value}`));
  }
  const lines = readable(body).split("\n");
  const pre = element("pre", "", lines.slice(0, LINES).join("\n"));
  pre.tabIndex = 0;
  pre.role = "group";
  pre.ariaLabel = "Body of the answer";
  paint(pre);
  const more = element("p", "note");
  const whole = element("a", "", "Open the answer");
  whole.href = address;
  more.append(lines.length > LINES ? `${grouped(lines.length - LINES)} more lines. ` : "", whole);

  const answer = element("div", "answer");
  answer.append(headers, pre, more);
  form.querySelector(".answer")?.remove();
  form.append(answer);
  if (answer.getBoundingClientRect().top > innerHeight / 2) form.querySelector(".send")?.scrollIntoView();
}

/** JSON with a member on each line; other texts as they are. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** The name of a member in JSON that is written with a space behind its colon. */
const NAME = /"[^"\n]*"(?=: )/g;

/** Sets the names of members apart from their values. */
function paint(pre: HTMLElement): void {
  const json = pre.textContent ?? "";
  let from = 0;
  pre.replaceChildren();
  for (const { 0: name, index } of json.matchAll(NAME)) {
    pre.append(json.slice(from, index), element("span", "quiet", name));
    from = index + name.length;
  }
  pre.append(json.slice(from));
}

for (const base of document.querySelectorAll(".base")) base.textContent = location.origin;
setUpExamples();
setUpForms();
for (const sample of document.querySelectorAll<HTMLElement>(".sample pre")) paint(sample);
