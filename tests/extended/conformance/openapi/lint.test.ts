import { readFileSync } from "node:fs";
import { asOpenApi30 } from "@naijaref/api/contract/openapi-3-0";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";

/** The linter that many users of OpenAPI run, with the rules that it recommends. */

const source = readFileSync(new URL("../../../../openapi.json", import.meta.url), "utf8");

/** What the linter finds in a description: the rule, its message, and where. */
async function problemsIn(text: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

it("passes Redocly's recommended rules without a warning", async () => {
  expect(await problemsIn(source)).toEqual([]);
});

it("passes them in OpenAPI 3.0 too", async () => {
  const older = JSON.stringify(asOpenApi30(JSON.parse(source)));
  expect(older).toContain('"openapi":"3.0.3"');
  expect(await problemsIn(older)).toEqual([]);
});
