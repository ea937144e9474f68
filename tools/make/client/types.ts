import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { contract, type OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { exportOf } from "@naijaref/records";

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

/** The file of a folder that has each operation, in the export that is named as the file is. */
async function filesById(folder: "contract" | "operations"): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(new URL(`../../../packages/api/src/${folder}/`, import.meta.url));
  const found = files
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map(async (path) => {
      const file = path.slice(0, -".ts".length);
      const { [exportOf(file)]: exported = {} } = await import(`@naijaref/api/${folder}/${file}`);
      return Object.keys(exported).map((id) => [id, file] as const);
    });
  return new Map((await Promise.all(found)).flat());
}

/**
 * A module that loads what one operation needs, and no more: the description and the function of each path.
 */
async function writeOperations(): Promise<string> {
  const [contracts, handlers] = await Promise.all([filesById("contract"), filesById("operations")]);
  const imports = new Set<string>();
  const load = (folder: string, file = ""): string => {
    const name = exportOf(file);
    imports.add(`const ${folder}_${name} = async () => (await import("./${folder}/${file}.ts")).${name};\n`);
    return `${folder}_${name}`;
  };
  const lines = (Object.entries(contract) as [OperationId, Operation][]).map(([id, { path, command }]) => {
    const loaded = [load("contract", contracts.get(id)), load("operations", handlers.get(id))];
    return `  "${path}": entry("${id}", ${loaded.join(", ")}, ${JSON.stringify(command)}),`;
  });
  return `import type { OperationId } from "./contract/index.ts";
import type { Operation } from "./contract/operation.ts";
import type { Handler } from "./operations/operations.ts";

export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

const entry = (
  id: OperationId,
  contract: () => Promise<Readonly<Record<string, Operation>>>,
  handlers: () => Promise<Handlers>,
  command?: string | null,
) => ({ id, contract: async () => (await contract())[id] as Operation, handlers, command });

${[...imports].join("")}
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
