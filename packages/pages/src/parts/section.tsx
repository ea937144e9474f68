import type { ComponentChildren } from "preact";

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

/** A part of a page that not everybody reads: one line that opens. A link to its id opens it too. */
export const Fold = ({
  id,
  title,
  note,
  isOpen = false,
  children,
}: {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly note?: string;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}) => (
  <details class="fold" open={isOpen}>
    <summary>
      <h2>{title}</h2>
      {note !== undefined && <span class="note">{note}</span>}
    </summary>
    {/* Inside, so that a browser that follows a link to it opens what is around it. */}
    <div id={id}>{children}</div>
  </details>
);
