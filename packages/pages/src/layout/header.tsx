import { assetAddress } from "../assets.ts";
import { type Content, hasApi, type Site } from "../page.ts";

export const Header = ({
  address,
  searched,
  site,
}: Pick<Content, "address" | "searched"> & { site: Site }) => (
  <header class="site-header">
    <a class="brand" href="/" aria-current={address === "/" ? "page" : undefined}>
      <span>naijaref</span>
    </a>
    {address !== "/" && <SearchForm value={searched} />}
    {/* On a phone it opens the way below it, without script too. */}
    <details class="nav-menu" data-menu>
      <summary aria-label="Menu">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" />
        </svg>
      </summary>
    </details>
    <nav aria-label="Main">
      <a href="/states">States</a>
      <a href="/constituencies">Constituencies</a>
      <a href="/banks">Banks</a>
      <a href="/map">Map</a>
      <a href="/#tools">Tools</a>
      {hasApi(site) && <a href="/v1/docs">API</a>}
    </nav>
  </header>
);

export const NameAlone = () => (
  <header class="site-header">
    <span class="brand">naijaref</span>
  </header>
);

interface SearchFormProps {
  readonly value?: string | undefined;
  readonly placeholder?: string;
}

/**
 * Works without script: the service shows what it finds. With script, `client/entries/explorer.ts` adds
 * suggestions.
 */
export const SearchForm = ({ value, placeholder = "Search" }: SearchFormProps) => (
  <search>
    <form class="search-form" action="/search" data-search data-worker={assetAddress("search-worker.js")}>
      <label class="visually-hidden" for="q">
        Search places, seats, banks, codes and numbers
      </label>
      <input
        id="q"
        name="q"
        type="search"
        value={value}
        required
        maxlength={200}
        placeholder={placeholder}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
      />
      <button type="submit">
        <svg class="if-narrow" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.5 12.5 5 5" />
        </svg>
        <span>Search</span>
      </button>
    </form>
  </search>
);
