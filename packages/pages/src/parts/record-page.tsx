import { withAnd } from "@naijaref/api/contract/enumerate";
import type { ComponentChildren } from "preact";
import { StylesBelow } from "../layout/styles-below.tsx";
import { type Code, Codes } from "./codes.tsx";
import { Name } from "./name.tsx";
import { type Step, Trail } from "./trail.tsx";

interface RecordPageProps {
  /** From the country down to what the record is in. */
  readonly trail: readonly Step[];
  /** What the record is: `Local government area`. */
  readonly kind: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** What most people come for, in a sentence or two. */
  readonly lead: ComponentChildren;
  readonly codes: readonly Code[];
  /** What most people do next. */
  readonly action?: ComponentChildren;
  /** A map or another picture. */
  readonly picture?: ComponentChildren;
  /** What is known of it. */
  readonly children: ComponentChildren;
  /** Beside it: how sure, where from, how to take it away. */
  readonly aside: ComponentChildren;
}

/** The page of one record: its name and codes first, then what is known, then where it is from. */
export const RecordPage = ({
  trail,
  kind,
  name,
  otherNames,
  lead,
  codes,
  action,
  picture,
  children,
  aside,
}: RecordPageProps) => (
  <article class="record">
    <div class={picture ? "head with-picture" : "head"}>
      <header>
        <Trail steps={trail} />
        <p class="kicker">{kind}</p>
        <h1>
          <Name text={name} />
        </h1>
        {otherNames.length > 0 && <p class="also">Also: {withAnd(otherNames)}</p>}
        <p class="lead">{lead}</p>
        <Codes codes={codes} />
        {action && <p class="action">{action}</p>}
      </header>
      <StylesBelow />
      {picture && <div class="picture">{picture}</div>}
    </div>
    <div class="body">
      <div>{children}</div>
      <aside aria-label="About this record">{aside}</aside>
    </div>
  </article>
);
