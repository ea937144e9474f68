import { Hono } from "hono";
import { findLga, findState, listLgas, wardsOf } from "naijaref/places";

/** The same records the ordinary way: a route, a look-up, an object that the framework writes as JSON. */
export const app = new Hono();

app.get("/v1/states/:state", (c) => {
  const data = findState(c.req.param("state"));
  return data === undefined ? c.json({ error: { code: "not_found" } }, 404) : c.json({ data });
});
app.get("/v1/lgas", (c) => c.json({ count: listLgas().length, data: listLgas() }));
app.get("/v1/lgas/:lga/wards", (c) => {
  const found = findLga(c.req.param("lga"));
  return found.ok ? c.json({ data: wardsOf(found.lga) }) : c.json({ error: { code: "not_found" } }, 404);
});
