import { existsSync, readdirSync, readFileSync } from "node:fs";
import { contract } from "@naijaref/api/contract";
import { costInWords, STANDARD_LIMIT } from "@naijaref/api/contract/cost";
import { errors } from "@naijaref/api/contract/errors";
import type { Operation } from "@naijaref/api/contract/operation";
import {
  type DatasetName,
  datasetNames,
  datasets,
  publishedTables,
  type TableName,
  tables,
} from "@naijaref/records";
import { repository } from "../../repository.ts";
import { type Dataset, groupBy, type Row } from "../table/index.ts";

/**
 * The facts that guides state and a command fills in. In Markdown a fact stands between marks:
 *
 *     <!-- fact:count institutions status=active -->891<!-- /fact -->
 *
 * `count` names one table, or several joined by `+`, and conditions that a record must meet: `field=value`,
 * `field!=value` (an empty value means null), `unverified=field` or `unverified!=field`. `paths` is the table
 * of all paths, `costs` that of those that cost more than one unit, `errors` that of the error codes,
 * `limit` the units of a minute, `other-tables` the published tables that the page does not name itself,
 * `other-imports` and `other-guides` rows of a table for the datasets that it does not name.
 * `bound http/src/target.ts#MAX_TARGET_LENGTH` is a constant of a package, in another unit with ` / 1024`
 * behind it.
 */
const FACT = /(<!-- fact:([^>]+?) -->)(.*?)(<!-- \/fact -->)/gs;

const operations: readonly Operation[] = Object.values(contract);

/**
 * A page with every fact as the dataset and the contract have it now. Throws on a fact that it cannot read.
 */
export const writeFacts = (page: string, dataset: Dataset): string =>
  page.replace(FACT, (_, open: string, fact: string, __, close: string) => {
    if (fact === "paths") return `${open}\n\n${pathsTable()}\n\n${close}`;
    if (fact === "costs") return `${open}\n\n${costsTable()}\n\n${close}`;
    if (fact === "errors") return `${open}\n\n${errorsTable()}\n\n${close}`;
    const others = OTHERS[fact];
    if (others !== undefined) return open + othersOf(page.replaceAll(FACT, ""), others) + close;
    if (fact === "limit") return `${open}${STANDARD_LIMIT}${close}`;
    const number = fact.startsWith("bound ") ? boundOf(fact) : count(fact, dataset);
    return `${open}${number.toLocaleString("en")}${close}`;
  });

const tableOf = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells, at) => `| ${cells.join(" | ")} |${at === 0 ? `\n|${"---|".repeat(cells.length)}` : ""}`)
    .join("\n");

const pathsTable = (): string =>
  tableOf(
    ["domain", "paths"],
    ...[...groupBy(operations, ({ domain }) => domain)].map(([domain, ofDomain]) => [
      domain,
      ofDomain.map(({ path }) => `\`${path}\``).join(", "),
    ]),
  );

const errorsTable = (): string =>
  tableOf(
    ["code", "status", "when"],
    ...Object.entries(errors).map(([code, { status, when }]) => [`\`${code}\``, status, when]),
  );

const costsTable = (): string =>
  tableOf(
    ["path", "what a call costs"],
    ...operations
      .filter(({ limited, cost }) => limited && cost.kind !== "one")
      .map(({ path, cost }) => [`\`${path}\``, costInWords(cost)]),
  );

/** What a page may name, how it does, and what is written of one that it does not; `{}` is the name. */
const OTHERS: Readonly<Record<string, readonly [names: readonly string[], named: string, text: string]>> = {
  "other-tables": [Object.keys(publishedTables), "`{}`", "`{}`, "],
  // A row begins behind the last cell of the row before.
  "other-imports": [datasetNames, "`naijaref/{}`", " |\n| `naijaref/{}` | {summary}"],
  "other-guides": [datasetNames, "(docs/{}.md)", " |\n| {} | {summary} | [{}](docs/{}.md)"],
};

function othersOf(page: string, [names, named, text]: (typeof OTHERS)[string]): string {
  const others = names.filter((name) => !page.includes(named.replace("{}", name)));
  const summaryOf = (name: string) => datasets[name as DatasetName]?.summary;
  return others.map((name) => text.replaceAll("{}", name).replace("{summary}", summaryOf(name))).join("");
}

/** A constant is a number, or a product of numbers and powers: `256 * 2 ** 10`. */
function boundOf(fact: string): number {
  const [, file = "", name = "", sign, by] = /^bound (\S+)#(\w+)(?: ([*/]) (\d+))?$/.exec(fact) ?? [];
  const path = new URL(`../../../packages/${file}`, import.meta.url);
  const source = file.endsWith(".ts") && existsSync(path) ? readFileSync(path, "utf8") : "";
  const factors = new RegExp(`\\b${name}(?: =|:) (\\d[\\d_ *]*)`).exec(source)?.[1]?.replaceAll("_", "");
  if (factors === undefined) throw new Error(`"${fact}" is not a fact: no constant is called so`);
  const value = factors
    .split(" * ")
    .map((factor) => factor.split(" ** ").map(Number))
    .reduce((product, [base = 0, power = 1]) => product * base ** power, 1);
  return sign === "/" ? value / Number(by) : value * Number(by ?? 1);
}

function count(fact: string, dataset: Dataset): number {
  const [verb, names = "", ...conditions] = fact.split(" ");
  if (verb !== "count")
    throw new Error(
      `"${fact}" is not a fact. Begin it with count, or write bound, paths, costs, errors, limit or other-….`,
    );
  const rows = names.split("+").flatMap((name) => {
    if (!(name in tables))
      throw new Error(`"${fact}" names ${name}, which is not a table of packages/records`);
    return dataset[name as TableName];
  });
  const tests = conditions.map((condition) => testOf(condition, rows));
  return rows.filter((row) => tests.every((test) => test(row))).length;
}

function testOf(condition: string, rows: readonly Row[]): (row: Row) => boolean {
  const {
    field = "",
    not = "",
    value = "",
  } = /^(?<field>\w+)(?<not>!?)=(?<value>.*)$/.exec(condition)?.groups ?? {};
  if (field === "unverified") {
    return (row) => [row["unverified_fields"]].flat().includes(value) === (not === "");
  }
  if (rows[0] !== undefined && !(field in rows[0])) throw new Error(`"${condition}" does not name a field`);
  return (row) => (String(row[field] ?? "") === value) === (not === "");
}

const guides = readdirSync(`${repository}docs`, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  .map((path) => `docs/${path}`);

/** Every page that may state facts, by path. */
export const pages = ["README.md", "CONTRIBUTING.md", "packages/naijaref/README.md", ...guides.sort()].map(
  (path) => ({ path, file: repository + path }),
);
