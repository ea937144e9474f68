import { CITED, editionDay } from "@naijaref/api/contract/citation";
import { dataVersion } from "naijaref/about";
import { COUNTRY, PICTURE, pictureAddress } from "../addresses.ts";
import { type AssetName, assetAddress, ICON, importsOf } from "../assets.ts";
import { CompareWith } from "../compare/compare-page.tsx";
import { policyInPage } from "../content-security-policy.ts";
import { firstStyle } from "../generated/first-style.ts";
import { areaWords } from "../map/area.ts";
import { RecordMap } from "../map/record-map.tsx";
import { regionOf } from "../map/regions.ts";
import { type Content, hasApi, type Site, takesCorrections } from "../page.ts";
import { AboutRecord, sourceInShort } from "../parts/about-record.tsx";
import { dateInWords } from "../words.ts";
import { Header, NameAlone } from "./header.tsx";
import { PageProvider } from "./page-context.tsx";

/**
 * Among files a picture is of a whole state: with one of each LGA and constituency, they would be more than
 * common hosts take.
 */
function pictureUrl(code: string, site: Site): string {
  const shown = hasApi(site) ? code : regionOf({ code }).stateCode || code;
  return `${site.staticHost?.apiUrl ?? site.publicUrl}${pictureAddress(shown)}`;
}

const ICON_ADDRESS = `data:image/svg+xml,${ICON.replace(/[<>#]/g, encodeURIComponent)}`;

type DocumentProps = Content & { readonly site: Site };

/** The beginning of a document, with the style of the page's beginning in it. */
function Head(props: DocumentProps) {
  const { title, description, address, feed, picture = COUNTRY, isEmbed, isAlone, site } = props;
  const canonical = address === undefined ? undefined : `${site.publicUrl ?? ""}${address}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{address === "/" ? title : `${title} · naijaref`}</title>
      <meta name="description" content={description} />
      {(isEmbed || canonical === undefined) && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {isEmbed ? (
        <base target="_blank" />
      ) : (
        <>
          {site.staticHost && (
            <meta http-equiv="Content-Security-Policy" content={policyInPage(site.staticHost.apiUrl)} />
          )}
          <meta property="og:site_name" content="naijaref" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {/* What social networks show beside a link to the page. They take whole addresses only. */}
          {site.publicUrl !== undefined && canonical !== undefined && (
            <>
              <meta property="og:url" content={canonical} />
              <meta property="og:image" content={pictureUrl(picture, site)} />
              <meta property="og:image:type" content="image/png" />
              <meta property="og:image:width" content={String(PICTURE.width)} />
              <meta property="og:image:height" content={String(PICTURE.height)} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
          <link rel="icon" href={ICON_ADDRESS} />
          {!isAlone && (
            <>
              <link rel="apple-touch-icon" href={assetAddress("touch-icon.png")} />
              <link rel="manifest" href={assetAddress("app.webmanifest")} />
            </>
          )}
          {feed !== undefined && (
            <link rel="alternate" type="application/atom+xml" title={title} href={feed} />
          )}
        </>
      )}
      <style dangerouslySetInnerHTML={{ __html: firstStyle }} />
    </head>
  );
}

const Footer = ({ address, isAlone, site }: DocumentProps) => (
  <footer class="site-footer">
    {/* A script writes the whole address here, and the day. A path alone leads nowhere from paper. */}
    <p class="print-only" data-printed>
      {address !== undefined && site.publicUrl !== undefined && `${site.publicUrl}${address}`}
    </p>
    <p>
      Data <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, code MIT. Data version{" "}
      {isAlone ? dataVersion : <a href="/changes">{dataVersion}</a>}.
    </p>
    {!isAlone && (
      <nav aria-label="About">
        <a href="/coverage">What is covered, and how sure</a>
        <a href="/map">Map</a>
        {hasApi(site) && (
          <>
            <a href="/v1/docs">API reference</a>
            <a href="/downloads">Downloads</a>
          </>
        )}
      </nav>
    )}
  </footer>
);

/** The end of a card: a line that leads to the whole page. */
const EmbedFooter = ({ address }: DocumentProps) => (
  <footer class="embed-footer">
    <a href={address ?? "/"}>{address === undefined ? "Open naijaref" : "Open the whole page"}</a>{" "}
    <span>
      naijaref, data of {dateInWords(editionDay(dataVersion))}, {CITED.licence}
    </span>
  </footer>
);

/** The whole document around what a page says; around a card for other pages, which has no menu. */
export function Document(props: DocumentProps) {
  const { address, main, assets = [], structured, isWide, isAlone, isEmbed = false, site } = props;
  const all: readonly AssetName[] = isEmbed ? assets : ["explorer.css", "explorer.js", ...assets];
  const styles = all.filter((name) => name.endsWith(".css")).map(assetAddress);
  const scripts = all.filter((name) => name.endsWith(".js"));
  return (
    <html
      lang="en-NG"
      data-version={dataVersion}
      data-base={site.staticHost?.base}
      data-api={site.staticHost?.apiUrl}
    >
      <Head {...props} />
      <body class={isEmbed ? "embed" : isWide ? "wide" : undefined}>
        {!isEmbed && (
          <>
            <a class="skip" href="#main">
              Skip to the content
            </a>
            {site.staticHost && (
              <noscript>
                <p class="kept">Search and the tools need JavaScript. All other pages work without it.</p>
              </noscript>
            )}
            {isAlone ? <NameAlone /> : <Header {...props} />}
          </>
        )}
        <PageProvider
          value={{ address, isEmbed, canReport: takesCorrections(site), styles, served: servedParts }}
        >
          <main id="main">{main}</main>
        </PageProvider>
        {isEmbed ? <EmbedFooter {...props} /> : <Footer {...props} />}
        {structured !== undefined && (
          // For search engines, in schema.org's words: no browser runs it, and without < it cannot end here.
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: JSON.stringify({ "@context": "https://schema.org", ...structured }).replaceAll(
                "<",
                "\\u003c",
              ),
            }}
          />
        )}
        {/* Last, so that on a slow line the page itself comes before them. */}
        {importsOf(scripts).map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        {scripts.map((name) => (
          <script key={name} type="module" src={assetAddress(name)} />
        ))}
      </body>
    </html>
  );
}

/**
 * What a record's page has where the service draws it: maps, measures, and who says what. Its data would be as
 * much as all that a device keeps, so a page that is drawn there is without.
 */
export const servedParts = { AboutRecord, areaWords, CompareWith, RecordMap, sourceInShort } as const;
