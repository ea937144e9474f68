import { CITED, editionDay } from "@naijaref/api/contract/citation";
import { dataVersion } from "naijaref/about";
import { assetAddress, importsOf } from "../assets.ts";
import { firstStyle } from "../generated/first-style.ts";
import { PageProvider } from "../layout/page-context.ts";
import { servedParts } from "../layout/served-parts.ts";
import type { Content, Site } from "../page.ts";
import { dateInWords } from "../words.ts";

/** The document of a card: no menu, and a line that leads to the whole page. Links open in a new tab. */
export function EmbedDocument({
  title,
  description,
  address,
  main,
  assets = [],
  site,
}: Content & { readonly site: Site }) {
  const styles = assets.filter((name) => name.endsWith(".css"));
  const scripts = assets.filter((name) => name.endsWith(".js"));
  return (
    <html lang="en-NG" data-version={dataVersion}>
      <head>
        <meta charset="utf-8" />
        <base target="_blank" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · naijaref`}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        {address !== undefined && <link rel="canonical" href={`${site.publicUrl ?? ""}${address}`} />}
        <style dangerouslySetInnerHTML={{ __html: firstStyle }} />
      </head>
      <body class="embed">
        <PageProvider
          value={{ address, isEmbed: true, styles: styles.map(assetAddress), served: servedParts }}
        >
          <main id="main">{main}</main>
        </PageProvider>
        <footer class="embed-footer">
          <a href={address ?? "/"}>{address === undefined ? "Open naijaref" : "Open the whole page"}</a>{" "}
          <span>
            naijaref, data of {dateInWords(editionDay(dataVersion))}, {CITED.licence}
          </span>
        </footer>
        {importsOf(scripts).map((one) => (
          <link key={one} rel="modulepreload" href={one} />
        ))}
        {scripts.map((name) => (
          <script key={name} type="module" src={assetAddress(name)} />
        ))}
      </body>
    </html>
  );
}
