import { withAnd } from "@naijaref/api/contract/words";
import type { ComponentChildren } from "preact";
import { usePage } from "../layout/page-context.ts";
import { StylesBelow } from "../layout/styles-below.tsx";
import { hasApi, type Site } from "../page.ts";
import { capitalized } from "../words.ts";
import { AboutRecord, type AboutRecordProps, sourceInShort } from "./about-record.tsx";
import { type Code, Codes } from "./codes.tsx";
import type { ForProgramsProps } from "./for-programs.tsx";
import { Name } from "./name.tsx";
import { type Step, Trail } from "./trail.tsx";

/** What can be done with a record, always in the same place: below its name. */
const Actions = ({
  site,
  json,
  files = [],
}: Pick<ForProgramsProps, "json" | "files"> & { readonly site: Site }) => (
  <div class="actions">
    <button type="button" class="quiet-button share if-script" data-share>
      Copy link
    </button>
    {hasApi(site) && (
      <a class="quiet-button embed-action" href="#embed">
        Embed
      </a>
    )}
    {hasApi(site) && (
      <details class="menu" data-menu>
        <summary>Download</summary>
        <ul>
          {files.map(([name, address]) => (
            <li key={name}>
              <a href={address}>{name}</a>
            </li>
          ))}
          <li>
            <a href={json}>JSON</a>
          </li>
        </ul>
      </details>
    )}
    <a class="quiet-button" href="#correct">
      Report an error
    </a>
  </div>
);

export interface RecordPageProps extends AboutRecordProps {
  /** From the country down to what the record is in. */
  readonly trail: readonly Step[];
  readonly otherNames: readonly string[];
  /** What must be read before anything else: that a bank is closed. */
  readonly warning?: ComponentChildren;
  /** The answer that most people come for, in a sentence or two. */
  readonly lead: ComponentChildren;
  readonly codes: readonly Code[];
  /** How large it is: "12 wards", "757 polling units". */
  readonly figures?: readonly string[];
  readonly action?: ComponentChildren;
  /** A map or another picture. */
  readonly picture?: ComponentChildren;
  readonly hasInset?: boolean;
  readonly children: ComponentChildren;
  readonly side?: ComponentChildren;
}

/** The page of one record: the answer first, then what is known, then where it is from. */
export const RecordPage = (props: RecordPageProps) =>
  usePage().isEmbed ? <RecordCard {...props} /> : <WholeRecordPage {...props} />;

const Answer = ({
  name,
  otherNames,
  warning,
  lead,
  codes,
  figures = [],
}: Pick<RecordPageProps, "name" | "otherNames" | "warning" | "lead" | "codes" | "figures">) => (
  <>
    <h1>
      <Name text={name} />
    </h1>
    {otherNames.length > 0 && <p class="also">Also: {withAnd(otherNames)}</p>}
    {warning && <div class="warning">{warning}</div>}
    <p class="lead">{lead}</p>
    <Codes codes={codes} />
    {figures.length > 0 && <p class="figures">{capitalized(figures.join(" · "))}</p>}
  </>
);

const WholeRecordPage = ({
  trail,
  action,
  picture,
  hasInset = false,
  children,
  side,
  embedMap,
  ...about
}: RecordPageProps) => (
  <article class="record">
    <div class={picture ? `head with-picture${hasInset ? " with-inset" : ""}` : "head"}>
      <header>
        <Trail steps={trail} />
        <Answer {...about} />
        {action && <p class="action">{action}</p>}
        <Actions site={about.site} {...about.forPrograms} />
      </header>
      <StylesBelow />
      {picture && <div class="picture">{picture}</div>}
    </div>
    <div class={side ? "body with-side" : "body"}>
      <div>{children}</div>
      {side && <div class="side">{side}</div>}
    </div>
    <AboutRecord {...about} embedMap={embedMap} />
  </article>
);

/** The same for a frame on another page. */
const RecordCard = (props: RecordPageProps) => (
  <article>
    <StylesBelow />
    <Answer {...props} />
    <p class="embed-sources">{sourceInShort(props.record)}</p>
  </article>
);
