/** The parts of a JSON Schema that records and parameters use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

export interface FieldLine {
  /** As a reader would write it to get there: `licence.data`, `sources[].id`. */
  readonly path: string;
  readonly schema: Schema;
}

/** A schema's type in words: `string or null`, `list of string`, `integer, 1 to 50`. */
export function typeInWords({ type = "any", items, minimum, maximum }: Schema): string {
  const types = typeof type === "string" ? [type] : type;
  const words = types.map((name) => (name === "array" ? `list of ${typeInWords(items ?? {})}` : name));
  const range =
    minimum === undefined ? "" : `, ${minimum} ${maximum === undefined ? "or more" : `to ${maximum}`}`;
  return words.join(" or ") + range;
}

/** Every field of an object and of the objects inside it, in order. */
export const fieldLines = (properties: Readonly<Record<string, Schema>>, within = ""): FieldLine[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const path = within + name;
    return [
      { path, schema },
      ...fieldLines(schema.properties ?? {}, `${path}.`),
      ...fieldLines(schema.items?.properties ?? {}, `${path}[].`),
    ];
  });

/** A value as one would read it in JSON, or bare where it is one word of text. */
export const inWords = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value).replaceAll(",", ", ");

/**
 * The values that a request gives to the parameters of its operation: of `/v1/lgas/{lga}`,
 * the request `/v1/lgas/Surulere?state=Lagos` gives `{ lga: "Surulere", state: "Lagos" }`.
 */
export function exampleValues(template: string, request: string): Readonly<Record<string, string>> {
  const [path = "", query = ""] = request.split("?");
  const pattern = new RegExp(`^${template.replace(/\{(\w+)\}/g, "(?<$1>.+)")}$`);
  const inPath = Object.entries(path.match(pattern)?.groups ?? {});
  return {
    ...Object.fromEntries(inPath.map(([name, value]) => [name, decodeURIComponent(value)])),
    ...Object.fromEntries(new URLSearchParams(query)),
  };
}
