/** The flag of Nigeria as SVG. */
export const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'><path fill='#008751' d='M0 0h3v2H0z'/><path fill='#fff' d='M1 0h1v2H1z'/></svg>";
