import etag from "@fastify/etag";
import Fastify from "fastify";
import { findLga, findState, listLgas, wardsOf } from "naijaref/places";

/** The same records the ordinary way: a route, a look-up, an object that the framework writes as JSON. */

const app = Fastify();

// Entity tags cost it something, so it makes them only where it is asked for a 304.
if (process.env["CASE"] === "not modified") await app.register(etag, { algorithm: "fnv1a" });

app.get<{ Params: { state: string } }>("/v1/states/:state", (request, reply) => {
  const data = findState(request.params.state);
  return data === undefined ? reply.code(404).send({ error: { code: "not_found" } }) : { data };
});
app.get("/v1/lgas", () => ({ count: listLgas().length, data: listLgas() }));
app.get<{ Params: { lga: string } }>("/v1/lgas/:lga/wards", (request, reply) => {
  const found = findLga(request.params.lga);
  return found.ok ? { data: wardsOf(found.lga) } : reply.code(404).send({ error: { code: "not_found" } });
});

await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
