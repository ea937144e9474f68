/**
 * `npm run domains`: puts each folder of `data/` that has a definition into the lists of the code, and into
 * the tables of what there is. A domain that is in them already changes nothing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readDomain } from "./read-domain.ts";
import { type Domain, type DomainList, LISTS } from "./register.ts";

const repository = new URL("../../../", import.meta.url);

/** Folders of `data/` about the values of all domains. */
const ABOUT_VALUES = ["evidence", "witnesses"];

const domains = readdirSync(new URL("data/", repository), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !ABOUT_VALUES.includes(entry.name))
  .map(({ name }) => readDomain(name, repository));

for (const list of LISTS) {
  const file = new URL(list.file, repository);
  const text = readFileSync(file, "utf8");
  const registered = domains
    .filter(({ name }) => existsSync(new URL(list.source(name), repository)))
    .reduce((known, domain) => registerIn(list, known, domain), text);
  if (registered !== text) {
    writeFileSync(file, registered);
    console.log(list.file);
  }
}

function registerIn({ file, register }: DomainList, text: string, domain: Domain): string {
  try {
    return register(text, domain);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
