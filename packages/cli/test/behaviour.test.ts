import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Installed, installPackage, start } from "./installed.ts";

/** How the installed command behaves in pipes, with files, and when it is used in a wrong way. */

const EXAMPLES = fileURLToPath(new URL("../../../examples/match/", import.meta.url));

let installed: Installed;

beforeAll(() => {
  installed = installPackage();
  for (const name of readdirSync(EXAMPLES)) copyFileSync(join(EXAMPLES, name), join(installed.folder, name));
}, 120_000);

afterAll(() => installed.remove());

const example = (name: string): string => readFileSync(join(EXAMPLES, name), "utf8");

const PAYROLL = ["match", "payroll.csv", "--column", "Bank", "--kind", "bank"];

describe("used in a wrong way it ends with 2, prints nothing, and says what to do", () => {
  it.each([
    [["lgaa", "ikeja"], 'no command "lgaa". Did you mean lga?'],
    [["lgas", "--stat", "Lagos"], "no option --stat. Did you mean --state?"],
    [["lgas", "--state"], "--state needs a value"],
    [["lga"], "LGA is missing. Write: naijaref lga LGA [options]"],
    [["where", "6.6,3.35"], "LON is missing: put a blank between two values. Write: naijaref where LAT LON"],
    [["lga", "Port", "Harcourt"], "put quotes around a name"],
    [["lgas", "--json", "--csv"], "choose one of them"],
    [["banks", "--type", "comercial"], "did you mean commercial?"],
    [["match", "payroll.csv", "--column", "Bank name", "--kind", "bank"], 'no column "Bank name"'],
    [["states", "--csv", "--format", "json"], "--csv and --format json cannot both be given"],
    [["lgas", "--limit", "-1"], "no option --limit. naijaref lgas --help lists the options."],
    [["help", "state", "lga"], '"lga" is one word too many'],
    [["man", "lga"], '"lga" is not needed'],
    [["--version", "lga"], '"lga" is not needed. Write: naijaref --version'],
    [["--help", "state", "lga"], '"lga" is one word too many'],
    [["serve", "--host", "203.0.113.5", "--port", "0"], "no address of this machine: try localhost"],
    [["match", "payrol.csv", "--column", "lga"], "there is no such file. Did you mean payroll.csv?"],
    [["match", ".", "--column", "lga"], "it is a folder"],
    [["match", "payroll.csv", "--column", ""], "--column is empty"],
    [["match", "payroll.csv", "--column", "Bank", "--column", "Name"], "--column is given twice"],
    [[...PAYROLL, "--lga", "Ikeja"], "--lga cannot be used with --kind bank: it is for ward"],
    [[...PAYROLL, "-o", ""], "--output is empty"],
    [[...PAYROLL, "-o", "none/out.csv"], 'no folder "none"'],
    [[...PAYROLL, "-o", ".", "--force"], "is a folder: name a file in it"],
    [["match", "delivery.csv", "--column", "Area"], "--kind is missing"],
    [["\u001b[31mred"], "no command"],
  ])("%j", async (args, words) => {
    const ran = await installed.run(args);
    expect([ran.code, ran.out]).toEqual([2, ""]);
    expect(ran.words).toContain(words);
    // What was typed is no command to the terminal.
    expect(ran.words).not.toContain("\u001b");
  });
});

it("says in words where to look, with commands and options in place of paths and parameters", async () => {
  const none = await installed.run(["lga", "Ikejaa"]);
  expect(none.words).toBe(
    'No LGA matches "Ikejaa": did you mean "Ikeja" in Lagos? naijaref lgas lists their codes and names.\n  NG025011  Ikeja, Lagos\n',
  );
  const several = await installed.run(["lga", "Surulere"]);
  expect(several.words).toContain("--state LA");
  expect(several.words).toContain("NG031033  Surulere, Oyo");
});

it("reads numbers from standard input, and gives each line its answer", async () => {
  const one = await installed.run(["nuban", "-", "--bank", "011"], "0000014578\n");
  expect(JSON.parse(one.out)).toMatchObject({ data: { valid: false } });
  expect(one.code).toBe(1);
  const several = await installed.run(
    ["phone", "-", "--ndjson", "--fields", "e164"],
    "08031234567\r\nx\n\n0803 123 4568",
  );
  expect(several.out.split("\n").map((line) => line.slice(0, 26))).toEqual([
    '{"e164":"+2348031234567"}',
    '{"error":{"code":"invalid_',
    '{"error":{"code":"invalid_',
    '{"e164":"+2348031234568"}',
    "",
  ]);
  expect(several.code).toBe(1);
});

it.each([
  ["nothing", Buffer.alloc(0)],
  ["a line of 20 MB", Buffer.alloc(20_000_000, "1")],
])("ends with 2 where standard input has %s", async (_, input) => {
  expect(await installed.run(["phone", "-"], input)).toMatchObject({ code: 2, out: "" });
});

it("takes a reader that stops early for no fault", async () => {
  const ran = await installed.shell("naijaref wards --ndjson | head -n 1");
  expect(ran).toMatchObject({ code: 0, words: "" });
  expect(ran.out.split("\n").length).toBe(2);
});

it("shows a table that is no wider than asked for, and marks what is not verified", async () => {
  const ran = await installed.shell(
    "naijaref wards --lga ikeja --table --fields code,name,state_constituency",
  );
  for (const line of ran.out.split("\n")) expect([...line].length).toBeLessThanOrEqual(80);
  expect(ran.out).toContain("SC652 ?");
  expect(ran.words).toContain("? is not verified");
  expect(ran.out).not.toContain("\u001b");
});

/** ECMA-48, 8.3.41: all to the right is removed. */
const CLEAR = "\u001b[K";
const ESCAPE = "\u001b";
const CTRL_C = "\u0003";

describe("at a terminal", () => {
  const terminal = (line: string) =>
    installed.shell(`script --quiet --return --command ${JSON.stringify(line)} /dev/null < /dev/null`);

  it("shows a table and a plate in its colours, but none with NO_COLOR", async () => {
    const { out } = await terminal("naijaref plate KJA-123AB");
    expect(out).toContain("Private vehicle: blue on white");
    expect(out).toContain("\u001b[1;34;107m");
    expect((await terminal("NO_COLOR=1 naijaref plate KJA-123AB")).out).not.toContain("\u001b[");
  });

  it("shows how far a long file is, on one line of any width, and removes the line at the end", async () => {
    const rows = "Ikeja,Lagos\nSurulere,Oyo\n".repeat(60_000);
    writeFileSync(join(installed.folder, "long.csv"), `lga,state\n${rows}`);
    const line = "naijaref match long.csv --column lga --state-column state --add code";
    const [{ out: shown }, piped] = await Promise.all([
      terminal(`stty cols 40; NO_COLOR=1 ${line} > shown.csv`),
      installed.shell(line),
    ]);
    expect(readFileSync(join(installed.folder, "shown.csv"), "utf8")).toBe(piped.out);
    expect(piped.words).toBe("120,000 rows: 120,000 exact, 0 alias, 0 typo, 0 ambiguous, 0 none.\n");
    const [first, ...drawn] = shown.split("\r");
    expect(first).toBe("");
    expect(drawn.splice(-2)).toEqual([CLEAR + piped.words.trimEnd(), "\n"]);
    expect(drawn.length).toBeGreaterThan(1);
    for (const bar of drawn) {
      expect(bar).toMatch(/^[█░]+ \d+ %, [\d.]+ MB/);
      // Neither a colour nor a hidden cursor.
      expect(bar.indexOf(ESCAPE)).toBe(bar.length - CLEAR.length);
      expect(bar.length - CLEAR.length).toBeLessThan(40);
    }
  });

  it("removes the line, and what it wrote, after Ctrl-C", async () => {
    const endless = "(echo lga; yes Ikeja) | naijaref match - --column lga -o endless.csv";
    const child = spawn("timeout", ["20", "script", "-qec", endless, "/dev/null"], {
      cwd: installed.folder,
      env: installed.env,
    });
    let shown = "";
    let isStopped = false;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      shown += text;
      if (isStopped || !shown.includes("MB")) return;
      isStopped = true;
      child.stdin.write(CTRL_C);
    });
    expect(await once(child, "exit")).toEqual([130, null]);
    // The terminal itself shows the key that was pressed.
    const left = shown.replace("^C", "");
    expect(left.slice(left.lastIndexOf("MB"))).toBe(`MB${CLEAR}\r${CLEAR}`);
    expect(readdirSync(installed.folder).filter((name) => name.startsWith("endless"))).toEqual([]);
  });
});

it("writes what has no code as JSON in a cell of CSV", async () => {
  const { out } = await installed.run(["meta", "--csv", "--fields", "name,counts"]);
  expect(out).toMatch(/^name,counts\r\nnaijaref,"\{""states"":37,/);
  expect((await installed.run(["meta", "--csv"])).out).not.toContain("[object Object]");
});

it("shows the lists inside a record a line each, with the names of the contract", async () => {
  const { out } = await installed.run(["meta", "--table"]);
  expect(out).toContain("senatorial_districts 109");
  expect(out).toMatch(/^fields +dataset states, field code, .*\n.*\n +dataset states, field iso_code, /m);
  expect(out).toMatch(/^ +and \d+ more: --json has all\ncoverage/m);
});

describe("match", () => {
  it.each([
    ["payroll", "--column Bank --kind bank"],
    ["delivery", "--column Area --kind lga --state-column State"],
    ["election", '--column "Registration Area" --kind ward --state-column State --lga-column LGA'],
  ])("gives %s.csv its codes", async (name, options) => {
    const ran = await installed.shell(`naijaref match ${name}.csv ${options}`);
    expect(ran.out).toBe(example(`${name}.matched.csv`));
    expect(ran.words).toMatch(/^\d+ rows: \d+ exact/);
    expect(ran.code).toBe(0);
  });

  it("writes a file when it is whole, and no other file over it", async () => {
    const line = "naijaref match payroll.csv --column Bank --kind bank -o out.csv";
    expect((await installed.shell(line)).code).toBe(0);
    expect(readFileSync(join(installed.folder, "out.csv"), "utf8")).toBe(example("payroll.matched.csv"));
    expect(await installed.shell(line)).toMatchObject({ code: 2 });
    expect(await installed.shell(`${line} --force`)).toMatchObject({ code: 0 });
    const same = await installed.shell("naijaref match out.csv --column Bank --kind bank -o out.csv --force");
    expect(same.words).toContain("is the file that is read");
  });

  it("leaves nothing behind when it is stopped, or the file is none", async () => {
    const child = start(installed, ["match", "-", "--column", "lga", "-o", "stopped.csv"]);
    child.stdin.write("lga\nIkeja\n");
    while (!readdirSync(installed.folder).some((name) => name.endsWith(".part"))) await pause();
    child.kill("SIGINT");
    const [, signal] = (await once(child, "exit")) as [number | null, string | null];
    expect(signal).toBe("SIGINT");
    writeFileSync(join(installed.folder, "binary.csv"), Buffer.from([0, 255, 1, 2, 0, 0]));
    const binary = await installed.shell("naijaref match binary.csv --column lga -o stopped.csv");
    expect(binary).toMatchObject({ code: 2, out: "" });
    expect(readdirSync(installed.folder).filter((name) => name.startsWith("stopped"))).toEqual([]);
  });

  describe("in little memory", () => {
    const peakOf = (words: string): number => Number(/peak ([\d.]+)/.exec(words)?.[1]);
    const match = "NODE_OPTIONS='-r ./peak.cjs' naijaref match - --column lga";

    beforeAll(() =>
      writeFileSync(
        join(installed.folder, "peak.cjs"),
        `process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS / 1024, "MB"));`,
      ),
    );

    it("refuses a line without an end, whatever its size", async () => {
      const ran = await installed.shell(`(echo lga; head -c 300000000 /dev/zero | tr '\\0' x) | ${match}`);
      expect(ran.code).toBe(2);
      expect(ran.words).toContain("Row 2 is longer than 1 MB");
      expect(peakOf(ran.words)).toBeLessThan(160);
    });

    it("matches rows of more than that", async () => {
      const row = `${"x".repeat(5000)},Ikeja`;
      const ran = await installed.shell(
        `(echo notes,lga; (yes "${row}" || true) | head -n 24000) | ${match} --state Lagos --add code | tail -n 1`,
      );
      expect(ran.words).toContain("24,000 rows: 24,000 exact");
      expect([ran.code, ran.out]).toEqual([0, `${row},NG025011\n`]);
      expect(peakOf(ran.words)).toBeLessThan(120);
    });
  });

  it("matches polling units, and says which package has them where it is missing", async () => {
    const table = "LGA,Ward,PU\nIkeja,Anifowoshe,PU 007\nIkeja,,24/11/01/007\nIkeja,,Primary School\n";
    const args = ["match", "-", "--column", "PU", "--kind", "polling_unit", "--state", "Lagos"];
    const columns = ["--lga-column", "LGA", "--ward-column", "Ward", "--add", "status,code"];
    const missing = await installed.run([...args, ...columns], table);
    expect([missing.code, missing.out]).toEqual([2, ""]);
    expect(missing.words).toContain("npm install naijaref-polling-units");
    installed.addPollingUnits();
    const ran = await installed.run([...args, ...columns], table);
    expect(ran.out.split("\n").slice(1)).toEqual([
      "Ikeja,Anifowoshe,PU 007,alias,24-11-01-007",
      "Ikeja,,24/11/01/007,exact,24-11-01-007",
      "Ikeja,,Primary School,ambiguous,",
      "",
    ]);
    installed.removePollingUnits();
  });
});

it("serves the API until it is stopped", async () => {
  const child = start(installed, ["serve", "--port", "0"]);
  const [words] = (await once(child.stderr, "data")) as [Buffer];
  const address = /http:\/\/localhost:\d+/.exec(String(words))?.[0] ?? "";
  expect(await (await fetch(`${address}/v1/states/LA?fields=name`)).json()).toEqual({
    data: { name: "Lagos" },
  });
  const units = await fetch(`${address}/v1/polling-units/24-11-01-007`);
  expect([units.status, await units.text()]).toEqual([
    503,
    expect.stringContaining("naijaref-polling-units"),
  ]);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("speaks the Model Context Protocol", async () => {
  const ran = await installed.run(["mcp"], '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
  expect((JSON.parse(ran.out) as { result: { tools: unknown[] } }).result.tools).toHaveLength(9);
  expect(ran.code).toBe(0);
});

it("completes commands, options and their words in bash", async () => {
  const complete = (words: string) =>
    installed.shell(`source <(naijaref completion bash)
      COMP_WORDS=(naijaref ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _naijaref; echo "\${COMPREPLY[*]}"`);
  expect((await complete("senat")).out.trim()).toBe("senatorial-districts");
  expect((await complete("lgas --st")).out.trim()).toBe("--state");
  expect((await complete("match --kind ba")).out.trim()).toBe("bank");
});

const isThere = (program: string): boolean =>
  existsSync(join("/usr/bin", program)) || process.env["CI"] === "true";

it.skipIf(!isThere("fish"))("completes them in fish (skipped where there is none)", async () => {
  const complete = async (line: string) => {
    const asked = `naijaref completion fish | source; complete -C "naijaref ${line}"`;
    const { out } = await installed.shell(`fish --no-config -c '${asked}'`);
    return out.split("\n").map((word) => word.split("\t")[0]);
  };
  expect(await complete("senat")).toContain("senatorial-districts");
  expect(await complete("lgas --st")).toContain("--state");
  expect(await complete("match --kind ba")).toContain("bank");
});

// zsh completes at a terminal only: its own module makes one.
it.skipIf(!isThere("zsh"))("completes them in zsh (skipped where there is none)", async () => {
  const wanted = [
    ["senat", "senatorial-districts"],
    ["lgas --st", "lgas --state"],
    ["match --kind ba", "match --kind bank"],
  ] as const;
  const KILL_LINE = "\\C-u";
  const script = `zmodload zsh/zpty
    zpty terminal 'TERM=dumb zsh -f -i'
    zpty -w terminal 'autoload -Uz compinit; compinit -u -D; source <(naijaref completion zsh); print re""ady'
    zpty -r terminal heard '*ready*'
    ${wanted
      .map(
        ([typed, whole]) => `zpty -w -n terminal $'${KILL_LINE}naijaref ${typed}\\t'
    zpty -r terminal heard '*naijaref ${whole}*' && print ${JSON.stringify(whole)}`,
      )
      .join("\n")}`;
  writeFileSync(join(installed.folder, "complete.zsh"), script);
  const { out } = await installed.shell("timeout 20 zsh -f complete.zsh");
  expect(out.trim().split("\n")).toEqual(wanted.map(([, whole]) => whole));
});

it("has a manual page that man can read", async () => {
  const page = join(installed.folder, "node_modules/naijaref/dist/cli/naijaref.1");
  expect(readFileSync(page, "utf8")).toBe((await installed.run(["man"])).out);
  if (existsSync("/usr/bin/groff"))
    expect(await installed.shell(`groff -man -Tutf8 -wall ${page} > /dev/null`)).toMatchObject({
      code: 0,
      words: "",
    });
});

it("loads neither wards nor search for a state, and no outlines to say that nothing was found", async () => {
  const script = join(installed.folder, "node_modules/naijaref/dist/cli/main.cjs");
  writeFileSync(
    join(installed.folder, "loaded.cjs"),
    `process.argv.splice(1, 1, ${JSON.stringify(script)});
    process.on("exit", () => console.error(Object.keys(require.cache).join("\\n")));
    require(${JSON.stringify(script)});`,
  );
  const { words } = await installed.shell("node loaded.cjs state lagos");
  expect(words).toContain("places/states.js");
  expect(words).not.toMatch(/\/(search|match|banks|boundaries|elections)\/|places\/(index|lgas)/);
  const none = await installed.shell("node loaded.cjs lga ikejja");
  expect(none.words).toContain("search/index.js");
  expect(none.words).not.toMatch(/\/(match|boundaries)\//);
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
