import { withAnd } from "@naijaref/api/contract/words";
import { snakeCase } from "@naijaref/records/field";
import { dataVersion } from "naijaref/about";
import type { ComponentChildren } from "preact";
import { StylesBelow, usePage } from "../layout/page-context.tsx";
import type { RecordMapProps } from "../map/record-map.tsx";
import { hasApi, type Site, takesCorrections } from "../page.ts";
import type { AboutRecordProps } from "./about-record.tsx";
import { Answer, type AnswerProps } from "./answer.tsx";
import { fieldName } from "./field-names.ts";
import { type Link, Trail } from "./links.tsx";
import { Section } from "./section.tsx";

export interface RecordPageProps extends AnswerProps, Omit<AboutRecordProps, "site" | "name"> {
  /** Left out on a device, which has no service to download from or report to. */
  readonly site?: Site | undefined;
  /** From the country down to what the record is in. */
  readonly trail: readonly Link[];
  readonly action?: ComponentChildren;
  readonly map?: RecordMapProps | undefined;
  readonly children?: ComponentChildren;
  readonly side?: ComponentChildren;
}

/** The page of one record: the answer first, then what is known, then where it is from. */
export function RecordPage(props: RecordPageProps) {
  const { isEmbed, served } = usePage();
  const { site, trail, action, map, children, side, embedMap, figures = [], ...answer } = props;
  // The outline of a record is its own where the map is: of a locality or a unit it is that of what it is in.
  const area = map?.code === props.code ? served?.areaWords(map.code) : undefined;
  const card = <Answer {...answer} figures={[...figures, ...(area ?? [])]} />;
  if (isEmbed)
    return (
      <article>
        <StylesBelow />
        {card}
        <p class="embed-sources">{served?.sourceInShort(props.record)}</p>
      </article>
    );
  const picture = map && served && <served.RecordMap {...map} />;
  return (
    <article class="record">
      <div class={picture ? "head with-picture" : "head"}>
        <header>
          <Trail steps={trail} />
          {card}
          {action && <p class="action">{action}</p>}
          {site && actionsFor(site, props.forPrograms)}
        </header>
        <StylesBelow />
        {picture && <div class="picture">{picture}</div>}
      </div>
      <div class={side ? "body with-side" : "body"}>
        <div>{children}</div>
        {side && <div class="side">{side}</div>}
      </div>
      {site && served ? (
        <served.AboutRecord {...answer} site={site} embedMap={embedMap} />
      ) : (
        <>
          <Doubts of={props.record} canReport={false} />
          <p class="figures">
            {props.record.sources.length > 0 && `${sourcesLine(props.record)}. `}Data version {dataVersion}.
          </p>
        </>
      )}
    </article>
  );
}

/** What can be done with a record, always in the same place: below its name. */
const actionsFor = (site: Site, { json, files = [] }: RecordPageProps["forPrograms"]) => (
  <div class="actions">
    <button type="button" class="quiet-button share if-script" data-share>
      Copy link
    </button>
    {hasApi(site) && (
      <>
        <a class="quiet-button" href="#embed">
          Embed
        </a>
        <details class="menu" data-menu>
          <summary>Download</summary>
          <ul>
            {[...files, ["JSON", json] as const].map(([name, address]) => (
              <li key={name}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      </>
    )}
    {takesCorrections(site) && (
      <button type="button" class="quiet-button" popovertarget="correct">
        Report an error
      </button>
    )}
  </div>
);

interface DoubtsProps {
  readonly of: AboutRecordProps["record"];
  readonly canReport: boolean;
  readonly isBank?: boolean;
}

/** What is not certain about a record, in plain words; nothing where every value is verified. */
export function Doubts({ of: { unverifiedFields }, canReport, isBank = false }: DoubtsProps) {
  if (unverifiedFields.length === 0) return null;
  return (
    <Section id="doubts" title="Not certain">
      <div class="doubts">
        <p>
          <strong>Not certain:</strong>{" "}
          {withAnd(unverifiedFields.map((field) => fieldName(snakeCase(field)).replace(/^the /, "")))}. Only
          one source says so, or sources disagree.
        </p>
        <p>
          {isBank ? "Before you pay, ask the bank." : "Ask somebody who is there before you rely on it."}
          {canReport && (
            <>
              {" "}
              If you know better,{" "}
              <button type="button" class="in-text" popovertarget="correct">
                tell us
              </button>
              .
            </>
          )}
        </p>
      </div>
    </Section>
  );
}

export function sourcesLine({ sources, unverifiedFields }: AboutRecordProps["record"]): string {
  const number = sources.length === 1 ? "1 source" : `${sources.length} sources`;
  const doubts = unverifiedFields.length;
  return doubts === 0
    ? `${number}, every value verified`
    : `${number}, ${doubts === 1 ? "one value" : `${doubts} values`} not certain`;
}
