import type { ComponentChildren } from "preact";
import { StylesBelow } from "../layout/styles-below.tsx";
import { type Step, Trail } from "./trail.tsx";

interface ListingProps {
  readonly kind?: string;
  /** The pages above it. */
  readonly trail?: readonly Step[];
  readonly title: string;
  readonly lead: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page that lists records. */
export const Listing = ({ kind, trail, title, lead, children }: ListingProps) => (
  <article>
    {trail !== undefined && <Trail steps={trail} />}
    {kind !== undefined && <p class="kicker">{kind}</p>}
    <h1>{title}</h1>
    <p class="lead">{lead}</p>
    <StylesBelow />
    {children}
  </article>
);
