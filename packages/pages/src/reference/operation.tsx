import { costInWords } from "@naijaref/api/contract/cost";
import { errors } from "@naijaref/api/contract/errors";
import { type CacheClass, type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { GEOJSON_TYPE, JSON_TYPE, type Shape } from "@naijaref/api/contract/shape";
import { ParametersList, Prose, recordId } from "./fields.tsx";
import { answerTo } from "./sample.ts";
import { TryIt } from "./try-it.tsx";

/**
 * The examples of an operation as commands. With script they name the service that served the page, in the
 * language that is chosen.
 */
const Examples = ({
  examples,
  service,
  canTry,
}: {
  readonly examples: readonly string[];
  /** The address that commands name. */
  readonly service: string;
  readonly canTry: boolean;
}) => (
  <>
    <div class="panel-title">
      <h4>Examples</h4>
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
  readonly id: string;
  readonly operation: Operation;
  /** The address that commands name. */
  readonly service: string;
}

const CACHED: Readonly<Record<CacheClass, string>> = {
  public: "May be cached for an hour.",
  private: "May be cached for an hour by your client, not by shared caches.",
  immutable: "May be cached for a year, because the content never changes.",
  none: "Must not be cached.",
};

/** All that the contract says of one operation, with its examples and a form to try it beside. */
export const OperationSection = ({ id, operation, service }: OperationProps) => {
  const { summary, path, description, parameters, answer, cache, limited, cost, examples } = operation;
  const canTry = answer.kind !== "document" && answer.kind !== "file";
  return (
    <section class="operation with-panel" id={id} aria-labelledby={`${id}.title`}>
      <div>
        <h3 id={`${id}.title`}>
          <a href={`#${id}`}>{summary}</a>
        </h3>
        <p class="request">
          <span class="method">GET</span> <Path path={path} />
        </p>
        <p>
          <Prose text={description} />
        </p>
        {Object.keys(parameters).length > 0 && (
          <>
            <h4>Parameters</h4>
            <ParametersList parameters={parameters} />
          </>
        )}
        <h4>Answer</h4>
        <Answer shape={answer} />
        <p class="note">
          {CACHED[cache]}{" "}
          <Prose text={limited ? costInWords(cost) : "Does not count against the rate limit."} />
        </p>
        {operation.errors.length > 0 && (
          <>
            <h4>Errors</h4>
            <p class="inline">
              {operation.errors.map((code) => (
                <a key={code} href={`#error-${code}`}>
                  <span class="status bad">{errors[code].status}</span> <code>{code}</code>
                </a>
              ))}
            </p>
          </>
        )}
      </div>
      <div class="panel">
        {examples.length > 0 && <Examples examples={examples} service={service} canTry={canTry} />}
        <Sample id={id} operation={operation} />
        {canTry && <TryIt id={id} operation={operation} />}
      </div>
    </section>
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

const Answer = ({ shape }: { readonly shape: Shape }) => {
  if (shape.kind === "list" || shape.kind === "single")
    return (
      <p>
        {shape.kind === "list" ? "A list of " : "One record: "}
        {recordsOf(shape).map(({ name }, at) => (
          <>
            {at > 0 && " or "}
            <a href={`#${recordId(name)}`}>
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
};

/** The beginning of the real answer to the first example. */
const Sample = ({ id, operation }: Pick<OperationProps, "id" | "operation">) => {
  const body = answerTo(id, operation);
  if (body === undefined) return null;
  return (
    <details class="sample">
      <summary>A sample answer</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <pre tabIndex={0} role="group" aria-label="A sample answer">
        {JSON.stringify(body, null, 2)}
      </pre>
    </details>
  );
};
