import type { ComponentChildren } from "preact";
import { usePage } from "../layout/page-context.tsx";
import { Unsure } from "./answer.tsx";

interface SectionProps {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of a page with a link of its own. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section class="section" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

interface FoldProps extends SectionProps {
  readonly note?: string;
  readonly isOpen?: boolean;
}

/** A part of a page that not everybody reads: one line that opens. A link to its id opens it too. */
export const Fold = ({ id, title, note, isOpen = false, children }: FoldProps) => (
  <details class="fold" open={isOpen}>
    <summary>
      <h2>{title}</h2>
      {note !== undefined && <span class="note">{note}</span>}
    </summary>
    {/* Inside, so that a browser that follows a link to it opens what is around it. */}
    <div id={id}>{children}</div>
  </details>
);

interface FactProps {
  readonly name: string;
  readonly isUnsure?: boolean | undefined;
  /** It is a value of a record, which a person may know better. */
  readonly canReport?: boolean | undefined;
  /** Null, where no source gives a value. */
  readonly children: ComponentChildren;
}

export const Fact = ({ name, isUnsure = false, canReport = false, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children === null ? <span class="quiet">We do not know this.</span> : children}
      {isUnsure && <Unsure />}
      {canReport && <Wrong value={`${name}: ${children}`} />}
    </dd>
  </div>
);

/** Opens the sheet for a correction with the value in it, where somebody takes corrections. */
function Wrong({ value }: { readonly value: string }) {
  const { canReport, isEmbed } = usePage();
  if (!canReport || isEmbed) return null;
  return (
    <button type="button" class="wrong in-text" popovertarget="correct" data-value={value}>
      wrong?
    </button>
  );
}

interface FactsProps {
  /** `even`: names as long as the values. `text`: values are sentences. `fields`: names are code. */
  readonly form?: "even" | "text" | "fields";
  readonly children: ComponentChildren;
}

export const Facts = ({ form, children }: FactsProps) => (
  <dl class={form === undefined ? "facts" : `facts ${form}`}>{children}</dl>
);
