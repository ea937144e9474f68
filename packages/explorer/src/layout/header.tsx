/** The name of the site, the box, and the way to everything else. */
export const Header = ({ isHome }: { readonly isHome: boolean }) => (
  <header class="site-header">
    <a class="brand" href="/" aria-current={isHome ? "page" : undefined}>
      naijaref
    </a>
    {!isHome && <SearchForm id="q" />}
    <nav aria-label="Main">
      <a href="/states">States</a>
      <a href="/constituencies">Seats</a>
      <a href="/banks">Banks</a>
      <a href="/v1/docs">API</a>
    </nav>
  </header>
);

/**
 * Works without script: the service shows what it finds. With script, `client/entries/explorer.ts` adds
 * suggestions.
 */
export const SearchForm = ({ id }: { readonly id: string }) => (
  <search>
    <form class="search-form" action="/search" data-search>
      <label class="visually-hidden" for={id}>
        Search places, seats, banks, codes and numbers
      </label>
      <input
        id={id}
        name="q"
        type="search"
        required
        maxlength={64}
        placeholder="Place, bank, code or number"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
      />
      <button type="submit">Search</button>
    </form>
  </search>
);
