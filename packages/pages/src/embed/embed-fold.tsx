import { usePage } from "../layout/page-context.ts";
import { hasApi, type Site } from "../page.ts";
import { Fold } from "../parts/fold.tsx";
import { cardAddress } from "./addresses.ts";
import { EmbedLines } from "./embed-lines.tsx";

interface EmbedFoldProps {
  readonly site: Site;
  readonly name: string;
  /** The address of a map of what is in it. */
  readonly map?: string | undefined;
}

/** The lines that show a record on another page. A service has the cards: a file cannot say who frames it. */
export function EmbedFold({ site, name, map }: EmbedFoldProps) {
  const { address } = usePage();
  if (address === undefined || !hasApi(site)) return null;
  return (
    <Fold id="embed" title="Show it on your page">
      <p>Copy the two lines into the HTML of your page. The second gives each frame its height.</p>
      <EmbedLines site={site} what="A card" address={cardAddress(address)} title={name} height={280} />
      {map !== undefined && (
        <EmbedLines site={site} what="A map" address={map} title={`Map of ${name}`} height={560} />
      )}
    </Fold>
  );
}
