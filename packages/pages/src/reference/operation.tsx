import { costInWords } from "@naijaref/api/contract/cost";
import { errors } from "@naijaref/api/contract/errors";
import type { OperationId } from "@naijaref/api/contract/index";
import { type CacheClass, type Operation, recordsOf } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { GEOJSON_TYPE, isOfRecords, JSON_TYPE, type Shape } from "@naijaref/api/contract/shape";
import { Fold } from "../parts/section.tsx";
import { errorAddress, operationAddress, recordAddress } from "./domain-pages.ts";
import { ParametersList, Prose } from "./fields.tsx";
import { exampleValues, type Schema } from "./schema-words.ts";

/**
 * The examples of an operation as commands. With script they name the service that served the page, in the
 * language that is chosen.
 *
 * @param service the address that commands name
 */
export const listExamples = (
  title: string,
  examples: readonly string[],
  service: string,
  canTry: boolean,
) => (
  <>
    <div class="panel-title">
      <h3>{title}</h3>
      <select class="language if-script" aria-label="Language of the examples" autocomplete="off">
        <option>curl</option>
        <option>JavaScript</option>
        <option>TypeScript</option>
        <option>Python</option>
      </select>
    </div>
    <ul>
      {examples.map((example) => (
        <li key={example} class="example">
          <code>
            curl "<span class="base">{service}</span>
            <wbr />
            <a href={example}>{example}</a>"
          </code>
          <span class="example-actions if-script">
            <button type="button" data-copy="" aria-label={`Copy the example ${example}`}>
              Copy
            </button>
            {canTry && (
              <button type="button" class="try" aria-label={`Try ${example}`}>
                Try
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  </>
);

interface OperationProps {
  readonly id: OperationId;
  readonly operation: Operation;
  /** The address that commands name. */
  readonly service: string;
  /** The beginning of the real answer to the first example. */
  readonly answer: unknown;
}

/** What finds an operation beside its name: its path, parameters, fields and errors. */
const wordsOf = ({ parameters, answer, errors }: Operation): string =>
  [
    ...Object.keys(parameters),
    ...recordsOf(answer).flatMap(({ name, fields }) => [name, ...Object.keys(fields)]),
    ...errors,
  ].join(" ");

/** One operation in the list of all; links to its id lead here, as when all was one page. */
export const OperationLine = ({ id, operation }: Pick<OperationProps, "id" | "operation">) => (
  <li id={id} data-words={wordsOf(operation)}>
    <a href={operationAddress(id)}>
      {operation.summary} <Path path={operation.path} />
    </a>
  </li>
);

const CACHED: Readonly<Record<CacheClass, string>> = {
  public: "May be cached for an hour.",
  private: "May be cached for an hour by your client, not by shared caches.",
  immutable: "May be cached for a year, because the content never changes.",
  none: "Must not be cached.",
};

/** All that the contract says of one operation, with its examples and a form to try it beside: opened by who wants it. */
export const OperationSection = ({ id, operation, service, answer: body }: OperationProps) => {
  const { summary, path, description, parameters, answer, cache, limited, cost, examples } = operation;
  const canTry = answer.kind !== "document" && answer.kind !== "file";
  return (
    <Fold
      id={id}
      title={
        <>
          {summary} <Path path={path} />
        </>
      }
    >
      <div class="operation">
        <p>
          <Prose text={description} />
        </p>
        {Object.keys(parameters).length > 0 && (
          <>
            <h3>Parameters</h3>
            <ParametersList parameters={parameters} />
          </>
        )}
        <h3>Answer</h3>
        {inWords(answer)}
        <p class="note">
          {CACHED[cache]}{" "}
          <Prose text={limited ? costInWords(cost) : "Does not count against the rate limit."} />
        </p>
        {operation.errors.length > 0 && (
          <>
            <h3>Errors</h3>
            <p class="inline">
              {operation.errors.map((code) => (
                <a key={code} href={errorAddress(code)}>
                  <span class="status bad">{errors[code].status}</span> <code>{code}</code>
                </a>
              ))}
            </p>
          </>
        )}
      </div>
      <div class="panel">
        {examples.length > 0 && listExamples("Examples", examples, service, canTry)}
        <Sample body={body} />
        {canTry && <TryIt id={id} operation={operation} />}
      </div>
    </Fold>
  );
};

/** A path with its parameters marked; it may break after a slash. */
export const Path = ({ path }: { readonly path: string }) => (
  <code class="path">
    {path.split(/(?<=\/)|(?=\{)|(?<=\})/).map((part, at) =>
      part.startsWith("{") ? (
        <var key={at}>{part}</var>
      ) : (
        <>
          {part}
          <wbr />
        </>
      ),
    )}
  </code>
);

function inWords(shape: Shape) {
  if (isOfRecords(shape))
    return (
      <p>
        {shape.kind === "list" ? "A list of " : "One record: "}
        {recordsOf(shape).map(({ name }, at) => (
          <>
            {at > 0 && " or "}
            <a href={recordAddress(name)}>
              <code>{name}</code>
            </a>
          </>
        ))}
        {shape.kind === "single" && shape.orList && ", or a list of them"}
      </p>
    );
  return (
    <p>
      {shape.description} {shape.kind === "document" && <code>{shape.mediaType}</code>}
      {shape.kind === "geometry" && <code>{GEOJSON_TYPE}</code>}
      {shape.kind === "geometry" && shape.orTopology && (
        <>
          {" "}
          or <code>{JSON_TYPE}</code>
        </>
      )}
    </p>
  );
}

export const Sample = ({ body, isOpen = false }: { readonly body: unknown; readonly isOpen?: boolean }) =>
  body === undefined ? null : (
    <details class="sample" open={isOpen}>
      <summary>The answer</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <pre tabIndex={0} role="group" aria-label="The answer">
        {JSON.stringify(body, null, 2)}
      </pre>
    </details>
  );

/**
 * A form that asks the service. It starts as the operation's first example, which is known to be answered.
 * `client/entries/reference.ts` sends it and shows the answer.
 */
export const TryIt = ({ id, operation }: { readonly id: string; readonly operation: Operation }) => {
  const { path, summary, parameters, examples } = operation;
  const start = exampleValues(path, examples[0] ?? path);
  return (
    <form class="if-script" data-path={path} aria-label={`Try: ${summary}`}>
      <h3>Try it</h3>
      {Object.entries(parameters).map(([name, parameter]) => (
        <p key={name} class="control">
          <label for={`${id}.${name}`}>
            {name}
            {!parameter.required && <span class="note"> optional</span>}
          </label>
          {controlFor(`${id}.${name}`, name, parameter, start[name])}
        </p>
      ))}
      <p class="send">
        <button type="submit" class="button">
          Send
        </button>{" "}
        <span role="status" />
      </p>
    </form>
  );
};

function controlFor(id: string, name: string, parameter: Parameter, value: string | undefined) {
  const { required, standard, example } = parameter;
  const { enum: words, default: whenLeftOut } = parameter.schema as Schema;
  if (words === undefined)
    return (
      <input
        id={id}
        name={name}
        value={value}
        placeholder={example}
        required={required}
        inputmode={typeof standard === "number" ? "numeric" : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
      />
    );
  return (
    <select id={id} name={name} autocomplete="off">
      {!required && (
        <option value="">{whenLeftOut === undefined ? "left out" : `left out (${whenLeftOut})`}</option>
      )}
      {words.map((word) => (
        <option key={word} selected={word === value}>
          {word}
        </option>
      ))}
    </select>
  );
}
