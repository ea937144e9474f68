import { parse } from "csv-parse/sync";
import { listLgas, listStates, listWards } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { answers, ask, failure, read } from "../../../../tests/library/ask.ts";

/** What a caller may choose of an answer: fields, format, ids and filters. */

const rowsOf = async (target: string): Promise<Record<string, string>[]> =>
  parse(await (await ask(target)).text(), { columns: true, record_delimiter: "\r\n" });

const codes = (...list: readonly (string | null)[]) => ({
  data: list.map((code) => (code === null ? null : { code })),
});
const badIds = (words: string) => failure("invalid_parameter", words, { parameter: "ids" });

describe("fields", () => {
  answers([
    [
      "/v1/states?fields=code,nmae",
      400,
      failure("invalid_parameter", "(did you mean name?)", { parameter: "fields" }),
    ],
  ]);

  it("leaves only those fields, in the record's order, of one record and of a list", async () => {
    const one = await read("/v1/lgas/NG025011?fields=name,code");
    expect(JSON.stringify(one.data)).toBe('{"code":"NG025011","name":"Ikeja"}');
    const { data } = await read("/v1/states/Lagos/lgas?fields=Name, state code");
    expect(data[0]).toEqual({ state_code: "LA", name: "Agege" });
  });
});

describe("format", () => {
  it("writes all wards as CSV, the same as JSON has them, with the names of LGA and state", async () => {
    const { data } = await read("/v1/wards");
    expect(data).toHaveLength(listWards().length);
    const nameOf = new Map([...listLgas(), ...listStates()].map(({ code, name }) => [code, name]));
    const written = data.map((ward: { lga_code: string; state_code: string }) =>
      Object.fromEntries(
        Object.entries({
          ...ward,
          lga_name: nameOf.get(ward.lga_code),
          state_name: nameOf.get(ward.state_code),
        }).map(([name, value]) => [name, Array.isArray(value) ? value.join("|") : String(value ?? "")]),
      ),
    );
    expect(await rowsOf("/v1/wards?format=csv")).toEqual(written);
  });

  it("writes the names of LGAs and state after the columns of a seat, and none that was not asked for", async () => {
    const [seat] = await rowsOf("/v1/constituencies?ids=FC196&format=csv");
    expect(Object.keys(seat ?? {}).slice(-2)).toEqual(["lga_names", "state_name"]);
    expect(seat?.["lga_names"]?.split("|")).toHaveLength(seat?.["lga_codes"]?.split("|").length ?? 0);
    const [chosen] = await rowsOf("/v1/wards?ids=24-11-01&fields=code,lga_code&format=csv");
    expect(Object.keys(chosen ?? {})).toEqual(["code", "lga_code"]);
  });

  it("names the file, and has an entity tag of its own", async () => {
    const target = "/v1/states/Lagos/lgas";
    const [json, csv] = [await ask(target), await ask(`${target}?format=CSV`, { "Accept-Encoding": "br" })];
    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="lgas.csv"');
    expect(csv.headers.get("etag")).not.toBe(json.headers.get("etag"));
    expect(csv.headers.get("cache-control")).toBe(json.headers.get("cache-control"));
    const etag = csv.headers.get("etag") ?? "";
    expect((await ask(`${target}?format=csv`, { "If-None-Match": etag })).status).toBe(304);
  });
});

describe("ids", () => {
  answers([
    ["/v1/wards?ids=24-11-02,99-99-99, 24/11/01", 200, codes("24-11-02", null, "24-11-01")],
    // Two LGAs are called Surulere.
    ["/v1/lgas?ids=Surulere,Ikeja", 200, codes(null, "NG025011")],
    ["/v1/lgas?ids=Surulere,Ikeja&state=Lagos", 200, codes("NG025020", "NG025011")],
    ["/v1/states?zone=North-East&ids=Borno,Lagos", 200, codes("BO", null)],
    ["/v1/banks?ids=skye-bank", 200, { data: [null] }],
    ["/v1/banks?ids=skye-bank&active=false", 200, { data: [{ id: "skye-bank" }] }],
    [`/v1/wards?ids=${Array(101).fill("24-11-01").join(",")}`, 400, badIds("has 101 ids")],
    ["/v1/wards?ids=24-11-01,,24-11-02", 400, badIds("has an empty id")],
  ]);
});

describe("filters", () => {
  answers([
    ["/v1/lgas?zone=south west", 200, { count: 137 }],
    ["/v1/states?zone=NORTH_EAST", 200, codes("AD", "BA", "BO", "GO", "TA", "YO")],
    ["/v1/wards?lga=Ikeja&state=Kano", 404],
    ["/v1/lgas?senatorial_district=Ikeja", 404],
    ["/v1/banks?q=bank&has=ussd&limit=5", 200, { count: 5 }],
  ]);

  it.each([
    ["/v1/wards?lga=Ikeja", "/v1/lgas/Ikeja/wards"],
    ["/v1/wards?state=Kano", "/v1/states/Kano/wards"],
    ["/v1/lgas?senatorial_district=Lagos West", "/v1/constituencies/SD072/lgas"],
  ])("%s is the same list as %s", async (filtered, own) => {
    expect(await read(filtered)).toEqual(await read(own));
  });

  it("take several types of banks, and the codes that they must have", async () => {
    const { data } = await read("/v1/banks?type=Commercial, merchant&has=nip_code,ussd");
    expect(data.length).toBeGreaterThan(10);
    for (const bank of data) {
      expect(["commercial", "merchant"]).toContain(bank.type);
      expect([bank.nip_code, bank.ussd]).not.toContain(null);
    }
  });
});
