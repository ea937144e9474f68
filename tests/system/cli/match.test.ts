import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { installPackage, start } from "./installed.ts";
import { runHere } from "./run-here.ts";
import { example, examplePath } from "./tables.ts";

/** How the command matches files. */

const installed = await installPackage();
const inFolder = (name: string): string => join(installed.folder, name);

describe("match", () => {
  it("gives each point of a file its LGA, or says why it has none", async () => {
    const rows = ["Shop;Lat;Lon", "A;6.6018;3.3515", "B;3.3515;6.6018", "C;north;3.4", 'D;"9.05785";7.49508'];
    writeFileSync(inFolder("shops.csv"), rows.join("\r\n"));
    const args = ["where", inFolder("shops.csv"), "--lat-column", "lat"];
    const ran = await runHere([...args, "--lon-column", "LON"]);
    const [heading, ikeja, sea, wrong, amac] = ran.out.split("\r\n");
    expect(heading).toBe("Shop;Lat;Lon;match_status;match_code;match_name;match_confidence;match_why");
    expect(ikeja).toMatch(
      /^A;6.6018;3.3515;exact;NG025011;Ikeja, Lagos;1;The point is in Ikeja, [\d,]+ m from/,
    );
    expect(sea).toMatch(/^B;3.3515;6.6018;none;;;0;The point is outside Nigeria\. The nearest LGA is /);
    expect(wrong).toContain("north");
    expect(amac).toMatch(/^D;"9.05785";7.49508;exact;NG015/);
    expect([ran.code, ran.words]).toEqual([0, "4 rows: 2 exact, 0 alias, 0 typo, 0 ambiguous, 2 none.\n"]);
    const half = await runHere(args);
    expect(half).toMatchObject({ code: 2, words: expect.stringContaining("Name both columns") });
    const named = await runHere([...args, "--lon-column", "Lon", "--kind", "lga"]);
    expect(named).toMatchObject({
      code: 2,
      words: expect.stringContaining("cannot be used with --lat-column"),
    });
  });

  it("writes a file when it is whole, and no other file over it", async () => {
    const out = inFolder("out.csv");
    const options = ["--column", "Bank", "--kind", "bank", "-o", out];
    const args = ["match", examplePath("payroll.csv"), ...options];
    expect((await runHere(args)).code).toBe(0);
    expect(readFileSync(out, "utf8")).toBe(example("payroll.matched.csv"));
    expect(await runHere(args)).toMatchObject({ code: 2 });
    expect(await runHere([...args, "--force"])).toMatchObject({ code: 0 });
    const same = await runHere(["match", out, ...options, "--force"]);
    expect(same.words).toContain("is the file that is read");
  });

  it("leaves nothing behind when it is stopped, or the file is none", async () => {
    const child = start(installed, ["match", "-", "--column", "lga", "-o", "stopped.csv"]);
    child.stdin.write("lga\nIkeja\n");
    while (!readdirSync(installed.folder).some((name) => name.endsWith(".part"))) await pause();
    child.kill("SIGINT");
    const [, signal] = (await once(child, "exit")) as [number | null, string | null];
    expect(signal).toBe("SIGINT");
    writeFileSync(inFolder("binary.csv"), Buffer.from([0, 255, 1, 2, 0, 0]));
    const output = ["-o", inFolder("stopped.csv")];
    const binary = await runHere(["match", inFolder("binary.csv"), "--column", "lga", ...output]);
    expect(binary).toMatchObject({ code: 2, out: "" });
    expect(readdirSync(installed.folder).filter((name) => name.startsWith("stopped"))).toEqual([]);
  });

  describe("in little memory", () => {
    const peakOf = (words: string): number => Number(/peak ([\d.]+)/.exec(words)?.[1]);
    const match = "NODE_OPTIONS='-r ./peak.cjs' naijaref match - --column lga";

    beforeAll(() =>
      writeFileSync(
        inFolder("peak.cjs"),
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
    expect(missing.words).toContain("npm pack -w packages/polling-units");
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

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
