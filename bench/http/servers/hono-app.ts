import { Hono } from "hono";
import { findState, listLgas, wardsOfLga } from "naijaref/places";

/** The same records the ordinary way: a route, a look-up, an object that the framework writes as JSON. */
export const app = new Hono();

app.get("/v1/states/:state", (c) => {
  const found = findState(c.req.param("state"));
  return found.ok ? c.json({ data: found.value }) : c.json({ error: { code: "not_found" } }, 404);
});
app.get("/v1/lgas", (c) => c.json({ count: listLgas().length, data: listLgas() }));
app.get("/v1/lgas/:lga/wards", (c) => {
  const found = wardsOfLga(c.req.param("lga"));
  return found.ok ? c.json({ data: found.value }) : c.json({ error: { code: "not_found" } }, 404);
});
