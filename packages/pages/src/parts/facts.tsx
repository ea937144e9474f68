import type { ComponentChildren } from "preact";
import { Unsure } from "./codes.tsx";

interface FactProps {
  readonly name: string;
  readonly isUnsure?: boolean | undefined;
  /** Null, where no source gives a value. */
  readonly children: ComponentChildren;
}

/** One line of what is known of a record. */
export const Fact = ({ name, isUnsure = false, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children === null ? <span class="quiet">not known: no source that may be used says</span> : children}
      {isUnsure && <Unsure />}
    </dd>
  </div>
);

interface FactsProps {
  /** `even`: names as long as the values. `text`: values are sentences. `fields`: names are code. */
  readonly form?: "even" | "text" | "fields";
  readonly children: ComponentChildren;
}

export const Facts = ({ form, children }: FactsProps) => (
  <dl class={form === undefined ? "facts" : `facts ${form}`}>{children}</dl>
);
