import etag from "@fastify/etag";
import Fastify from "fastify";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import MiniSearch from "minisearch";
import { findState, listLgas, listStates, listWards, wardsOfLga } from "naijaref/places";

/** The same records the ordinary way: a route, a look-up, an object that the framework writes as JSON. */

const app = Fastify();

// Entity tags cost it something, so it makes them only where it is asked for a 304.
if (process.env["CASE"] === "not modified") await app.register(etag, { algorithm: "fnv1a" });

app.get<{ Params: { state: string } }>("/v1/states/:state", (request, reply) => {
  const found = findState(request.params.state);
  return found.ok ? { data: found.value } : reply.code(404).send({ error: { code: "not_found" } });
});
app.get("/v1/lgas", () => ({ count: listLgas().length, data: listLgas() }));
app.get<{ Params: { lga: string } }>("/v1/lgas/:lga/wards", (request, reply) => {
  const found = wardsOfLga(request.params.lga);
  return found.ok ? { data: found.value } : reply.code(404).send({ error: { code: "not_found" } });
});

/** What a user would write after reading the standard: nothing but the check digit. */
app.get<{ Querystring: { account: string; bank: string } }>("/v1/validate/nuban", (request, reply) => {
  const { account, bank } = request.query;
  if (!/^\d{10}$/.test(account) || !/^\d{3}$/.test(bank))
    return reply.code(400).send({ error: { code: "invalid_account" } });
  const digits = `000${bank}${account.slice(0, 9)}`;
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * (at % 3 === 1 ? 7 : 3);
  const expected = (10 - (sum % 10)) % 10;
  return { data: { account, bank, valid: expected === Number(account[9]), expected_check_digit: expected } };
});

app.get<{ Params: { number: string } }>("/v1/phone/:number", (request, reply) => {
  const phone = parsePhoneNumberFromString(request.params.number, "NG");
  if (!phone?.isValid()) return reply.code(400).send({ error: { code: "invalid_phone" } });
  return {
    data: {
      e164: phone.number,
      national: phone.formatNational(),
      international: phone.formatInternational(),
      type: phone.getType() ?? null,
    },
  };
});

if (process.env["CASE"] === "new search") {
  const places = [...listStates(), ...listLgas(), ...listWards()];
  const index = new MiniSearch({ fields: ["name", "aliases"], searchOptions: { fuzzy: 0.2, prefix: true } });
  index.addAll(
    places.map((place, id) => ({
      id,
      name: place.name,
      aliases: "aliases" in place ? place.aliases.join(" ") : "",
    })),
  );
  app.get<{ Querystring: { q: string } }>("/v1/search", (request) => {
    const found = index.search(request.query.q).slice(0, 10);
    return { count: found.length, data: found.map(({ id }) => places[Number(id)]) };
  });
}

await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
