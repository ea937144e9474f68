/**
 * `npm run tool old-sources`: the sources with which nobody compared the data for a year. `-- <day>` takes another
 * day than today (YYYY-MM-DD).
 */
import { readChecked } from "../read-checked.ts";
import { oldSources } from "./old-sources.ts";

const today = process.argv[2] ?? new Date().toISOString().slice(0, 10);
if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(today)) {
  console.error(`${today} is not a day. Write it as 2026-11-23.`);
  process.exit(1);
}
const old = oldSources(readChecked().sources, today);
console.log(old.length === 0 ? `Every source was compared within the year before ${today}.` : old.join("\n"));
