import { listChanges } from "naijaref/changes";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

interface Change {
  readonly kind: string;
  readonly code: string;
  readonly data_version: string;
}

interface Body {
  readonly count: number;
  readonly data: readonly Change[];
  readonly error: { readonly code: string; readonly message: string; readonly parameter: string };
}

describe("/v1/changes", () => {
  const get = (query: string): Promise<Response> => ask(`/v1/changes?${query}`);
  const read = async (query: string): Promise<Body> => (await (await get(query)).json()) as Body;

  it("lists every change, or those of a dataset, of a table, or of a record", async () => {
    const all = await read("");
    expect(all.count).toBe(listChanges().length);
    const kindsOf = async (dataset: string) =>
      [...new Set((await read(`dataset=${dataset}`)).data.map(({ kind }) => kind))].sort();
    expect(await kindsOf("places")).toEqual(["lgas", "states", "wards"]);
    expect(await kindsOf("LGAs")).toEqual(["lgas"]);
    const of = await read("code=ng031003");
    expect(of.count).toBeGreaterThan(0);
    expect(new Set(of.data.map(({ code }) => code))).toEqual(new Set(["NG031003"]));
    expect((await read("code=ng031003&dataset=wards")).count).toBe(0);
  });

  it("lists what a client lacks that names the data version it has, with its plus as it is or encoded", async () => {
    const [newest] = (await read("")).data;
    for (const version of [newest?.data_version ?? "", encodeURIComponent(newest?.data_version ?? "")])
      expect((await read(`since=${version}`)).count).toBe(0);
    expect((await read("since=2026-11-21")).count).toBe(listChanges().length);
  });

  it("says what is wrong with a parameter", async () => {
    const { error } = await read("dataset=wrds");
    expect(error).toMatchObject({ code: "invalid_parameter", parameter: "dataset" });
    expect(error.message).toContain("did you mean wards?");
    for (const since of ["yesterday", "2026-02-32", "2026-13-01", "2026-11", "2026-11-21+xyz", ""]) {
      const refused = await get(`since=${since}`);
      expect(refused.status, since).toBe(400);
      expect(((await refused.json()) as Body).error.message).toContain("a day such as 2026-11-21");
    }
    const unknown = await get("code=NG999999");
    expect([unknown.status, unknown.headers.get("notice")]).toEqual([
      200,
      expect.stringContaining("No change of a record with this code"),
    ]);
  });

  it("is a feed, with an entity tag", async () => {
    const response = await get("format=atom&dataset=places");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = await response.text();
    expect(feed).toContain(
      'rel="self" href="https://api.example.ng/v1/changes?dataset=places&amp;format=atom"',
    );
    const again = await ask("/v1/changes?format=atom&dataset=places", {
      "If-None-Match": response.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
    expect((await get("format=atom&since=2999-01-01")).status).toBe(200);
  });

  it("has no feed of other lists", async () => {
    const refused = await ask(`/v1/states?format=atom`);
    expect(refused.status).toBe(400);
  });
});
