import type { Operation } from "@naijaref/api/contract/operation";
import type { Parameter } from "@naijaref/api/contract/parameter";
import { exampleValues, type Schema } from "./schema-words.ts";

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
