import { citeInWords, editionDay, writeBibtex } from "@naijaref/api/contract/citation";
import { dataVersion } from "naijaref/about";
import { usePage } from "../layout/page-context.ts";
import { pageUrl, type Site } from "../page.ts";
import { dateInWords } from "../words.ts";
import { Fold } from "./fold.tsx";
import { Snippet } from "./snippet.tsx";

interface CiteProps {
  readonly site: Site;
  readonly code: string;
  readonly name: string;
}

/** How to cite a record: its address, and the edition of the data. */
export function Cite({ site, code, name }: CiteProps) {
  const { address } = usePage();
  if (address === undefined) return null;
  const citation = { dataVersion, address: pageUrl(site, address), record: { code, name } };
  return (
    <Fold id="cite" title="Cite this" note={`edition of ${dateInWords(editionDay(dataVersion))}`}>
      <Snippet title="Text" text={citeInWords(citation)} />
      <Snippet title="BibTeX" text={writeBibtex(citation).trimEnd()} />
    </Fold>
  );
}
