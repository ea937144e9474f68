import { createHash } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { download } from "@naijaref/records";
import { dataVersion } from "naijaref/about";
import { describe, expect, it, onTestFinished } from "vitest";
import { SECOND_FOLDER } from "../../../tools/publish/downloads/files.ts";
import { BANKS, makeDownloads } from "../../start/downloads-folder.ts";
import { RUNTIMES, startOn, untilReady } from "../../start/runtimes.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";

/** A file that is whole, one that is cut off, one that was changed, one that is not there. */

const { folder, edition } = makeDownloads([
  "banks.csv",
  "cut.csv",
  "changed.csv",
  "missing.csv",
  "large.csv",
]);
writeFileSync(join(edition, "cut.csv"), BANKS.subarray(0, 9));
writeFileSync(join(edition, "changed.csv"), Buffer.from(BANKS).fill("x"));
rmSync(join(edition, "missing.csv"));

const sha256 = createHash("sha256").update(BANKS).digest("hex");

const WHOLE = BANKS.toString();

describe.each(waysToTry(RUNTIMES))("on %s", (way) => {
  const service = ownService(way, { RATE_LIMIT: "off", DOWNLOADS: folder });

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${service.url}/v1/downloads${path}`, { headers });

  /** Bun sends a body that is read meanwhile in chunks, and says no length. */
  const lengthOnWire = (length: number): string | null => (way === "Bun" ? null : String(length));

  it("lists the files", async () => {
    const { count, data } = (await (await get("")).json()) as { count: number; data: { name: string }[] };
    expect([count, data.at(-1)?.name]).toEqual(
      way === "workerd" ? [5, "SHA256SUMS"] : [7, `SHA256SUMS.${SECOND_FOLDER}`],
    );
    expect(data[0]).toEqual({
      name: "banks.csv",
      folder: null,
      description: "A test.",
      media_type: "text/csv; charset=utf-8; header=present",
      bytes: BANKS.length,
      sha256,
      rows: 1,
      columns: 2,
      url: `/v1/downloads/${dataVersion}/banks.csv`,
    });
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(Object.keys(download.fields).sort());
  });

  // The Worker holds in memory what it serves.
  it.skipIf(way === "workerd")("serves a file of the second folder at an address without it", async () => {
    const response = await get("/large.csv");
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BANKS);
  });

  const IMMUTABLE = { "cache-control": "public, max-age=31536000, immutable" };
  const part = (range: string) => ({ "content-range": `bytes ${range}/${BANKS.length}` });

  // What a range and a tag mean has tests in packages/http.
  it.each<[path: string, asked: Record<string, string>, status: number, text: string, fields?: object]>([
    [`/${dataVersion}/banks.csv`, {}, 200, WHOLE, IMMUTABLE],
    ["/banks.csv", { Range: "bytes=3-6" }, 206, "name", part("3-6")],
    ["/banks.csv", { Range: "bytes=-6", "If-Range": `"${sha256}"` }, 206, "Bank\r\n"],
    // Another edition, and parts that are not served.
    ["/banks.csv", { Range: "bytes=3-6", "If-Range": '"other"' }, 200, WHOLE],
    ["/banks.csv", { Range: "bytes=0-1,3-4" }, 200, WHOLE],
    ["/banks.csv", { Range: "bytes=1000-" }, 416, "range_not_satisfiable", part("*")],
    ["/banks.csv", { "If-None-Match": `"${sha256}"`, Range: "bytes=0-1" }, 304, "", { etag: `"${sha256}"` }],
    ...[
      ...["/nothing.csv", "/secret.txt", "/index.json", "/..%2Fsecret.txt", "/%2Fetc%2Fpasswd"],
      "/2020-01-01+00000000/banks.csv",
    ].map(
      (path) => [path, {}, 404, "/v1/downloads lists"] as [string, Record<string, string>, number, string],
    ),
    ["/banks.csv.gz", {}, 404, 'There is no file \\"banks.csv.gz\\"; did you mean \\"banks.csv\\"?'],
    // Never a wrong file.
    ["/cut.csv", {}, 503, "not_built", { "cache-control": "no-store" }],
    ["/changed.csv", {}, 503, "not_built"],
    ["/missing.csv", {}, 503, "not_built"],
  ])("%s, asked with %j, is %i", async (path, asked, status, text, fields = {}) => {
    const response = await get(path, asked);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(fields);
    const body = await response.text();
    if (status < 400) {
      expect(body).toBe(text);
      if (status !== 304) expect(response.headers.get("content-length")).toBe(lengthOnWire(text.length));
    } else expect(body).toContain(text);
  });

  it("serves a file whole, as an attachment, and its fields to HEAD, which has no Range", async () => {
    for (const method of ["GET", "HEAD"]) {
      const headers = method === "HEAD" ? { Range: "bytes=0-1" } : {};
      const response = await fetch(`${service.url}/v1/downloads/banks.csv`, { method, headers });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": 'attachment; filename="banks.csv"',
        "accept-ranges": "bytes",
        "cache-control": expect.stringContaining("max-age=3600"),
        etag: `"${sha256}"`,
      });
      const length = method === "HEAD" ? String(BANKS.length) : lengthOnWire(BANKS.length);
      expect(response.headers.get("content-length")).toBe(length);
      expect(await response.text()).toBe(method === "HEAD" ? "" : WHOLE);
    }
  });
});

it("lists no files that were removed while it runs, and lists them again when they are back", async () => {
  const removed = makeDownloads(["banks.csv"]);
  const service = await startOn("Node", { RATE_LIMIT: "off", DOWNLOADS: removed.folder });
  const status = async (path: string): Promise<number> => (await fetch(service.url + path)).status;
  const listed = () => Promise.all(["/v1/downloads", "/v1/downloads/banks.csv", "/v1/ready"].map(status));
  const away = `${removed.folder}-away`;
  onTestFinished(service.stop);
  await untilReady(service);
  for (let time = 0; time < 3; time++) expect(await listed()).toEqual([200, 200, 200]);
  renameSync(removed.folder, away);
  expect(await listed()).toEqual([503, 503, 200]);
  renameSync(away, removed.folder);
  expect(await listed()).toEqual([200, 200, 200]);
});

it("says so if the files were not built, or are of another data version", async () => {
  const service = await startOn("Node", { RATE_LIMIT: "off", DOWNLOADS: join(folder, "nowhere") });
  for (const path of ["", "/banks.csv"]) {
    const response = await fetch(`${service.url}/v1/downloads${path}`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error: { code: "not_built", message: expect.stringContaining("npm run downloads") },
    });
  }
  await service.stop();
});
