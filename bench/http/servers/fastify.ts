import etag from "@fastify/etag";
import Fastify from "fastify";
import { findState, listLgas, wardsOfLga } from "naijaref/places";

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

await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
