import type { Content } from "../page.ts";

/** The page at an address that names nothing. @param what that there is not: `no ward with the code “1”`. */
export const notFound = (what: string): Content => ({
  status: 404,
  title: "Not found",
  description: "There is no page at this address.",
  main: (
    <>
      <h1>Nothing here</h1>
      <p>There is {what}.</p>
    </>
  ),
});
