import { nameColumns } from "@naijaref/api/bodies/csv";
import { contract } from "@naijaref/api/contract";
import { errors } from "@naijaref/api/contract/errors";
import { describeService } from "@naijaref/api/contract/openapi";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ask, responds } from "../../../../tests/library/ask.ts";

/** Two examples of each operation, and each of its parameters, against its OpenAPI description. */

const description = describeService("off") as {
  readonly paths: Record<
    string,
    { get: { responses: Record<string, { content?: Record<string, { example?: unknown }> }> } }
  >;
  readonly components: object;
};

const operations = Object.entries(contract) as [string, Operation][];
const described = operations.filter(([, { answer }]) => !["document", "file"].includes(answer.kind));

async function expectDescribed(operation: Operation, target: string, status: number): Promise<unknown> {
  const response = await ask(target);
  expect(response.status, target).toBe(status);
  const format =
    status === 200 ? new URL(`https://api.example.ng${target}`).searchParams.get("format") : null;
  if (format === "csv") return expectCsv(response, operation);
  if (format === "atom")
    return void expect(response.headers.get("content-type")).toMatch(/^application\/atom/);
  if (format === "ics") return void expect(response.headers.get("content-type")).toMatch(/^text\/calendar/);
  const body = format === "ndjson" ? asList(await response.text()) : ((await response.json()) as unknown);
  const [mediaType = ""] = (format === "ndjson" ? null : response.headers.get("content-type"))?.split(
    ";",
  ) ?? ["application/json"];
  expect(responds({ path: operation.path, status, mediaType }, body), target).toEqual([]);
  return body;
}

/** The lines of NDJSON as the list that they are. */
function asList(text: string): { readonly count: number; readonly data: readonly unknown[] } {
  const data = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown);
  return { count: data.length, data };
}

/** A file whose header is the record's fields, or some of them, and whose rows are all as long. */
async function expectCsv(response: globalThis.Response, { answer }: Operation): Promise<string[][]> {
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z0-9-]+\.csv"$/);
  const rows = parse(await response.text(), { record_delimiter: "\r\n" }) as string[][];
  const own = recordsOf(answer).flatMap(({ fields, onRequest }) => Object.keys({ ...fields, ...onRequest }));
  expect([...own, ...nameColumns(own)]).toEqual(expect.arrayContaining(rows[0] ?? []));
  return rows;
}

describe("the sample of each operation", () => {
  const samples = operations.flatMap(([, { path, examples }]) => {
    const example = description.paths[path]?.get.responses["200"]?.content?.["application/json"]?.example;
    return example === undefined ? [] : [{ path, examples, example }];
  });

  it("is there for most", () => {
    expect(samples.length).toBeGreaterThan(25);
  });

  it.each(samples)("of $path is what the service answers to an example", async ({ examples, example }) => {
    const answers = await Promise.all(examples.map(async (target) => (await ask(target)).text()));
    expect(answers).toContain(JSON.stringify(example));
  });
});

// What depends on files that were built has tests of its own.
const tried = described.filter(([, { examples }]) => examples.length > 0);

describe.each(tried)("%s", (_, operation) => {
  it.each(operation.examples.slice(0, 2))("answers %s as described", async (example) => {
    const body = (await expectDescribed(operation, example, 200)) as
      | { count?: number; data: unknown }
      | undefined;
    if (!Array.isArray(body) && Array.isArray(body?.data))
      expect(body).toMatchObject({ count: body.data.length });
  });
});

/** The same request with each way to choose from its answer: fields, ids and format. */
function choices({ parameters, answer, examples: [example = ""] }: Operation): readonly string[] {
  const names = recordsOf(answer).flatMap(({ fields }) => Object.keys(fields));
  const ids = parameters["ids"] && `ids=${encodeURIComponent(parameters["ids"].example)},nobody-at-all`;
  const wanted = [
    ...("fields" in parameters ? [`fields=${names[0]}`, `fields=${names.slice(1).join(",")}`] : []),
    ...(ids === undefined ? [] : [ids, `${ids}&fields=${names[0]}`, `${ids}&format=ndjson`]),
    ...(answer.kind === "list" ? ["format=csv", "format=ndjson", `format=ndjson&fields=${names[0]}`] : []),
    ...(answer.kind === "list" && answer.atom ? ["format=atom"] : []),
    ...(answer.kind === "list" && answer.ics ? ["format=ics"] : []),
    // A parameter that is ignored is named in the answer.
    ...("fields" in parameters ? ["FIELDS=code"] : []),
  ];
  const has = (name: string) => new URL(example, "https://api.example.ng").searchParams.has(name);
  return wanted
    .filter((choice) => !choice.split("&").some((part) => has(part.split("=")[0] ?? "")))
    .map((choice) => `${example}${example.includes("?") ? "&" : "?"}${choice}`);
}

it.each(tried)("%s answers every choice of fields, ids and format as described", async (_, operation) => {
  for (const target of choices(operation)) await expectDescribed(operation, target, 200);
});

/** A path with its parameters filled in, the one under test with what it cannot read. */
function targetWith(operation: Operation, changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  let path = operation.path;
  for (const [name, parameter] of Object.entries(operation.parameters)) {
    const value = changes[name] ?? (parameter.required ? parameter.example : undefined);
    if (value === undefined) continue;
    if (parameter.in === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

const parameters = tried.flatMap(([id, operation]) =>
  Object.entries(operation.parameters).map(([name, parameter]) => ({ id, operation, name, parameter })),
);

const inQuery = parameters.filter(({ parameter }) => parameter.in === "query");

it.each(inQuery.filter(({ parameter }) => !parameter.read("").ok))(
  "$id refuses an empty $name",
  async ({ operation, name, parameter: { refusal = "invalid_parameter" } }) => {
    const body = await expectDescribed(
      operation,
      targetWith(operation, { [name]: "" }),
      errors[refusal].status,
    );
    expect(body).toMatchObject({ error: { code: refusal, parameter: name } });
  },
);

// An empty identifier names no record.
it.each(inQuery.filter(({ parameter }) => parameter.read("").ok))(
  "$id finds nothing that an empty $name names",
  async ({ operation, name }) => {
    const body = await expectDescribed(operation, targetWith(operation, { [name]: "" }), 404);
    const { code, message } = (body as { error: { code: string; message: string } }).error;
    expect([code, message]).toEqual(["not_found", expect.stringContaining('"": it has no letter or digit.')]);
  },
);

const read = async (target: string): Promise<string> => (await ask(target)).text();

/** The example requests of an operation with a parameter's own example, each beside the same without it. */
function withAndWithout({ examples }: Operation, name: string, value: string): [string, string][] {
  return examples.map((example) => {
    const [path = "", query] = example.split("?");
    const without = new URLSearchParams(query);
    without.delete(name);
    const having = new URLSearchParams([...without, [name, value]]);
    return [`${path}?${having}`, `${path}?${without}`];
  });
}

it.each(parameters)("$id reads its own example of $name", async ({ operation, name, parameter }) => {
  const alone = targetWith(operation, { [name]: parameter.example });
  // A query parameter may need another beside it, as in one of the operation's examples.
  const others = parameter.in === "path" ? [] : withAndWithout(operation, name, parameter.example);
  for (const target of [alone, ...others.map(([having]) => having)])
    if ((await ask(target)).status === 200) return void (await expectDescribed(operation, target, 200));
  expect.unreachable(`no example of ${operation.path} takes ${name}`);
});

it.each(parameters)(
  "$id returns something else for another $name",
  async ({ operation, name, parameter }) => {
    const pairs: [string, string][] = parameter.required
      ? [[targetWith(operation, {}), targetWith(operation, { [name]: "Atlantis" })]]
      : withAndWithout(operation, name, parameter.example);
    for (const [having, without] of pairs) if ((await read(having)) !== (await read(without))) return;
    expect.unreachable(
      `${name} changes no answer of ${operation.path}. If it is read, add an example in which it matters.`,
    );
  },
);

/** What has broken parsers before. */
const AWKWARD = ["__proto__", "%", "-1", "\0", "../../x", "' or 1=1 --"];

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 80 }).map((text) => text.replace(/\p{Surrogate}/gu, "\ufffd")),
);

it.each(parameters)("$id answers whatever $name is", async ({ operation, name }) => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      // A fault of the service is thrown here.
      const { status } = await ask(targetWith(operation, { [name]: text }));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: AWKWARD.length + 4, examples: AWKWARD.map((text): [string] => [text]) },
  );
});

it.each(described.filter(([, { errors }]) => errors.includes("not_found")))(
  "%s answers 404 to what nobody is called",
  async (_, operation) => {
    const identifiers = Object.entries(operation.parameters).filter(
      ([name, parameter]) => parameter.in === "path" || ["state", "bank", "id"].includes(name),
    );
    const [name = ""] = identifiers[0] ?? [];
    // What is not written as a code is 422: nobody is called this instead.
    const nobody = operation.errors.includes("invalid_polling_unit_code") ? "24-11-01-900" : "Atlantis";
    const body = await expectDescribed(operation, targetWith(operation, { [name]: nobody }), 404);
    expect(body).toMatchObject({ error: { code: "not_found" } });
  },
);

it("lists at /v1/openapi.json what it was tested against", async () => {
  const response = await ask(`/v1/openapi.json`);
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(description)));
});

it("finds a member that the description does not have, and one that is missing", () => {
  const error = { code: "not_found", message: "No." };
  expect(responds("Error", { error })).toEqual([]);
  for (const wrong of [{ error: { ...error, status: 404 } }, { error: { code: "not_found" } }])
    expect(responds("Error", wrong)).not.toEqual([]);
});
