import { readdirSync } from "node:fs";
import { contract, type OperationId } from "@naijaref/api/contract";

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
export async function writeOperations(): Promise<string> {
  const [contracts, handlers] = await Promise.all([findPlaces("contract"), findPlaces("operations")]);
  const imports = new Map<string, string>();
  const load = ({ module, name }: Place): string => {
    const constant = `${module.split("/").slice(2).join("_").replaceAll("-", "_")}_${name}`;
    imports.set(constant, `const ${constant} = async () => (await import("${module}")).${name};`);
    return constant;
  };
  const lines = (Object.keys(contract) as OperationId[]).map((id) => {
    const [described, done] = [contracts.get(id), handlers.get(id)];
    if (described === undefined || done === undefined) throw new Error(`no module has ${id} alone`);
    return `  "${contract[id].path}": entry("${id}", ${load(described)}, ${load(done)}),`;
  });
  return `import type { OperationId } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import type { Handler } from "@naijaref/api/operations/operations";

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
