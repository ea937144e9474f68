import { createServer } from "node:http";
import { findState, listLgas } from "naijaref/places";

/** The most that Node's own HTTP server can do: one answer, made once, to whatever is asked. */

const value = process.env["CASE"] === "list" ? { count: 774, data: listLgas() } : { data: findState("LA") };
const body = Buffer.from(JSON.stringify(value));
const full = {
  status: 200,
  headers: ["Content-Type", "application/json; charset=utf-8", "Content-Length", String(body.length)],
  body,
};
const notModified = { status: 304, headers: ["ETag", 'W/"one"'], body: undefined };
const answer = process.env["CASE"] === "not modified" ? notModified : full;

createServer((_, response) => {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
