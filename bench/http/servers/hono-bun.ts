import { app } from "./hono-app.ts";

declare const Bun: { serve(options: { port: number; hostname: string; fetch: typeof app.fetch }): void };

Bun.serve({ port: Number(process.env["PORT"]), hostname: "127.0.0.1", fetch: app.fetch });
