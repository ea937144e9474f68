import { dataVersion } from "naijaref/about";
import { hasApi, type Site } from "../page.ts";

export const Footer = ({ site }: { readonly site: Site }) => (
  <footer class="site-footer">
    <p>
      Data <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, code MIT. Data version{" "}
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
