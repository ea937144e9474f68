import type { Parameters } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import type { RecordDefinition } from "@naijaref/records";
import { Facts, Fold } from "../parts/section.tsx";
import { recordId } from "./domain-pages.ts";
import { fieldLines, inWords, type Schema, typeInWords } from "./schema-words.ts";

interface FieldProps {
  readonly name: string;
  readonly schema: Schema;
  readonly description: string;
  readonly mark?: string;
  readonly example?: unknown;
}

/**
 * One named value: its type, what marks it, what it means, and an example. Its pattern is in openapi.json
 * alone, because the description says the same in words.
 */
const Field = ({ name, schema, description, mark, example }: FieldProps) => (
  <div>
    <dt>
      <code>{name}</code> <span class="note">{[typeInWords(schema), mark].filter(Boolean).join(", ")}</span>
    </dt>
    <dd>
      <Prose text={description} />
      {example !== undefined && note("Example", inWords(example))}
      {schema.enum !== undefined && note("One of", schema.enum.join(", "))}
    </dd>
  </div>
);

const note = (title: string, value: string) => (
  <span class="note">
    {title}: <code>{value}</code>
  </span>
);

export const ParametersList = ({ parameters }: { readonly parameters: Parameters }) => (
  <Facts form="fields">
    {Object.entries(parameters).map(([name, parameter]) => {
      const { description, example } = parameter;
      const schema = parameter.schema as Schema;
      const mark = placeOf(parameter, schema.default);
      return <Field key={name} {...{ name, schema, description, mark, example }} />;
    })}
  </Facts>
);

function placeOf({ in: place, required }: Parameter, standard: unknown): string {
  if (place === "path") return "in the path";
  const need = required ? "required" : "optional";
  return standard === undefined ? need : `${need}, default ${String(standard)}`;
}

/** The fields of a record, and of the objects inside it. Operations link to it. */
export const RecordFields = ({ name, description, fields }: RecordDefinition) => (
  <Fold id={recordId(name)} title={<code>{name}</code>} note={`${Object.keys(fields).length} fields`}>
    <p>
      <Prose text={description} />
    </p>
    <Facts form="fields">
      {fieldLines(fields as Readonly<Record<string, Schema>>).map(({ path, schema }) => (
        <Field
          key={path}
          name={path}
          schema={schema}
          description={schema.description ?? ""}
          example={schema.examples?.[0]}
        />
      ))}
    </Facts>
  </Fold>
);

/** A sentence of the contract: what stands in backticks is code. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>{text.split("`").map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece))}</>
);
