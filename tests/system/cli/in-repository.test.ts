import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** npm links a command when it installs, and then the file of this one has not been built. */
it("runs by npx in the repository, as the README says", () => {
  const printed = execFileSync("npx", ["--no", "naijaref", "lga", "ikeja", "--fields", "code"], {
    cwd: repository,
    encoding: "utf8",
  });
  expect(printed).toBe('{"data":{"code":"NG025011"}}\n');
});
