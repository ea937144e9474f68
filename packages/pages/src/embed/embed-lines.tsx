import { cardAddress } from "../addresses.ts";
import { usePage } from "../layout/page-context.tsx";
import { hasApi, type Site, serviceUrl } from "../page.ts";
import { Snippet } from "../parts/for-programs.tsx";
import { Fold } from "../parts/section.tsx";

interface EmbedLinesProps {
  readonly site: Site;
  /** What is copied: `Card`. */
  readonly what: string;
  /** The address below `/embed`. */
  readonly address: string;
  readonly title: string;
  /** In pixels, until the frame has said how high it is. */
  readonly height: number;
}

/** In a double-quoted attribute. */
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Gives each frame the height that what is in it has said. */
const SIZER =
  '<script>addEventListener("message", ({ source, data }) => { for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source && data?.naijarefHeight) frame.height = data.naijarefHeight })</script>';

/** The two lines that another page needs: the frame, and what gives it its height. */
export const EmbedLines = ({ site, what, address, title, height }: EmbedLinesProps) => (
  <Snippet
    title={what}
    text={`<iframe src="${escaped(serviceUrl(site) + address)}" title="${escaped(title)}" width="100%" height="${height}" style="border: 0" allow="clipboard-write" loading="lazy"></iframe>\n${SIZER}`}
  />
);

interface EmbedFoldProps {
  readonly site: Site;
  readonly name: string;
  /** Of the card. */
  readonly height?: number;
  /** The address of a map of what is in it. */
  readonly map?: string | undefined;
}

/** The lines that show a record on another page. A service has the cards: a file cannot say who frames it. */
export function EmbedFold({ site, name, height = 280, map }: EmbedFoldProps) {
  const { address } = usePage();
  if (address === undefined || !hasApi(site)) return null;
  return (
    <Fold id="embed" title="Show it on your page">
      <p>Paste this into your page.</p>
      <EmbedLines site={site} what="A card" address={cardAddress(address)} title={name} height={height} />
      {map !== undefined && (
        <EmbedLines site={site} what="A map" address={map} title={`Map of ${name}`} height={560} />
      )}
    </Fold>
  );
}
