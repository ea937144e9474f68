import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { download } from "@naijaref/records";
import { dataVersion } from "naijaref/about";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECOND_FOLDER } from "../../../tools/publish/downloads/file.ts";
import { BANKS, makeDownloads } from "../../start/downloads-folder.ts";
import { RUNTIMES, type RunningService, startOn } from "../../start/runtimes.ts";
import { startService } from "../../start/service.ts";
import { waysToTry } from "../../start/ways-to-try.ts";

/** A file that is whole, one that is cut off, one that was changed, one that is not there. */

const { folder, edition, remove } = makeDownloads([
  "banks.csv",
  "cut.csv",
  "changed.csv",
  "missing.csv",
  "large.csv",
]);
writeFileSync(join(edition, "cut.csv"), BANKS.subarray(0, 9));
writeFileSync(join(edition, "changed.csv"), Buffer.from(BANKS).fill("x"));
rmSync(join(edition, "missing.csv"));

afterAll(remove);

const sha256 = createHash("sha256").update(BANKS).digest("hex");

interface Failure {
  readonly error: { readonly code: string; readonly message: string };
}

describe.each(waysToTry(RUNTIMES))("on %s", (way) => {
  let service: RunningService;

  beforeAll(async () => {
    service = await startOn(way, { RATE_LIMIT: "off", DOWNLOADS: folder });
  });

  afterAll(() => service.stop());

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

  it("serves the checksums of the others", async () => {
    const sums = await (await get("/SHA256SUMS")).text();
    expect(sums.split("\n")).toContain(`${sha256}  banks.csv`);
  });

  it("serves a file whole, as an attachment", async () => {
    const response = await get("/banks.csv");
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BANKS);
    expect(response.headers.get("content-length")).toBe(lengthOnWire(BANKS.length));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8; header=present",
      "content-disposition": 'attachment; filename="banks.csv"',
      "accept-ranges": "bytes",
      "cache-control": expect.stringContaining("max-age=3600"),
      etag: `"${sha256}"`,
    });
  });

  it("serves it at an address that never changes", async () => {
    const response = await get(`/${dataVersion}/banks.csv`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BANKS);
  });

  it("serves the part that is asked for", async () => {
    const response = await get("/banks.csv", { Range: "bytes=3-6" });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes 3-6/${BANKS.length}`);
    expect(response.headers.get("content-length")).toBe(lengthOnWire(4));
    expect(await response.text()).toBe("name");
    const end = await get("/banks.csv", { Range: "bytes=-6", "If-Range": `"${sha256}"` });
    expect(await end.text()).toBe("Bank\r\n");
  });

  it("sends the whole if the client has another edition, or asks for parts that are not served", async () => {
    for (const headers of [
      { Range: "bytes=3-6", "If-Range": '"other"' },
      { Range: "bytes=0-1,3-4" },
      { Range: "lines=1-2" },
    ]) {
      const response = await get("/banks.csv", headers);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(BANKS);
    }
  });

  it("refuses a part behind the end", async () => {
    const response = await get("/banks.csv", { Range: "bytes=1000-" });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe(`bytes */${BANKS.length}`);
    expect(((await response.json()) as Failure).error.code).toBe("range_not_satisfiable");
  });

  it("has 304 for who has it, before Range", async () => {
    const response = await get("/banks.csv", { "If-None-Match": `"${sha256}"`, Range: "bytes=0-1" });
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe(`"${sha256}"`);
  });

  it("answers HEAD without the body, and without Range", async () => {
    const response = await fetch(`${service.url}/v1/downloads/banks.csv`, {
      method: "HEAD",
      headers: { Range: "bytes=0-1" },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(BANKS.length));
    expect(await response.text()).toBe("");
  });

  it.each([
    "/nothing.csv",
    "/secret.txt",
    "/index.json",
    "/..%2Fsecret.txt",
    "/%2Fetc%2Fpasswd",
    "/2020-01-01+00000000/banks.csv",
  ])("%s is 404", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(((await response.json()) as Failure).error.message).toContain("/v1/downloads lists");
  });

  it.each(["/banks.csv.gz", "/BANKS.csv"])("%s is 404, with the name that was meant", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(((await response.json()) as Failure).error.message).toBe(
      `There is no file "${path.slice(1)}"; did you mean "banks.csv"? /v1/downloads lists the files.`,
    );
  });

  it.each(["/cut.csv", "/changed.csv", "/missing.csv"])("%s is 503, never a wrong file", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(((await response.json()) as Failure).error.code).toBe("not_built");
  });
});

it("says so if the files were not built, or are of another data version", async () => {
  const service = await startService({ RATE_LIMIT: "off", DOWNLOADS: join(folder, "nowhere") });
  for (const path of ["", "/banks.csv"]) {
    const response = await fetch(`${service.url}/v1/downloads${path}`);
    expect(response.status).toBe(503);
    const { error } = (await response.json()) as Failure;
    expect(error).toMatchObject({
      code: "not_built",
      message: expect.stringContaining("npm run downloads"),
    });
  }
  await service.stop();
});
