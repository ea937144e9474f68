import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { isInstalled } from "../installed.ts";

type Fields = Readonly<Record<string, string>>;

interface App {
  readonly request: (path: string, init: RequestInit) => Promise<Response>;
}

/** The example stands where no framework is installed: what it imports is taken from here. */
async function load(): Promise<App> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../../../examples/forms/server.js", import.meta.url))],
    nodePaths: [fileURLToPath(new URL("../../../../conformance/node_modules", import.meta.url))],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  const { app } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
  return app;
}

/** The form of `examples/forms/server.js`, without a browser: what a page without script sends and gets. */
describe.skipIf(!isInstalled)("a form that Hono renders", () => {
  let app: App;

  beforeAll(async () => {
    app = await load();
  });

  async function ask(path: string, fields?: Fields) {
    const sent = fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields) };
    const response = await app.request(path, sent);
    return { status: response.status, text: await response.text() };
  }

  it("has the states, and the LGAs of the state that was chosen", async () => {
    const { text } = await ask("/?state=LA&phone=0803");
    expect(text.match(/<option/g)).toHaveLength(1 + 37 + 1 + 20);
    expect(text).toContain('<option value="LA" selected>Lagos</option>');
    expect(text).toContain('<option value="NG025011" >Ikeja</option>');
    expect(text).toContain('value="0803"');
  });

  it("says what is wrong, and keeps what was typed", async () => {
    const { status, text } = await ask("/", { phone: '0803"><script>', state: "LA", lga: "NG031033" });
    expect(status).toBe(422);
    expect(text).toContain("A phone number has digits only");
    expect(text).not.toContain('0803"><script>');
    expect(text).toContain('<option value="LA" selected>');
  });

  it("gets what to store", async () => {
    const { status, text } = await ask("/", { phone: "0803 123 4567", state: "LA", lga: "NG025011" });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ phone: "+2348031234567", state: "LA", lga: "NG025011" });
  });
});
