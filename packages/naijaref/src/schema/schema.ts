import { oneOf, type Rule, type Rules, requireOptions } from "../arguments.ts";
import type { MessageKey } from "./english.ts";
import type { Issue, Refusal } from "./issue.ts";
import { type JsonSchemaNode, RECORD, toJsonSchema } from "./json-schema.ts";
import { write } from "./messages.ts";
import type { JsonSchemaConverter, StandardSchema, ValidateOptions } from "./standard.ts";

/**
 * A schema of this library: Standard Schema 1.1 with its JSON Schema part. It never throws and never waits.
 */
export interface Schema<Output, Input = string> extends StandardSchema<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "naijaref";
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly validate: (value: unknown, options?: ValidateOptions | undefined) => Validated<Output>;
    readonly jsonSchema: JsonSchemaConverter;
  };
}

/** The normalised value, or what is wrong with it. */
export type Validated<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** The other values of the form that a value belongs to; empty where it is validated alone. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Says `output: "record"`: the schema returns the whole record instead of its code. */
export interface RecordOutput {
  readonly output: "record";
}

export interface OutputOption {
  readonly output?: "record" | undefined;
}

/** The kinds of value whose sentences have a key each. */
type Kind = MessageKey extends `${infer Name}.${string}` ? Name : never;

/** English sentences by reason. */
type Sentences = Readonly<Record<"empty", string>>;

interface Definition<Said extends Sentences, Output> {
  readonly kind: Kind;
  readonly sentences: Said;
  readonly read: (
    value: unknown,
    form: FormValues,
  ) => { readonly ok: true; readonly value: Output } | Refusal<keyof Said & string>;
  readonly input: JsonSchemaNode;
  readonly output: JsonSchemaNode;
}

/** A refusal as an issue, with its sentence. */
export function issueOf<Said extends Sentences>(
  kind: Kind,
  sentences: Said,
  { reason, values = {}, suggestions = [] }: Refusal<keyof Said & string>,
): Issue {
  const key = `${kind}.${reason}` as MessageKey;
  const message = write(key, sentences[reason] as string, values);
  return { message, path: [], code: reason, key, values, suggestions };
}

export function createSchema<Said extends Sentences, Output, Input = string>({
  kind,
  sentences,
  read,
  input,
  output,
}: Definition<Said, Output>): Schema<Output, Input> {
  const refuse = (refusal: Refusal<keyof Said & string>): Validated<Output> => ({
    issues: [issueOf(kind, sentences, refusal)],
  });
  return {
    "~standard": {
      version: 1,
      vendor: "naijaref",
      validate: (value, options) => {
        if (isBlank(value)) return refuse({ ok: false, reason: "empty" });
        const result = read(value, formOf(options));
        return result.ok ? { value: result.value } : refuse(result);
      },
      jsonSchema: toJsonSchema(input, output),
    },
  };
}

export const OUTPUT: Rule = /* @__PURE__ */ oneOf(["record"]);

/** A schema of a kind of record, by its options: of the code or, with `output: "record"`, of the record. */
export interface RecordSchema<Options, Found> {
  (options: Options & RecordOutput): Schema<Found>;
  (options?: Options): Schema<string>;
}

interface RecordDefinition<Said extends Sentences, Found, Options>
  extends Pick<Definition<Said, Found>, "kind" | "sentences" | "input"> {
  /** The rules of its options, beside `output`. */
  readonly rules: Rules;
  /** What a form stores of a record, and its JSON Schema. */
  readonly codeOf: (found: Found) => string;
  readonly code: JsonSchemaNode;
  readonly read: (
    value: unknown,
    options: Options,
    form: FormValues,
  ) => ReturnType<Definition<Said, Found>["read"]>;
}

/** @param define called for each schema, so that a page which makes none pays for none. */
export const recordSchema = <Said extends Sentences, Found, Options extends OutputOption>(
  define: () => RecordDefinition<Said, Found, Options>,
): RecordSchema<Options, Found> =>
  ((options?: Options) => {
    const { rules, codeOf, code, read, ...about } = define();
    const { suggest, ...own } = rules;
    requireOptions(about.kind, options, { ...own, output: OUTPUT, ...(suggest && { suggest }) });
    const isWhole = options?.output === "record";
    return createSchema<Said, Found | string>({
      ...about,
      output: isWhole ? RECORD : code,
      read: (value, form) => {
        const found = read(value, options ?? ({} as Options), form);
        return found.ok && !isWhole ? { ok: true, value: codeOf(found.value) } : found;
      },
    });
  }) as RecordSchema<Options, Found>;

/** Whether nothing was filled in: a form sends an empty field as empty text. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

const FORM = "naijarefForm";

/** The options by which a form gives its values to the schemas of its fields. */
export const withForm = (form: FormValues): ValidateOptions => ({ libraryOptions: { [FORM]: form } });

const formOf = (options: ValidateOptions | undefined): FormValues =>
  (options?.libraryOptions?.[FORM] as FormValues | undefined) ?? {};
