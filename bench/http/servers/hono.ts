import { serve } from "@hono/node-server";
import { app } from "./hono-app.ts";

serve({ fetch: app.fetch, port: Number(process.env["PORT"]), hostname: "127.0.0.1" });
