import { parseArgs } from "node:util";
import { listLgas, listStates, listWards } from "naijaref/places";
import { defineAllPlaces } from "../../packages/naijaref/src/search/places.ts";
import { reportClaims } from "../claims.ts";
import { replaceReport } from "../report.ts";
import { makeCorpus } from "../search/corpus.ts";
import { mistypeWards } from "../search/mistyped-wards.ts";
import { checkAgainst, FIRST_MEASURED } from "./claims.ts";
import { compare } from "./compare.ts";
import { type CreateIndex, loadEngines, nameCommit } from "./engines.ts";
import { ratiosOf, writeRatios } from "./ratios.ts";

/**
 * `npm run bench:search-against -- --commit=<commit>`: what a search takes beside the engine of an earlier
 * commit, with the same places of today, in one process and in turn. With `--write`, the table of
 * bench/search/NOTES.md.
 */

const { values } = parseArgs({
  options: {
    commit: { type: "string", default: FIRST_MEASURED },
    queries: { type: "string", default: "2000" },
    rounds: { type: "string", default: "9" },
    write: { type: "boolean", default: false },
  },
});

const commit = nameCommit(values.commit);
if (commit === undefined) {
  console.error(
    `This clone has no commit ${values.commit}. If it is shallow, run "git fetch --unshallow", then this again.`,
  );
  process.exit(1);
}
const isFirst = commit === nameCommit(FIRST_MEASURED);
if (values.write && !isFirst) {
  console.error(`The table in the notes is about commit ${FIRST_MEASURED}: leave out --commit or --write.`);
  process.exit(1);
}

const perWay = Number(values.queries);
const queries = new Map<string, readonly string[]>();
for (const [way, typed] of makeCorpus([...listStates(), ...listLgas(), ...listWards()], perWay))
  queries.set(
    way,
    typed.map(({ text }) => text),
  );
queries.set("mistyped wards, as in `npm run bench:http`", mistypeWards(perWay));

const { entries, options } = defineAllPlaces();
const places = entries();
const searchOf = (create: CreateIndex) => create(places, options).search;
const engines = await loadEngines(commit);
const compared = compare(searchOf(engines.earlier), searchOf(engines.now), queries, Number(values.rounds));

const rows = new Map([...compared].map(([way, each]) => [way, ratiosOf(each)]));
const together = ratiosOf([...compared.values()].flat());
const table = writeRatios(values.commit, rows.set("all together", together));
console.log(table);
if (isFirst) reportClaims(checkAgainst(together));
if (values.write) replaceReport("bench/search/NOTES.md", "bench:search-against", table);
