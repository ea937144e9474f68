import type { ComponentChildren, InputHTMLAttributes } from "preact";
import type { AssetName } from "../assets.ts";
import { StylesBelow } from "../layout/page-context.tsx";
import type { PageDefinition, Site, Values } from "../page.ts";

interface FieldProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** One control of a form with its name above it. */
export const Field = ({ name, isWide = false, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label class={isWide ? "field wide" : "field"}>
    <span>{name}</span>
    {children}
  </label>
);

interface Input {
  readonly name: string;
  readonly maxlength: number;
  readonly placeholder: string;
  readonly type?: "tel";
  readonly inputmode?: "numeric";
  readonly autocapitalize?: "characters";
}

interface TypedProps extends Input {
  /** In the form that is sent. */
  readonly field: string;
  readonly value: string;
  readonly isWrong: boolean;
}

/** What a person types for a tool to read. What is wrong with it is said in the result. */
export const Typed = ({ name, field, isWrong, ...input }: TypedProps) => (
  <Field name={name}>
    <input
      {...(input as InputHTMLAttributes<HTMLInputElement>)}
      name={field}
      autocomplete="off"
      spellcheck={false}
      aria-describedby="problem"
      aria-invalid={isWrong ? "true" : undefined}
      required
    />
  </Field>
);

interface ChoiceProps {
  readonly label: string;
  /** In a form that is sent. */
  readonly name?: string;
  readonly value: string;
  /** Where a script reads it. */
  readonly choose?: (value: string) => void;
  readonly options: readonly (readonly [value: string, text: string])[];
}

export const Choice = ({ label, name, value, choose, options }: ChoiceProps) => (
  <Field name={label}>
    <select
      name={name}
      value={choose && value}
      onChange={choose && (({ currentTarget }) => choose(currentTarget.value))}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one} selected={one === value}>
          {text === "" ? "(without a heading)" : text}
        </option>
      ))}
    </select>
  </Field>
);

/** What is wrong with what a person typed; the field names it by `problem`. */
export const Problem = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="problem" id="problem">
    {children}
  </p>
);

interface Tool {
  readonly pattern: string;
  readonly query: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly lead: ComponentChildren;
  readonly assets: readonly AssetName[];
  /** The first of the query, where a person types it. */
  readonly typed?: Input;
  readonly fields?: (values: Values) => ComponentChildren;
  readonly submit: string;
  /** The same on the device, where a person may still be typing. */
  readonly answer: (values: Values, isTyping: boolean, site: Site) => ComponentChildren;
  readonly isWrong?: (values: Values) => boolean;
  /** What is typed may be a person's own: the form says that it stays on the device. */
  readonly isPrivate?: true;
  readonly below?: ComponentChildren;
}

/**
 * A page with a form and its answer, beside which the heading is a label. Without script it asks the service;
 * with script the answer is there while the person types, and what they type stays on their device.
 */
export const toolPage = (tool: Tool): PageDefinition => {
  const { pattern, query, title, description, lead, assets, typed, submit, isPrivate, below } = tool;
  return {
    pattern,
    query,
    ...(isPrivate && { isPrivate }),
    addresses: () => [pattern],
    render: (values, site) => {
      const [first = ""] = query;
      const isWrong = tool.isWrong?.(values) ?? false;
      return {
        title: isWrong ? `Error: ${title}` : title,
        description,
        address: pattern,
        assets,
        main: (
          <>
            <h1 class={isPrivate && values[first] ? "question" : undefined}>{title}</h1>
            <p class="lead">{lead}</p>
            <StylesBelow />
            <form class="live" action={pattern} method="get" data-live>
              {typed && <Typed field={first} value={values[first] ?? ""} isWrong={isWrong} {...typed} />}
              {tool.fields?.(values)}
              <button type="submit">{submit}</button>
            </form>
            {isPrivate && (
              <p class="privacy" data-private hidden>
                What you type stays on this device: nothing is sent.
              </p>
            )}
            {/* Only the answer is read to who does not see it, not the arithmetic below it. */}
            <p class="visually-hidden" role="status" data-said />
            <div class="result" data-result>
              {tool.answer(values, false, site)}
            </div>
            {below}
          </>
        ),
      };
    },
  };
};
