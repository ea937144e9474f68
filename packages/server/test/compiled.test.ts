import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const entry = fileURLToPath(new URL("../dist/entries/node.js", import.meta.url));

/** Starts the built service in a process with V8's flags, and prints what it then does. */
const start = (...flags: string[]): unknown => {
  const program = `
    import net from "node:net";
    const listening = new Promise((resolve) => {
      const { listen } = net.Server.prototype;
      net.Server.prototype.listen = function (...given) {
        this.once("listening", () => resolve(this.address().port));
        return listen.apply(this, given);
      };
    });
    const { script } = await import(${JSON.stringify(entry)});
    const response = await fetch("http://127.0.0.1:" + (await listening) + "/v1/states/Lagos");
    console.log(JSON.stringify({ refused: script.cachedDataRejected, name: (await response.json()).data.name }));
    process.exit();`;
  const printed = execFileSync(process.execPath, [...flags, "--input-type=module", "--eval", program], {
    env: { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" },
    encoding: "utf8",
  });
  return JSON.parse(printed);
};

it("starts from what V8 compiled when the service was built", () => {
  expect(start()).toEqual({ refused: false, name: "Lagos" });
});

it("starts where V8 refuses that, because it has other flags or is another version", () => {
  expect(start("--no-lazy")).toEqual({ refused: true, name: "Lagos" });
});
