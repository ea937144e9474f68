import { listOf, operationsOf } from "@naijaref/api/contract/operation";
import {
  anyText,
  inQuery,
  requiredInQuery,
  wholeNumber,
  wordOf,
  yesOrNo,
} from "@naijaref/api/contract/parameter";
import { state } from "@naijaref/records";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { TryIt } from "./operation.tsx";

const form = renderToString(
  TryIt({
    id: "listBanks",
    operation: operationsOf("banks")({
      path: "/v1/banks",
      summary: "List the banks",
      description: "All of them.",
      parameters: {
        q: requiredInQuery(anyText, { description: "A name.", example: "gtbank" }),
        limit: inQuery(wholeNumber(1, 50, 10), { description: "At most.", example: "5" }),
        type: inQuery(wordOf(["commercial", "merchant"]), { description: "A type.", example: "commercial" }),
        active: inQuery(yesOrNo(true), { description: "Open ones.", example: "false" }),
      },
      answer: listOf(state),
      examples: ["/v1/banks?q=%22first%22&type=merchant", "/v1/banks"],
    }),
  }),
);

it("starts as the first example, and shows what else to type", () => {
  expect(form).toContain('name="q" value="&quot;first&quot;" placeholder="gtbank" required');
  expect(form).toContain('name="limit" placeholder="5" inputmode="numeric"');
});

it("offers the words of a closed list, and what leaving it out means", () => {
  expect(form).toContain(
    "<option value>left out</option><option>commercial</option><option selected>merchant</option>",
  );
  expect(form).toContain("<option value>left out (true)</option><option>true</option><option>false</option>");
});

it("names each control", () => {
  const labelled = [...form.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  const names = ["q", "limit", "type", "active", "fields", "format"];
  expect(labelled).toEqual(names.map((name) => `listBanks.${name}`));
  for (const id of labelled) expect(form).toContain(` id="${id}"`);
});
