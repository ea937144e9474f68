import { contract, type OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { parse } from "csv-parse/sync";
import { listWards } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";
import { finderOf, ownFinders } from "../../../api/src/finders.ts";

/** What a caller may choose of an answer: fields, format and ids. */

interface Listed {
  readonly count: number;
  readonly data: readonly (Readonly<Record<string, unknown>> | null)[];
}

const list = async (target: string): Promise<Listed> => (await ask(target)).json() as Promise<Listed>;
const rowsOf = async (target: string): Promise<Record<string, string>[]> =>
  parse(await (await ask(target)).text(), { columns: true, record_delimiter: "\r\n" }) as Record<
    string,
    string
  >[];
const errorOf = async (target: string): Promise<unknown> => {
  const response = await ask(target);
  return { status: response.status, ...((await response.json()) as object) };
};

describe("fields", () => {
  it("leaves only those fields, in the record's order, of one record and of a list", async () => {
    const one = (await (await ask("/v1/lgas/NG025011?fields=name,code")).json()) as { data: object };
    expect(Object.entries(one.data)).toEqual([
      ["code", "NG025011"],
      ["name", "Ikeja"],
    ]);
    const { count, data } = await list("/v1/states/Lagos/lgas?fields=Name, state code");
    expect([count, data.length]).toEqual([20, 20]);
    expect(data[0]).toEqual({ state_code: "LA", name: "Agege" });
  });

  it("refuses a field that there is not, lists those that there are, and asks what was meant", async () => {
    expect(await errorOf("/v1/states?fields=code,nmae")).toMatchObject({
      status: 400,
      error: {
        code: "invalid_parameter",
        parameter: "fields",
        message: expect.stringMatching(/code, iso_code, name, .* \(did you mean name\?\)/),
      },
    });
  });
});

describe("format", () => {
  it("writes all wards as CSV, the same as JSON has them", async () => {
    const { data } = await list("/v1/wards");
    const rows = await rowsOf("/v1/wards?format=csv");
    expect(data).toHaveLength(listWards().length);
    const written = data.map((ward) =>
      Object.fromEntries(
        Object.entries(ward ?? {}).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join("|") : String(value ?? ""),
        ]),
      ),
    );
    expect(rows).toEqual(written);
  });

  it("writes one record a line as NDJSON", async () => {
    const response = await ask("/v1/banks?type=commercial&format=ndjson&fields=id");
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    const lines = (await response.text()).trimEnd().split("\n");
    const { data } = await list("/v1/banks?type=commercial&fields=id");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(data);
  });

  it("names the file, and has an entity tag of its own", async () => {
    const json = await ask("/v1/states/Lagos/lgas");
    const csv = await ask("/v1/states/Lagos/lgas?format=CSV", { "Accept-Encoding": "br" });
    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="lgas.csv"');
    expect(csv.headers.get("etag")).not.toBe(json.headers.get("etag"));
    expect(csv.headers.get("cache-control")).toBe(json.headers.get("cache-control"));
    const again = await ask("/v1/states/Lagos/lgas?format=csv", {
      "If-None-Match": csv.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  it("is JSON for a failure", async () => {
    expect(await errorOf("/v1/lgas?state=Atlantis&format=csv")).toMatchObject({
      status: 404,
      error: { code: "not_found" },
    });
  });
});

describe("ids", () => {
  const withIds = Object.entries<Operation>(contract).filter(([, { ids }]) => ids !== undefined);

  it("has a finder for each operation that takes it, and no other", () => {
    const found = withIds.filter(([id, { ids }]) => finderOf(id as OperationId, ids) !== undefined);
    expect(found).toEqual(withIds);
    const own = withIds.filter(([, { ids }]) => ids?.kind === undefined).map(([id]) => id);
    expect(Object.keys(ownFinders).sort()).toEqual(own.sort());
  });

  it("returns the records in the order asked, and null for none", async () => {
    const { count, data } = await list("/v1/wards?ids=24-11-02,99-99-99, 24/11/01&fields=code");
    expect([count, data]).toEqual([3, [{ code: "24-11-02" }, null, { code: "24-11-01" }]]);
    expect(await rowsOf("/v1/wards?ids=24-11-02,99-99-99&fields=code,slug&format=csv")).toHaveLength(2);
  });

  it("chooses from the list that the other parameters make", async () => {
    expect((await list("/v1/lgas?ids=Surulere,Ikeja&fields=code")).data[0]).toBeNull();
    expect((await list("/v1/lgas?ids=Surulere,Ikeja&state=Lagos&fields=code")).data).toEqual([
      { code: "NG025020" },
      { code: "NG025011" },
    ]);
    expect((await list("/v1/lgas?ids=Ikeja&state=Kano")).data).toEqual([null]);
    expect((await list("/v1/banks?ids=skye-bank&fields=id")).data).toEqual([null]);
    expect((await list("/v1/banks?ids=skye-bank&active=false&fields=id")).data).toEqual([
      { id: "skye-bank" },
    ]);
  });

  it.each([
    [`/v1/wards?ids=${Array(101).fill("24-11-01").join(",")}`, "has 101 ids"],
    ["/v1/wards?ids=24-11-01,,24-11-02", "has an empty id"],
    ["/v1/wards?ids=", "has an empty id"],
  ])("refuses %s", async (target, words) => {
    expect(await errorOf(target)).toMatchObject({
      status: 400,
      error: { parameter: "ids", message: expect.stringContaining(words) },
    });
  });
});

describe("filters", () => {
  it("lists the wards of a state and of an LGA as the LGA does", async () => {
    const { data } = await list("/v1/lgas/Ikeja/wards");
    expect((await list("/v1/wards?lga=Ikeja")).data).toEqual(data);
    expect((await list("/v1/wards?lga=Surulere&state=Lagos")).count).toBeGreaterThan(0);
    expect(await list("/v1/wards?state=Kano")).toEqual(await list("/v1/states/Kano/wards"));
    expect(await errorOf("/v1/wards?lga=Surulere")).toMatchObject({ status: 409 });
    expect(await errorOf("/v1/wards?lga=Ikeja&state=Kano")).toMatchObject({ status: 404 });
  });

  it("lists the LGAs of a zone and of a senatorial district", async () => {
    const zone = await list("/v1/lgas?zone=south west&fields=state_code");
    expect(new Set(zone.data.map((lga) => lga?.["state_code"]))).toEqual(
      new Set(["EK", "LA", "OG", "ON", "OS", "OY"]),
    );
    const byName = await list("/v1/lgas?senatorial_district=Lagos West");
    expect(byName).toEqual(await list("/v1/lgas?senatorial_district=sd/072/la"));
    expect(byName).toEqual(await list("/v1/constituencies/SD072/lgas"));
    expect(await errorOf("/v1/lgas?senatorial_district=Ikeja")).toMatchObject({ status: 404 });
    expect(await errorOf("/v1/lgas?zone=South")).toMatchObject({ status: 400 });
    const states = await list("/v1/states?zone=NORTH_EAST&fields=name");
    expect(states.data.map((state) => state?.["name"])).toEqual([
      "Adamawa",
      "Bauchi",
      "Borno",
      "Gombe",
      "Taraba",
      "Yobe",
    ]);
    const { data } = await list("/v1/states?zone=North-East&ids=Borno,Lagos");
    expect(data.map((state) => state?.["code"])).toEqual(["BO", undefined]);
  });

  it("lists banks of several types that have the codes asked for", async () => {
    const { data } = await list("/v1/banks?type=Commercial, merchant&has=nip_code,ussd");
    expect(data.length).toBeGreaterThan(10);
    for (const bank of data) {
      expect(["commercial", "merchant"]).toContain(bank?.["type"]);
      expect([bank?.["nip_code"], bank?.["ussd"]]).not.toContain(null);
    }
    const found = await list("/v1/banks?q=bank&has=ussd&limit=5");
    expect(found.count).toBe(5);
  });
});
