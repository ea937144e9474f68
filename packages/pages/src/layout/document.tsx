import { CITED, editionDay } from "@naijaref/api/contract/citation";
import { dataVersion } from "naijaref/about";
import type { ComponentChildren } from "preact";
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

interface FooterProps {
  /** The one address of the page, if it has one. */
  readonly address?: string | undefined;
  /** There are no other pages. */
  readonly isAlone?: true | undefined;
  readonly site: Site;
}

const Footer = ({ address, isAlone, site }: FooterProps) => (
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

/**
 * Among files a picture is of a whole state: with one of each LGA and constituency, they would be more than
 * common hosts take.
 */
function pictureUrl(code: string, site: Site): string {
  const shown = hasApi(site) ? code : regionOf({ code }).stateCode || code;
  return `${site.staticHost?.apiUrl ?? site.publicUrl}${pictureAddress(shown)}`;
}

/** What social networks show beside a link to the page. They take whole addresses only. */
const SocialPicture = ({ code, site }: { readonly code: string; readonly site: Site }) => (
  <>
    <meta property="og:image" content={pictureUrl(code, site)} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(PICTURE.width)} />
    <meta property="og:image:height" content={String(PICTURE.height)} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

/**
 * A description of what is shown for search engines, in schema.org's words. It is data: no browser runs it.
 * With every < escaped it cannot end its element.
 */
const JsonLd = ({ thing }: { readonly thing: Readonly<Record<string, unknown>> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c"),
    }}
  />
);

/** Last in a page, so that on a slow line the page itself comes before them. */
const Scripts = ({ names }: { readonly names: readonly AssetName[] }) => (
  <>
    {importsOf(names).map((address) => (
      <link key={address} rel="modulepreload" href={address} />
    ))}
    {names.map((name) => (
      <script key={name} type="module" src={assetAddress(name)} />
    ))}
  </>
);

interface HeadProps extends Pick<Content, "description"> {
  readonly title: string;
  readonly canonical?: string | undefined;
  /** Search engines may list it. */
  readonly isListed: boolean;
  readonly children?: ComponentChildren;
}

/** With the style of the page's beginning in it. */
const Head = ({ title, description, canonical, isListed, children }: HeadProps) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{title}</title>
    <meta name="description" content={description} />
    {!isListed && <meta name="robots" content="noindex" />}
    {canonical !== undefined && <link rel="canonical" href={canonical} />}
    {children}
    <style dangerouslySetInnerHTML={{ __html: firstStyle }} />
  </head>
);

const ICON_ADDRESS = `data:image/svg+xml,${ICON.replace(/[<>#]/g, encodeURIComponent)}`;

/** The whole document around what a page says. */
export function Document({
  title,
  description,
  address,
  main,
  assets = [],
  feed,
  structured,
  picture = COUNTRY,
  searched,
  isWide,
  isAlone,
  site,
}: Content & { readonly site: Site }) {
  const canonical = address === undefined ? undefined : `${site.publicUrl ?? ""}${address}`;
  const styles = (["explorer.css", ...assets] as const).filter((name) => name.endsWith(".css"));
  const scripts = (["explorer.js", ...assets] as const).filter((name) => name.endsWith(".js"));
  return (
    <html
      lang="en-NG"
      data-version={dataVersion}
      data-base={site.staticHost?.base}
      data-api={site.staticHost?.apiUrl}
    >
      <Head
        title={address === "/" ? title : `${title} · naijaref`}
        description={description}
        canonical={canonical}
        isListed={canonical !== undefined}
      >
        {site.staticHost && (
          <meta http-equiv="Content-Security-Policy" content={policyInPage(site.staticHost.apiUrl)} />
        )}
        <meta property="og:site_name" content="naijaref" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {site.publicUrl !== undefined && canonical !== undefined && (
          <>
            <meta property="og:url" content={canonical} />
            <SocialPicture code={picture} site={site} />
          </>
        )}
        <link rel="icon" href={ICON_ADDRESS} />
        {!isAlone && (
          <>
            <link rel="apple-touch-icon" href={assetAddress("touch-icon.png")} />
            <link rel="manifest" href={assetAddress("app.webmanifest")} />
          </>
        )}
        {feed !== undefined && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
      </Head>
      <body class={isWide ? "wide" : undefined}>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        {site.staticHost && (
          <noscript>
            <p class="kept">Search and the tools need JavaScript. All other pages work without it.</p>
          </noscript>
        )}
        {isAlone ? <NameAlone /> : <Header isHome={address === "/"} searched={searched} site={site} />}
        <PageProvider
          value={{
            address,
            isEmbed: false,
            canReport: takesCorrections(site),
            styles: styles.map(assetAddress),
            served: servedParts,
          }}
        >
          <main id="main">{main}</main>
        </PageProvider>
        <Footer address={address} isAlone={isAlone} site={site} />
        {structured !== undefined && <JsonLd thing={structured} />}
        <Scripts names={scripts} />
      </body>
    </html>
  );
}

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
      <Head
        title={`${title} · naijaref`}
        description={description}
        canonical={address && `${site.publicUrl ?? ""}${address}`}
        isListed={false}
      >
        <base target="_blank" />
      </Head>
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
        <Scripts names={scripts} />
      </body>
    </html>
  );
}

/**
 * What a record's page has where the service draws it: maps, measures, and who says what. Its data would be as
 * much as all that a device keeps, so a page that is drawn there is without.
 */
export const servedParts = { AboutRecord, areaWords, CompareWith, RecordMap, sourceInShort } as const;
