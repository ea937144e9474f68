/**
 * A field that shows only the rows with some text. It needs script, and is there before it, so nothing
 * moves.
 */
export const FilterLine = ({ what }: { readonly what: string }) => (
  <p class="filter-line if-script" data-filter-line>
    <input type="search" class="filter" placeholder={`Filter ${what}`} aria-label={`Filter ${what}`} />
    <span class="note" role="status" />
  </p>
);
