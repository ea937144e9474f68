import type { ComponentChildren } from "preact";
import { StylesBelow } from "../layout/page-context.tsx";
import { type Link, Links } from "./links.tsx";

interface MessageProps {
  readonly kicker: string;
  readonly title: ComponentChildren;
  readonly lead: ComponentChildren;
  readonly links?: readonly Link[] | undefined;
  readonly children?: ComponentChildren;
}

/** A page in place of the one that was asked for: it says why, and where to go on. */
export const Message = ({ kicker, title, lead, links, children }: MessageProps) => (
  <div class="message">
    <p class="kicker">{kicker}</p>
    <h1>{title}</h1>
    <p class="lead">{lead}</p>
    <StylesBelow />
    {links && <Links links={links} />}
    {children}
  </div>
);

export interface Several {
  readonly name: string;
  readonly what: string;
  readonly links: readonly Link[];
}

export const WhichOne = ({ several: { name, what, links } }: { readonly several: Several }) => (
  <Message
    kicker={what}
    title={`Which ${name}?`}
    lead={`${links.length} ${what}s have this name:`}
    links={links}
  />
);
