import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDataset } from "../../../tools/data/table/index.ts";
import { readResources } from "../../../tools/publish/downloads/resources.ts";
import { writeCsv } from "../../../tools/publish/downloads/table-files.ts";
import { makeFolder } from "../../start/folder.ts";

/** Debian's folder has a folder for each version. */
const VERSIONS = "/usr/lib/postgresql";
const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;
const programs = `${VERSIONS}/${newest}/bin`;
if (newest === undefined && process.env["CI"] === "true")
  throw new Error("There is no Postgres: .ci/extended must install postgresql");

const recipe = fileURLToPath(new URL("../../../examples/postgres/names.sql", import.meta.url));

/** Postgres refuses to run as root: then it runs as its own user. */
const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];

describe.skipIf(newest === undefined)("Postgres (skipped where there is none)", () => {
  const folder = makeFolder();
  const run = (program: string, ...given: readonly string[]): string => {
    const [command = "", ...rest] = [...asUser, join(programs, program), ...given];
    return execFileSync(command, rest, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  };
  const sql = (...given: readonly string[]): string =>
    run("psql", "-X", "-q", "-h", folder, "-d", "postgres", "-v", "ON_ERROR_STOP=1", "-At", ...given);

  beforeAll(() => {
    chmodSync(folder, 0o777);
    run("initdb", "-D", "data", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8");
    // A socket in the folder, and no port.
    run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", `-k ${folder} -c listen_addresses= -F`, "start");
    const lgas = readResources(readDataset()).find(({ name }) => name === "lgas");
    if (lgas !== undefined) writeFileSync(join(folder, "lgas.csv"), writeCsv(lgas));
    copyFileSync(recipe, join(folder, "names.sql"));
  });

  afterAll(() => void run("pg_ctl", "-D", "data", "-m", "immediate", "stop"));

  it("joins names by the recipe", () => {
    const cells = [
      ["a", "LA", "IKEJA L.G.A"],
      ["b", "LA", "eti  osa"],
      ["c", "OY", "Surulere"],
      ["d", "LA", "Surulere"],
      ["e", "KD", "Kadunna North"],
      ["f", "LA", "24-11"],
      ["g", "NA", "Lafiá"],
    ];
    const values = cells.map((row) => `('${row.join("','")}')`).join(",");
    sql(
      "-c",
      "CREATE TABLE clinics (clinic text, state_code text, lga text)",
      "-c",
      `INSERT INTO clinics VALUES ${values}`,
    );
    expect(sql("-f", "names.sql").trim().split("\n")).toEqual([
      "a|NG025011",
      "b|NG025008",
      "c|NG031033",
      "d|NG025020",
      "e|",
      "f|NG025011",
      "g|NG026008",
    ]);
    // Each official name finds its LGA.
    const lost =
      "SELECT count(*) FROM lgas LEFT JOIN lga_names n ON n.key = place_key(lgas.name) AND n.state_code = lgas.state_code WHERE n.code IS DISTINCT FROM lgas.code";
    expect(sql("-c", lost)).toBe("0\n");
  });
});
