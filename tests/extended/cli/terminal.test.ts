import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { installForTests } from "../../system/cli/installed.ts";

/** How the installed command behaves at a terminal. */

const installed = await installForTests();

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
