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

export const Facts = ({ children }: { readonly children: ComponentChildren }) => (
  <dl class="facts">{children}</dl>
);
