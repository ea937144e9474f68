import { afterAll, beforeAll, expect, it } from "vitest";
import { exchange, type RawResponse, withoutChance } from "../../start/socket.ts";
import { get, request } from "../../system/http/rows.ts";
import { fieldRows } from "../../system/http/rows-fields.ts";
import { methodRows } from "../../system/http/rows-methods.ts";
import { targetRows } from "../../system/http/rows-targets.ts";
import { compareReaders, type Readers, startReaders } from "./differential.ts";

let readers: Readers;

beforeAll(async () => {
  readers = await startReaders();
});

afterAll(() => readers.stop());

it.each([...methodRows, ...targetRows, ...fieldRows])("$name", ({ send }) => readers.expectSame(send, 1));

const CASES = 20_000;

it("reads whatever comes as Node does", () => compareReaders(readers, CASES), 600_000);

it("hands a connection over to Node between two requests, and loses nothing", async () => {
  const body = request("POST /v1/states HTTP/1.1", "Content-Length: 5");
  const all = `${get("/v1/states/LA")}${get("/v1/lgas")}${body}12345${get("/v1/states/KN")}`;
  const { responses } = await exchange(readers.port, all, { expected: 4 });
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 405, 200]);
  expect(String(responses[3]?.body)).toContain('"name":"Kano"');
});

it("answers many connections at once, each in its order", async () => {
  const asked = ["/v1/states/LA", "/v1/search?q=", "/v1/lgas", "/v1/validate/nuban?bank=011&account=0", "/x"];
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, nth) => {
      const own = asked.map((path) => (path.endsWith("=") ? `${path}ikej${nth}` : path));
      const all = own.map((path) => get(path)).join("");
      const { responses } = await exchange(readers.port, all, { expected: own.length });
      const alone = await Promise.all(own.map((path) => exchange(readers.port, get(path))));
      expect(responses.map(withoutChance)).toEqual(
        alone.map(({ responses: [one] }) => withoutChance(one as RawResponse)),
      );
      return responses.map(({ status }) => status);
    }),
  );
  expect(answers).toEqual(Array(40).fill([200, 200, 200, 422, 404]));
});
