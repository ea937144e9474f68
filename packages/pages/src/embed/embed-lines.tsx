import { type Site, serviceUrl } from "../page.ts";
import { Snippet } from "../parts/snippet.tsx";

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
