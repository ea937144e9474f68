import { snakeCase } from "@naijaref/records/field";
import { dataVersion } from "naijaref/about";
import type { ComponentChildren } from "preact";
import { usePage } from "../layout/page-context.ts";
import { StylesBelow } from "../layout/styles-below.tsx";
import type { RecordMapProps } from "../map/record-map.tsx";
import { hasApi, type Site, takesCorrections } from "../page.ts";
import type { AboutRecordProps } from "./about-record.tsx";
import { Answer, type AnswerProps } from "./answer.tsx";
import { Doubts } from "./doubts.tsx";
import type { ForProgramsProps } from "./for-programs.tsx";
import { sourcesLine } from "./sources-line.ts";
import { type Step, Trail } from "./trail.tsx";

export interface RecordPageProps extends AnswerProps, Omit<AboutRecordProps, "site" | "name"> {
  /** Left out on a device, which has no service to download from or report to. */
  readonly site?: Site | undefined;
  /** From the country down to what the record is in. */
  readonly trail: readonly Step[];
  readonly action?: ComponentChildren;
  readonly map?: RecordMapProps | undefined;
  /** The code of an outline whose area is one of the figures. */
  readonly areaOf?: string | undefined;
  readonly children?: ComponentChildren;
  readonly side?: ComponentChildren;
}

/** The page of one record: the answer first, then what is known, then where it is from. */
export function RecordPage(props: RecordPageProps) {
  const { isEmbed, served } = usePage();
  const { site, trail, action, map, areaOf, children, side, embedMap, figures = [], ...answer } = props;
  const area = areaOf === undefined ? undefined : served?.areaWords(areaOf);
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
          {site && <Actions site={site} {...props.forPrograms} />}
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
          <Doubts unverified={props.record.unverifiedFields.map(snakeCase)} canReport={false} />
          <p class="figures">
            {props.record.sources.length > 0 && `${sourcesLine(props.record)}. `}Data version {dataVersion}.
          </p>
        </>
      )}
    </article>
  );
}

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
    {takesCorrections(site) && (
      <a class="quiet-button" href="#correct">
        Report an error
      </a>
    )}
  </div>
);
