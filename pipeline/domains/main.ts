/**
 * `npm run domains`: puts each folder of `data/` that has a definition into the lists of the code. A domain
 * that is in them already changes nothing.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { LISTS, register } from "./register.ts";

const repository = new URL("../../", import.meta.url);

/** Folders of `data/` about the values of all domains. */
const ABOUT_VALUES = ["evidence", "witnesses"];

const domains = readdirSync(new URL("data/", repository), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !ABOUT_VALUES.includes(entry.name))
  .map(({ name }) => name);

for (const list of LISTS) {
  const file = new URL(list.file, repository);
  const text = readFileSync(file, "utf8");
  const registered = domains
    .filter((domain) => existsSync(new URL(list.source(domain), repository)))
    // What is not exported from everywhere, such as the large outlines, says so in the file.
    .filter((domain) => !text.includes(`naijaref/${domain}"`))
    .reduce((known, domain) => register(known, domain, list), text);
  if (registered !== text) {
    writeFileSync(file, registered);
    console.log(list.file);
  }
}
