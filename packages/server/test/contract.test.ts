import { contract } from "@naijaref/api/contract";
import { errors } from "@naijaref/api/contract/errors";
import { describeService } from "@naijaref/api/contract/openapi";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { untilReady } from "./runtimes.ts";
import { type RunningService, startService } from "./service.ts";

/**
 * Every example of every operation, over a socket, against the response schema of its OpenAPI description.
 */

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

const description = describeService("off") as {
  paths: Record<string, { get: { responses: Record<string, Response> } }>;
  components: object;
};

const ajv = new Ajv2020({ strict: false });

function schemaFor(path: string, status: number, mediaType: string): object {
  const response = description.paths[path]?.get.responses[status];
  const schema = response?.content?.[mediaType]?.schema;
  if (schema === undefined) throw new Error(`${path} does not describe its ${status} as ${mediaType}`);
  return { ...schema, components: description.components };
}

const operations = Object.entries(contract) as [string, Operation][];
const described = operations.filter(([, { answer }]) => !["document", "file"].includes(answer.kind));

let service: RunningService;

beforeAll(async () => {
  service = await startService({ RATE_LIMIT: "off" });
  await untilReady(service);
});

afterAll(() => service.stop());

async function expectDescribed(operation: Operation, target: string, status: number): Promise<unknown> {
  const response = await fetch(service.url + target);
  expect(response.status, target).toBe(status);
  const { searchParams } = new URL(service.url + target);
  if (status === 200 && searchParams.get("format") === "csv") return expectCsv(response, operation);
  const body: unknown = await response.json();
  const [mediaType = ""] = response.headers.get("content-type")?.split(";") ?? [];
  const schema = schemaFor(operation.path, status, mediaType);
  const validate = ajv.compile(
    searchParams.has("fields") || searchParams.has("ids") ? asSelected(schema) : schema,
  );
  expect(validate(body), `${target}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  return body;
}

/** A schema for what was selected: records may lack fields, and `ids` may have found none. */
const asSelected = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (name, value) => (name === "required" ? undefined : value))
      .replaceAll('"oneOf"', '"anyOf"')
      .replaceAll(/"items":(\{"\$ref":"[^"]+"\})/g, '"items":{"anyOf":[$1,{"type":"null"}]}'),
  ) as object;

/** A file whose header is the record's fields, or some of them, and whose rows are all as long. */
async function expectCsv(response: globalThis.Response, { answer }: Operation): Promise<string[][]> {
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z0-9-]+\.csv"$/);
  const rows = parse(await response.text(), { record_delimiter: "\r\n" }) as string[][];
  expect(recordsOf(answer).flatMap(({ fields }) => Object.keys(fields))).toEqual(
    expect.arrayContaining(rows[0] ?? []),
  );
  return rows;
}

// What depends on files that were built has tests of its own.
const tried = described.filter(([, { examples }]) => examples.length > 0);

describe.each(tried)("%s", (_, operation) => {
  it.each(operation.examples)("answers %s as described", async (example) => {
    const body = (await expectDescribed(operation, example, 200)) as { count?: number; data: unknown };
    if (!Array.isArray(body) && Array.isArray(body.data))
      expect(body).toMatchObject({ count: body.data.length });
  });
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

const read = async (target: string): Promise<string> => (await fetch(service.url + target)).text();

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
  const targets = [alone, ...others.map(([having]) => having)];
  const statuses = await Promise.all(
    targets.map(async (target) => (await fetch(service.url + target)).status),
  );
  await expectDescribed(operation, targets[statuses.indexOf(200)] ?? alone, 200);
});

it.each(parameters)(
  "$id returns something else for another $name",
  async ({ operation, name, parameter }) => {
    const pairs: [string, string][] = parameter.required
      ? [[targetWith(operation, {}), targetWith(operation, { [name]: "Atlantis" })]]
      : withAndWithout(operation, name, parameter.example);
    const answers = await Promise.all(pairs.map((pair) => Promise.all(pair.map(read))));
    const isRead = answers.some(([having, without]) => having !== without);
    const hint =
      "is it read? If so, add an example to the operation in which the parameter's example matters";
    expect(isRead, `${name} changes no answer of ${operation.path}: ${hint}`).toBe(true);
  },
);

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
  const response = await fetch(`${service.url}/v1/openapi.json`);
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(description)));
});
