import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { contract, type OperationId } from "@naijaref/api/contract";

/** The types of the client, from the description of the API: what OpenAPI calls a schema as TypeScript. */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

interface Described {
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

export interface Description {
  readonly paths: Readonly<Record<string, { readonly get: Described }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Each path with what it takes and what it gives, and the records that are in it. */
function writeTypes({ paths, components }: Description): string {
  const used = new Set<string>();

  const nameOf = (ref: string): string => ref.replace("#/components/schemas/", "");
  const typeOf = (schema: Schema, indent = ""): string => {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref);
      used.add(name);
      return name;
    }
    const among = schema.anyOf ?? schema.oneOf;
    if (among !== undefined) return among.map((one) => typeOf(one, indent)).join(" | ");
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum !== undefined) return schema.enum.map((word) => JSON.stringify(word)).join(" | ");
    const types = schema.type === undefined ? ["unknown"] : [schema.type].flat();
    return types.map((type) => ofType(type, schema, indent)).join(" | ");
  };
  const ofType = (type: string, schema: Schema, indent: string): string => {
    if (type === "integer") return "number";
    if (type === "array") {
      const item = typeOf(schema.items ?? {}, indent);
      return `readonly ${/[ |]/.test(item) ? `(${item})` : item}[]`;
    }
    if (type !== "object") return type;
    if (schema.properties !== undefined) return `{\n${fieldsOf(schema, `${indent}  `)}${indent}}`;
    const { additionalProperties: others } = schema;
    return `Readonly<Record<string, ${typeof others === "object" ? typeOf(others, indent) : "unknown"}>>`;
  };
  const fieldsOf = ({ properties = {}, required = [] }: Schema, indent: string): string =>
    Object.entries(properties)
      .map(([name, field]) => {
        const said = field.description === undefined ? "" : `${indent}/** ${field.description} */\n`;
        return `${said}${indent}readonly ${name}${required.includes(name) ? "" : "?"}: ${typeOf(field, indent)};\n`;
      })
      .join("");

  /** What is in the envelope; the whole, where there is none. */
  const inEnvelope = (schema: Schema): string => {
    const resolved = schema.$ref === undefined ? schema : (components.schemas[nameOf(schema.$ref)] ?? {});
    const among = resolved.anyOf ?? resolved.oneOf;
    if (among !== undefined) return among.map(inEnvelope).join(" | ");
    const data = resolved.properties?.["data"];
    return data === undefined ? typeOf(schema, "    ") : typeOf(data, "    ");
  };

  const written = Object.entries(paths).flatMap(([path, { get }]) => {
    const schemas = Object.entries(get.responses["200"]?.content ?? {}).flatMap(([type, { schema = {} }]) =>
      /^application\/(\w+\+)?json/.test(type) ? [schema] : [],
    );
    if (schemas.length === 0) return [];
    const value = [...new Set(schemas.map(inEnvelope))].join(" | ");
    const params = (get.parameters ?? []).filter(({ $ref }) => $ref === undefined);
    return [
      `  /** ${get.summary}. */\n  "${path}": {\n    readonly params: ${paramsOf(params)};\n    readonly value: ${value};\n  };\n`,
    ];
  });

  const records: string[] = [];
  const done = new Set<string>();
  for (const name of used) {
    if (done.has(name)) continue;
    done.add(name);
    const schema = components.schemas[name] ?? {};
    const said = schema.description === undefined ? "" : `/** ${schema.description} */\n`;
    records.push(
      schema.properties === undefined
        ? `${said}export type ${name} = ${typeOf(schema)};\n`
        : `${said}export interface ${name} {\n${fieldsOf(schema, "  ")}}\n`,
    );
  }
  return `/** Every path that a client can call: what it takes, and what it gives. */
export interface Paths {
${written.join("")}}

export type ApiPath = keyof Paths;

${records.join("\n")}`;
}

function paramsOf(params: readonly Parameter[]): string {
  if (params.length === 0) return "object";
  const lines = params.map(
    ({ name, required, description, schema }) =>
      `      /** ${description} */\n      readonly ${name}${required ? "" : "?"}: ${givenAs(schema)}${required ? "" : " | undefined"};\n`,
  );
  return `{\n${lines.join("")}    }`;
}

/** How a parameter may be given: a number also as text, as it is sent. */
function givenAs({ type, enum: words, items }: Schema): string {
  if (type === "array") return `string | readonly ${givenAs(items ?? {})}[]`;
  if (words?.join() === "true,false") return "boolean";
  if (words !== undefined) return words.map((word) => JSON.stringify(word)).join(" | ");
  return type === "number" || type === "integer" ? "number | string" : "string";
}

/** Where something of an operation stands: a module of the API, and what it is called there. */
export interface Place {
  readonly module: string;
  readonly name: string;
}

/** The smallest object that a module of a folder exports with something of each operation. */
async function findPlaces(folder: "contract" | "operations"): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place & { readonly size: number }>();
  const files = readdirSync(new URL(`../../../packages/api/src/${folder}/`, import.meta.url));
  for (const file of files.filter((name) => /^[\w-]+\.ts$/.test(name) && name !== "index.ts").sort()) {
    const module = `@naijaref/api/${folder}/${file.replace(/\.ts$/, "")}`;
    const exported = (await import(module)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== "object" || value === null) continue;
      const ids = Object.keys(value);
      if (ids.length === 0 || !ids.every((id) => Object.hasOwn(contract, id))) continue;
      for (const id of ids)
        if ((places.get(id)?.size ?? Number.POSITIVE_INFINITY) > ids.length)
          places.set(id, { module, name, size: ids.length });
    }
  }
  return places;
}

/**
 * A module that loads what one operation needs, and no more: the description and the function of each path.
 */
async function writeOperations(): Promise<string> {
  const [contracts, handlers] = await Promise.all([findPlaces("contract"), findPlaces("operations")]);
  const imports = new Map<string, string>();
  const load = ({ module, name }: Place): string => {
    const constant = `${module.split("/").slice(2).join("_").replaceAll("-", "_")}_${name}`;
    imports.set(
      constant,
      `const ${constant} = async () => (await import("${module.replace("@naijaref/api", ".")}.ts")).${name};`,
    );
    return constant;
  };
  const lines = (Object.keys(contract) as OperationId[]).map((id) => {
    const [described, done] = [contracts.get(id), handlers.get(id)];
    if (described === undefined || done === undefined) throw new Error(`no module has ${id} alone`);
    return `  "${contract[id].path}": entry("${id}", ${load(described)}, ${load(done)}),`;
  });
  return `import type { OperationId } from "./contract/index.ts";
import type { Operation } from "./contract/operation.ts";
import type { Handler } from "./operations/operations.ts";

export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

const entry = (
  id: OperationId,
  contract: () => Promise<Readonly<Record<string, Operation>>>,
  handlers: () => Promise<Handlers>,
) => ({ id, contract: async () => (await contract())[id] as Operation, handlers });

${[...imports.values()].sort().join("\n")}

export const OPERATIONS = {
${lines.join("\n")}
} as const;
`;
}

/** Writes what of the client and the command derives from the contract. */

const generated = new URL("../../../packages/client/src/generated/", import.meta.url);
const NOTE = "// Written by tools/make/client/types.ts.\n\n";

// The description has samples, which are answers of operations, of which one is the description.
const sampleFile = new URL("../../../packages/api/src/contract/samples.generated.ts", import.meta.url);
if (!existsSync(sampleFile)) writeFileSync(sampleFile, "export const samples = {};\n");
const { writeSamples } = await import("./samples.ts");
writeFileSync(sampleFile, NOTE + (await writeSamples()));
const { describeService } = await import("@naijaref/api/contract/openapi");

// Without these a record has all its fields, and a list has no gaps.
const description = describeService("off", ["fields", "ids", "format"]) as unknown as Description;
mkdirSync(generated, { recursive: true });
writeFileSync(new URL("paths.ts", generated), NOTE + writeTypes(description));
writeFileSync(
  new URL("../../../packages/api/src/modules.generated.ts", import.meta.url),
  NOTE + (await writeOperations()),
);
