import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../../../examples/checkout/index.html", import.meta.url));

/** The example of a checkout as a module of the explorer: its whole text to copy, and its form to show. */
export function checkoutModule(): string {
  const text = readFileSync(FILE, "utf8");
  const [, form] = /<form id="checkout">\n(.*?)\n\s*<\/form>/s.exec(text) ?? [];
  if (form === undefined) throw new Error(`${FILE} has no form with the id checkout`);
  return `// Written by npm run build.
/** The whole file. */
export const text = ${JSON.stringify(text)};

export const form = ${JSON.stringify(form)};
`;
}
