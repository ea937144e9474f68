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
