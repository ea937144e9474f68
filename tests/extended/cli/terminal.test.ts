import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findProgram } from "../../start/programs.ts";
import { installPackage } from "../../system/cli/installed.ts";
import { runHere } from "../../system/cli/run-here.ts";

const installed = await installPackage();

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
    const child = spawn("timeout", ["200", "script", "-qec", endless, "/dev/null"], {
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

/** What shells and man read from the installed command. */
describe("completion and manual", () => {
  const WANTED = [
    ["senat", "senatorial-districts"],
    ["lgas --st", "--state"],
    ["match --kind ba", "bank"],
    ["banks --type c", "commercial"],
  ] as const;

  it("completes commands, options and their words in bash", async () => {
    const { out } = await installed.shell(`source <(naijaref completion bash)
    for line in ${WANTED.map(([typed]) => JSON.stringify(typed)).join(" ")}; do
      COMP_WORDS=(naijaref $line); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _naijaref; echo "\${COMPREPLY[*]}"
    done`);
    expect(out.trim().split("\n")).toEqual(WANTED.map(([, completed]) => completed));
  });

  it.skipIf(findProgram("fish") === undefined)(
    "completes them in fish (skipped where there is none)",
    async () => {
      const asked = WANTED.map(([typed]) => `echo "> ${typed}"; complete -C "naijaref ${typed}"`);
      const lines = ["naijaref completion fish | source", ...asked].join("; ");
      const { out } = await installed.shell(`fish --no-config -c '${lines}'`);
      const [, ...answers] = out
        .split(/^> /m)
        .map((answer) => answer.split("\n").map((line) => line.split("\t")[0]));
      expect(answers.map(([typed]) => typed)).toEqual(WANTED.map(([typed]) => typed));
      for (const [at, [, completed]] of WANTED.entries()) expect(answers[at]).toContain(completed);
    },
  );

  // zsh completes at a terminal only: its own module makes one.
  it.skipIf(findProgram("zsh") === undefined)(
    "completes them in zsh (skipped where there is none)",
    async () => {
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
      const { out } = await installed.shell("timeout 200 zsh -f complete.zsh");
      expect(out.trim().split("\n")).toEqual(wanted.map(([, whole]) => whole));
    },
  );

  it("has a manual page that man can read", async () => {
    const page = join(installed.folder, "node_modules/naijaref-cli/dist/cli/naijaref.1");
    expect(readFileSync(page, "utf8")).toBe((await runHere(["man"])).out);
    if (!existsSync("/usr/bin/groff")) return;
    const drawn = await installed.shell(`groff -man -Tutf8 -wall ${page} > /dev/null`);
    expect(drawn).toMatchObject({ code: 0, words: "" });
  });
});
