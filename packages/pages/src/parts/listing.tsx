import type { ComponentChildren } from "preact";
import { StylesBelow } from "../layout/styles-below.tsx";

interface ListingProps {
  readonly kind?: string;
  readonly title: string;
  readonly lead: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page that lists records. */
export const Listing = ({ kind, title, lead, children }: ListingProps) => (
  <article>
    {kind !== undefined && <p class="kicker">{kind}</p>}
    <h1>{title}</h1>
    <p class="lead">{lead}</p>
    <StylesBelow />
    {children}
  </article>
);
