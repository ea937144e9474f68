import { usePage } from "./page-context.ts";

/**
 * Where a page's beginning ends. What is above it, `styles/first.css` alone lays out, which is in the page.
 * Browsers draw it at once; what is below waits for the styles that are linked here.
 */
export const StylesBelow = () => (
  <>
    {usePage().styles?.map((address) => (
      <link key={address} rel="stylesheet" href={address} />
    ))}
  </>
);
