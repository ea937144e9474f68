import { element, paint, setUpForms } from "../reference/try-it.ts";

/** On the reference of the API: examples in the language that is chosen, and forms that ask the service. */

for (const base of document.querySelectorAll(".base")) base.textContent = location.origin;
setUpExamples();
setUpForms();
for (const sample of document.querySelectorAll<HTMLElement>(".sample pre")) paint(sample);

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
      const base = element("span", location.origin, "base");
      link.closest("code")?.replaceChildren(before, base, element("wbr"), link, after);
    }
  });
}
