import { dataVersion } from "naijaref/about";
import { assetAddress } from "../assets.ts";
import { hasApi, type Site } from "../page.ts";

const Licence = () => (
  <>
    Data <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, code MIT. Data version{" "}
  </>
);

/** The same where there are no other pages. */
export const FooterAlone = () => (
  <footer class="site-footer">
    <p>
      <Licence />
      {dataVersion}.
    </p>
  </footer>
);

interface FooterProps {
  /** The one address of the page, if it has one. */
  readonly address?: string | undefined;
  readonly site: Site;
}

export const Footer = ({ address, site }: FooterProps) => (
  // What the box needs later stands here, because the beginning of a page must be short.
  <footer class="site-footer" data-worker-addresses={assetAddress("search-address-worker.js")}>
    {/* A script writes the whole address here, and the day. */}
    <p class="print-only" data-printed>
      {address !== undefined && `${site.publicUrl ?? ""}${address}`}
    </p>
    <p>
      <Licence />
      <a href="/changes">{dataVersion}</a>.
    </p>
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
  </footer>
);
