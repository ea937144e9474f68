import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runHere } from "../../../tests/system/cli/run-here.ts";

/** `naijaref verify` of the downloads. That of a release has a test with real files: `VERIFYING.md` runs it. */

const SECOND = "polling-units-and-maps";

function makeDownloads(): string {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-verify-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, SECOND));
  const write = (path: string, text: string): string => {
    writeFileSync(join(folder, path), text);
    return `${createHash("sha256").update(text).digest("hex")}  ${path.split("/").at(-1)}\n`;
  };
  write("SHA256SUMS", write("datapackage.json", "{}") + write("banks.csv", "id\n"));
  write(`${SECOND}/SHA256SUMS.${SECOND}`, write(`${SECOND}/lagos.xlsx`, "units"));
  write("index.json", "{}");
  return folder;
}

it("compares the files of both folders of the downloads, and takes the first alone", async () => {
  const folder = makeDownloads();
  expect(await runHere(["verify", folder])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^3 files/),
  });
  writeFileSync(join(folder, SECOND, "lagos.xlsx"), "other units");
  writeFileSync(join(folder, SECOND, "evil.xlsx"), "");
  const { code, words } = await runHere(["verify", folder]);
  expect([code, words]).toEqual([
    1,
    `naijaref: ${SECOND}/lagos.xlsx is not the file that was made.\nnaijaref: ${SECOND}/evil.xlsx is in no line of SHA256SUMS.\n`,
  ]);
  rmSync(join(folder, SECOND), { recursive: true });
  expect((await runHere(["verify", folder])).code).toBe(0);
});
