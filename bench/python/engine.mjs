/** The engine in Node, measured as measure.py measures it in Python: `engine.mjs <script> <kind> <rows.json>`. */
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

const [script, kind, path] = process.argv.slice(2);
runInThisContext(readFileSync(script, "utf8"));
const rows = JSON.parse(readFileSync(path, "utf8"));
const ask = (some) =>
  globalThis.naijaref.matchColumn(
    kind,
    some.map(([name, state]) => ({ name, state })),
  );
const warm = Math.floor(rows.length / 10);
ask(rows.slice(0, warm));
const before = process.cpuUsage();
ask(rows.slice(warm));
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ rows: rows.length - warm, cpu: (user + system) / 1e6 }));
