import { copyFileSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** How a runtime starts the service that was built, and the least server there is: `{}` to everything. */
export interface Runtime {
  readonly name: string;
  readonly ours: readonly string[];
  readonly bare: readonly string[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const built = (path: string): string => here(`../../packages/server/dist/${path}`);
// `npm run install:all` installs the runtimes.
const binary = (name: string): string => here(`../../tests/extended/conformance/node_modules/.bin/${name}`);

const deno = [binary("deno"), "run", "--quiet", "--allow-net", "--allow-env", "--allow-read", "--allow-sys"];

/** The edge's bundle on the runtime of Workers; the variable PORT is not read, so the port is a parameter. */
function workerd(worker: string, port: number): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-start-up-"));
  copyFileSync(worker, join(folder, "worker.js"));
  const file = join(folder, "workerd.capnp");
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "assets", disk = (path = ${JSON.stringify(built("worker/assets"))}))
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")]
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  bindings = [(name = "ASSETS", service = "assets")],
  compatibilityDate = "2026-11-01"
);
`,
  );
  return [binary("workerd"), "serve", file];
}

export const runtimes = (port: number): Readonly<Record<"Node" | "Bun" | "Deno" | "workerd", Runtime>> => ({
  Node: {
    name: "Node",
    ours: [process.execPath, built("entries/node.js")],
    bare: [process.execPath, here("bare.mjs")],
  },
  Bun: {
    name: "Bun",
    ours: [binary("bun"), built("entries/bun.js")],
    bare: [binary("bun"), here("bare-bun.mjs")],
  },
  Deno: { name: "Deno", ours: [...deno, built("entries/deno.js")], bare: [...deno, here("bare-deno.mjs")] },
  workerd: {
    name: "workerd",
    ours: workerd(built("worker/code/worker.js"), port),
    bare: workerd(here("bare-worker.mjs"), port),
  },
});
