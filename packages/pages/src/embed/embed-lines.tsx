import { cardAddress } from "../addresses.ts";
import { usePage } from "../layout/page-context.tsx";
import { hasApi, type Site, serviceUrl } from "../page.ts";
import { Snippet } from "../parts/for-programs.tsx";
import { Fold } from "../parts/section.tsx";

/** In a double-quoted attribute. */
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Gives each frame the height that what is in it has said. */
const SIZER =
  '<script>addEventListener("message", ({ source, data }) => { for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source && data?.naijarefHeight) frame.height = data.naijarefHeight })</script>';

/**
 * The two lines that another page needs: the frame, and what gives it its height.
 *
 * @param address below `/embed`
 * @param height in pixels, until the frame has said how high it is
 */
export const linesFor = (site: Site, address: string, title: string, height: number): string =>
  `<iframe src="${escaped(serviceUrl(site) + address)}" title="${escaped(title)}" width="100%" height="${height}" style="border: 0" allow="clipboard-write" loading="lazy"></iframe>\n${SIZER}`;

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
      <Snippet title="A card" text={linesFor(site, cardAddress(address), name, height)} />
      {map !== undefined && <Snippet title="A map" text={linesFor(site, map, `Map of ${name}`, 560)} />}
    </Fold>
  );
}
